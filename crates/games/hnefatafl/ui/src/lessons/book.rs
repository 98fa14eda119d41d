//! The contents of the rulebook of Hnefatafl.

use hnefatafl::{Escape, KingTaken, RuleOption, Rules};
use lessons::Contents;

pub(super) const CHAPTERS: &[Contents] = &[
    Contents {
        facts: &["board"],
        ..Contents::named("board", &["pieces"])
    },
    Contents::named("moving", &["lines"]),
    Contents::named("capturing", &["capture-between"]),
    Contents::named("king", &[]),
    Contents::named("castle", &[]),
    Contents::named("escape", &["escape-edge", "escape-corner"]),
    Contents::named("end", &[]),
];

/// The words of the glossary. Each is the message `word-NAME`, in which the word stands before a colon.
pub const WORDS: &[&str] = &[
    "hnefatafl",
    "hnefi",
    "tablut",
    "brandubh",
    "copenhagen",
    "fetlar",
    "svensk",
    "kung",
    "drabant",
    "moskovit",
    "borg",
    "lager",
    "raichi",
    "tuichu",
];

/// The options on which the museum's sheet is silent or ambiguous. Each is the message `book-question-NAME`.
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
    "shield_wall",
    "edge_counts",
    "exit_fort",
    "enclosure",
];

/// The options that answer what the museum's sheet leaves open.
pub fn questions() -> Vec<&'static RuleOption> {
    let options = QUESTIONS.iter().filter_map(|name| RuleOption::named(name));
    options.collect()
}

/// The pieces of advice for these rules. Each is the message `book-advice-NAME`.
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
