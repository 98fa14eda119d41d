//! `sahkku rules`, and how every command reads its rules.

use serde_json::Value;

use crate::common::{quoted, read, sahkku};

#[test]
fn rules_marks_what_is_set_differently() {
    let shown = sahkku("rules 'unjarga stacking=no king_taken=push raid_gate=landing'").fine();
    for (option, origin) in [
        ("stacking", "an alternative in Reaidu"),
        ("raid_gate", "an alternative in Reaidu"),
        ("king_taken", "your own invention"),
    ] {
        let marked = |line: &str| line.starts_with(&format!("* {option}")) && line.contains(origin);
        assert!(shown.lines().any(marked), "{option}: {shown}");
    }
    let shown = sahkku("rules 'raisa stacking=no'").fine();
    let marked: Vec<&str> = shown
        .lines()
        .filter(|line| line.starts_with("* "))
        .collect();
    assert!(marked[0].starts_with("* stacking          no"), "{shown}");
    assert_eq!(marked.len(), 2);
}

#[test]
fn rules_as_json_hold_every_value() {
    let one = read(&sahkku("rules 'maze stacking=no' --json").fine());
    assert_eq!(one["id"], "maze");
    let options = one["options"].as_array().unwrap();
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
    ] {
        let sentence = sahkku(&format!("rules {}", quoted(rules))).refused();
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
        let sentence = sahkku(&format!("perft start 1 --set {setting}")).refused();
        assert!(sentence.contains(part), "{sentence}");
    }
    // Settings may depend on each other.
    sahkku("perft start 1 --rules raisa --set queue=yes").refused();
    sahkku("perft start 1 --rules raisa --set queue=yes --set stacking=no").fine();
}
