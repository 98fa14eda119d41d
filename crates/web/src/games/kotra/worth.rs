//! What a position is worth: units, as white sees it. What it wins counts up, what it loses down.

use crate::messages as m;
use crate::text::numbers::tenths;
use crate::this_game::Side;

/// From what cost on a choice is worth naming.
pub(crate) const WORTH_NAMING: f64 = 0.05;

/// Games are seldom worth more than this to anybody before they are over; a chart ends there.
const HIGHEST: f64 = 8.0;

/// The same as black sees it.
pub(crate) fn of_second(first: f64) -> f64 {
    -first
}

/// How high it stands in a chart, from 0 to 1.
pub(crate) fn height(worth: f64) -> f64 {
    0.5 + worth.clamp(-HIGHEST, HIGHEST) / (2.0 * HIGHEST)
}

/// It in a column of numbers.
pub(crate) fn number(worth: f64) -> String {
    signed_tenths(worth)
}

/// A gain or a loss.
pub(crate) fn change(change: f64) -> String {
    signed_tenths(change)
}

/// How it was at the start of a game and at its end.
pub(crate) fn course(start: f64, end: f64) -> String {
    let (first, last) = (&signed_tenths(start), &signed_tenths(end));
    m::ReviewEquity { first, last }.text()
}

/// What was done, what had been better, and what that cost.
pub(crate) fn mistake(side: Side, played: &str, better: &str, cost: f64) -> String {
    m::ReviewEquityMistake {
        side,
        played,
        better,
        loss: &tenths(cost),
    }
    .text()
}

/// An action and what it is worth to its side.
pub(crate) fn hint(action: &str, worth: f64) -> String {
    let value = &signed_tenths(worth);
    m::HintEquity { action, value }.text()
}

/// To one decimal place, with a sign for whoever gains or loses.
fn signed_tenths(value: f64) -> String {
    let size = tenths(value.abs());
    match size.as_str() {
        "0.0" => size,
        _ if value < 0.0 => format!("−{size}"),
        _ => format!("+{size}"),
    }
}
