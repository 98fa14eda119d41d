//! A board to play on.

use kotra::Side;
use paper::{Drawing, Format, Labels, MARGIN, Pen, Sheet, Style};

use super::tables::{Ground, Lie, Tables};

/// The room for text along the lower edge, in tenths of a millimetre.
const FOOT: i32 = 260;

/// The width of the frame around the points: at the long sides, where numbers stand, and at the others.
const FRAME: (i32, i32) = (120, 40);

/// The distance between the tips of opposite points.
const GAP: i32 = 180;

/// The height of the numbers of the points.
const SIZE: i32 = 40;

/// The board, as large as the paper allows, with the point numbers of these sides, the first side's inside.
pub fn board(numbers: &[Side], format: Format, labels: &Labels) -> Sheet {
    let mut drawing = Drawing::sheet(format);
    let (width, height) = format.size();
    let pitch = (width - 2 * MARGIN - 2 * FRAME.1) / 13;
    let room = height - 2 * MARGIN - FOOT;
    let tables = Tables {
        lie: Lie::Across,
        corner: ((width - 13 * pitch) / 2, MARGIN + FRAME.0),
        pitch,
        depth: (room - 2 * FRAME.0 - GAP) / 2,
        gap: GAP,
    };
    tables.draw(&mut drawing, Ground::Paper, Pen::Fine);
    let ((left, top), (width, height)) = (tables.corner, (tables.width(), tables.height()));
    let (over, beside) = FRAME;
    let corners = [
        (left - beside, top - over),
        (left + width + beside, top - over),
        (left + width + beside, top + height + over),
        (left - beside, top + height + over),
    ];
    drawing.outline(Pen::Firm, &corners);
    // Each line of numbers stands in the middle of its share of the frame.
    let halves = 2 * numbers.len() as i32;
    for (odd, &side) in (1..).step_by(2).zip(numbers) {
        let style = match side {
            Side::White => Style::Bold,
            Side::Black => Style::Slanted,
        };
        tables.numbers(&mut drawing, side, over * odd / halves, SIZE, style);
    }
    drawing.into_sheet(format, labels)
}
