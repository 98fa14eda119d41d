//! Sheets of sáhkku to print and cut out.

use paper::{Format, Labels, Picture, Sheet};
use sahkku::{Game, Judge, Rules, Side};
use sahkku_table::paper::{Opening, board, dice, pieces};

use crate::messages::sahkku as m;
use crate::on_page::Sheets;
use crate::settings::{Key, Settings};

impl Sheets for Game {
    const SHEETS: &[&str] = &["rules", "board", "dice", "pieces"];

    fn sheet(
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

    fn sheet_name(kind: &str) -> String {
        match kind {
            "dice" => m::paper_dice(),
            "pieces" => m::paper_pieces(),
            _ => m::paper_board(),
        }
    }

    fn sheet_hint(kind: &str, judge: &Judge) -> String {
        match kind {
            "dice" => m::paper_dice_how(),
            "pieces" => m::paper_pieces_how(),
            _ => set_up(judge.rules()),
        }
    }

    fn opening(judge: &Judge) -> impl Picture {
        let [men, women] = Side::BOTH.map(|side| m::SideName { side }.text());
        Opening {
            judge,
            names: [men, women, m::book_king(), m::book_queens()],
        }
    }

    fn about_opening() -> String {
        m::book_way()
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
