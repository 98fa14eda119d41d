//! A list of actions, kept in place.

use game::{Filler, InlineVec};

use crate::{Action, Face, KingChoice, Piece, Place, Row, Spot, Use};

/// More than any position has. Of 21 soldiers each goes one way with each of 4 faces; with each
/// face a queen and a king go 4 ways at most, or there is the choice about him for the queen and 3
/// soldiers; and there are a rethrow and the end of the turn.
pub const MAX_ACTIONS: usize = 128;

/// The legal actions of a position.
pub type Actions = InlineVec<Action, MAX_ACTIONS>;

impl Filler for Action {
    const FILLER: Action = Action::Activate(Use {
        piece: Piece::Soldier,
        from: Spot::outbound(Place::at(Row::A, 1)),
        to: Place::at(Row::A, 1),
        die: Face::X,
        king: Some(KingChoice::Take),
    });
}
