//! What is said of the rules of Hnefatafl alone.

use crate::Hnefatafl;
use hnefatafl::{Contradiction, Escape, KingTaken, Origin, Preset, Rules, Source};

use crate::even;
use crate::words::{self as m, named};
use on_page::RulesInWords;

impl RulesInWords for Hnefatafl {
    const FIRST_RULES: &str = "linne";

    fn rules_in_short(rules: &Rules) -> String {
        match (rules.escape, rules.king_taken) {
            (Escape::Corner, _) if rules.shield_wall => m::short_walls(),
            (Escape::Corner, _) => m::short_corner(),
            (Escape::Edge, KingTaken::Castle) => m::short_two(),
            _ => m::short_four(),
        }
    }

    fn balance(rules: &Rules) -> Option<String> {
        even::balance(rules)
    }

    fn handicaps(base: &Preset) -> Vec<(&'static str, String)> {
        even::handicaps(base.id)
    }

    fn contradiction_in_words(contradiction: Contradiction) -> String {
        match contradiction {
            Contradiction::SmallBoardEdge => m::contradiction_small_board_edge(),
            Contradiction::CastleNeverCounts => m::contradiction_castle_never_counts(),
            Contradiction::TwoWithCastle => m::contradiction_two_with_castle(),
        }
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
}

/// What a source is called.
fn source_name(source: Source) -> String {
    named(&format!("source-{}", source.word())).unwrap_or_default()
}
