//! What is said of rules, and what a text lacks that cannot be read.

use core::convert::Infallible;

use on_page::{Reading, RulesInWords};
use small::{Form, Impossible};

use crate::{Page, Refused, SmallPage, words as m};

impl<B: SmallPage> RulesInWords for Page<B> {
    /// The first one.
    const FIRST_RULES: &'static str = <crate::Rules<B> as game::RuleSets>::PRESETS[0].id;

    fn contradiction_in_words(contradiction: Infallible) -> String {
        match contradiction {}
    }

    fn origin_in_words(origin: &'static str) -> String {
        match origin {
            "" => m::origin_invention(),
            sources => m::OriginRecorded { sources }.text(),
        }
    }
}

impl<B: SmallPage> Reading for Page<B> {
    fn expected(own: &Form) -> String {
        m::named(&format!("read-{}", own.word())).unwrap_or_default()
    }

    fn expected_next(refused: &Refused<B>) -> String {
        match refused {
            small::Refused::Illegal(_) => m::read_legal(),
            _ => m::read_next(),
        }
    }

    fn impossible(_: Impossible) -> String {
        m::read_position_fits()
    }
}
