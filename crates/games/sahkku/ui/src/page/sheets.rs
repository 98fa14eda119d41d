//! Sheets of sáhkku to print and cut out.

use crate::Sahkku;
use crate::paper::{Opening, board, dice, pieces};
use paper::{Format, Labels, Picture, Sheet};
use sahkku::{Judge, Rules, Side};

use crate::words as m;
use on_page::{BoardStyle, Sheets};

impl Sheets for Sahkku {
    const SHEETS: &[&str] = &["rules", "board", "dice", "pieces"];

    fn sheet(
        kind: &str,
        judge: &Judge,
        style: &BoardStyle,
        format: Format,
        labels: &Labels,
    ) -> Sheet {
        let rules = judge.rules();
        match kind {
            "dice" => dice(rules, format, labels),
            "pieces" => pieces(judge, format, labels),
            _ => {
                let lines = style.lines.parse().unwrap_or_default();
                board(rules, lines, style.ornament, format, labels)
            }
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

/// The starting arrangement of these rules, in words.
pub(crate) fn set_up(rules: &Rules) -> String {
    let how = m::PaperBoardHow {
        drawing: rules.places,
        home_row: rules.home_row,
        queens: rules.queens,
    };
    how.text()
}
