//! What becomes of the uses of dice that are found.

use crate::{Action, Actions};

/// Somebody who is shown what can be done.
pub(super) trait ActionSink {
    /// Takes notice of `action` if `legal`.
    fn add_if(&mut self, legal: bool, action: Action);
}

/// A list: takes down all that is legal.
impl ActionSink for Actions {
    #[inline]
    fn add_if(&mut self, legal: bool, action: Action) {
        self.push_if(legal, action);
    }
}

/// Remembers only whether there was anything.
#[derive(Default)]
pub(super) struct AnyAction {
    pub(super) found: bool,
}

impl ActionSink for AnyAction {
    #[inline]
    fn add_if(&mut self, legal: bool, _: Action) {
        self.found |= legal;
    }
}
