//! What is said of the rules of Kotra alone.

use kotra::{Contradiction, Game, Origin, Source};

use crate::messages::kotra::{self as m, named};
use crate::on_page::RulesInWords;

impl RulesInWords for Game {
    const FIRST_RULES: &str = "kotra";

    fn contradiction_in_words(contradiction: Contradiction) -> String {
        match contradiction {}
    }

    fn origin_in_words(origin: Origin) -> String {
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
}

/// What a source is called.
fn source_name(source: Source) -> String {
    named(&format!("source-{}", source.word())).unwrap_or_default()
}
