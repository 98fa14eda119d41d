//! What stands in the rulebook of sáhkku.

use lessons::{Contents, nearest};
use sahkku::{KingMoves, PRESETS, Preset, RuleOption, Rules, Sleepers, recorded_as};

/// The chapters.
pub(super) const CHAPTERS: &[Contents] = &[
    Contents {
        facts: &["columns", "places", "home_row", "queens", "dice", "faces"],
        ..Contents::named("board", &[])
    },
    Contents::named("turn", &[]),
    Contents::named("waking", &[]),
    Contents::named("walking", &["track-eight", "track-loop"]),
    Contents::named("capturing", &["capture"]),
    Contents::named("king", &["king-landing"]),
    Contents::named("queens", &["queens"]),
    Contents::named("end", &[]),
];

/// The pieces of advice that go with these rules: each is the message `book-advice-NAME`.
#[must_use]
pub fn advice(rules: &Rules) -> Vec<&'static str> {
    let royal = rules.queens || rules.king_moves != KingMoves::Soldier;
    let advice = [
        ("middle", true),
        ("together", rules.stacking),
        ("loophole", royal),
        ("door-guard", royal && rules.sleepers == Sleepers::Closed),
    ];
    advice
        .into_iter()
        .filter(|(_, fits)| *fits)
        .map(|(name, _)| name)
        .collect()
}

/// The options in which the recorded rule sets differ, for a table of them all.
#[must_use]
pub fn compared() -> Vec<&'static RuleOption> {
    lessons::compared(PRESETS.iter().map(|preset| &preset.rules))
}

/// The recorded rule sets that are nearest to these rules, and in what they differ; nearest first.
#[must_use]
pub fn neighbours(rules: &Rules, count: usize) -> Vec<(&'static Preset, Vec<&'static RuleOption>)> {
    let this = recorded_as(rules).map(|preset| preset.id);
    let others = PRESETS
        .iter()
        .filter(|preset| Some(preset.id) != this)
        .map(|preset| (preset, &preset.rules));
    nearest(rules, others, count)
}
