//! Texts about the rules that only Kotra has.

use crate::Kotra;
use kotra::{Contradiction, Origin};

use crate::words as m;
use on_page::RulesInWords;
use on_page::text::rules::source_name;

impl RulesInWords for Kotra {
    const FIRST_RULES: &str = "kotra";

    fn contradiction_in_words(contradiction: Contradiction) -> String {
        match contradiction {}
    }

    fn origin_in_words(origin: Origin) -> String {
        match origin {
            Origin::Recorded(source) => {
                let sources = &source_name(source.word());
                m::OriginRecorded { sources }.text()
            }
            Origin::Silent(source) => {
                let sources = &source_name(source.word());
                m::OriginSilent { sources }.text()
            }
            Origin::Invention => m::origin_invention(),
        }
    }
}
