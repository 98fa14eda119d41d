//! A list of actions with inline storage.

use arrayvec::ArrayVec;

use crate::Action;

/// More than any position has: two dice, each used from at most fifteen points, and one decision
/// without a die.
pub const MAX_ACTIONS: usize = 32;

/// The legal actions of a position.
pub type Actions = ArrayVec<Action, MAX_ACTIONS>;
