//! Sheets of Kotra to print and cut out.

use kotra::{Judge, Side};
use kotra_play::paper::{Opening, board, dice, pieces};
use paper::{Format, Labels, Sheet};

use crate::messages as m;
use crate::settings::{Key, Settings};

/// What can be printed, by the words of the list on the page.
pub(crate) const KINDS: &[&str] = &["rules", "board", "dice", "pieces"];

/// The sheet of this kind other than that of rules; the board for a word that is none.
pub(crate) fn sheet(
    kind: &str,
    _judge: &Judge,
    settings: &Settings,
    format: Format,
    labels: &Labels,
) -> Sheet {
    match kind {
        "dice" => dice(format, labels),
        "pieces" => pieces(format, labels),
        _ => {
            // Two people sit at a board of paper: each finds its own numbers.
            let numbers: &[Side] = match settings.get(Key::Coordinates) {
                "no" => &[],
                _ => &Side::BOTH,
            };
            board(numbers, format, labels)
        }
    }
}

/// What a sheet is called.
pub(crate) fn name(kind: &str) -> String {
    match kind {
        "dice" => m::paper_dice(),
        "pieces" => m::paper_pieces(),
        _ => m::paper_board(),
    }
}

/// What is to be done with it.
pub(crate) fn hint(kind: &str, _judge: &Judge) -> String {
    match kind {
        "dice" => m::paper_dice_how(),
        "pieces" => m::paper_pieces_how(),
        _ => m::paper_board_how(),
    }
}

/// The picture of the board at the start, for the page of rules.
pub(crate) fn opening(judge: &Judge) -> Opening<'_> {
    Opening {
        judge,
        names: Side::BOTH.map(|side| m::SideName { side }.text()),
    }
}

/// What is to be known of that picture.
pub(crate) fn about_opening() -> String {
    m::book_way()
}
