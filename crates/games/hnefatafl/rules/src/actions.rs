//! A list of actions with inline storage.

use game::{Filler, InlineVec};

use crate::square::WIDTH;
use crate::{Action, Square};

/// More than any position has: 13 pieces of the Swede or 24 of the Muscovite reach at most 20 squares each, and the Swede's moves
/// may have two forms.
pub const MAX_ACTIONS: usize = 13 * 2 * (WIDTH as usize - 1) * 2;

/// Moves along one line are copied as a whole, even if the end of the copy is unused.
pub(crate) const RUN: usize = WIDTH as usize - 1;

/// The moves of a piece along one line, and as many more that pad the copy of any part.
pub(crate) type Run = [Action; 2 * RUN];

impl Filler for Action {
    const FILLER: Action = Action::new(Square::at(0, 0), Square::at(0, 0));
}

/// The legal actions of a position, and the room for one more copy of a line.
pub type Actions = InlineVec<Action, { MAX_ACTIONS + RUN }>;
