//! The visible pieces, and the marks that only Hnefatafl has.

use hnefatafl::{Action, Announce, Judge, Piece, Position, Reason, Side, Square, Squares, Word};

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Figure {
    pub piece: Piece,
    pub at: Square,
}

#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum KingState {
    #[default]
    Stands,
    /// He is taken and lies on his square.
    Fallen,
    /// He has escaped by his square and stands astride the edge.
    Out,
}

/// A piece that can be chosen: the one on a square.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pick {
    pub place: Square,
}

impl Pick {
    pub const fn place(&self) -> Square {
        self.place
    }

    pub const fn of(action: &Action) -> Pick {
        Pick { place: action.from }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Destination {
    pub place: Square,
    /// Where the captured enemies stand, on all sides; a surrounded king is one of them.
    pub captures: Squares,
    pub escapes: bool,
    /// What the player may say with the move, if players announce open ways.
    pub say: Option<Word>,
}

/// What only Hnefatafl shows.
#[derive(Clone, PartialEq, Default, Debug)]
pub struct Own {
    pub figures: Vec<Figure>,
    pub king: KingState,
    /// How many pieces each side has lost, the Swede first.
    pub lost: [u8; 2],
    /// The squares by which the king could escape and that a word announces: his ways there are shown.
    pub ways: Squares,
    /// Whether files and ranks are named at the edge of the board.
    pub names: bool,
}

impl Own {
    /// The pieces of a position and the announced ways.
    ///
    /// If the Swede is to move, only the whole game tells which ways a word announced:
    /// [`told_ways`](crate::told_ways).
    pub fn of(judge: &Judge, position: &Position) -> Own {
        let board = judge.rules().board;
        let lost = |start: Squares, now: Squares| start.len().saturating_sub(now.len()) as u8;
        let outcome = position.outcome();
        let told = position.turn() == Side::Muscovite
            && outcome.is_none()
            && (judge.rules().announce == Announce::Program || position.said().is_some());
        Own {
            figures: position
                .pieces()
                .map(|(piece, at)| Figure { piece, at })
                .collect(),
            king: match outcome.map(|outcome| outcome.reason) {
                Some(Reason::Surrounded) => KingState::Fallen,
                Some(Reason::Escaped) => KingState::Out,
                _ => KingState::Stands,
            },
            lost: [
                lost(board.drabants(), position.drabants()),
                lost(board.muscovites(), position.muscovites()),
            ],
            ways: if told {
                judge.open_ways(position)
            } else {
                Squares::NONE
            },
            names: false,
        }
    }

    /// The king's square, if he is on the board.
    pub fn king_at(&self) -> Option<Square> {
        let mut figures = self.figures.iter();
        let king = figures.find(|figure| figure.piece == Piece::King);
        king.map(|king| king.at)
    }
}
