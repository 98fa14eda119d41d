//! What a position is worth, where that is the chance of winning: 0 to 1, as the first side sees it.

use crate::messages as m;
use crate::text::numbers::{Percent, hundredths, signed};
use crate::this_game::Side;

/// From what cost on a choice is worth naming.
pub(crate) const WORTH_NAMING: f64 = 0.015;

/// The same as the second side sees it.
pub(crate) fn of_second(first: f64) -> f64 {
    1.0 - first
}

/// How high it stands in a chart, from 0 to 1.
pub(crate) fn height(worth: f64) -> f64 {
    worth
}

/// It in a column of numbers.
pub(crate) fn number(worth: f64) -> String {
    hundredths(worth)
}

/// A gain or a loss.
pub(crate) fn change(change: f64) -> String {
    signed(change)
}

/// How it was at the start of a game and at its end.
pub(crate) fn course(start: f64, end: f64) -> String {
    let (start, end) = (Percent::of(start), Percent::of(end));
    m::ReviewChart { start, end }.text()
}

/// What was done, what had been better, and what that cost.
pub(crate) fn mistake(side: Side, played: &str, better: &str, cost: f64) -> String {
    m::ReviewMistake {
        side,
        played,
        better,
        cost: Percent::of(cost),
    }
    .text()
}

/// An action and what it is worth to its side.
pub(crate) fn hint(action: &str, worth: f64) -> String {
    let chance = Percent::of(worth);
    m::HintItem { action, chance }.text()
}
