//! A whole position in words, for those who cannot see it and for those who want to be told.

use game::Turn;
use hnefatafl::{Escape, Judge, Position, Rules, Side, Square, Squares};
use hnefatafl_play::Session;

use super::dice::Die;
use crate::board::marks::Marks;
use crate::messages as m;

/// Who stands where.
pub(crate) fn describe(_judge: &Judge, position: &Position, _dice: &[Die]) -> String {
    let list = |squares: Squares| {
        let squares: Vec<String> = squares.into_iter().map(|at| at.to_string()).collect();
        match squares.is_empty() {
            true => m::describe_none(),
            false => squares.join(", "),
        }
    };
    m::DescribePieces {
        place: position.king(),
        drabants: &list(position.drabants()),
        muscovites: &list(position.muscovites()),
    }
    .text()
}

/// The squares of the board, rank by rank, as they lie before the first side.
pub(crate) fn rows(judge: &Judge) -> Vec<Vec<Square>> {
    let size = judge.rules().board.size();
    let rank = |rank| {
        (1..=size)
            .filter_map(move |file| Square::new(file, rank))
            .collect()
    };
    (1..=size).rev().map(rank).collect()
}

/// The square that the keyboard comes to first.
pub(crate) fn first(judge: &Judge) -> Square {
    judge.rules().board.castle()
}

/// What the squares of a position are called.
pub(crate) struct Names<'a> {
    judge: &'a Judge,
    position: &'a Position,
    camps: Squares,
}

impl Names<'_> {
    /// The names in this position.
    pub(crate) fn of<'a>(judge: &'a Judge, position: &'a Position) -> Names<'a> {
        let camps = judge.rules().board.camps().into_iter().flatten();
        Names {
            judge,
            position,
            camps: camps.collect(),
        }
    }

    /// What a square is called: where it is, who is there, what can be done with it.
    pub(crate) fn place(&self, place: Square, marks: &Marks) -> String {
        let rules = self.judge.rules();
        let mut parts = vec![place.to_string()];
        if place == rules.board.castle() {
            parts.push(m::twin_castle());
        } else if self.camps.has(place) {
            parts.push(m::twin_camp());
        } else if rules.escape == Escape::Corner && rules.board.corners().has(place) {
            parts.push(m::twin_corner());
        }
        match self.position.piece_at(place) {
            Some(piece) => parts.push(m::TwinPiece { piece }.text()),
            None => parts.push(m::twin_empty()),
        }
        if marks.chosen.is_some_and(|pick| pick.place == place) {
            parts.push(m::twin_chosen());
        } else if marks.movable.iter().any(|pick| pick.place == place) {
            parts.push(m::twin_movable());
        }
        if let Some(to) = marks.destinations.iter().find(|to| to.place == place) {
            parts.push(m::twin_to());
            if to.escapes {
                parts.push(m::twin_escapes());
            }
            if !to.captures.is_empty() {
                let places: Vec<String> =
                    to.captures.into_iter().map(|at| at.to_string()).collect();
                let captures = &places.join(", ");
                parts.push(m::TwinCaptures { captures }.text());
            }
        }
        parts.join(", ")
    }
}

/// What a game waits for, as data: `decision` or `over`.
pub(crate) fn phase(session: &Session) -> &'static str {
    match session.turn() {
        Turn::Over(_) => "over",
        _ => "decision",
    }
}

/// Whether a square is on the board of these rules.
pub(crate) fn is_on_board(place: Square, rules: &Rules) -> bool {
    rules.board.squares().has(place)
}

/// The squares from one to another in a rank or file; none where they are in neither.
pub(crate) fn between(from: Square, to: Square) -> impl Iterator<Item = Square> {
    let in_line = from.in_line_with(to);
    from.way_to(to)
        .filter(move |square| in_line && *square != to)
}

/// The square that a word names in a text. In notation the letter of a piece stands before it.
pub(crate) fn mentioned(before: Option<char>, word: &str) -> Option<Square> {
    let apart = before.is_none_or(|before| !before.is_alphanumeric() || before == 'K');
    word.parse().ok().filter(|_| apart)
}

/// Shows squares as this side calls them: both call them the same.
pub(crate) fn read_by(_reader: Side) {}

/// A square in a list of squares.
pub(crate) fn in_words(place: Square) -> String {
    place.to_string()
}
