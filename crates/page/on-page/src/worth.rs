//! The evaluation of a position, in words and numbers.

use super::pieces::Pieces;
use messages::house as m;
use messages::numbers::{Percent, hundredths, signed, tenths};

/// The evaluation scale of a game. By default it is the chance of winning: 0 to 1, from the first side's view.
pub trait Worth: Pieces {
    /// The smallest cost of a choice that is worth mentioning.
    const WORTH_NAMING: f64 = 0.05;

    /// The smallest costs of a doubtful choice, a mistake and a blunder.
    const GRADES: [f64; 3] = [0.03, 0.08, 0.15];

    /// The second side's value of a position worth `first` to the first side.
    fn worth_to_second(first: f64) -> f64 {
        1.0 - first
    }

    /// The height of the value in a chart, from 0 to 1.
    fn height_in_chart(worth: f64) -> f64 {
        worth
    }

    /// The value in a column of numbers.
    fn worth_in_number(worth: f64) -> String {
        hundredths(worth)
    }

    fn change_in_number(change: f64) -> String {
        signed(change)
    }

    /// The cost of choices, in the units of a review.
    fn cost_in_number(cost: f64) -> String {
        tenths(100.0 * cost)
    }

    /// The cost of a choice, with its unit.
    fn cost_in_words(cost: f64) -> String {
        let cost = Percent::of(cost);
        m::StudyCost { cost }.text()
    }

    /// An action and its value to its side.
    fn hint_in_words(action: &str, worth: f64) -> String {
        let chance = Percent::of(worth);
        m::HintItem { action, chance }.text()
    }

    /// The values at the start of a game and at its end.
    fn course_in_words(start: f64, end: f64) -> String;
}

/// Implements [`Worth`] for a game whose scale is the chance of winning, with its message `review-chart` in a module.
#[macro_export]
macro_rules! chance_in_words {
    ($game:ty, $words:ident) => {
        const _: () = {
            use ::messages::numbers::Percent;
            use $words as m;

            impl $crate::Worth for $game {
                fn course_in_words(start: f64, end: f64) -> String {
                    let [start, end] = [start, end].map(Percent::of);
                    m::ReviewChart { start, end }.text()
                }
            }
        };
    };
}
