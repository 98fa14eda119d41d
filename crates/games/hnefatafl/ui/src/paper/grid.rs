//! The squares of a board as drawn, their carvings, and their names at the edge.

use hnefatafl::{Board, Escape, Square};
use paper::{Drawing, PLAIN, Pen, Point};

use crate::board::{Mark, marked};

/// The edges along which names stand.
#[derive(Clone, Copy)]
pub(super) enum Edges {
    /// The lower and the left edge, as in a picture.
    Near,
    /// All four edges, so that both players can read them.
    All,
}

/// Where the squares of a board are, the Swede's side below.
#[derive(Clone, Copy)]
pub(super) struct Grid {
    pub(super) board: Board,
    /// The upper left corner.
    pub(super) corner: Point,
    pub(super) pitch: i32,
}

impl Grid {
    /// The width and height of all squares together.
    pub(super) fn width(&self) -> i32 {
        i32::from(self.board.size()) * self.pitch
    }

    pub(super) fn middle(&self, square: Square) -> Point {
        let (left, bottom) = (self.corner.0, self.corner.1 + self.width());
        (
            left + i32::from(square.file()) * self.pitch - self.pitch / 2,
            bottom - i32::from(square.rank()) * self.pitch + self.pitch / 2,
        )
    }

    /// Draws the lines between the squares and their carvings.
    pub(super) fn draw(&self, drawing: &mut Drawing, escape: Escape, pen: Pen) {
        let ((left, top), width) = (self.corner, self.width());
        for n in 0..=i32::from(self.board.size()) {
            let (x, y) = (left + n * self.pitch, top + n * self.pitch);
            drawing.line(pen, &[(x, top), (x, top + width)]);
            drawing.line(pen, &[(left, y), (left + width, y)]);
        }
        for (square, mark) in marked(self.board, escape) {
            self.carve(drawing, square, mark, pen);
        }
    }

    fn carve(&self, drawing: &mut Drawing, square: Square, mark: Mark, pen: Pen) {
        let (x, y) = self.middle(square);
        let lozenge = |drawing: &mut Drawing, reach: i32| {
            let corners = [
                (x, y - reach),
                (x + reach, y),
                (x, y + reach),
                (x - reach, y),
            ];
            drawing.outline(pen, &corners);
        };
        match mark {
            // A square and a lozenge that cross: a star of eight points.
            Mark::Throne => {
                let (half, reach) = (self.pitch * 32 / 100, self.pitch * 45 / 100);
                let corners = [(-1, -1), (1, -1), (1, 1), (-1, 1)];
                drawing.outline(
                    pen,
                    &corners.map(|(right, down)| (x + right * half, y + down * half)),
                );
                lozenge(drawing, reach);
                lozenge(drawing, self.pitch / 6);
            }
            Mark::Camp => {
                lozenge(drawing, self.pitch * 42 / 100);
                lozenge(drawing, self.pitch * 17 / 100);
            }
            // Three nested angles, open towards the corner of the board.
            Mark::Corner => {
                let (middle, _) = self.middle(self.board.throne());
                let right = if x < middle { -1 } else { 1 };
                let down = if square.rank() == 1 { 1 } else { -1 };
                for n in 1..=3 {
                    let reach = self.pitch * 23 / 100 * n;
                    let (outer_x, outer_y) =
                        (x + right * self.pitch / 2, y + down * self.pitch / 2);
                    let (inner_x, inner_y) = (outer_x - right * reach, outer_y - down * reach);
                    drawing.line(
                        pen,
                        &[(inner_x, outer_y), (inner_x, inner_y), (outer_x, inner_y)],
                    );
                }
            }
        }
    }

    /// Draws the names of files along the lower edge and those of ranks at the left, or along all edges, their middles this far
    /// outside.
    pub(super) fn names(&self, drawing: &mut Drawing, edges: Edges, away: i32, size: i32) {
        let ((left, top), width) = (self.corner, self.width());
        let offsets = match edges {
            Edges::Near => &[-away][..],
            Edges::All => &[-away, width + away],
        };
        for n in 1..=self.board.size() {
            let along = i32::from(n) * self.pitch - self.pitch / 2;
            let file = char::from(b'a' + n - 1).to_string();
            let rank = n.to_string();
            for off in offsets {
                name(drawing, (left + along, top + width - off), size, &file);
                name(drawing, (left + off, top + width - along), size, &rank);
            }
        }
    }
}

/// A name around this point. Letters and digits are about half as wide as high.
fn name(drawing: &mut Drawing, (x, y): Point, size: i32, name: &str) {
    let left = x - name.len() as i32 * size / 4;
    drawing.text((left, y + size / 3), size, PLAIN, name);
}
