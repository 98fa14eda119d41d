//! What a game waits for.

/// What a game waits for. `S` are its sides, `O` its outcomes.
///
/// ```
/// use game::{Side, Turn};
///
/// let over: Turn<Side, &str> = Turn::Over("a draw");
/// assert!(over.is_over() && over.side().is_none());
/// assert_eq!(Turn::<_, &str>::Decide(Side::First).side(), Some(Side::First));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Turn<S, O> {
    /// Chance: this side throws, or both if `None`.
    Chance(Option<S>),
    /// This side decides.
    Decide(S),
    /// Nothing: the game is over.
    Over(O),
}

impl<S, O> Turn<S, O> {
    /// The side that acts next; `None` if both do, and at the end.
    #[must_use]
    pub fn side(self) -> Option<S> {
        match self {
            Turn::Chance(side) => side,
            Turn::Decide(side) => Some(side),
            Turn::Over(_) => None,
        }
    }

    /// Whether the game is over.
    #[must_use]
    pub const fn is_over(&self) -> bool {
        matches!(self, Turn::Over(_))
    }
}
