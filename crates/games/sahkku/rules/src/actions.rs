//! A list of actions with inline storage.

use game::{Filler, InlineVec};

use crate::{Action, Face, KingChoice, Piece, Place, Row, Spot, Use};

/// More than any position has. Each of 21 soldiers goes one way with each of 4 faces. With each face a queen and a king go at
/// most 4 ways, or the queen and 3 soldiers have the choice about him. In addition there are a rethrow and the end of the turn.
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
