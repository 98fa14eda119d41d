//! The examples in `crates/games/sahkku/docs/notation.md` are what the program reads and writes.

use std::collections::{BTreeMap, BTreeSet};

use crate::common::sahkku;
use sahkku::{Action, Game};
use serde_json::Value;
use testkit::notation::Examples;

const EXAMPLES: Examples = Examples(include_str!("../../docs/notation.md"));

#[test]
fn the_examples_are_read_and_written_back() {
    EXAMPLES.are_read_and_written_back::<Game, Action>();
    let _ = EXAMPLES.positions::<Game>();
}

/// The keys of an object, each with its keys if its value is one.
fn keys(value: &Value) -> BTreeSet<String> {
    let object = value.as_object().unwrap();
    object.keys().cloned().collect()
}

fn trace_lines() -> Vec<Value> {
    let variants = [
        &["--rules", "lagesvuotna"][..],
        &["--rules", "unjarga utsjok=yes raid_gate=raid"],
        &[
            "--rules",
            "vuovdaguoika utsjok=yes track=eight may_stop=yes",
        ],
        &["--rules", "globe-joueur raid_gate=both"],
        &["--rules", "vuonnamarkan"],
    ];
    let mut all = Vec::new();
    for variant in variants {
        let arguments = [&["trace", "--games", "6", "--cap", "400"], variant].concat();
        let out = sahkku(&arguments).fine();
        all.extend(
            out.lines()
                .map(|line| serde_json::from_str::<Value>(line).unwrap()),
        );
    }
    all
}

#[test]
fn traces_have_the_shape_shown() {
    let (_, shown) = EXAMPLES.lines("trace").next().unwrap();
    let shown: Value = serde_json::from_str(shown).unwrap();
    let outcomes: Vec<Value> = EXAMPLES
        .lines("trace-outcome")
        .map(|(_, line)| serde_json::from_str(line).unwrap())
        .collect();
    for line in trace_lines() {
        if line.get("outcome").is_some() {
            assert_eq!(keys(&line), keys(&outcomes[0]));
            assert_eq!(keys(&line["outcome"]), keys(&outcomes[0]["outcome"]));
            continue;
        }
        assert_eq!(keys(&line), keys(&shown));
        let (position, shown) = (&line["position"], &shown["position"]);
        assert_eq!(keys(position), keys(shown));
        assert_eq!(keys(&position["king"]), keys(&shown["king"]));
        for pieces in ["soldiers", "queens"] {
            for piece in position[pieces].as_array().unwrap() {
                assert_eq!(keys(piece), keys(&shown[pieces][0]));
            }
        }
    }
}

/// The sets of keys that stand in the document for each value of `tag`.
fn documented(kind: &str, tag: &str) -> BTreeMap<String, BTreeSet<BTreeSet<String>>> {
    let mut shapes: BTreeMap<String, BTreeSet<BTreeSet<String>>> = BTreeMap::new();
    for (_, line) in EXAMPLES.lines(kind) {
        let value: Value = serde_json::from_str(line).unwrap();
        let name = value[tag].as_str().unwrap().to_owned();
        shapes.entry(name).or_default().insert(keys(&value));
    }
    shapes
}

#[test]
fn every_event_and_every_action_in_traces_is_shown() {
    let events = documented("trace-event", "event");
    let actions = documented("trace-action", "do");
    let mut seen = BTreeSet::new();
    for line in trace_lines() {
        for event in line["events"].as_array().into_iter().flatten() {
            let name = event["event"].as_str().unwrap();
            assert!(events[name].contains(&keys(event)), "{event}");
            seen.insert(name.to_owned());
        }
        for action in line["legal"].as_array().into_iter().flatten() {
            let shapes = &actions[action["do"].as_str().unwrap()];
            let optional = ["homebound", "king"].map(str::to_owned);
            let needed: BTreeSet<String> = keys(action)
                .into_iter()
                .filter(|key| !optional.contains(key))
                .collect();
            assert!(
                shapes.contains(&needed) || shapes.contains(&keys(action)),
                "{action}"
            );
        }
    }
    let unseen: Vec<&String> = events.keys().filter(|name| !seen.contains(*name)).collect();
    assert!(unseen.is_empty(), "never happened: {unseen:?}");
}
