//! `sahkku simulate`.

use sahkku::{OPTIONS, PRESETS};
use serde_json::Value;

use crate::common::sahkku;

#[test]
fn a_simulation_counts_every_game() {
    let arguments = [
        "simulate", "--games", "50", "--men", "greedy", "--check", "--format", "json",
    ];
    let rows: Value = serde_json::from_str(&sahkku(&arguments).fine()).unwrap();
    let row = &rows[0];
    let count = |name: &str| row[name].as_u64().unwrap();
    let ends = ["soldiers", "pieces", "queen", "blocked", "dead", "cap"].map(count);
    assert_eq!(ends.iter().sum::<u64>(), 50);
    assert_eq!(count("men_wins") + count("women_wins"), count("won"));
    assert_eq!(
        (&row["men_policy"], &row["women_policy"]),
        (&"greedy".into(), &"random".into())
    );
    // Whoever captures when it can beats whoever does not look.
    assert!(count("men_wins") > count("women_wins"), "{row}");
    let share = |name: &str| row[name].as_f64().unwrap();
    assert!(share("men_low") < share("men_share") && share("men_share") < share("men_high"));
}

#[test]
fn a_simulation_of_every_option_is_a_table() {
    let out = sahkku(&["simulate", "--every-option", "--games", "1", "--cap", "50"]).fine();
    let mut lines = out.lines();
    let head = lines.next().unwrap();
    assert!(
        PRESETS.iter().all(|preset| head.contains(preset.id)),
        "{head}"
    );
    assert!(
        out.lines()
            .all(|line| line.matches('|').count() == PRESETS.len() + 2),
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
