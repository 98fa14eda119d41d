//! The lines of a piece need no drawing.

use hnefatafl::Square;

use crate::board::overlay::Annotation;
use crate::table::{Motion, Table};

/// The path to draw over the board: none.
pub(crate) fn annotation(_: &Table, _: Motion, _: Option<Square>) -> Option<Annotation> {
    None
}
