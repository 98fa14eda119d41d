//! Sheets of Kotra to print and cut out.

use kotra::Judge;
use paper::{Drawing, Format, Labels, Picture, Point, Sheet};

use crate::messages as m;
use crate::settings::Settings;

/// What can be printed, by the words of the list on the page.
pub(crate) const KINDS: &[&str] = &["rules"];

/// The sheet of this kind other than that of rules; the board for a word that is none.
pub(crate) fn sheet(
    _kind: &str,
    _judge: &Judge,
    _settings: &Settings,
    format: Format,
    _labels: &Labels,
) -> Sheet {
    Sheet {
        format,
        svg: String::new(),
    }
}

/// What a sheet is called.
pub(crate) fn name(_kind: &str) -> String {
    m::paper_board()
}

/// What is to be done with it.
pub(crate) fn hint(_kind: &str, _judge: &Judge) -> String {
    m::paper_board_how()
}

pub(crate) struct Opening;
impl Picture for Opening {
    fn height(&self, _width: i32) -> i32 {
        0
    }
    fn draw(&self, _drawing: &mut Drawing, _at: Point, _width: i32) {}
}

/// The picture of the board at the start, for the page of rules.
pub(crate) fn opening(_judge: &Judge) -> Opening {
    Opening
}

/// What is to be known of that picture.
pub(crate) fn about_opening() -> String {
    m::paper_board_how()
}
