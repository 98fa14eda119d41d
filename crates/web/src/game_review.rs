//! A game looked at again, as the page shows it.

use crate::this_game::{Action, Side};

/// What a game was worth from step to step, and what each choice cost, in the measure of the game (`this_game::worth`).
pub(crate) struct GameReview {
    /// What the game was worth to the first side before the first step.
    pub(crate) start: f64,
    /// What chance gave the sides; nothing in a game without chance.
    pub(crate) luck: Option<[f64; 2]>,
    /// What their choices cost the sides.
    pub(crate) cost: [f64; 2],
    /// The throws and choices, in order.
    pub(crate) steps: Vec<ReviewStep>,
}

/// A throw or a choice.
pub(crate) struct ReviewStep {
    /// The number of the entry in the record.
    pub(crate) entry: usize,
    /// Whose it is.
    pub(crate) side: Side,
    /// What the game was worth to the first side after it.
    pub(crate) first: f64,
    /// How much chance gave that side.
    pub(crate) luck: f64,
    /// How much the choice cost that side.
    pub(crate) cost: f64,
    /// What had been better.
    pub(crate) better: Option<Action>,
}
