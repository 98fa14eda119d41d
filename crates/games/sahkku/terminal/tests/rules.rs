//! `sahkku rules`, and how every command takes its rules.

use sahkku::{OPTIONS, PRESETS};
use serde_json::Value;

use crate::common::sahkku;

#[test]
fn rules_lists_every_rule_set_and_every_option() {
    let list = sahkku(&["rules"]).fine();
    for preset in &PRESETS {
        assert!(list.contains(preset.id) && list.contains(preset.name));
        let shown = sahkku(&["rules", preset.id]).fine();
        for option in OPTIONS {
            let value = option.get(&preset.rules).to_string();
            let line = shown
                .lines()
                .find(|line| line.trim_start().starts_with(option.name))
                .unwrap();
            assert!(
                line.contains(&value) && line.contains(&option.choices()),
                "{line}"
            );
        }
    }
}

#[test]
fn rules_marks_what_is_set_differently() {
    let shown = sahkku(&[
        "rules",
        "unjarga stacking=no king_taken=push raid_gate=landing",
    ])
    .fine();
    for (option, origin) in [
        ("stacking", "an alternative in Reaidu"),
        ("raid_gate", "an alternative in Reaidu"),
        ("king_taken", "your own invention"),
    ] {
        let marked = |line: &str| line.starts_with(&format!("* {option}")) && line.contains(origin);
        assert!(shown.lines().any(marked), "{option}: {shown}");
    }
    let shown = sahkku(&["rules", "raisa stacking=no"]).fine();
    assert!(
        shown
            .lines()
            .any(|line| line.starts_with("* stacking          no")),
        "{shown}"
    );
    assert_eq!(
        shown.lines().filter(|line| line.starts_with("* ")).count(),
        2
    );
}

#[test]
fn rules_as_json_hold_every_value() {
    let all: Value = serde_json::from_str(&sahkku(&["rules", "--json"]).fine()).unwrap();
    assert_eq!(all.as_array().unwrap().len(), PRESETS.len());
    let one: Value =
        serde_json::from_str(&sahkku(&["rules", "maze stacking=no", "--json"]).fine()).unwrap();
    assert_eq!(one["id"], "maze");
    let options = one["options"].as_array().unwrap();
    assert_eq!(options.len(), OPTIONS.len());
    let named = |name: &str| {
        options
            .iter()
            .find(|option| option["name"] == name)
            .unwrap()
    };
    assert_eq!(named("stacking")["value"], false);
    assert_eq!(named("stacking")["origin"], "invention");
    assert_eq!(named("dice")["origin"], "recorded");
    assert_eq!(named("dice")["sources"], Value::from(vec!["reaidu"]));
    assert_eq!(named("blank")["value"], Value::Null);
    assert_eq!(named("dice")["value"], 2);
}

#[test]
fn wrong_rules_are_refused_in_one_sentence() {
    for (rules, part) in [
        ("chess", "expected a rule set"),
        ("raisa stacking=maybe", "yes | no"),
        ("raisa height=3", "an option"),
        ("raisa columns=12", "odd number from 9 to 21"),
        ("raisa queue=yes", "cannot stack"),
        ("raisa\nstacking=no", "line 1"),
        ("", "expected a rule set"),
    ] {
        let sentence = sahkku(&["rules", rules]).refused();
        assert!(sentence.contains(part), "{sentence}");
    }
}

#[test]
fn a_wrong_setting_is_named() {
    for (setting, part) in [
        ("stacking", "--set stacking: an option is set as KEY=VALUE"),
        (
            "stacking=perhaps",
            "stacking cannot be \"perhaps\"; it can be yes | no",
        ),
        ("height=3", "there is no option \"height\""),
        ("columns=12", "odd number"),
    ] {
        let sentence = sahkku(&["perft", "start", "1", "--set", setting]).refused();
        assert!(sentence.contains(part), "{sentence}");
    }
}

#[test]
fn settings_may_need_each_other() {
    sahkku(&[
        "perft",
        "start",
        "1",
        "--rules",
        "raisa",
        "--set",
        "queue=yes",
    ])
    .refused();
    let both = ["--set", "queue=yes", "--set", "stacking=no"];
    sahkku(&[&["perft", "start", "1", "--rules", "raisa"][..], &both].concat()).fine();
}
