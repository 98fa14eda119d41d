//! What is said of the rules of Hnefatafl alone.

use hnefatafl::{Contradiction, Origin, Source};

use crate::messages::{self as m, named};

pub(crate) use hnefatafl_play::lessons::WORDS;

/// The language of most words of the glossary: that of the sheet.
pub(crate) const WORDS_LANGUAGE: &str = "sv";

/// The rule set that a first visitor meets.
pub(crate) const FIRST_RULES: &str = "linne";

/// Why values cannot stand together.
pub(crate) fn reason(contradiction: Contradiction) -> String {
    match contradiction {
        Contradiction::SmallBoardEdge => m::contradiction_small_board_edge(),
        Contradiction::CastleNeverCounts => m::contradiction_castle_never_counts(),
        Contradiction::TwoWithCastle => m::contradiction_two_with_castle(),
    }
}

/// A value that no message names, as it is written.
pub(crate) fn odd_value(value: &str) -> String {
    value.to_owned()
}

/// Where a value comes from, in words.
pub(crate) fn origin_words(origin: Origin) -> String {
    match origin {
        Origin::Recorded(source) => m::OriginRecorded {
            sources: &source_name(source),
        }
        .text(),
        Origin::Silent(source) => m::OriginSilent {
            sources: &source_name(source),
        }
        .text(),
        Origin::Departs(source) => m::OriginDeparts {
            sources: &source_name(source),
        }
        .text(),
        Origin::Offered(source) => m::OriginOffered {
            sources: &source_name(source),
        }
        .text(),
        Origin::Invention => m::origin_invention(),
    }
}

/// What a source is called.
fn source_name(source: Source) -> String {
    named(&format!("source-{}", source.word())).unwrap_or_default()
}
