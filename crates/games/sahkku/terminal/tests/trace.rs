//! `sahkku trace` and `sahkku simulate`.

use sahkku::{Action, Game, OPTIONS, PRESETS};
use serde_json::Value;
use testkit::notation::Examples;

use crate::common::{read, sahkku, values};

/// The examples in `crates/games/sahkku/docs/notation.md` match the program's input and output.
const EXAMPLES: Examples = Examples(include_str!("../../docs/notation.md"));

#[test]
fn the_examples_are_read_and_written_back() {
    EXAMPLES.are_read_and_written_back::<Game, Action>();
    let _ = EXAMPLES.positions::<Game>();
}

/// Games with everything that traces show.
pub(crate) fn traces() -> Vec<Value> {
    let rules = [
        "lagesvuotna",
        "unjarga utsjok=yes raid_gate=raid",
        "vuovdaguoika utsjok=yes track=eight may_stop=yes",
        "globe-joueur raid_gate=both",
        "vuonnamarkan",
    ];
    let all = rules.map(|rules| {
        let words = format!("trace --games 6 --cap 400 --rules '{rules}'");
        values(&sahkku(&words).fine())
    });
    all.concat()
}

#[test]
fn a_trace_has_its_keys_in_the_order_of_the_contract() {
    let out = sahkku("trace --games 1").fine();
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
    let out = sahkku("trace --set stacking=no --games 1 --cap 7").fine();
    assert!(
        values(&out)[..7]
            .iter()
            .all(|line| line["options"]["stacking"] == false)
    );
    assert!(out.ends_with("{\"game\":0,\"outcome\":{\"winner\":null,\"reason\":\"cap\"}}\n"));
}

#[test]
fn a_simulation_knows_policies() {
    let rows = sahkku("simulate --games 50 --men greedy --check --format json").fine();
    let row = &read(&rows)[0];
    let count = |name: &str| row[name].as_u64().unwrap();
    let ends = ["soldiers", "pieces", "queen", "blocked", "dead", "cap"].map(count);
    assert_eq!(ends.iter().sum::<u64>(), 50);
    let policies = (&row["men_policy"], &row["women_policy"]);
    assert_eq!(policies, (&"greedy".into(), &"random".into()));
    // A player that captures when it can beats a random one.
    assert!(count("men_wins") > count("women_wins"), "{row}");
    assert_eq!(sahkku("simulate --men wizard").code, Some(2));
}

#[test]
fn a_simulation_of_every_option_is_a_table() {
    let out = sahkku("simulate --every-option --games 1 --cap 50").fine();
    let head = out.lines().next().unwrap();
    assert!(
        PRESETS.iter().all(|preset| head.contains(preset.id)),
        "{head}"
    );
    let columns = |line: &str| line.matches('|').count();
    assert!(
        out.lines().all(|line| columns(line) == PRESETS.len() + 2),
        "{out}"
    );
    for option in OPTIONS {
        assert!(
            out.contains(&format!("| {}=", option.name)),
            "{}",
            option.name
        );
    }
}
