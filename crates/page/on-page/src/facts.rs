//! Reasons for choices and warnings before a loss, in words and on the board.

use worker::{DangerOf, ReasonOf, ThemeOf};

use super::opponent::Opponent;
use super::pieces::{Judge, Position, Side};
use crate::Annotation;

/// The subject of a reason.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tells {
    /// What a choice does.
    Deed,
    /// What it leaves to the other side.
    Rest,
}

/// What a game says of its choices. A game without such texts implements nothing more.
pub trait Explains: Opponent {
    /// A reason for or against a choice of this side, and its subject.
    fn reason_in_words(_side: Side<Self>, _reason: &ReasonOf<Self::Players>) -> (Tells, String) {
        (Tells::Deed, String::new())
    }

    /// How the other side answers on the board, if the reason is about that.
    fn reason_on_board(
        _side: Side<Self>,
        _reason: &ReasonOf<Self::Players>,
    ) -> Vec<Annotation<Self::Place, Side<Self>>> {
        Vec::new()
    }

    /// Values of each side that are always visible: how far it has to go, how near it is to an end that comes step by step.
    fn gauges(
        _judge: &Judge<Self>,
        _position: &Position<Self>,
    ) -> Vec<Annotation<Self::Place, Side<Self>>> {
        Vec::new()
    }

    /// The theme of a puzzle.
    fn theme_in_words(_theme: ThemeOf<Self::Players>) -> String {
        String::new()
    }

    /// Warns this side that it is about to lose.
    fn warning_in_words(_side: Side<Self>, _danger: &DangerOf<Self::Players>) -> String {
        String::new()
    }

    /// The same warning on the board.
    fn warning_on_board(
        _side: Side<Self>,
        _danger: &DangerOf<Self::Players>,
    ) -> Vec<Annotation<Self::Place, Side<Self>>> {
        Vec::new()
    }
}
