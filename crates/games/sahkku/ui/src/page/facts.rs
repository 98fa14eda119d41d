//! Reasons for choices and warnings before a loss.

use crate::thinking::{Danger, Reason};
use sahkku::{Place, Side};

use messages::numbers::Percent;
use on_page::{Annotation, Explains, Tells};
use sahkku_player::Theme;

use crate::Sahkku;
use crate::words as m;

impl Explains for Sahkku {
    fn reason_in_words(_: Side, reason: &Reason) -> (Tells, String) {
        let text = match *reason {
            Reason::Wins => m::fact_wins(),
            Reason::Captures(piece, at) => m::FactCaptures { piece, at }.text(),
            Reason::TakesKing(at) => m::FactTakesKing { at }.text(),
            Reason::Wakes(piece, at) => m::FactWakes { piece, at }.text(),
            Reason::Guards(piece, at) => m::FactGuards { piece, at }.text(),
            Reason::Leaves(piece, at, probability, _) => {
                let chance = Percent::of(probability);
                let text = m::FactLeaves { piece, chance, at }.text();
                return (Tells::Rest, text);
            }
        };
        (Tells::Deed, text)
    }

    fn reason_on_board(side: Side, reason: &Reason) -> Vec<Annotation<Place, Side>> {
        match *reason {
            Reason::Leaves(_, at, _, from) => vec![Annotation::Threat(from, at, side.other())],
            _ => Vec::new(),
        }
    }

    fn theme_in_words(theme: Theme) -> String {
        m::PuzzleTheme { theme }.text()
    }

    fn warning_in_words(side: Side, danger: &Danger) -> String {
        let chance = Percent::of(danger.probability);
        let (piece, side) = (danger.piece, side.other());
        m::WarnLoss {
            piece,
            side,
            chance,
        }
        .text()
    }

    fn warning_on_board(side: Side, danger: &Danger) -> Vec<Annotation<Place, Side>> {
        vec![Annotation::Threat(danger.from, danger.at, side.other())]
    }
}
