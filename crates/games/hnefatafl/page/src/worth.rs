//! What a position is worth: the chance of winning.

use crate::Hnefatafl;
use hnefatafl::Side;

use crate::words as m;
use messages::numbers::Percent;
use on_page::Worth;

impl Worth for Hnefatafl {
    fn course_in_words(start: f64, end: f64) -> String {
        let (start, end) = (Percent::of(start), Percent::of(end));
        m::ReviewChart { start, end }.text()
    }

    fn mistake_in_words(side: Side, played: &str, better: &str, cost: f64) -> String {
        let cost = Percent::of(cost);
        m::ReviewMistake {
            side,
            played,
            better,
            cost,
        }
        .text()
    }
}
