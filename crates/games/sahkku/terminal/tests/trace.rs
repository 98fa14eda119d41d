//! `sahkku trace`.

use sahkku::OPTIONS;
use serde_json::Value;

use crate::common::sahkku;

#[test]
fn traces_are_the_same_whatever_the_threads() {
    let trace = |threads| {
        let arguments = [
            "trace",
            "--rules",
            "unjarga",
            "--games",
            "9",
            "--seed",
            "5",
            "--threads",
            threads,
        ];
        sahkku(&arguments).fine()
    };
    let one = trace("1");
    assert_eq!(one, trace("2"));
    assert_eq!(one, trace("5"));
    let more = sahkku(&[
        "trace", "--rules", "unjarga", "--games", "12", "--seed", "5",
    ])
    .fine();
    assert!(more.starts_with(&one));
    let other = sahkku(&["trace", "--rules", "unjarga", "--games", "9", "--seed", "6"]).fine();
    assert_ne!(one, other);
}

#[test]
fn a_trace_numbers_its_lines_and_ends_every_game() {
    let out = sahkku(&[
        "trace",
        "--rules",
        "maze",
        "--set",
        "stacking=no",
        "--games",
        "3",
    ])
    .fine();
    let (mut game, mut ply) = (0, 0);
    for line in out.lines() {
        let line: Value = serde_json::from_str(line).unwrap();
        assert_eq!(line["game"], game);
        if line.get("outcome").is_some() {
            (game, ply) = (game + 1, 0);
            continue;
        }
        assert_eq!(
            (&line["ply"], &line["rules"]),
            (&ply.into(), &"maze".into())
        );
        assert_eq!(line["options"]["stacking"], false);
        let chosen = line["chosen"].as_u64().unwrap() as usize;
        assert!(chosen < line["legal"].as_array().unwrap().len());
        ply += 1;
    }
    assert_eq!(game, 3);
}

#[test]
fn a_trace_has_its_keys_in_the_order_of_the_contract() {
    let out = sahkku(&["trace", "--games", "1"]).fine();
    let first = out.lines().next().unwrap();
    let mut rest = first;
    for key in [
        "{\"game\":0,\"ply\":0,\"rules\":\"lagesvuotna\",\"options\":{\"columns\":15,",
        "},\"position\":{\"columns\":15,\"turn\":",
        "\"first\":",
        "\"mirrored\":null",
        "\"throw\":[",
        "\"unused\":[",
        "\"used_any\":",
        "\"soldiers\":[{\"side\":\"men\",\"at\":\"a1\",\"awake\":false,\"homebound\":false,\"riding\":false}",
        "\"queens\":[{\"side\":\"men\",\"at\":\"b12\",\"awake\":false}",
        "\"king\":{\"at\":\"b8\",\"holder\":null,\"inert\":false,\"removed\":false,\"homebound\":false}}",
        "\"legal\":[{\"do\":",
        "\"chosen\":",
        "\"events\":[{\"event\":",
    ] {
        let at = rest.find(key).unwrap_or_else(|| panic!("{key} in {first}"));
        rest = &rest[at + key.len()..];
    }
}

#[test]
fn the_cap_ends_a_game_unfinished() {
    let out = sahkku(&["trace", "--rules", "maze", "--games", "1", "--cap", "7"]).fine();
    assert_eq!(out.lines().count(), 8);
    let last = out.lines().last().unwrap();
    assert_eq!(
        last,
        "{\"game\":0,\"outcome\":{\"winner\":null,\"reason\":\"cap\"}}"
    );
}

#[test]
fn a_trace_of_every_option_shows_each() {
    let out = sahkku(&[
        "trace",
        "--rules",
        "lagesvuotna",
        "--games",
        "1",
        "--every-option",
    ])
    .fine();
    let games = out
        .lines()
        .filter(|line| line.contains("\"outcome\""))
        .count();
    let kinds: std::collections::BTreeSet<String> = out
        .lines()
        .map(|line| serde_json::from_str::<Value>(line).unwrap()["options"].to_string())
        .filter(|options| options != "null")
        .collect();
    assert!(
        games > OPTIONS.len() && kinds.len() == games,
        "{games} {}",
        kinds.len()
    );
}
