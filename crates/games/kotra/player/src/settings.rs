//! How much a player searches, and how often it errs.

use crate::Evaluation;

/// The settings of a search.
#[derive(Clone, PartialEq, Debug)]
pub struct Settings {
    /// What evaluates positions.
    pub evaluation: Evaluation,
    /// For so many of the best ways, the other side's throws are searched, all of them.
    pub candidates: usize,
    /// Only for ways that are worse than the best by at most so many units.
    pub margin: f32,
    /// The equity of each way is misjudged by up to so many units.
    pub noise: f32,
    /// How many units less a way is worth to it for each checker of the other side that then waits to be entered.
    pub mercy: f32,
    /// The probability of any legal action instead, from 0 to 1.
    pub random: f32,
}

impl Settings {
    /// Those of a review: it never errs.
    pub(crate) fn review() -> Settings {
        Settings {
            evaluation: Evaluation::learned(),
            candidates: 4,
            margin: 1.0,
            noise: 0.0,
            mercy: 0.0,
            random: 0.0,
        }
    }
}
