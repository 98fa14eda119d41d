//! Sheets to print and cut out.

use super::board::BoardStyle;
use super::pieces::{Judge, Pieces};
use paper::{Format, Labels, Picture, Sheet};

/// What can be printed of a game.
pub trait Sheets: Pieces {
    /// What can be printed, by the words of the list on the page; `rules` first.
    const SHEETS: &'static [&'static str];

    /// The sheet of this kind other than that of rules; the board for a word that is none.
    fn sheet(
        kind: &str,
        judge: &Judge<Self>,
        style: &BoardStyle,
        format: Format,
        labels: &Labels,
    ) -> Sheet;

    /// What a sheet is called.
    fn sheet_name(kind: &str) -> String;

    /// What is to be done with it.
    fn sheet_hint(kind: &str, judge: &Judge<Self>) -> String;

    /// The picture of the board at the start, for the page of rules.
    fn opening(judge: &Judge<Self>) -> impl Picture;

    /// What is to be known of that picture.
    fn about_opening() -> String;
}
