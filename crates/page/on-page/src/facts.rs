//! Reasons for choices and warnings before a loss, in words and on the board.

use thinker::{DangerOf, ReasonOf};

use super::opponent::Opponent;
use super::pieces::{Position, Side};
use crate::Annotation;

/// What a reason speaks of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tells {
    /// What a choice does.
    Deed,
    /// What it leaves to the other side.
    Rest,
}

/// What a game tells of its choices. A game of which nothing is told has no more to say.
pub trait Explains: Opponent {
    /// A reason for or against a choice of this side, and what it speaks of.
    fn reason_in_words(_side: Side<Self>, _reason: &ReasonOf<Self::Players>) -> (Tells, String) {
        (Tells::Deed, String::new())
    }

    /// How near each side is to a loss that comes step by step, as far as that is worth a look.
    fn gauges(_position: &Position<Self>) -> Vec<Annotation<Self::Place, Side<Self>>> {
        Vec::new()
    }

    /// Says to this side that it is about to lose.
    fn warning_in_words(_side: Side<Self>, _danger: &DangerOf<Self::Players>) -> String {
        String::new()
    }

    /// The same on the board.
    fn warning_on_board(
        _side: Side<Self>,
        _danger: &DangerOf<Self::Players>,
    ) -> Vec<Annotation<Self::Place, Side<Self>>> {
        Vec::new()
    }
}
