//! Reasons for choices and warnings before a loss, in words and on the board.

use thinker::{DangerOf, ReasonOf, ThemeOf};

use super::opponent::Opponent;
use super::pieces::{Judge, Position, Side};
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

    /// What is to be seen of each side at all times: how far it has to go, how near it is to an end that comes step by step.
    fn gauges(
        _judge: &Judge<Self>,
        _position: &Position<Self>,
    ) -> Vec<Annotation<Self::Place, Side<Self>>> {
        Vec::new()
    }

    /// What a puzzle is about.
    fn theme_in_words(_theme: ThemeOf<Self::Players>) -> String {
        String::new()
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
