//! What stands in the rulebook of Kotra.

use kotra::{OPTIONS, RuleOption, Rules};
use lessons::Contents;

/// The chapters.
pub(super) const CHAPTERS: &[Contents] = &[
    Contents {
        topics: &["board"],
        main: &["board"],
        ..chapter("board")
    },
    Contents {
        options: &["one_die"],
        topics: &["way", "begins", "alla", "use-most"],
        ..chapter("turn")
    },
    Contents {
        topics: &["hit", "enter"],
        ..chapter("hitting")
    },
    Contents {
        options: &["two_sixes"],
        topics: &["band", "five-out", "band-where", "huk"],
        main: &["band"],
        ..chapter("bands")
    },
    Contents {
        topics: &["tear-barrier", "tear-quarter"],
        ..chapter("tearing")
    },
    Contents {
        topics: &["off", "off-high", "win-off"],
        main: &["off"],
        ..chapter("off")
    },
    Contents {
        options: &["litli_meistari", "single_die"],
        topics: &[
            "langi-mukur",
            "langi-hryggur",
            "stutti-mukur",
            "meistari",
            "half-munk",
            "mar",
        ],
        ..chapter("munk")
    },
    Contents {
        topics: &["jan", "jan-tear", "jan-making", "janstork"],
        main: &["jan"],
        ..chapter("jan")
    },
    Contents {
        options: &["after_throws", "last_throw"],
        topics: &["after-chance"],
        main: &["after-throws"],
        ..chapter("after")
    },
    Contents {
        topics: &["worth", "match", "resigning"],
        main: &["worth"],
        ..chapter("worth")
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

/// How many decisions are the house's besides those that options answer: each is the message
/// `book-ours-N`, from 1.
pub const OURS: usize = 5;

/// The options that answer what the source leaves open, or what its players differed in: all of
/// them. Each is the message `book-question-NAME`.
#[must_use]
pub fn questions() -> Vec<&'static RuleOption> {
    OPTIONS.iter().collect()
}

/// The pieces of advice, which go with all rules of Kotra: each is the message `book-advice-NAME`.
#[must_use]
pub fn advice(_: &Rules) -> Vec<&'static str> {
    vec![
        "run", "spread", "row", "wall", "hunters", "jan-blot", "fill", "home", "patterns", "half",
    ]
}
