//! Sheets of Hnefatafl to print and cut out.

use crate::Hnefatafl;
use crate::paper::{Opening, board, pieces};
use hnefatafl::Judge;
use paper::{Format, Labels, Picture, Sheet};

use crate::words as m;
use on_page::{BoardStyle, Sheets};

impl Sheets for Hnefatafl {
    const SHEETS: &[&str] = &["rules", "board", "pieces"];

    fn sheet(
        kind: &str,
        judge: &Judge,
        _style: &BoardStyle,
        format: Format,
        labels: &Labels,
    ) -> Sheet {
        match kind {
            "pieces" => pieces(judge, format, labels),
            _ => board(judge.rules(), format, labels),
        }
    }

    fn sheet_hint(kind: &str, _judge: &Judge) -> String {
        match kind {
            "pieces" => m::paper_pieces_how(),
            _ => m::paper_board_how(),
        }
    }

    fn opening(judge: &Judge) -> impl Picture {
        Opening {
            judge,
            names: [
                m::pieces_king(),
                m::pieces_drabants(),
                m::pieces_muscovites(),
            ],
        }
    }

    fn about_opening() -> String {
        m::paper_board_how()
    }
}
