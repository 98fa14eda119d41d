//! What a position is worth: the chance of winning.

use hnefatafl::{Game, Side};

use crate::messages::hnefatafl as m;
use crate::on_page::Worth;
use crate::text::numbers::Percent;

impl Worth for Game {
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
