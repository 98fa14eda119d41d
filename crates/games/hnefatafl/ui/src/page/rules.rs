//! Texts about the rules that only Hnefatafl has.

use crate::Hnefatafl;
use hnefatafl::{Contradiction, Escape, KingTaken, Origin, Preset, Rules};

use crate::page::even;
use crate::words as m;
use on_page::RulesInWords;
use on_page::text::rules::source_name;

impl RulesInWords for Hnefatafl {
    /// Either side can win by it; by Linné's text in the museum's reading the Swede wins nearly every game (§8 of the rules).
    const FIRST_RULES: &str = "tablut";

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

    fn shares(rules: &Rules) -> [Option<f64>; 2] {
        even::shares(rules)
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
        use Origin::{Departs, Invention, Offered, Recorded, Silent};
        let (Recorded(source) | Silent(source) | Departs(source) | Offered(source)) = origin else {
            return m::origin_invention();
        };
        let sources = &source_name(source.word());
        match origin {
            Silent(_) => m::OriginSilent { sources }.text(),
            Departs(_) => m::OriginDeparts { sources }.text(),
            Offered(_) => m::OriginOffered { sources }.text(),
            Recorded(_) | Invention => m::OriginRecorded { sources }.text(),
        }
    }
}
