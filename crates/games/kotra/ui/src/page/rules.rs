//! Texts about the rules that only Kotra has.

use crate::Kotra;
use kotra::{Contradiction, Origin, Source};

use crate::words::{self as m, named};
use on_page::RulesInWords;

impl RulesInWords for Kotra {
    const FIRST_RULES: &str = "kotra";

    fn contradiction_in_words(contradiction: Contradiction) -> String {
        match contradiction {}
    }

    fn origin_in_words(origin: Origin) -> String {
        match origin {
            Origin::Recorded(source) => {
                let sources = &source_name(source);
                m::OriginRecorded { sources }.text()
            }
            Origin::Silent(source) => {
                let sources = &source_name(source);
                m::OriginSilent { sources }.text()
            }
            Origin::Invention => m::origin_invention(),
        }
    }
}

/// What a source is called.
fn source_name(source: Source) -> String {
    named(&format!("source-{}", source.word())).unwrap_or_default()
}
