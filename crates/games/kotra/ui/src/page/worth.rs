//! The value of a position: units from white's point of view. White's wins count up, its losses down.

use crate::Kotra;

use crate::words as m;
use messages::numbers::{cents, tenths};
use on_page::Worth;

impl Worth for Kotra {
    const WORTH_NAMING: f64 = 0.1;
    const GRADES: [f64; 3] = [0.1, 0.3, 0.6];

    fn worth_to_second(first: f64) -> f64 {
        -first
    }

    fn height_in_chart(worth: f64) -> f64 {
        0.5 + worth.clamp(-HIGHEST, HIGHEST) / (2.0 * HIGHEST)
    }

    fn worth_in_number(worth: f64) -> String {
        signed_tenths(worth)
    }

    fn change_in_number(change: f64) -> String {
        signed_tenths(change)
    }

    fn cost_in_number(cost: f64) -> String {
        cents(cost)
    }

    fn cost_in_words(cost: f64) -> String {
        tenths(cost)
    }

    fn course_in_words(start: f64, end: f64) -> String {
        let (first, last) = (&signed_tenths(start), &signed_tenths(end));
        m::ReviewEquity { first, last }.text()
    }

    fn hint_in_words(action: &str, worth: f64) -> String {
        let value = &signed_tenths(worth);
        m::HintEquity { action, value }.text()
    }
}

/// Games are seldom worth more than this to either side before they are over; a chart ends there.
const HIGHEST: f64 = 8.0;

/// To one decimal place, with a sign.
fn signed_tenths(value: f64) -> String {
    let size = tenths(value.abs());
    match size.as_str() {
        "0.0" => size,
        _ if value < 0.0 => format!("−{size}"),
        _ => format!("+{size}"),
    }
}
