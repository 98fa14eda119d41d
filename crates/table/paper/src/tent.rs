//! Pieces to cut out: each is a strip that is folded into a small standing tent.

use crate::drawing::{Drawing, Pen, Point};
use crate::{Format, Labels, MARGIN, Sheet};

/// The width of a tent, in tenths of a millimetre.
pub const TENT_WIDTH: i32 = 130;

/// The height of each of its two walls, in tenths of a millimetre.
pub const TENT_WALL: i32 = 190;

/// The depth of each of its two feet, which are glued together underneath.
const FOOT: i32 = 60;

/// One of the two walls of a tent.
#[derive(Clone, Copy, Debug)]
pub struct Wall {
    foot: Point,
    /// 1 if the wall is upside down on the sheet, else -1.
    down: i32,
}

impl Wall {
    /// The point this far right of the middle of the wall, and this far up from its foot.
    pub const fn at(self, right: i32, up: i32) -> Point {
        (self.foot.0 + right, self.foot.1 + self.down * up)
    }
}

/// A sheet of tents, one for each of these figures. `draw` draws a figure on both walls, so that both players see it.
pub fn tents<F: Copy>(
    format: Format,
    labels: &Labels,
    figures: impl IntoIterator<Item = F>,
    draw: impl Fn(&mut Drawing, Wall, F),
) -> Sheet {
    let mut drawing = Drawing::sheet(format);
    let (width, _) = format.size();
    let strip = 2 * (TENT_WALL + FOOT);
    let across = ((width - 2 * MARGIN) / (TENT_WIDTH + 30)).max(1);
    for (n, figure) in figures.into_iter().enumerate() {
        let (row, column) = (n as i32 / across, n as i32 % across);
        let left = MARGIN + 10 + column * (TENT_WIDTH + 30);
        let top = MARGIN + 10 + row * (strip + 20);
        for wall in tent(&mut drawing, (left, top)) {
            draw(&mut drawing, wall, figure);
        }
    }
    drawing.into_sheet(format, labels)
}

/// From top to bottom: a foot, the back wall upside down, the ridge, the front wall, a foot.
fn tent(drawing: &mut Drawing, (left, top): Point) -> [Wall; 2] {
    let right = left + TENT_WIDTH;
    let bottom = top + 2 * (TENT_WALL + FOOT);
    let ridge = top + FOOT + TENT_WALL;
    drawing.outline(
        Pen::Fine,
        &[(left, top), (right, top), (right, bottom), (left, bottom)],
    );
    for fold in [top + FOOT, ridge, bottom - FOOT] {
        drawing.line(Pen::Fold, &[(left, fold), (right, fold)]);
    }
    let middle = left + TENT_WIDTH / 2;
    [(-1, bottom - FOOT), (1, top + FOOT)].map(|(down, foot)| Wall {
        foot: (middle, foot),
        down,
    })
}
