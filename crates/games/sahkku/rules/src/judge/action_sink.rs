//! What happens to the uses of dice that are found.

use crate::{Action, Actions};

/// A receiver of possible actions.
pub(super) trait ActionSink {
    /// Receives `action` if `legal`.
    fn add_if(&mut self, legal: bool, action: Action);
}

/// A list that collects all legal actions.
impl ActionSink for Actions {
    #[inline]
    fn add_if(&mut self, legal: bool, action: Action) {
        self.push_if(legal, action);
    }
}

/// Remembers only whether there was any action.
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
