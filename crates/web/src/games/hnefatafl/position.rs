//! A whole position in words, for those who cannot see it and for those who want to be told.

use game::Turn;
use hnefatafl::{Escape, Game, Judge, Position, Rules, Square, Squares};
use hnefatafl_play::Session;

use crate::board::marks::Marks;
use crate::messages::hnefatafl as m;
use crate::on_page::{Dice, Places};

impl Places for Game {
    fn names<'a>(
        judge: &'a Judge,
        position: &'a Position,
    ) -> impl Fn(Square, &Marks<Game>) -> String + 'a {
        let names = Names::of(judge, position);
        move |place, marks| names.place(place, marks)
    }

    fn describe(_: &Judge, position: &Position, _: &[<Game as Dice>::Die]) -> String {
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

    fn rows(judge: &Judge) -> Vec<Vec<Square>> {
        let size = judge.rules().board.size();
        let rank = |rank| {
            (1..=size)
                .filter_map(move |file| Square::new(file, rank))
                .collect()
        };
        (1..=size).rev().map(rank).collect()
    }

    fn first_place(judge: &Judge) -> Square {
        judge.rules().board.castle()
    }

    fn phase_word(session: &Session) -> &'static str {
        match session.turn() {
            Turn::Over(_) => "over",
            _ => "decision",
        }
    }

    fn is_on_board(place: Square, rules: &Rules) -> bool {
        rules.board.squares().has(place)
    }

    fn places_between(from: Square, to: Square) -> impl Iterator<Item = Square> {
        let in_line = from.in_line_with(to);
        from.way_to(to)
            .filter(move |square| in_line && *square != to)
    }

    fn mentioned(before: Option<char>, word: &str) -> Option<Square> {
        let apart = before.is_none_or(|before| !before.is_alphanumeric() || before == 'K');
        word.parse().ok().filter(|_| apart)
    }
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
    pub(crate) fn place(&self, place: Square, marks: &Marks<Game>) -> String {
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
