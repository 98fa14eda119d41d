//! One thing that happens, and what it makes of the picture.

use hnefatafl::{Piece, Side, Square, Squares, Word};

use super::{Frame, Moving, Rest};
use crate::board::view::{Figure, KingState, View};

/// A piece that goes from one rest to another.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Go {
    pub(super) piece: Piece,
    pub(super) from: Rest,
    pub(super) to: Rest,
}

#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Act {
    Go(Go),
    Say(Word),
    Turn(Side),
    Win(Option<Side>),
}

impl Act {
    /// The side whose piece is on its way in it.
    pub(super) fn mover(self) -> Option<Side> {
        match self {
            Act::Go(go) => Some(go.piece.side()),
            _ => None,
        }
    }

    /// `ways` are the ways that are told of in the true position.
    pub(super) fn show(&self, view: &mut View, frame: &mut Frame, progress: f64, ways: Squares) {
        let done = progress >= 1.0;
        match *self {
            Act::Go(go) => {
                lift(view, go);
                if !done {
                    frame.moving.push(go.at(progress));
                    return;
                }
                set_down(view, go.piece, go.to);
                if go.piece.side() == Side::Muscovite {
                    // It may have blocked one.
                    view.ways = ways;
                }
            }
            Act::Say(word) => {
                view.ways = ways;
                frame.word = (!done).then_some((word, progress));
            }
            Act::Turn(side) => {
                frame.turn = (!done).then_some((side, progress));
                view.turn = Some(side);
            }
            Act::Win(side) => frame.win = (!done).then_some((side, progress)),
        }
    }
}

impl Go {
    fn at(self, progress: f64) -> Moving {
        Moving {
            piece: self.piece,
            from: self.from,
            to: self.to,
            progress,
        }
    }
}

/// Takes the piece from where it stands.
fn lift(view: &mut View, go: Go) {
    if let Rest::On(at) = go.from {
        view.figures.retain(|figure| {
            *figure
                != Figure {
                    piece: go.piece,
                    at,
                }
        });
    }
}

/// Puts the piece where it goes.
pub(super) fn set_down(view: &mut View, piece: Piece, rest: Rest) {
    let mut put = |at: Square, king: KingState| {
        view.figures.push(Figure { piece, at });
        if piece == Piece::King {
            view.king = king;
        }
    };
    match rest {
        Rest::On(at) => put(at, KingState::Stands),
        Rest::Fallen(at) => put(at, KingState::Fallen),
        Rest::Out(at) => put(at, KingState::Out),
        Rest::Captured(_) => view.lost[piece.side().index()] += 1,
    }
}
