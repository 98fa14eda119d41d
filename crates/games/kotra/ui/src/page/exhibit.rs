//! Kotra in pictures, for a museum's screen. Their stories are in the history of the rulebook, with its sources.

use crate::lessons::Picture;
use crate::paper::{Lie, standing_dice, standing_pieces};
use kotra::{Die, Side};
use on_page::{Exhibit, open_book};

use super::pictures;
use crate::Kotra;
use crate::words as m;

impl Exhibit for Kotra {
    /// A checker, one of each side, and a throw.
    fn starts() -> [String; 3] {
        [
            standing_pieces(&[Side::White]),
            standing_pieces(&Side::BOTH),
            standing_dice(&[Die::ALL[4], Die::ALL[1]]),
        ]
    }

    /// The board at the start, a book, and an empty board.
    fn past() -> Vec<String> {
        let rules = kotra::PRESETS[0].rules;
        vec![
            pictures::svg(&Picture::Start, &rules, Lie::Across),
            open_book(),
            pictures::svg(&Picture::Board, &rules, Lie::Across),
        ]
    }

    fn past_in_words() -> Vec<String> {
        vec![m::past_1(), m::past_2(), m::past_3()]
    }
}
