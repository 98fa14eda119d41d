//! A list of actions, kept in place.

use core::fmt;
use core::ops::{Deref, DerefMut};

use crate::{Action, Face, KingChoice, Piece, Place, Row, Spot, Use};

/// More than any position has. Of 21 soldiers each goes one way with each of 4 faces; with each
/// face a queen and a king go 4 ways at most, or there is the choice about him for the queen and 3
/// soldiers; and there are a rethrow and the end of the turn.
pub const MAX_ACTIONS: usize = 128;

/// The legal actions of a position.
#[derive(Clone)]
pub struct Actions {
    list: [Action; MAX_ACTIONS],
    len: usize,
}

/// What lies in the list where no action is: zeros, which are written quickly.
const NOTHING: Action = Action::Activate(Use {
    piece: Piece::Soldier,
    from: Spot::outbound(Place::at(Row::A, 1)),
    to: Place::at(Row::A, 1),
    die: Face::X,
    king: Some(KingChoice::Take),
});

impl Actions {
    /// An empty list.
    #[must_use]
    #[inline]
    pub const fn new() -> Actions {
        Actions {
            list: [NOTHING; MAX_ACTIONS],
            len: 0,
        }
    }

    /// Takes all actions out.
    #[inline]
    pub fn clear(&mut self) {
        self.len = 0;
    }

    /// Adds an action on a condition. It is written in any case, for a branch would be guessed
    /// wrong too often.
    #[inline]
    pub(crate) fn push_if(&mut self, condition: bool, action: Action) {
        debug_assert!(self.len < MAX_ACTIONS);
        self.list[self.len % MAX_ACTIONS] = action;
        self.len += usize::from(condition);
    }

    /// Adds an action.
    #[inline]
    pub(crate) fn push(&mut self, action: Action) {
        self.push_if(true, action);
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
    type IntoIter = core::iter::Take<core::array::IntoIter<Action, MAX_ACTIONS>>;
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
