//! Checkers to cut out, and the look of checkers on paper.

use kotra::{CHECKERS, Side};
use paper::{Drawing, Format, Labels, MARGIN, Pen, Point, Sheet, Style};

/// The width of a checker to cut out, in tenths of a millimetre.
pub const CHECKER: i32 = 160;

/// The gap between two of them for the scissors.
const APART: i32 = 20;

const PALE: &str = "#ece5d8";

pub fn pieces(format: Format, labels: &Labels) -> Sheet {
    let mut drawing = Drawing::sheet(format);
    let (width, _) = format.size();
    let pitch = CHECKER + APART;
    let across = ((width - 2 * MARGIN) / pitch).max(1);
    let all = Side::BOTH
        .into_iter()
        .flat_map(|side| core::iter::repeat_n(side, usize::from(CHECKERS)));
    for (n, side) in all.enumerate() {
        let (row, column) = (n as i32 / across, n as i32 % across);
        let middle = |n: i32| MARGIN + pitch / 2 + n * pitch;
        let at = (middle(column), middle(row));
        disc(&mut drawing, at, CHECKER / 2, side);
    }
    drawing.into_sheet(format, labels)
}

pub(super) fn disc(drawing: &mut Drawing, (x, y): Point, radius: i32, side: Side) {
    let (colour, grooves): (&str, &[i32]) = match side {
        Side::White => (PALE, &[74]),
        Side::Black => ("#8a6247", &[80, 44, 13]),
    };
    let width = 2 * radius;
    drawing.panel((x - radius, y - radius), (width, width), radius, colour);
    for percent in grooves {
        drawing.circle(Pen::Fine, (x, y), radius * percent / 100);
    }
}

/// The number of checkers in a stack, on the last of them.
pub(super) fn stacked(drawing: &mut Drawing, (x, y): Point, radius: i32, count: u8) {
    let half = radius * 2 / 3;
    drawing.panel((x - half, y - half), (2 * half, 2 * half), half, PALE);
    centred(drawing, (x, y), radius, Style::Plain, &count.to_string());
}

/// Draws text around this point, with every letter and digit half as wide as high.
pub(super) fn centred(drawing: &mut Drawing, (x, y): Point, size: i32, style: Style, words: &str) {
    let width = words.chars().count() as i32 * size / 2;
    let at = (x - width / 2, y + size / 3);
    drawing.text(at, size, (style, Some(width)), words);
}
