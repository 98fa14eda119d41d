//! Sáhkku on paper: the rules, a board to play on, dice to fold, pieces to cut out, as SVG of the
//! size of the page.
//!
//! ```
//! use sahkku_paper::{Format, Labels, board};
//! use sahkku_play::table::Lines;
//! use table::Ornament;
//!
//! let rules = sahkku::preset("maze").expect("a recorded rule set").rules;
//! let sheet = board(&rules, Lines::Short, Ornament::Sun, Format::A4, &Labels::default());
//! assert!(sheet.svg.starts_with("<svg"));
//! ```
//!
//! Everything is in tenths of a millimetre, as whole numbers: sharp, and the same everywhere.

mod begun;
mod board;
mod diagram;
mod dice;
mod drawing;
mod leaflet;
mod pieces;

pub use board::board;
pub use diagram::{Diagram, PathShown, dice_in_rows, named_pieces};
pub use dice::{DIE_LENGTH, DIE_WIDTH, dice};
pub use drawing::Style;
pub use leaflet::{Leaflet, Measure, Paragraph, Runs, leaflet};
pub use pieces::pieces;

use drawing::Drawing;

/// A size of paper, lying on its long side.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Format {
    /// 297 by 210 millimetres.
    A4,
    /// 279.4 by 215.9 millimetres.
    Letter,
}

impl Format {
    /// Both.
    pub const ALL: [Format; 2] = [Format::A4, Format::Letter];

    /// Its name in style sheets and choices.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Format::A4 => "a4",
            Format::Letter => "letter",
        }
    }

    /// Width and height in tenths of a millimetre.
    #[must_use]
    pub const fn size(self) -> (i32, i32) {
        match self {
            Format::A4 => (2970, 2100),
            Format::Letter => (2794, 2159),
        }
    }
}

/// What printers cannot print to, in tenths of a millimetre: nothing is drawn nearer to an edge.
pub const MARGIN: i32 = 100;

/// The words on the sheets.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Labels {
    /// A heading.
    pub title: String,
    /// What to do with the sheet: a line each.
    pub hints: Vec<String>,
}

/// A sheet to print.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sheet {
    /// The paper that it is made for.
    pub format: Format,
    /// The picture, as wide and high as the paper.
    pub svg: String,
}

/// Letters as always, as wide as they are.
pub(crate) const PLAIN: (Style, Option<i32>) = (Style::Plain, None);

/// Puts the words where a sheet has them: heading and hints along the lower edge.
fn write_labels(drawing: &mut Drawing, labels: &Labels) {
    let (_, height) = drawing.format().size();
    let lines = labels.hints.len() as i32;
    let foot = height - MARGIN - 10;
    for (n, hint) in labels.hints.iter().enumerate() {
        let at = (MARGIN + 20, foot - (lines - 1 - n as i32) * 52);
        drawing.text(at, 38, PLAIN, hint);
    }
    if !labels.title.is_empty() {
        let at = (MARGIN + 20, foot - lines * 52 - 14);
        drawing.text(at, 56, PLAIN, &labels.title);
    }
}
