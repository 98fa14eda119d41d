//! Sheets of Kotra to print and cut out.

use crate::Kotra;
use crate::paper::{Opening, board, dice, pieces};
use kotra::{Judge, Side};
use paper::{Format, Labels, Picture, Sheet};

use crate::words as m;
use on_page::{BoardStyle, Sheets};

impl Sheets for Kotra {
    const SHEETS: &[&str] = &["rules", "board", "dice", "pieces"];

    fn sheet(
        kind: &str,
        _judge: &Judge,
        style: &BoardStyle,
        format: Format,
        labels: &Labels,
    ) -> Sheet {
        match kind {
            "dice" => dice(format, labels),
            "pieces" => pieces(format, labels),
            _ => {
                // Two people sit at a board of paper, and each finds its own numbers.
                let numbers: &[Side] = match style.names {
                    Some(false) => &[],
                    _ => &Side::BOTH,
                };
                board(numbers, format, labels)
            }
        }
    }

    fn sheet_hint(kind: &str, _judge: &Judge) -> String {
        match kind {
            "dice" => m::paper_dice_how(),
            "pieces" => m::paper_pieces_how(),
            _ => m::paper_board_how(),
        }
    }

    fn opening(judge: &Judge) -> impl Picture {
        Opening {
            judge,
            names: Side::BOTH.map(|side| m::SideName { side }.text()),
        }
    }

    fn about_opening() -> String {
        m::book_way()
    }
}
