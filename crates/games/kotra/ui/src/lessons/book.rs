//! The contents of the rulebook of Kotra.

use kotra::{OPTIONS, RuleOption, Rules};
use lessons::Contents;

pub(super) const CHAPTERS: &[Contents] = &[
    Contents::named("board", &["board"]),
    Contents::named("turn", &[]),
    Contents::named("hitting", &[]),
    Contents::named("bands", &["band"]),
    Contents::named("tearing", &[]),
    Contents::named("off", &["off"]),
    Contents::named("munk", &[]),
    Contents::named("jan", &["jan"]),
    Contents::named("after", &["after-throws"]),
    Contents::named("worth", &["worth"]),
];

/// The words of the glossary. Each is the message `word-NAME`, in which the word stands before a colon.
pub const WORDS: &[&str] = &[
    "kotra",
    "forkeren",
    "tunga",
    "kvarter",
    "hem",
    "huk",
    "alla",
    "blotta",
    "band",
    "lagga-band",
    "riva-upp",
    "uttekt",
    "mukur",
    "langi-hryggur",
    "langi-mukur",
    "stutti-mukur",
    "meistari",
    "litli-meistari",
    "mar",
    "jan",
    "janblotta",
    "efterslag",
    "janstork",
];

/// The number of the project's own decisions beyond those that options answer. Each is the message `book-ours-N`, from 1.
pub const OURS: usize = 5;

/// The options that answer what the source leaves open, or in which its players differed: all of them. Each is the message
/// `book-question-NAME`.
pub fn questions() -> Vec<&'static RuleOption> {
    OPTIONS.iter().collect()
}

/// The pieces of advice, which apply to all rules of Kotra. Each is the message `book-advice-NAME`.
pub fn advice(_: &Rules) -> Vec<&'static str> {
    vec![
        "run", "hit", "spread", "row", "wall", "hunters", "jan-blot", "fill", "home", "patterns",
        "half",
    ]
}
