//! Sáhkku in pictures, for a museum's screen. Their stories are in the history of the rulebook, with its sources.

use crate::lessons::Picture;
use crate::paper::{standing_dice, standing_pieces};
use on_page::{Exhibit, drawn_map};
use paper::{Drawing, Pen};
use sahkku::{Face, Piece, Side};

use super::pictures;
use crate::Sahkku;
use crate::page::coast::COAST;
use crate::words as m;

impl Exhibit for Sahkku {
    /// The king, a man and a woman, and a throw.
    fn starts() -> [String; 3] {
        let soldier = |side| (Piece::Soldier, Some(side));
        [
            standing_pieces(&[(Piece::King, None)]),
            standing_pieces(&Side::BOTH.map(soldier)),
            standing_dice(&[Face::X, Face::III, Face::II]),
        ]
    }

    /// Where it was played, drawn curtains, an empty board, and a board at the start.
    fn past() -> Vec<String> {
        let rules = sahkku::PRESETS[0].rules;
        vec![
            drawn_map(&COAST),
            drawn_curtains(),
            pictures::svg(&Picture::Board, &rules),
            pictures::svg(&Picture::Start, &rules),
        ]
    }

    fn past_in_words() -> Vec<String> {
        vec![m::past_1(), m::past_2(), m::past_3(), m::past_4()]
    }
}

/// A window in the evening with drawn curtains: people who still played the banned game drew them first.
fn drawn_curtains() -> String {
    let (width, height) = (900, 600);
    let mut drawing = Drawing::of_size(width, height);
    drawing.panel((4, 4), (width - 8, height - 8), 36, "#1e344c");
    drawing.panel((230, 90), (440, 420), 6, "#c79a3b");
    for side in [-1, 1] {
        let at = |right: i32, down: i32| (width / 2 + side * right, down);
        drawing.area(
            "#8a2f1d",
            &[at(8, 100), at(210, 100), at(210, 500), at(24, 500)],
        );
        for n in 1..4 {
            drawing.line(Pen::Fine, &[at(n * 50, 105), at(n * 50 + 12, 495)]);
        }
    }
    drawing.line(Pen::Carved, &[(200, 92), (700, 92)]);
    drawing.into_svg()
}
