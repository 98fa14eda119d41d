//! The answer of a search.

use hnefatafl::Action;

/// The result of a search.
#[derive(Clone, PartialEq, Debug)]
pub struct Answer {
    /// The chosen move: the best one, or a weaker one for a player that sometimes errs.
    pub action: Action,
    /// The score of the best move for the Swede, in points ([`crate::POINTS_PER_LOGIT`]).
    pub score: i32,
    /// The probability that the Swede wins between equal players, from 0 to 1 ([`crate::Calibration`]).
    pub win_probability: f32,
    /// The line that the search expects, the best move first.
    pub line: Vec<Action>,
    /// All moves, the best first.
    pub ranked: Vec<RankedAction>,
    /// The plies of the last iteration that was searched to its end.
    pub depth: u32,
}

/// A move at the root and its value.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct RankedAction {
    /// The move.
    pub action: Action,
    /// The probability that the Swede wins after it, from 0 to 1.
    pub win_probability: f32,
    /// Whether the probability is exact. If not, the move is known to be no better for its side than this.
    pub exact: bool,
}
