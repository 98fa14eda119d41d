//! What is said of the rules of sáhkku alone.

use sahkku::{Contradiction, Origin, Source};

use crate::messages::{self as m, named};

/// Why values cannot stand together.
pub(crate) fn reason(contradiction: Contradiction) -> String {
    match contradiction {
        Contradiction::Columns => m::contradiction_columns(),
        Contradiction::DiceCount => m::contradiction_dice(),
        Contradiction::FourFaces => m::contradiction_faces(),
        Contradiction::NoX => m::contradiction_no_x(),
        Contradiction::BlankWithoutFace => m::contradiction_blank_no_face(),
        Contradiction::BlankWithoutValue => m::contradiction_blank_no_value(),
        Contradiction::OrderLacks(face) => m::ContradictionOrder { face }.text(),
        Contradiction::QueueWithStacking => m::contradiction_queue(),
        Contradiction::NextFreeWithAcross => m::contradiction_next_free(),
        Contradiction::LikeOddsInPlaceWithAcross => m::contradiction_like_odds_place(),
        Contradiction::LikeOddsAdvanced => m::contradiction_like_odds_ahead(),
    }
}

/// Where a value comes from, in words.
pub(crate) fn origin_words(origin: Origin) -> String {
    match origin {
        Origin::Recorded(sources) => {
            let sources = &sources
                .iter()
                .copied()
                .map(source_name)
                .collect::<Vec<_>>()
                .join(", ");
            m::OriginRecorded { sources }.text()
        }
        Origin::Offered(source) => {
            let sources = &source_name(source);
            m::OriginOffered { sources }.text()
        }
        Origin::FitsAll(source) => {
            let sources = &source_name(source);
            m::OriginFits { sources }.text()
        }
        Origin::Invention => m::origin_invention(),
    }
}

/// What a source is called.
fn source_name(source: Source) -> String {
    named(&format!("source-{}", source.word())).unwrap_or_default()
}

/// A value that no message names, in words: faces of a die.
pub(crate) fn odd_value(value: &str) -> String {
    let blank = m::face_blank();
    let faces = value.split(',');
    let named = faces.map(|face| if face == "-" { &blank } else { face });
    named.collect::<Vec<_>>().join(" ")
}

/// The language of the words of the glossary.
pub(crate) const WORDS_LANGUAGE: &str = "se";

/// The words of the glossary.
pub(crate) const WORDS: &[&str] = &[
    "sahkku",
    "bircu",
    "sahkkufiellu",
    "rahddja",
    "sarggis",
    "garri",
    "olmmai",
    "galgu",
    "soahteolmmai",
    "gonagas",
    "dronnet",
    "luvvet",
    "vuolgit",
    "goddit",
    "fitnet",
    "cadjit",
    "vuosttut",
    "cilla",
    "uksavakta",
];

/// The rule set that a first visitor meets.
pub(crate) const FIRST_RULES: &str = "lagesvuotna";
