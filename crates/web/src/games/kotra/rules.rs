//! What is said of the rules of Kotra alone.

use kotra::{Contradiction, Origin, Source};

use crate::messages::{self as m, named};

pub(crate) use kotra_play::lessons::WORDS;

/// The language of most words of the glossary.
pub(crate) const WORDS_LANGUAGE: &str = "is";

/// The rule set that a first visitor meets.
pub(crate) const FIRST_RULES: &str = "kotra";

/// Why values cannot stand together: all can.
pub(crate) fn reason(contradiction: Contradiction) -> String {
    match contradiction {}
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
        Origin::Invention => m::origin_invention(),
    }
}

/// What a source is called.
fn source_name(source: Source) -> String {
    named(&format!("source-{}", source.word())).unwrap_or_default()
}
