//! What queens and kings can do, computed once as actions, so that listing them only copies them.

use crate::place::{Place, Spot};
use crate::track::Lines;
use crate::{Action, Face, Piece, Use};

/// The largest number of ways of a queen or king with one die: one in each direction, except two round the bend where the fourth
/// is missing.
const MOST: usize = 4;

/// What a queen or a king can do with one die from one place.
#[derive(Clone, Copy, Debug)]
pub(crate) struct PieceMoves {
    actions: [Action; MOST],
    /// Where they end; nowhere for missing ways.
    ends: [Place; MOST],
}

impl PieceMoves {
    const NONE: PieceMoves = PieceMoves {
        actions: [Action::Stop; MOST],
        ends: [Place::NOWHERE; MOST],
    };

    /// The largest number of ways.
    pub(crate) const MOST: usize = MOST;

    /// Action `n`, and where it ends.
    #[inline]
    pub(crate) fn way(&self, n: usize) -> (Action, Place) {
        (self.actions[n], self.ends[n])
    }
}

/// What a queen or a king can do, by face and place.
#[derive(Clone, Debug)]
pub(crate) struct MoveTable([[PieceMoves; 64]; 5]);

impl MoveTable {
    /// All ways along `lines`, with the steps of each face.
    pub(crate) fn new(
        piece: Piece,
        lines: &Lines,
        values: [u8; 5],
        action: impl Fn(Use) -> Action,
    ) -> MoveTable {
        let mut table = MoveTable([[PieceMoves::NONE; 64]; 5]);
        for die in Face::ALL {
            for from in Place::all() {
                let moves = &mut table.0[die.index()][from.index()];
                for (way, to) in lines.from(from, values[die.index()]).enumerate() {
                    moves.ends[way] = to;
                    moves.actions[way] = action(Use {
                        piece,
                        from: Spot::outbound(from),
                        to,
                        die,
                        king: None,
                    });
                }
            }
        }
        table
    }

    /// What the piece can do from a place with a die.
    #[inline]
    pub(crate) fn of(&self, from: Place, die: Face) -> &PieceMoves {
        &self.0[die.index()][from.index()]
    }
}
