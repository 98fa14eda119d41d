//! The examples in `crates/games/sahkku/docs/notation.md` are what the program reads and writes.

use std::collections::{BTreeMap, BTreeSet};

use crate::common::sahkku;
use sahkku::{Action, Judge, Linked, Record, read_rules, write_rules};
use serde_json::Value;

const DOC: &str = include_str!("../../docs/notation.md");

/// The blocks of the document with this word behind the three backticks, and what follows it.
fn blocks(kind: &str) -> Vec<(&'static str, &'static str)> {
    let blocks: Vec<_> = DOC
        .split("\n```")
        .skip(1)
        .step_by(2)
        .filter_map(|block| {
            let (head, text) = block.split_once('\n')?;
            let (word, rest) = head.split_once(' ').unwrap_or((head, ""));
            (word == kind).then_some((rest, text))
        })
        .collect();
    assert!(!blocks.is_empty(), "no block of {kind}");
    blocks
}

fn lines(kind: &str) -> impl Iterator<Item = (&'static str, &'static str)> {
    blocks(kind)
        .into_iter()
        .flat_map(|(head, text)| text.lines().map(move |line| (head, line)))
}

#[test]
fn rules_are_read_and_written_back() {
    for (_, line) in lines("rules") {
        let rules = read_rules(line).unwrap_or_else(|error| panic!("{line}: {error}"));
        assert_eq!(read_rules(&write_rules(&rules)).unwrap(), rules, "{line}");
    }
}

#[test]
fn positions_are_read_and_written_back() {
    for (rules, line) in lines("position") {
        let judge = Judge::new(read_rules(rules).unwrap()).unwrap();
        let position = judge
            .read_position(line)
            .unwrap_or_else(|error| panic!("{line}: {error}"));
        let written = judge.write_position(&position);
        assert_eq!(judge.read_position(&written).unwrap(), position, "{line}");
    }
}

#[test]
fn actions_are_read_and_written_back() {
    for (_, line) in lines("action") {
        let action: Action = line
            .parse()
            .unwrap_or_else(|error| panic!("{line}: {error}"));
        assert_eq!(action.to_string(), line);
    }
}

#[test]
fn records_are_read_and_written_back() {
    for (_, text) in blocks("record") {
        let record: Record = text
            .parse()
            .unwrap_or_else(|error| panic!("{text}: {error}"));
        let written = record.to_string();
        assert_eq!(written.parse::<Record>().unwrap().to_string(), written);
        let without_remarks = |text: &str| -> Vec<String> {
            text.lines()
                .filter(|line| !line.is_empty() && !line.starts_with('#'))
                .map(str::to_owned)
                .collect()
        };
        assert_eq!(without_remarks(&written), without_remarks(text));
    }
}

#[test]
fn links_are_read_and_written_back() {
    let first_record: Record = blocks("record")[0].1.parse().unwrap();
    for (_, line) in lines("link") {
        match Linked::read(line).unwrap_or_else(|error| panic!("{line}: {error}")) {
            Linked::Game(record) => {
                assert_eq!(record.write_link(), line);
                assert_eq!(record.to_string(), first_record.to_string());
            }
            Linked::Position(judge, position) => {
                assert_eq!(judge.write_position_link(&position), line);
            }
        }
    }
}

#[test]
fn the_wrong_record_is_refused_with_the_error_shown() {
    let (wrong, errors) = (blocks("wrong-record"), blocks("error"));
    assert_eq!(wrong.len(), errors.len());
    for ((_, text), (_, error)) in wrong.into_iter().zip(errors) {
        let refused = text.parse::<Record>().unwrap_err();
        assert_eq!(refused.to_string(), error.trim());
    }
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
    let (_, shown) = lines("trace").next().unwrap();
    let shown: Value = serde_json::from_str(shown).unwrap();
    let outcomes: Vec<Value> = lines("trace-outcome")
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
    for (_, line) in lines(kind) {
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
