//! The visible pieces, and the marks that only sáhkku has.

use sahkku::{Face, Figure, Judge, Piece, Place, Position, Row, Side, Spot};

/// A piece that can be chosen: the equal ones on one spot are one choice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pick {
    pub piece: Piece,
    /// Where it stands, on its way home or not.
    pub spot: Spot,
}

impl Pick {
    pub const fn place(&self) -> Place {
        self.spot.place()
    }
}

/// What landing on a place does to the king.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum KingMark {
    #[default]
    Untouched,
    Taken,
    /// The player chooses to take or to remove him.
    Choice,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Destination {
    pub place: Place,
    /// The faces that lead there, each once.
    pub faces: Vec<Face>,
    /// Whether an enemy piece is captured there.
    pub captures: bool,
    pub king: KingMark,
}

#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Lost {
    pub soldiers: u8,
    pub queen: bool,
}

impl Lost {
    pub fn count(self) -> u8 {
        self.soldiers + u8::from(self.queen)
    }
}

/// What only sáhkku shows.
#[derive(Clone, PartialEq, Default, Debug)]
pub struct Own {
    pub figures: Vec<Figure>,
    /// Whether the king still waits for the first raid.
    pub inert: bool,
    /// What each side has lost, men first.
    pub lost: [Lost; 2],
    /// The side that walks the mirrored track, if any.
    pub mirrored: Option<Side>,
    /// Whether rows and columns are named at the edge of the board.
    pub names: bool,
}

impl Own {
    pub fn of(judge: &Judge, position: &Position) -> Own {
        let start = judge.start(position.first());
        let lost = |side| Lost {
            soldiers: start.soldiers(side).saturating_sub(position.soldiers(side)),
            queen: judge.rules().queens && position.queen(side).is_none(),
        };
        Own {
            figures: position.figures().collect(),
            inert: position.king().inert(),
            lost: Side::BOTH.map(lost),
            mirrored: position.mirrored(),
            names: false,
        }
    }

    /// Whether the columns grow in the direction that `side` walks in its home row.
    pub(crate) fn walks_up(&self, side: Side) -> bool {
        (side == Side::Men) != (self.mirrored == Some(side))
    }
}

/// Whether a place is in the home row of a side, the row that it sleeps in.
pub(crate) fn is_home(place: Place, side: Side) -> bool {
    place.row() == Row::home(side)
}
