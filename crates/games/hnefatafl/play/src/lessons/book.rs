//! What stands in the rulebook of Hnefatafl.

use hnefatafl::{Escape, KingTaken, RuleOption, Rules};
use lessons::Contents;

/// The chapters.
pub(super) const CHAPTERS: &[Contents] = &[
    Contents {
        facts: &["board"],
        topics: &["pieces"],
        main: &["pieces"],
        ..chapter("board")
    },
    Contents {
        options: &["first"],
        topics: &["lines"],
        main: &["lines"],
        ..chapter("moving")
    },
    Contents {
        options: &["king_captures"],
        topics: &[
            "capture-between",
            "capture-several",
            "move-between",
            "edge-is-no-piece",
            "corner-hostile",
        ],
        main: &["capture-between"],
        ..chapter("capturing")
    },
    Contents {
        options: &["king_taken"],
        topics: &["drabant-shields", "king-steps-between", "king-at-edge"],
        ..chapter("king")
    },
    Contents {
        options: &[
            "castle_stop",
            "castle_pass",
            "castle_counts",
            "camps",
            "camps_count",
        ],
        ..chapter("castle")
    },
    Contents {
        options: &["escape", "announce"],
        topics: &["corner", "tuichu-not-sure"],
        main: &["escape-edge", "escape-corner"],
        ..chapter("escape")
    },
    Contents {
        options: &["repetition"],
        topics: &["no-move", "resigning"],
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

/// The words of the glossary: each is the message `word-NAME`, in which the word stands before a
/// colon.
pub const WORDS: &[&str] = &[
    "hnefatafl",
    "hnefi",
    "tablut",
    "brandubh",
    "svensk",
    "kung",
    "drabant",
    "moskovit",
    "borg",
    "lager",
    "raichi",
    "tuichu",
];

/// The options about which the museum's sheet is silent, or can be read in more than one way: each
/// is the message `book-question-NAME`.
const QUESTIONS: &[&str] = &[
    "board",
    "castle_stop",
    "castle_pass",
    "camps",
    "king_captures",
    "castle_counts",
    "camps_count",
    "king_taken",
    "escape",
    "repetition",
    "announce",
];

/// The options that answer what the museum's sheet leaves open.
#[must_use]
pub fn questions() -> Vec<&'static RuleOption> {
    let options = QUESTIONS.iter().filter_map(|name| RuleOption::named(name));
    options.collect()
}

/// The pieces of advice that go with these rules: each is the message `book-advice-NAME`.
#[must_use]
pub fn advice(rules: &Rules) -> Vec<&'static str> {
    let advice = [
        ("two-ways", rules.escape == Escape::Edge),
        ("gaps", true),
        ("fence", true),
        ("king-guarded", rules.king_taken != KingTaken::Four),
        ("swap", true),
    ];
    advice
        .into_iter()
        .filter(|(_, fits)| *fits)
        .map(|(name, _)| name)
        .collect()
}
