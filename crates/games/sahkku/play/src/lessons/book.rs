//! What stands in the rulebook of sáhkku.

use lessons::Contents;
use sahkku::{KingMoves, Rules, Sleepers};

/// The chapters.
pub(super) const CHAPTERS: &[Contents] = &[
    Contents {
        facts: &["columns", "places", "home_row", "queens", "dice", "faces"],
        ..chapter("board")
    },
    Contents {
        options: &["throw_off", "blank", "rethrow", "order", "may_stop"],
        topics: &["compulsion"],
        ..chapter("turn")
    },
    Contents {
        options: &["activation_order", "activation_step", "like_odds"],
        topics: &["wake"],
        ..chapter("waking")
    },
    Contents {
        options: &["track", "miedut", "stacking", "queue"],
        main: &["track-eight", "track-loop"],
        ..chapter("walking")
    },
    Contents {
        options: &["sleepers"],
        topics: &["capture"],
        main: &["capture"],
        ..chapter("capturing")
    },
    Contents {
        options: &[
            "king_taken",
            "raid_gate",
            "king_moves",
            "king_shares",
            "utsjok",
        ],
        main: &["king-landing"],
        ..chapter("king")
    },
    Contents {
        options: &["queens"],
        main: &["queens"],
        ..chapter("queens")
    },
    Contents {
        options: &["loses_without", "blocked_loses", "stake"],
        topics: &["dead", "resigning"],
        ..chapter("end")
    },
];

/// A chapter without anything in it.
const fn chapter(name: &'static str) -> Contents {
    Contents {
        name,
        facts: &[],
        options: &[],
        topics: &[],
        main: &[],
    }
}

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
