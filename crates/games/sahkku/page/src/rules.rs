//! What is said of the rules of sáhkku alone.

use crate::Sahkku;
use sahkku::{Contradiction, Origin, Source};

use crate::words::{self as m, named};
use on_page::RulesInWords;

impl RulesInWords for Sahkku {
    const FIRST_RULES: &str = "lagesvuotna";

    fn contradiction_in_words(contradiction: Contradiction) -> String {
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

    fn origin_in_words(origin: Origin) -> String {
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

    fn odd_value(value: &str) -> String {
        let blank = m::face_blank();
        let faces = value.split(',');
        let named = faces.map(|face| if face == "-" { &blank } else { face });
        named.collect::<Vec<_>>().join(" ")
    }
}

/// What a source is called.
fn source_name(source: Source) -> String {
    named(&format!("source-{}", source.word())).unwrap_or_default()
}
