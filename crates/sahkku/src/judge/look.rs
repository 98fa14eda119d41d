//! How it is found out whether a turn goes on: at a glance, or by listing what can be done, for
//! who needs the list anyway.

use crate::{Actions, Judge, Position};

/// A way to look at a position in which dice have just fallen or been used.
pub(crate) trait Look {
    /// Whether the side to move has something to decide: a die to use, or dice to throw again.
    fn goes_on(&mut self, judge: &Judge, position: &Position) -> bool;

    /// There is nothing to decide: dice must be thrown, or the game is over.
    fn nothing(&mut self);
}

/// Looks no further than to the first thing that can be done.
pub(crate) struct Glance;

impl Look for Glance {
    #[inline]
    fn goes_on(&mut self, judge: &Judge, position: &Position) -> bool {
        let faces = judge.allowed(position.unused);
        (!faces.is_empty() && judge.any_use(position, position.turn, faces))
            || !judge.rethrows(position).is_empty()
    }

    #[inline]
    fn nothing(&mut self) {}
}

impl Look for Actions {
    #[inline]
    fn goes_on(&mut self, judge: &Judge, position: &Position) -> bool {
        judge.list(position, self)
    }

    #[inline]
    fn nothing(&mut self) {
        self.clear();
    }
}
