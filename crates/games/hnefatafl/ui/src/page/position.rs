//! A whole position in words, for people who cannot see it and for people who want to be told.

use crate::Hnefatafl;
use hnefatafl::{Escape, Judge, Piece, Position, Rules, Square, Squares};

use crate::words as m;
use game::TrayDie;
use on_page::{Marks, Places};
use scene::NoFace;

impl Places for Hnefatafl {
    fn describe(_: &Judge, position: &Position, _: &[TrayDie<NoFace>]) -> String {
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
        judge.rules().board.throne()
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

    fn place_name(
        judge: &Judge,
        position: &Position,
        place: Square,
        marks: &Marks<Hnefatafl>,
    ) -> String {
        let mut parts = standing(judge, position.piece_at(place), place);
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

/// The name of a square, and the piece on it.
pub(crate) fn standing(judge: &Judge, piece: Option<Piece>, place: Square) -> Vec<String> {
    let rules = judge.rules();
    let camps: Squares = rules.board.camps().into_iter().flatten().collect();
    let mut parts = vec![place.to_string()];
    if place == rules.board.throne() {
        parts.push(m::twin_castle());
    } else if camps.has(place) {
        parts.push(m::twin_camp());
    } else if rules.escape == Escape::Corner && rules.board.corners().has(place) {
        parts.push(m::twin_corner());
    }
    parts.push(match piece {
        Some(piece) => m::TwinPiece { piece }.text(),
        None => m::twin_empty(),
    });
    parts
}
