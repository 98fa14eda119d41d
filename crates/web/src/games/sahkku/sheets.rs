//! Sheets of sáhkku to print and cut out.

use paper::{Format, Labels, Sheet};
use sahkku::{Judge, Rules, Side};
use sahkku_play::paper::{Opening, board, dice, pieces};

use crate::messages as m;
use crate::settings::{Key, Settings};

/// What can be printed, by the words of the list on the page.
pub(crate) const KINDS: &[&str] = &["rules", "board", "dice", "pieces"];

/// The sheet of this kind other than that of rules; the board for a word that is none.
pub(crate) fn sheet(
    kind: &str,
    judge: &Judge,
    settings: &Settings,
    format: Format,
    labels: &Labels,
) -> Sheet {
    let rules = judge.rules();
    match kind {
        "dice" => dice(rules, format, labels),
        "pieces" => pieces(judge, format, labels),
        _ => {
            let lines = settings.get(Key::Lines).parse().unwrap_or_default();
            let ornament = settings.get(Key::Ornament).parse().unwrap_or_default();
            board(rules, lines, ornament, format, labels)
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
pub(crate) fn hint(kind: &str, judge: &Judge) -> String {
    match kind {
        "dice" => m::paper_dice_how(),
        "pieces" => m::paper_pieces_how(),
        _ => set_up(judge.rules()),
    }
}

/// How the pieces are set up on the board of these rules, in words.
pub(crate) fn set_up(rules: &Rules) -> String {
    let how = m::PaperBoardHow {
        drawing: rules.places,
        home_row: rules.home_row,
        queens: rules.queens,
    };
    how.text()
}

/// The picture of the board at the start, for the page of rules.
pub(crate) fn opening(judge: &Judge) -> Opening<'_> {
    let [men, women] = Side::BOTH.map(|side| m::SideName { side }.text());
    Opening {
        judge,
        names: [men, women, m::book_king(), m::book_queens()],
    }
}

/// What is to be known of that picture.
pub(crate) fn about_opening() -> String {
    m::book_way()
}
