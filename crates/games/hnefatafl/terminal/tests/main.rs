//! The commands for Hnefatafl, and the shape of its traces in `crates/games/hnefatafl/docs/notation.md`.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::OnceLock;

use serde_json::Value;
use testkit::command::{Said, run};

const DOC: &str = include_str!("../../docs/notation.md");

fn sahkku(arguments: &[&str]) -> Said {
    sahkku_reading(arguments, b"")
}

fn sahkku_reading(arguments: &[&str], input: &[u8]) -> Said {
    run(env!("CARGO_BIN_EXE_sahkku"), arguments, input)
}

/// Runs the command for this game.
fn tafl(arguments: &[&str]) -> Said {
    sahkku(&[&["--game", "hnefatafl"], arguments].concat())
}

/// The lines of the block of the document with this word behind the three backticks.
fn lines(kind: &str) -> Vec<Value> {
    let head = format!("\n```{kind}\n");
    let (_, rest) = DOC.split_once(&head).unwrap();
    let (block, _) = rest.split_once("\n```").unwrap();
    block
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect()
}

fn keys(value: &Value) -> BTreeSet<String> {
    value.as_object().unwrap().keys().cloned().collect()
}

fn trace(arguments: &[&str]) -> Vec<Value> {
    let out = tafl(&[&["trace"], arguments].concat()).fine();
    out.lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect()
}

fn many_traces() -> &'static [Value] {
    static TRACES: OnceLock<Vec<Value>> = OnceLock::new();
    TRACES.get_or_init(trace_much)
}

fn trace_much() -> Vec<Value> {
    let nearly_taken = "9/9/9/9/9/3tKt3/9/9/4t4 muscovite";
    [
        &["--rules", "linne", "--every-option"][..],
        &["--rules", "brandubh", "--games", "9"],
        &["--start", nearly_taken, "--games", "150", "--cap", "1"],
        &["--rules", "linne announce=players", "--policy", "shuffle"],
    ]
    .iter()
    .flat_map(|arguments| trace(arguments))
    .collect()
}

#[test]
fn help_shows_every_command_with_examples() {
    let help = tafl(&["--help"]).fine();
    for command in [
        "rules", "moves", "replay", "perft", "trace", "simulate", "match", "bench",
    ] {
        assert!(help.contains(command));
        let help = tafl(&[command, "--help"]).fine();
        assert!(help.contains("Examples:"), "{command}");
        assert!(help.contains("--game"), "{command}");
    }
    assert!(sahkku(&["--help"]).fine().contains("--game"));
}

#[test]
fn the_game_may_be_named_anywhere_and_no_other_game_is_known() {
    let first = tafl(&["rules"]).fine();
    assert!(first.contains("brandubh"));
    assert_eq!(sahkku(&["rules", "--game=hnefatafl"]).fine(), first);
    let usual = sahkku(&["rules"]).fine();
    assert_eq!(sahkku(&["--game", "sahkku", "rules"]).fine(), usual);
    assert_eq!(sahkku(&["--game", "chess", "rules"]).code, Some(2));
}

#[test]
fn rules_show_options_and_refuse_what_does_not_go_together() {
    let shown = tafl(&["rules", "linne king_taken=castle"]).fine();
    assert!(shown.contains("* king_taken"), "{shown}");
    let all: Value = serde_json::from_str(&tafl(&["rules", "--json"]).fine()).unwrap();
    assert_eq!(all.as_array().unwrap().len(), hnefatafl::PRESETS.len());
    assert_eq!(
        all[0]["options"].as_array().unwrap().len(),
        hnefatafl::OPTIONS.len()
    );
    let refused = tafl(&["rules", "linne board=7"]).refused();
    assert!(refused.contains("by force"), "{refused}");
}

#[test]
fn moves_show_the_position_and_why_something_is_not_allowed() {
    let shown = tafl(&["moves", "start"]).fine();
    assert!(shown.contains("56 legal moves"), "{shown}");
    let why = |text| tafl(&["moves", "start", "--why", text]).fine();
    assert!(why("e5-e9").contains("in the way (on e6)"));
    assert!(why("e4-b4").contains("legal"));
    let position = "8t/9/9/9/4K4/9/9/9/9 muscovite";
    assert!(tafl(&["moves", position]).fine().contains("tuichu"));
    assert!(tafl(&["moves", "9/9"]).refused().contains("the position"));
}

#[test]
fn perft_counts_in_both_ways() {
    for more in [&[][..], &["--play"], &["--divide"]] {
        let arguments = [&["perft", "start", "3"], more].concat();
        let counted = tafl(&arguments).fine();
        assert!(counted.trim_end().ends_with(" 251856"), "{counted}");
    }
}

#[test]
fn replay_tells_a_game_and_refuses_a_wrong_one() {
    let record = "hnefatafl 1\nrules linne\nswede Elle\n\n1 e4-f4 e2-f2\nresult draw agreed\n";
    let replay = |record: &str| {
        let arguments = ["--game", "hnefatafl", "replay", "--boards", "-"];
        sahkku_reading(&arguments, record.as_bytes())
    };
    let told = replay(record).fine();
    assert!(told.contains("a draw by agreement"), "{told}");
    assert!(told.contains("the drabant goes from e4 to f4"), "{told}");
    let refused = replay(&record.replace("e2-f2", "e2-e5")).refused();
    assert!(refused.contains("line 5, column 9"), "{refused}");
}

#[test]
fn simulate_checks_and_counts() {
    let out = tafl(&[
        "simulate",
        "--games",
        "2",
        "--every-option",
        "--check",
        "--cap",
        "200",
        "--format",
        "csv",
    ])
    .fine();
    assert!(out.lines().count() > 50);
    assert!(tafl(&["simulate", "--games", "5"]).fine().contains("swede"));
}

#[test]
fn bench_measures() {
    let out = tafl(&["bench", "--repeats", "1", "--milliseconds", "1"]).fine();
    for preset in &hnefatafl::PRESETS {
        assert!(out.contains(preset.id), "{out}");
    }
}

#[test]
fn traces_are_the_same_whatever_the_threads() {
    let arguments = ["--rules", "tablut", "--games", "9", "--seed", "5"];
    let with = |threads| trace(&[&arguments[..], &["--threads", threads]].concat());
    let one = with("1");
    assert_eq!(one, with("3"));
    assert_ne!(one, trace(&["--rules", "tablut", "--games", "9"]));
}

#[test]
fn traces_have_the_shape_shown() {
    let shown = &lines("trace")[0];
    let outcome = &lines("trace-outcome")[0];
    let (mut decisions, mut ends) = (0, 0);
    for line in many_traces() {
        if line.get("outcome").is_some() {
            ends += 1;
            assert_eq!(keys(line), keys(outcome));
            assert_eq!(keys(&line["outcome"]), keys(&outcome["outcome"]));
            continue;
        }
        decisions += 1;
        assert_eq!(keys(line), keys(shown));
        assert_eq!(keys(&line["position"]), keys(&shown["position"]));
        assert_eq!(keys(&line["options"]), keys(&shown["options"]));
        let chosen = line["chosen"].as_u64().unwrap() as usize;
        assert!(chosen < line["legal"].as_array().unwrap().len());
    }
    assert!(decisions > 1000 && ends > 100, "{decisions} {ends}");
}

#[test]
fn every_event_and_every_action_in_traces_is_shown() {
    let mut events: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for event in lines("trace-event") {
        events.insert(event["event"].as_str().unwrap().to_owned(), keys(&event));
    }
    let actions: BTreeSet<_> = lines("trace-action").iter().map(keys).collect();
    let (mut seen, mut done) = (BTreeSet::new(), BTreeSet::new());
    for line in many_traces() {
        for event in line["events"].as_array().into_iter().flatten() {
            let name = event["event"].as_str().unwrap();
            assert_eq!(events[name], keys(event), "{event}");
            seen.insert(name.to_owned());
        }
        done.extend(line["legal"].as_array().into_iter().flatten().map(keys));
    }
    let shown: BTreeSet<String> = events.keys().cloned().collect();
    assert_eq!(seen, shown);
    assert_eq!(done, actions);
}

#[test]
fn a_match_is_the_same_on_any_number_of_threads() {
    let play = |threads| {
        let arguments = [
            "match",
            "--rules",
            "tablut",
            "--players",
            "easy,random",
            "--games",
            "6",
            "--seed",
            "3",
            "--threads",
            threads,
        ];
        tafl(&arguments).fine()
    };
    let one = play("1");
    assert_eq!(play("3"), one);
    assert!(one.contains("easy against random"));
    assert!(one.contains("as Muscovite"), "{one}");
}

#[test]
fn a_match_varies_every_option() {
    let options = ["--rules", "linne", "--every-option"];
    let game = ["--players", "random,random", "--games", "2", "--cap", "9"];
    let csv = ["--format", "csv"];
    let out = tafl(&[&["match"][..], &options, &game, &csv].concat()).fine();
    assert!(out.lines().count() > 13, "{out}");
    assert!(out.contains("tablut,linne,king_taken,castle,"), "{out}");
}

#[test]
fn a_match_says_whose_weights_are_not_those_learned() {
    let players = ["match", "--players", "easy,easy", "--games", "2"];
    let with = |weights| tafl(&[&players[..], &["--weights", weights]].concat());
    let learned = with("learned,learned").fine();
    assert_eq!(tafl(&players).fine(), learned);
    assert!(!learned.contains("weights"), "{learned}");
    let other = with("by-hand,learned").fine();
    assert!(other.contains("by-hand against learned"), "{other}");
    assert_eq!(with("by-hand").code, Some(2));
}

#[test]
fn a_match_names_two_players_that_are_known() {
    for players in ["easy", "easy,grand"] {
        let said = tafl(&["match", "--players", players]);
        assert_eq!(said.code, Some(2), "{players}");
    }
}
