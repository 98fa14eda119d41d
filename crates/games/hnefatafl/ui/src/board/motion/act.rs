//! One event, and its effect on the picture.

use hnefatafl::{Piece, Side, Square, Word};

use super::{Moving, Rest};
use crate::board::view::{Figure, KingState, Own};
use crate::board::{Act as AnyAct, Frame};

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
}

/// The side whose piece moves in an act.
pub(super) fn mover(act: &AnyAct) -> Option<Side> {
    match act {
        AnyAct::Own(Act::Go(go)) => Some(go.piece.side()),
        _ => None,
    }
}

impl Act {
    /// `truth` is the view of the true position.
    pub(in crate::board) fn show(
        &self,
        own: &mut Own,
        frame: &mut Frame,
        progress: f64,
        truth: &Own,
    ) {
        let done = progress >= 1.0;
        match *self {
            Act::Go(Go { piece, from, to }) => {
                if let Rest::On(at) = from {
                    own.figures.retain(|figure| *figure != Figure { piece, at });
                }
                if !done {
                    frame.moving.push(Moving {
                        piece,
                        from,
                        to,
                        progress,
                    });
                    return;
                }
                set_down(own, piece, to);
                if piece.side() == Side::Muscovite {
                    // It may have blocked one.
                    own.ways = truth.ways;
                }
            }
            Act::Say(word) => {
                own.ways = truth.ways;
                frame.own.word = (!done).then_some((word, progress));
            }
        }
    }
}

pub(in crate::board) fn set_down(own: &mut Own, piece: Piece, rest: Rest) {
    let mut put = |at: Square, king: KingState| {
        own.figures.push(Figure { piece, at });
        if piece == Piece::King {
            own.king = king;
        }
    };
    match rest {
        Rest::On(at) => put(at, KingState::Stands),
        Rest::Fallen(at) => put(at, KingState::Fallen),
        Rest::Out(at) => put(at, KingState::Out),
        Rest::Captured(_) => own.lost[piece.side().index()] += 1,
    }
}
