//! A board to play on.

use hnefatafl::Rules;
use paper::{Drawing, Format, Labels, MARGIN, Pen, Point, Sheet};

use super::grid::{Edges, Grid};

/// The width of the frame around the squares, in tenths of a millimetre. It holds the names.
const FRAME: i32 = 60;

/// The gap between the board and the words at its right.
const GAP: i32 = 70;

/// The board of these rules, as large as the paper allows.
pub fn board(rules: &Rules, format: Format, labels: &Labels) -> Sheet {
    let mut drawing = Drawing::sheet(format);
    let (_, height) = format.size();
    let room = height - 2 * MARGIN - 2 * FRAME;
    let pitch = room / i32::from(rules.board.size());
    let mut grid = Grid {
        board: rules.board,
        corner: (MARGIN + FRAME, MARGIN + FRAME),
        pitch,
    };
    grid.corner.1 += (room - grid.width()) / 2;
    grid.draw(&mut drawing, rules.escape, Pen::Firm);
    grid.names(&mut drawing, Edges::All, FRAME / 2, 34);
    frame(&mut drawing, grid);
    drawing.labels_beside(labels, MARGIN + 2 * FRAME + grid.width() + GAP);
    Sheet {
        format,
        svg: drawing.into_svg(),
    }
}

/// The frame: a line around it, a tooth at the end of every line of the board, and a lozenge in each corner.
fn frame(drawing: &mut Drawing, grid: Grid) {
    let ((left, top), width) = (grid.corner, grid.width());
    let (far, tooth) = (width + FRAME, FRAME * 2 / 3);
    let at = |right: i32, down: i32| -> Point { (left + right, top + down) };
    let around = [(-FRAME, -FRAME), (far, -FRAME), (far, far), (-FRAME, far)];
    drawing.outline(Pen::Firm, &around.map(|(right, down)| at(right, down)));
    for n in 1..i32::from(grid.board.size()) {
        let along = n * grid.pitch;
        // From the outer line inward, at all four edges.
        for (outer, inner) in [(-FRAME, tooth - FRAME), (far, far - tooth)] {
            let points = [
                (along - tooth / 2, outer),
                (along, inner),
                (along + tooth / 2, outer),
            ];
            drawing.line(Pen::Fine, &points.map(|(along, off)| at(along, off)));
            drawing.line(Pen::Fine, &points.map(|(along, off)| at(off, along)));
        }
    }
    for (right, down) in [(0, 0), (width, 0), (0, width), (width, width)] {
        let middle = |n: i32| if n == 0 { -FRAME / 2 } else { n + FRAME / 2 };
        let (x, y) = at(middle(right), middle(down));
        let reach = FRAME / 3;
        drawing.outline(
            Pen::Fine,
            &[
                (x, y - reach),
                (x + reach, y),
                (x, y + reach),
                (x - reach, y),
            ],
        );
    }
}
