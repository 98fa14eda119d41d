//! Whether a turn goes on: found by the first legal action, or by listing all of them, for callers that need the list anyway.

use crate::{Actions, Judge, Position};

/// A way to check a position in which dice have just fallen or been used.
pub(crate) trait TurnCheck {
    /// Whether the side to move has something to decide: a die to use, or dice to throw again.
    fn goes_on(&mut self, judge: &Judge, position: &Position) -> bool;

    /// Notes that there is nothing to decide: dice must be thrown, or the game is over.
    fn nothing(&mut self);
}

/// Stops at the first possible action.
pub(crate) struct FirstFound;

impl TurnCheck for FirstFound {
    #[inline]
    fn goes_on(&mut self, judge: &Judge, position: &Position) -> bool {
        let faces = judge.allowed(position.unused);
        (!faces.is_empty() && judge.any_use(position, position.turn, faces))
            || !judge.rethrows(position).is_empty()
    }

    #[inline]
    fn nothing(&mut self) {}
}

impl TurnCheck for Actions {
    #[inline]
    fn goes_on(&mut self, judge: &Judge, position: &Position) -> bool {
        judge.list(position, self)
    }

    #[inline]
    fn nothing(&mut self) {
        self.clear();
    }
}
