//! A list of actions, kept in place.

use core::fmt;
use core::ops::{Deref, DerefMut};

use crate::square::WIDTH;
use crate::{Action, Square};

/// More than any position has: 13 pieces of the Swede or 24 of the Muscovite go to 20 squares each
/// at most, and the Swede's moves may come in two forms.
pub const MAX_ACTIONS: usize = 13 * 2 * (WIDTH as usize - 1) * 2;

/// Moves along one line are copied as a whole, the end of which may be of no use.
pub(crate) const RUN: usize = WIDTH as usize - 1;

/// The moves of a piece along one line, and as many more that fill up the copy of any part.
pub(crate) type Run = [Action; 2 * RUN];

const NOTHING: Action = Action::new(Square::at(0, 0), Square::at(0, 0));

pub(crate) const EMPTY_RUN: Run = [NOTHING; 2 * RUN];

const ROOM: usize = MAX_ACTIONS + RUN;

/// The legal actions of a position.
#[derive(Clone)]
pub struct Actions {
    list: [Action; ROOM],
    len: usize,
}

impl Actions {
    /// An empty list.
    #[must_use]
    #[inline]
    pub const fn new() -> Actions {
        Actions {
            list: [NOTHING; ROOM],
            len: 0,
        }
    }

    /// Takes all actions out.
    #[inline]
    pub fn clear(&mut self) {
        self.len = 0;
    }

    /// Adds an action.
    #[inline]
    pub(crate) fn push(&mut self, action: Action) {
        debug_assert!(self.len < MAX_ACTIONS);
        self.list[self.len.min(MAX_ACTIONS - 1)] = action;
        self.len += 1;
    }

    /// Adds `count` moves of `run` from number `start` on. As many as a line can have are copied
    /// in any case: a loop that ends sooner would be guessed wrong too often.
    #[inline]
    pub(crate) fn push_run(&mut self, run: &Run, start: usize, count: usize) {
        debug_assert!(self.len + count <= MAX_ACTIONS);
        let to = self.len.min(MAX_ACTIONS);
        let start = start.min(RUN);
        self.list[to..to + RUN].copy_from_slice(&run[start..start + RUN]);
        self.len = to + count;
    }

    /// Keeps the actions that `fits`.
    pub(crate) fn retain(&mut self, fits: impl Fn(Action) -> bool) {
        let mut kept = 0;
        for n in 0..self.len {
            let action = self.list[n];
            self.list[kept] = action;
            kept += usize::from(fits(action));
        }
        self.len = kept;
    }
}

impl Default for Actions {
    fn default() -> Actions {
        Actions::new()
    }
}

impl Deref for Actions {
    type Target = [Action];
    #[inline]
    fn deref(&self) -> &[Action] {
        &self.list[..self.len]
    }
}

impl DerefMut for Actions {
    #[inline]
    fn deref_mut(&mut self) -> &mut [Action] {
        &mut self.list[..self.len]
    }
}

impl<'a> IntoIterator for &'a Actions {
    type Item = &'a Action;
    type IntoIter = core::slice::Iter<'a, Action>;
    #[inline]
    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl IntoIterator for Actions {
    type Item = Action;
    type IntoIter = core::iter::Take<core::array::IntoIter<Action, ROOM>>;
    #[inline]
    fn into_iter(self) -> Self::IntoIter {
        self.list.into_iter().take(self.len)
    }
}

impl PartialEq for Actions {
    fn eq(&self, other: &Actions) -> bool {
        **self == **other
    }
}

impl Eq for Actions {}

impl fmt::Debug for Actions {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self).finish()
    }
}
