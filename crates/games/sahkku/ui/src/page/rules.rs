//! Texts about the rules that only sáhkku has.

use crate::Sahkku;
use sahkku::{Contradiction, FirstWake, KingTaken, Origin, RaidGate, Rethrow, Rules, UseOrder};

use crate::words as m;
use on_page::text::rules::source_name;
use on_page::{Map, RulesInWords};

impl RulesInWords for Sahkku {
    // The reason for this choice: crates/games/sahkku/docs/places.md.
    const FIRST_RULES: &str = "lagesvuotna";
    const MAP: Option<Map> = Some(crate::page::coast::COAST);

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
                    .map(|source| source_name(source.word()))
                    .collect::<Vec<_>>()
                    .join(", ");
                m::OriginRecorded { sources }.text()
            }
            Origin::Offered(source) => {
                let sources = &source_name(source.word());
                m::OriginOffered { sources }.text()
            }
            Origin::FitsAll(source) => {
                let sources = &source_name(source.word());
                m::OriginFits { sources }.text()
            }
            Origin::Invention => m::origin_invention(),
        }
    }

    fn rules_in_short(rules: &Rules) -> String {
        let raids = rules.raid_gate != RaidGate::Off;
        match rules.king_taken {
            _ if rules.dice == 2 && rules.order != UseOrder::Free => m::short_order(),
            _ if rules.dice == 2 => m::short_two_dice(),
            _ if rules.queens && raids => m::short_queens_raids(),
            _ if rules.queens => m::short_queens(),
            _ if raids => m::short_raids(),
            _ if rules.first_wake == FirstWake::AllX => m::short_all_x(),
            KingTaken::Mount => m::short_ride(),
            KingTaken::Push if rules.rethrow == Rethrow::None => m::short_push(),
            KingTaken::Push => m::short_push_again(),
            _ => String::new(),
        }
    }

    fn odd_value(value: &str) -> String {
        let blank = m::face_blank();
        let faces = value.split(',');
        let named = faces.map(|face| if face == "-" { &blank } else { face });
        named.collect::<Vec<_>>().join(" ")
    }
}
