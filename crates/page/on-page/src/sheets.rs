//! Sheets to print and cut out.

use super::board::BoardStyle;
use super::pieces::{Judge, Pieces};
use crate::text::rules::said;
use paper::{Format, Labels, Picture, Sheet};

pub trait Sheets: Pieces {
    /// The kinds of sheets, by the words of the list on the page; `rules` first.
    const SHEETS: &'static [&'static str];

    /// The sheet of this kind, other than the one of rules; the board for an unknown word.
    fn sheet(
        kind: &str,
        judge: &Judge<Self>,
        style: &BoardStyle,
        format: Format,
        labels: &Labels,
    ) -> Sheet;

    fn sheet_name(kind: &str) -> String {
        said(&format!("paper-{kind}"))
    }

    /// The instructions for it.
    fn sheet_hint(kind: &str, judge: &Judge<Self>) -> String;

    /// The picture of the start position, for the page of rules.
    fn opening(judge: &Judge<Self>) -> impl Picture;

    /// The caption of that picture.
    fn about_opening() -> String;
}
