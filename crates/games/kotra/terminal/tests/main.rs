//! The commands for Kotra.

use std::collections::{BTreeMap, BTreeSet};

use kotra::OPTIONS;
use serde_json::{Value, json};
use testkit::command::{Said, run};

const DOC: &str = include_str!("../../docs/notation.md");

fn sahkku_reading(arguments: &[&str], input: &[u8]) -> Said {
    run(env!("CARGO_BIN_EXE_sahkku"), arguments, input)
}

/// Runs the command for this game.
fn kotra(arguments: &[&str]) -> Said {
    sahkku_reading(&[&["--game", "kotra"], arguments].concat(), b"")
}

fn values(lines: &str) -> Vec<Value> {
    lines
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect()
}

/// The lines of the block of the document with this word behind the three backticks.
fn shown(kind: &str) -> Vec<Value> {
    let head = format!("\n```{kind}\n");
    let (_, rest) = DOC.split_once(&head).unwrap();
    let (block, _) = rest.split_once("\n```").unwrap();
    values(block)
}

fn keys(value: &Value) -> BTreeSet<&str> {
    let keys = value.as_object().unwrap().keys();
    keys.map(|key| &**key).collect()
}

/// Traces games that begin at these positions.
fn trace_from(starts: &[Value], arguments: &[&str]) -> Said {
    let lines: Vec<String> = starts.iter().map(Value::to_string).collect();
    let all = [&["--game", "kotra", "trace", "--from", "-"], arguments].concat();
    sahkku_reading(&all, lines.join("\n").as_bytes())
}

/// Checkers on these points, some hit and some borne off.
fn checkers(points: &[(usize, u8)], hit: u8, off: u8) -> Value {
    let mut all = [0; 24];
    for &(point, count) in points {
        all[point - 1] = count;
    }
    json!({
        "points": all, "hit": hit, "off": off,
        "five_out": true, "open_band": false, "thrown_before": true,
    })
}

/// White to move, who has begun.
fn start(options: &Value, white: &Value, black: &Value) -> Value {
    json!({
        "options": options,
        "position": {
            "turn": "white", "first": "white", "white": white, "black": black,
            "throw": [], "unused": [], "after": null,
        },
    })
}

/// Langi múkur is one pip away.
const ONE_PIP: [(usize, u8); 5] = [(20, 3), (21, 3), (22, 3), (23, 4), (24, 2)];

/// Positions from which random games come to everything that the rules know.
fn starts() -> Vec<Value> {
    let home = checkers(&[(1, 15)], 0, 0);
    let one_hit = checkers(&[(1, 14)], 1, 0);
    let near = checkers(&ONE_PIP, 0, 0);
    let nearly_off = checkers(&[(23, 1), (24, 1)], 0, 13);
    let mut first_turn = home.clone();
    first_turn["five_out"] = false.into();
    first_turn["thrown_before"] = false.into();
    let mut after = start(&json!({}), &checkers(&[], 0, 15), &near);
    after["position"]["turn"] = "black".into();
    after["position"]["after"] = json!({"side": "black", "left": 2, "value": 4});
    vec![
        start(&json!({"single_die": "yes"}), &near, &home),
        start(&json!({"one_die": "either"}), &near, &one_hit),
        start(&json!({"after_throws": 13}), &nearly_off, &near),
        start(&json!({"after_throws": 0}), &nearly_off, &one_hit),
        start(
            &json!({"after_throws": 0, "last_throw": "yes"}),
            &nearly_off,
            &checkers(&[(24, 2)], 0, 13),
        ),
        start(&json!({"two_sixes": "yes"}), &first_turn, &first_turn),
        start(
            &json!({"litli_meistari": "yes"}),
            &checkers(&[(22, 1), (23, 6), (24, 8)], 0, 0),
            &home,
        ),
        after,
    ]
}

/// The usual rules, and each option at each other value.
fn cases() -> usize {
    let others = OPTIONS.iter().map(|option| option.values().len() - 1);
    1 + others.sum::<usize>()
}

#[test]
fn help_shows_every_command_with_examples() {
    let help = kotra(&["--help"]).fine();
    for command in [
        "rules", "moves", "replay", "perft", "trace", "simulate", "match", "bench",
    ] {
        assert!(help.contains(command));
        let help = kotra(&[command, "--help"]).fine();
        assert!(help.contains("Examples:"), "{command}");
        assert!(help.contains("--game"), "{command}");
    }
}

#[test]
fn rules_show_every_option() {
    assert!(kotra(&["rules"]).fine().contains("Davíðsson"));
    let shown = kotra(&["rules", "kotra after_throws=13"]).fine();
    assert!(shown.contains("* after_throws"), "{shown}");
    let all: Value = serde_json::from_str(&kotra(&["rules", "--json"]).fine()).unwrap();
    assert_eq!(all[0]["options"].as_array().unwrap().len(), OPTIONS.len());
    let refused = kotra(&["rules", "kotra after_throws=6"]).refused();
    assert!(refused.contains("0 | 5 | 7 | 13"), "{refused}");
}

#[test]
fn traces_are_the_same_whatever_the_threads() {
    let trace = |threads, seed| {
        let arguments = ["--games", "20", "--seed", seed, "--threads", threads];
        trace_from(&starts(), &arguments).fine()
    };
    let one = trace("1", "5");
    assert_eq!(trace("3", "5"), one);
    assert_ne!(trace("3", "6"), one);
}

#[test]
fn a_trace_says_yes_and_no_and_shows_equal_dice_four_times() {
    let options = ["--option", "single_die=yes", "--option", "after_throws=13"];
    let out = kotra(&[&["trace", "--games", "5"][..], &options].concat()).fine();
    let mut equal = 0;
    for line in values(&out) {
        if line.get("outcome").is_some() {
            continue;
        }
        let shown = &line["options"];
        assert_eq!(shown.as_object().unwrap().len(), OPTIONS.len());
        assert_eq!(
            (
                &shown["single_die"],
                &shown["after_throws"],
                &shown["last_throw"]
            ),
            (&json!("yes"), &json!(13), &json!("no"))
        );
        let throw = line["position"]["throw"].as_array().unwrap();
        assert_eq!(throw.len(), if throw[0] == throw[1] { 4 } else { 2 });
        equal += usize::from(throw.len() == 4);
    }
    assert!(equal > 0);
}

#[test]
fn every_option_is_flipped() {
    let out = kotra(&["trace", "--every-option", "--games", "1", "--cap", "1"]).fine();
    let mut seen: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for line in values(&out) {
        for (name, value) in line["options"].as_object().into_iter().flatten() {
            let values = seen.entry(name.clone()).or_default();
            values.insert(value.to_string());
        }
    }
    let counts = seen.iter().map(|(name, all)| (&**name, all.len()));
    let all = OPTIONS
        .iter()
        .map(|option| (option.name, option.values().len()));
    assert_eq!(counts.collect::<BTreeMap<_, _>>(), all.collect());
}

#[test]
fn games_begin_at_the_lines_of_a_file_in_turn() {
    let starts = starts();
    let out = trace_from(&starts, &["--games", "20", "--cap", "1"]).fine();
    let firsts = values(&out);
    let firsts: Vec<&Value> = firsts.iter().filter(|line| line["ply"] == 0).collect();
    assert_eq!(firsts.len(), 20);
    for (line, start) in firsts.into_iter().zip(starts.iter().cycle()) {
        for (name, value) in start["options"].as_object().unwrap() {
            assert_eq!(line["options"][name], *value);
        }
        // A throw that passes changes the turn, and uses up one of the after-throws.
        if line["events"] == json!([]) {
            for part in ["turn", "first", "white", "black", "after"] {
                assert_eq!(line["position"][part], start["position"][part]);
            }
        }
    }
}

#[test]
fn an_option_is_flipped_in_every_line_that_can_stand_so() {
    let arguments = ["--every-option", "--games", "8", "--cap", "1"];
    let lines = values(&trace_from(&starts(), &arguments).fine());
    let firsts: Vec<&Value> = lines.iter().filter(|line| line["ply"] == 0).collect();
    assert_eq!(firsts.len(), cases() * 8);
    let count = |option: &str, value: Value| {
        let lines = firsts
            .iter()
            .filter(|line| line["options"][option] == value);
        lines.count()
    };
    // All games of the case that sets it, and in the others those of the line that does.
    assert_eq!(count("last_throw", "yes".into()), 8 + (cases() - 1));
    // Without after-throws the line of them cannot stand, and the first line is played again.
    let after = |line: &&&Value| !line["position"]["after"].is_null();
    assert!(firsts.iter().filter(after).count() > 4);
    let mut without = firsts.iter().filter(after);
    assert!(without.all(|line| line["options"]["after_throws"] != 0));
}

#[test]
fn traces_come_to_every_action_and_every_end() {
    let out = trace_from(&starts(), &["--games", "800"]).fine();
    let (mut done, mut ends, mut passed) = (BTreeSet::new(), BTreeSet::new(), 0);
    let mut values_of_munks = BTreeSet::new();
    for line in values(&out) {
        if let Some(outcome) = line.get("outcome") {
            ends.insert(outcome["reason"].to_string());
            if outcome["pattern"] == "langi-mukur" {
                let (half, mar) = (&outcome["half"], &outcome["mar"]);
                values_of_munks.insert(format!("{half} {mar} {}", outcome["value"]));
            }
            continue;
        }
        let legal = line["legal"].as_array().unwrap();
        assert!(line["chosen"].as_u64().unwrap() < legal.len() as u64);
        done.extend(legal.iter().map(|action| action["do"].to_string()));
        for event in line["events"].as_array().unwrap() {
            assert_eq!(event["event"], "passed");
            let dice = event["throw"].as_array().unwrap().len();
            assert!([1, 2, 4].contains(&dice));
            passed += 1;
        }
        let choice = line["position"]["throw"] == json!([]);
        assert_eq!(choice, legal[0]["do"] == "throw");
    }
    let all = ["enter", "four", "move", "off", "stop", "throw"];
    assert_eq!(done, all.map(|word| format!("\"{word}\"")).into());
    let all = ["draw", "jan", "munk", "off"];
    assert_eq!(ends, all.map(|word| format!("\"{word}\"")).into());
    assert!(values_of_munks.contains("true false 2.5"));
    assert!(values_of_munks.contains("true true 3.5"));
    assert!(values_of_munks.contains("false false 5"));
    assert!(passed > 0);
}

#[test]
fn a_wrong_line_is_refused_with_its_number() {
    type Change = fn(&mut Value);
    let refused = |change: Change| {
        let mut two = [starts()[0].clone(), starts()[1].clone()];
        change(&mut two[1]);
        trace_from(&two, &[]).refused()
    };
    let cases: [(Change, &str); 6] = [
        (
            |line| line["options"]["dice"] = "no".into(),
            "no option dice=no",
        ),
        (
            |line| line["options"]["single_die"] = true.into(),
            "single_die=true",
        ),
        (
            |line| line["position"]["white"]["off"] = 1.into(),
            "16 checkers",
        ),
        (
            |line| line["position"]["turn"] = "red".into(),
            "white or black",
        ),
        (
            |line| line["position"]["throw"] = json!([3]),
            "must be empty",
        ),
        (
            |line| *line = json!({"options": {}}),
            "missing field `position`",
        ),
    ];
    for (change, why) in cases {
        let said = refused(change);
        assert!(said.contains("standard input: line 2"), "{said}");
        assert!(said.contains(why), "{said}");
    }
    assert!(trace_from(&[], &[]).refused().contains("no position"));
    assert_eq!(kotra(&["trace", "--from", "nowhere"]).code, Some(3));
}

#[test]
fn simulate_checks_and_counts() {
    let csv = [
        "simulate",
        "--check",
        "--format",
        "csv",
        "--every-option",
        "--games",
        "20",
    ];
    let out = kotra(&csv).fine();
    assert_eq!(out.lines().count(), 1 + cases(), "{out}");
    let lines: Vec<String> = starts().iter().map(Value::to_string).collect();
    let from = ["--from", "-", "--games", "400", "--check"];
    let all = [&["--game", "kotra", "simulate"][..], &from].concat();
    let told = sahkku_reading(&all, lines.join("\n").as_bytes()).fine();
    for said in [
        "the beginner",
        "langi-mukur",
        "half",
        "mar ",
        "draw",
        "torn up",
    ] {
        assert!(told.contains(said), "{said}: {told}");
    }
    let json = [&all[..], &["--format", "json"]].concat();
    let rows: Value =
        serde_json::from_str(&sahkku_reading(&json, lines.join("\n").as_bytes()).fine()).unwrap();
    let row = &rows[0];
    let count = |name: &str| row[name].as_u64().unwrap();
    let ends: u64 = ["off", "munk", "jan", "draw", "cap"]
        .map(count)
        .iter()
        .sum();
    assert_eq!(ends, 400);
    assert!(count("half") < count("munk") && count("half") > 0);
    assert_eq!(count("white_wins") + count("black_wins"), count("won"));
    let units = row["white_units_a_game"].as_f64().unwrap();
    assert!((0.0..=15.0).contains(&units), "{units}");
}

#[test]
fn perft_counts_turns() {
    let count = |arguments: &[&str]| {
        let out = kotra(&[&["perft"], arguments].concat()).fine();
        let last = out.lines().last().unwrap().to_owned();
        let numbers = last.split_whitespace().map(|word| word.parse().unwrap());
        numbers.collect::<Vec<u64>>()
    };
    assert_eq!(count(&["start", "0"]), [0, 1, 1]);
    // Fifteen throws of two dice lead to two positions or to one, as the lower die may stand on
    // the point that the higher one leaves from; six are equal dice.
    let one = count(&["start", "1"]);
    assert_eq!(one, [1, 39, 69]);
    assert_eq!(count(&["start", "1", "--divide"]), one);
    let four = count(&["start", "1", "--option", "two_sixes=yes"]);
    assert_eq!(four, [1, 40, 70]);
}

#[test]
fn bench_measures() {
    for more in [&[][..], &["--turns"]] {
        let arguments = [&["bench", "--repeats", "1", "--milliseconds", "1"], more].concat();
        assert_eq!(kotra(&arguments).fine().lines().count(), 3);
    }
}

#[test]
fn moves_show_the_position_and_why_something_is_not_allowed() {
    let shown = kotra(&["moves", "start", "--throw", "62"]).fine();
    assert!(shown.contains("2 legal actions"), "{shown}");
    assert!(shown.contains("w15"), "{shown}");
    let why = |action| kotra(&["moves", "start", "--throw", "66", "--why", action]).fine();
    assert!(why("1/7").contains("legal; lost: 6 6 6"));
    assert!(why("four").contains("do not know the four"));
    let near = "20:3,21:3,22:3,23:4,24:2/1:15 white white ??";
    let shown = kotra(&["moves", near, "--throw", "13"]).fine();
    assert!(shown.contains("half munk: langi-mukur"), "{shown}");
    let choice = near.replace("??", "choose");
    let arguments = ["moves", &choice, "--option", "single_die=yes"];
    let shown = kotra(&arguments).fine();
    assert!(
        shown.contains("  one") && shown.contains("  two"),
        "{shown}"
    );
    let after = "20:3,21:3,22:3,23:4,24:2/off:15 white black ?? after 2 value 4";
    let shown = kotra(&["moves", after]).fine();
    assert!(
        shown.contains("after-throws left: 2; black wins 4"),
        "{shown}"
    );
    assert!(kotra(&["moves", "1:15"]).refused().contains("the position"));
    let twice = [
        "moves",
        "20:3,21:3,22:3,23:4,24:2/1:15 white white 31",
        "--throw",
        "31",
    ];
    assert!(kotra(&twice).refused().contains("--throw 31"));
    assert_eq!(kotra(&["moves", "start", "--throw", "70"]).code, Some(2));
}

#[test]
fn replay_tells_a_game_and_refuses_a_wrong_one() {
    let record = "kotra 1\nrules kotra\nwhite Anna\nmatch 15 white 4.5 black 0 loser white\n\
                  begins white\n1 white 62: 1/7 1/3\n2 black 66: 1/7\n\
                  result white resigned 2\n";
    let replay = |record: &str, more: &[&str]| {
        let arguments = [&["--game", "kotra", "replay", "-"], more].concat();
        sahkku_reading(&arguments, record.as_bytes())
    };
    let told = replay(record, &["--boards"]).fine();
    for said in [
        "Anna",
        "white begins",
        "white throws 6-2",
        "white moves from 1 to 3",
        "lost: 6 6 6",
        "white wins 2: black resigned",
        "match 15 white 6.5 black 0 loser black",
    ] {
        assert!(told.contains(said), "{said}: {told}");
    }
    assert_eq!(replay(record, &["--quiet"]).fine(), "");
    let refused = replay(&record.replace("1/3", "1/9"), &[]).refused();
    assert!(refused.contains("line 6"), "{refused}");
}

#[test]
fn an_end_is_told_with_what_it_is_worth() {
    let record = "kotra 1\nrules kotra\n\
                  position 20:3,21:3,22:3,23:4,24:2/hit,1:14 white white ??\n\
                  1 white 13: 23/24 stop\n\
                  result white munk langi-mukur half mar 3.5\n";
    let told = sahkku_reading(&["--game", "kotra", "replay", "-"], record.as_bytes()).fine();
    let end = "white wins 3.5: by half munk, langi-mukur, with mar";
    assert!(told.contains(end), "{told}");
}

#[test]
fn traces_have_the_shape_shown() {
    let decision = &shown("trace")[0];
    let outcome = &shown("trace-outcome")[0];
    let (actions, events) = (shown("trace-action"), shown("trace-event"));
    let form = |action: &Value| (action["do"].to_string(), keys(action).len());
    let actions: BTreeSet<_> = actions.iter().map(form).collect();
    let mut seen = BTreeSet::new();
    let mut passed = 0;
    for line in values(&trace_from(&starts(), &["--games", "800"]).fine()) {
        if line.get("outcome").is_some() {
            assert_eq!(keys(&line), keys(outcome));
            assert_eq!(keys(&line["outcome"]), keys(&outcome["outcome"]));
            continue;
        }
        assert_eq!(keys(&line), keys(decision));
        assert_eq!(keys(&line["position"]), keys(&decision["position"]));
        assert!(keys(&line["options"]).is_superset(&keys(&decision["options"])));
        let white = &decision["position"]["white"];
        assert_eq!(keys(&line["position"]["white"]), keys(white));
        seen.extend(line["legal"].as_array().unwrap().iter().map(form));
        for event in line["events"].as_array().unwrap() {
            assert_eq!(keys(event), keys(&events[0]));
            passed += 1;
        }
    }
    assert_eq!(seen, actions);
    assert!(passed > 0);
}

#[test]
fn a_match_is_the_same_on_any_number_of_threads() {
    let play = |players, threads| {
        let arguments = [
            "match",
            "--players",
            players,
            "--games",
            "3",
            "--threads",
            threads,
        ];
        kotra(&arguments).fine()
    };
    let one = play("racer,random", "1");
    assert_eq!(play("racer,random", "3"), one);
    for said in [
        "racer against random",
        "games         4",
        "as black",
        "units",
    ] {
        assert!(one.contains(said), "{said}: {one}");
    }
    let easy = play("easy,beginner", "0");
    assert!(easy.contains("easy against beginner"), "{easy}");
}

#[test]
fn a_match_varies_every_option() {
    let options = ["--every-option", "--format", "csv", "--cap", "4"];
    let game = ["--players", "random,random", "--games", "2"];
    let out = kotra(&[&["match"][..], &options, &game].concat()).fine();
    assert_eq!(out.lines().count(), 1 + cases(), "{out}");
    assert!(out.contains("kotra,last_throw,yes,"), "{out}");
}

#[test]
fn a_match_names_two_players_that_are_known() {
    for players in ["easy", "easy,grand"] {
        assert_eq!(kotra(&["match", "--players", players]).code, Some(2));
    }
}
