//! Hnefatafl in pictures, for a museum's screen. Their stories are in the history of the rulebook, with its sources.

use crate::lessons::Picture;
use crate::paper::standing_pieces;
use hnefatafl::Piece;
use on_page::{Exhibit, GROUND, open_book};
use paper::{Drawing, Pen};

use super::pictures;
use crate::Hnefatafl;
use crate::words as m;

impl Exhibit for Hnefatafl {
    /// The king, a drabant and a Muscovite, and the board as it is set up.
    fn starts() -> [String; 3] {
        [
            standing_pieces(&[Piece::King]),
            standing_pieces(&[Piece::Drabant, Piece::Muscovite]),
            pictures::svg(&Picture::Start, &hnefatafl::PRESETS[0].rules),
        ]
    }

    /// Pieces from a grave, the board of tablut, an empty board, and a journal.
    fn past() -> Vec<String> {
        let rules = hnefatafl::PRESETS[0].rules;
        vec![
            turned_horn(),
            pictures::svg(&Picture::Start, &rules),
            pictures::svg(&Picture::Board, &rules),
            open_book(),
        ]
    }

    fn past_in_words() -> Vec<String> {
        vec![m::past_1(), m::past_2(), m::past_3(), m::past_4()]
    }
}

/// Pieces of turned horn as found in Finström: domes, the largest with an iron pin.
fn turned_horn() -> String {
    let (width, height) = (900, 600);
    let mut drawing = Drawing::of_size(width, height);
    drawing.panel((4, 4), (width - 8, height - 8), 36, GROUND);
    for (x, half, tall) in [(190, 90, 150), (450, 130, 230), (710, 90, 150)] {
        let foot = 460;
        let dome = [
            (-100, 0),
            (-100, 30),
            (-86, 62),
            (-50, 90),
            (0, 100),
            (50, 90),
            (86, 62),
            (100, 30),
            (100, 0),
        ];
        let points = dome.map(|(right, up)| (x + right * half / 100, foot - up * tall / 100));
        drawing.area("#f4ecd9", &points);
        drawing.outline(Pen::Firm, &points);
        if half > 100 {
            drawing.line(Pen::Firm, &[(x, foot - tall), (x, foot - tall - 70)]);
        }
    }
    drawing.into_svg()
}
