//! The contents of the rulebook of sáhkku.

use lessons::Contents;
use sahkku::{KingMoves, Rules, Sleepers};

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

/// The pieces of advice for these rules. Each is the message `book-advice-NAME`.
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
