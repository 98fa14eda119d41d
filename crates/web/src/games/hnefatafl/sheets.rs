//! Sheets of Hnefatafl to print and cut out.

use hnefatafl::Judge;
use hnefatafl_play::paper::{Opening, board, pieces};
use paper::{Format, Labels, Sheet};

use crate::messages as m;
use crate::settings::Settings;

/// What can be printed, by the words of the list on the page.
pub(crate) const KINDS: &[&str] = &["rules", "board", "pieces"];

/// The sheet of this kind other than that of rules; the board for a word that is none.
pub(crate) fn sheet(
    kind: &str,
    judge: &Judge,
    _settings: &Settings,
    format: Format,
    labels: &Labels,
) -> Sheet {
    match kind {
        "pieces" => pieces(judge, format, labels),
        _ => board(judge.rules(), format, labels),
    }
}

/// What a sheet is called.
pub(crate) fn name(kind: &str) -> String {
    match kind {
        "pieces" => m::paper_pieces(),
        _ => m::paper_board(),
    }
}

/// What is to be done with it.
pub(crate) fn hint(kind: &str, _judge: &Judge) -> String {
    match kind {
        "pieces" => m::paper_pieces_how(),
        _ => m::paper_board_how(),
    }
}

/// The picture of the board at the start, for the page of rules.
pub(crate) fn opening(judge: &Judge) -> Opening<'_> {
    Opening {
        judge,
        names: [
            m::pieces_king(),
            m::pieces_drabants(),
            m::pieces_muscovites(),
        ],
    }
}

/// What is to be known of that picture.
pub(crate) fn about_opening() -> String {
    m::paper_board_how()
}
