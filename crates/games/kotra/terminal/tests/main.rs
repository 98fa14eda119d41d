//! The commands for Kotra.

use std::collections::BTreeSet;

use kotra::OPTIONS;
use serde_json::{Value, json};

use crate::common::{Said, read, sahkku, sahkku_reading, values};

/// Runs the command for this game.
fn kotra(words: &str) -> Said {
    sahkku(&format!("--game kotra {words}"))
}

/// Runs the command with games that begin at these positions.
fn from(starts: &[Value], words: &str) -> Said {
    let lines: Vec<String> = starts.iter().map(Value::to_string).collect();
    sahkku_reading(&format!("--game kotra {words} --from -"), lines.join("\n"))
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

/// White to move, with white as the side that began.
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

/// Positions from which random games reach everything in the rules.
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

/// Games with everything that traces show.
pub(crate) fn traces() -> Vec<Value> {
    values(&from(&starts(), "trace --games 800").fine())
}

#[test]
fn rules_show_what_an_option_can_be() {
    assert!(kotra("rules").fine().contains("Davíðsson"));
    let shown = kotra("rules 'kotra after_throws=13'").fine();
    assert!(shown.contains("* after_throws"), "{shown}");
    let refused = kotra("rules 'kotra after_throws=6'").refused();
    assert!(refused.contains("0 | 5 | 7 | 13"), "{refused}");
}

#[test]
fn a_trace_says_yes_and_no_and_shows_equal_dice_four_times() {
    let out = kotra("trace --games 5 --option single_die=yes --option after_throws=13").fine();
    let mut equal = 0;
    for line in values(&out) {
        if line.get("outcome").is_some() {
            continue;
        }
        let shown = &line["options"];
        assert_eq!(shown.as_object().unwrap().len(), OPTIONS.len());
        let values = ["single_die", "after_throws", "last_throw"].map(|name| &shown[name]);
        assert_eq!(values, [&json!("yes"), &json!(13), &json!("no")]);
        let throw = line["position"]["throw"].as_array().unwrap();
        assert_eq!(throw.len(), if throw[0] == throw[1] { 4 } else { 2 });
        equal += usize::from(throw.len() == 4);
    }
    assert!(equal > 0);
}

#[test]
fn games_begin_at_the_lines_of_a_file_in_turn() {
    let starts = starts();
    let out = from(&starts, "trace --games 20 --cap 1").fine();
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
    let trace = "trace --every-option --games 8 --cap 1";
    let lines = values(&from(&starts(), trace).fine());
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
    // Without after-throws their line is impossible, and the first line is played again.
    let after = |line: &&&Value| !line["position"]["after"].is_null();
    assert!(firsts.iter().filter(after).count() > 4);
    let mut without = firsts.iter().filter(after);
    assert!(without.all(|line| line["options"]["after_throws"] != 0));
}

#[test]
fn traces_come_to_every_action_and_every_end() {
    let (mut done, mut ends, mut passed) = (BTreeSet::new(), BTreeSet::new(), 0);
    let mut values_of_munks = BTreeSet::new();
    for line in traces() {
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
        from(&two, "trace").refused()
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
    assert!(from(&[], "trace").refused().contains("no position"));
    assert_eq!(kotra("trace --from nowhere").code, Some(3));
}

#[test]
fn simulate_counts_what_each_end_is_worth() {
    let csv = kotra("simulate --format csv --every-option --games 2").fine();
    assert_eq!(csv.lines().count(), 1 + cases(), "{csv}");
    for (n, pattern) in kotra::Pattern::WORDS.iter().enumerate() {
        let mut names = csv.lines().next().unwrap().split(',');
        let at = names
            .clone()
            .position(|name| name == "langi-hryggur")
            .unwrap();
        assert_eq!(names.nth(at + 2 * n), Some(*pattern));
        assert_eq!(names.next(), Some(&*format!("{pattern}_half")));
    }
    let told = from(&starts(), "simulate --games 400 --check").fine();
    for said in "beginner,langi-mukur,half,mar ,draw,torn up".split(',') {
        assert!(told.contains(said), "{said}: {told}");
    }
    let rows = from(&starts(), "simulate --games 400 --format json").fine();
    let row = &read(&rows)[0];
    let count = |name: &str| row[name].as_u64().unwrap();
    let ends = ["off", "munk", "jan", "draw", "cap"].map(count);
    assert_eq!(ends.iter().sum::<u64>(), 400);
    assert!(count("half") < count("munk") && count("half") > 0);
    let units = row["white_units_a_game"].as_f64().unwrap();
    assert!((0.0..=15.0).contains(&units), "{units}");
}

#[test]
fn perft_counts_turns() {
    let count = |words: &str| {
        let out = kotra(&format!("perft {words}")).fine();
        let last = out.lines().last().unwrap().to_owned();
        let numbers = last.split_whitespace().map(|word| word.parse().unwrap());
        numbers.collect::<Vec<u64>>()
    };
    assert_eq!(count("start 0"), [0, 1, 1]);
    // Fifteen throws of two dice lead to two positions or to one, because the lower die may end on the point that the higher
    // one leaves; six are doubles.
    let one = count("start 1");
    assert_eq!(one, [1, 39, 69]);
    assert_eq!(count("start 1 --divide"), one);
    assert_eq!(count("start 1 --option two_sixes=yes"), [1, 40, 70]);
}

#[test]
fn bench_can_list_whole_turns() {
    let out = kotra("bench --repeats 1 --milliseconds 1 --turns").fine();
    assert_eq!(out.lines().count(), 3);
}

#[test]
fn moves_show_the_position_and_why_something_is_not_allowed() {
    let moves = |words: &str| kotra(&format!("moves {words}"));
    let near = "20:3,21:3,22:3,23:4,24:2/1:15 white white";
    let after = "20:3,21:3,22:3,23:4,24:2/off:15 white black ?? after 2 value 4";
    for (words, parts) in [
        ("start --throw 62", &["2 legal actions", "w15"][..]),
        ("start --throw 66 --why 1/7", &["legal; lost: 6 6 6"]),
        ("start --throw 66 --why four", &["do not know the four"]),
        (
            &format!("'{near} ??' --throw 13"),
            &["half munk: langi-mukur"],
        ),
        (
            &format!("'{near} choose' --option single_die=yes"),
            &["  one", "  two"],
        ),
        (
            &format!("'{after}'"),
            &["after-throws left: 2; black wins 4"],
        ),
    ] {
        let shown = moves(words).fine();
        assert!(
            parts.iter().all(|part| shown.contains(part)),
            "{words}: {shown}"
        );
    }
    assert!(moves("1:15").refused().contains("the position"));
    let twice = moves(&format!("'{near} 31' --throw 31"));
    assert!(twice.refused().contains("--throw 31"));
    let wrong = moves("start --throw 70").refused();
    assert!(wrong.contains("--throw 70: expected a throw"), "{wrong}");
}

#[test]
fn replay_tells_a_game_and_refuses_a_wrong_one() {
    let record = "kotra 1\nrules kotra\nwhite Anna\nmatch 15 white 4.5 black 0 loser white\n\
                  begins white\n1 white 62: 1/7 1/3\n2 black 66: 1/7\n\
                  result white resigned 2\n";
    let replay =
        |record: &str, more: &str| sahkku_reading(&format!("--game kotra replay - {more}"), record);
    let told = replay(record, "--boards").fine();
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
    assert_eq!(replay(record, "--quiet").fine(), "");
    let refused = replay(&record.replace("1/3", "1/9"), "").refused();
    assert!(refused.contains("line 6"), "{refused}");
}

#[test]
fn an_end_is_told_with_what_it_is_worth() {
    let record = "kotra 1\nrules kotra\n\
                  position 20:3,21:3,22:3,23:4,24:2/hit,1:14 white white ??\n\
                  1 white 13: 23/24 stop\n\
                  result white munk langi-mukur half mar 3.5\n";
    let told = sahkku_reading("--game kotra replay -", record).fine();
    let end = "white wins 3.5: by half munk, langi-mukur, with mar";
    assert!(told.contains(end), "{told}");
}

#[test]
fn a_match_counts_units_and_varies_every_option() {
    let table = kotra("match --players racer,random --games 4").fine();
    assert!(
        table.contains("\nunits ") && table.contains("as black"),
        "{table}"
    );
    let every = "--players random,random --every-option --format csv --cap 4 --games 2";
    let out = kotra(&format!("match {every}")).fine();
    assert_eq!(out.lines().count(), 1 + cases(), "{out}");
    assert!(out.contains("kotra,last_throw,yes,"), "{out}");
}
