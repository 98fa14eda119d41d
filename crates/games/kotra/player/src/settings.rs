//! How much a player searches, and how often it errs.

use crate::Evaluation;

/// The settings of a search.
#[derive(Clone, PartialEq, Debug)]
pub struct Settings {
    /// The evaluation of positions.
    pub evaluation: Evaluation,
    /// The number of best ways for which all throws of the other side are searched.
    pub candidates: usize,
    /// Only ways that are worse than the best by at most this many units are searched.
    pub margin: f32,
    /// The maximum error in the equity of each way, in units.
    pub noise: f32,
    /// The units subtracted from a way for each checker of the other side that it leaves waiting to be entered.
    pub mercy: f32,
    /// The probability of a random legal action instead, from 0 to 1.
    pub random: f32,
}

impl Settings {
    /// The settings of a review, which never errs.
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
