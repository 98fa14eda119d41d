//! How a game ends.

use crate::Side;
use game::words;

words! {
    /// Why a game is over.
    Reason {
        /// The loser has no soldiers left.
        Soldiers = "soldiers",
        /// The loser has neither soldiers nor the king.
        Pieces = "pieces",
        /// The loser's queen was captured.
        Queen = "queen",
        /// The loser could not use a die, all its soldiers awake.
        Blocked = "blocked",
        /// No face has a legal use for either side: a draw.
        Dead = "dead",
        /// The loser resigned.
        Resigned = "resigned",
        /// The players agreed on a draw.
        Agreed = "agreed",
    }
}

/// The end of a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Outcome {
    /// The side that won; `None` for a draw.
    pub winner: Option<Side>,
    /// Why.
    pub reason: Reason,
}
