//! How large a board becomes that has to go into some space.

use sahkku::Drawing;
use table::{Point, within};

use super::LayoutSpec;
use crate::table::style::Lines;

/// The parts of a board, in columns' widths.
struct Proportions {
    /// The shortest and the longest line.
    length: (f64, f64),
    /// Between the ends of the lines of two rows.
    gap: f64,
    /// Between the lines and the edge of the board.
    border: f64,
}

impl Proportions {
    fn of(spec: &LayoutSpec, turned: bool) -> Proportions {
        match (spec.places, spec.lines) {
            (Drawing::Squares, _) => Proportions {
                // A tall screen has room across the rows, and pieces that share a square need it.
                length: (1.0, if turned { 1.9 } else { 1.5 }),
                gap: 0.0,
                border: 0.42,
            },
            (Drawing::Lines, Lines::Joined) => Proportions {
                length: (1.35, 2.9),
                gap: 0.0,
                border: 0.5,
            },
            (Drawing::Lines, Lines::Short) => Proportions {
                length: (1.3, 2.8),
                gap: 0.34,
                border: 0.42,
            },
        }
    }

    /// Column and line width for a board of this many columns in a space of this size.
    fn fit(&self, columns: f64, long: f64, short: f64, turned: bool) -> (f64, f64) {
        let rows = 3.0 * self.length.0 + 2.0 * self.gap;
        let across = self.edge(ROOM_FOR_COLUMNS[usize::from(turned)]);
        let pitch = self
            .edge(ROOM_FOR_ROWS)
            .fit(columns, long)
            .min(across.fit(rows, short));
        let length = ((short - 2.0 * across.width(pitch)) / pitch - 2.0 * self.gap) / 3.0;
        (pitch, within(length, self.length.0, self.length.1) * pitch)
    }

    /// The edge of a board that has room for names of so many times their height.
    fn edge(&self, room: f64) -> Edge {
        let border = self.border;
        Edge { border, room }
    }
}

/// The edge of a board, between the lines and where it ends.
struct Edge {
    /// The width in columns' widths that it has anyway.
    border: f64,
    /// The room for names, in heights of their letters.
    room: f64,
}

impl Edge {
    /// The width, of a board with columns of this width.
    fn width(&self, pitch: f64) -> f64 {
        (self.border * pitch).max(FRAME * pitch + self.room * name_size(pitch))
    }

    /// The width of columns where `count` of them and two edges fill this space.
    fn fit(&self, count: f64, space: f64) -> f64 {
        // The width is the largest of three straight lines.
        let bare = space / (count + 2.0 * self.border);
        let large = space / (count + 2.0 * (FRAME + self.room * NAME));
        let small = (space - 2.0 * self.room * SMALLEST_NAME) / (count + 2.0 * FRAME);
        bare.min(large).min(small)
    }
}

/// The height of the letters that name rows and columns, in columns' widths; and the least, in CSS pixels.
const NAME: f64 = 0.2;
const SMALLEST_NAME: f64 = 10.0;
/// From the end of a board to the frame on it, in columns' widths. Names stand inside of the frame.
pub(super) const FRAME: f64 = 0.27;
/// The room for the names of rows, and for those of columns on a board that lies across and on one that is turned, in heights
/// of their letters: two digits are wider than they are high.
const ROOM_FOR_ROWS: f64 = 0.75;
const ROOM_FOR_COLUMNS: [f64; 2] = [0.75, 1.2];

/// The height of the letters of names, for columns of this width.
pub(super) fn name_size(pitch: f64) -> f64 {
    (pitch * NAME).max(SMALLEST_NAME)
}

/// How large a board becomes.
pub(super) struct BoardSize {
    pub(super) pitch: f64,
    pub(super) length: f64,
    pub(super) row_step: f64,
    /// The whole board on the screen: its width and height.
    pub(super) board: Point,
}

impl BoardSize {
    /// The largest board that goes into `space`, a width and a height.
    pub(super) fn fit(spec: &LayoutSpec, turned: bool, space: Point) -> BoardSize {
        let parts = Proportions::of(spec, turned);
        let columns = f64::from(spec.columns);
        let (long, short) = if turned {
            (space.y, space.x)
        } else {
            (space.x, space.y)
        };
        let (pitch, length) = parts.fit(columns, long.max(1.0), short.max(1.0), turned);
        let row_step = length + parts.gap * pitch;
        let across = parts.edge(ROOM_FOR_COLUMNS[usize::from(turned)]);
        let long = columns * pitch + 2.0 * parts.edge(ROOM_FOR_ROWS).width(pitch);
        let short = 2.0 * row_step + length + 2.0 * across.width(pitch);
        BoardSize {
            pitch,
            length,
            row_step,
            board: if turned {
                Point::new(short, long)
            } else {
                Point::new(long, short)
            },
        }
    }
}

/// Whether the rows run up the screen as the pieces stand.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Upright {
    Yes,
    No,
}

/// The size that pieces are drawn by. On a line their heads may reach over its ends; in a square
/// they stay inside, and the king is still taller than a soldier.
pub(super) fn unit(spec: &LayoutSpec, pitch: f64, length: f64, upright: Upright) -> f64 {
    match (spec.places, upright) {
        (Drawing::Lines, Upright::No) => pitch.min(length / 1.12),
        (Drawing::Lines, Upright::Yes) => (pitch * 0.96).min(length / 1.12),
        (Drawing::Squares, Upright::No) => (pitch * 0.96).min(length * 0.78),
        (Drawing::Squares, Upright::Yes) => (pitch * 0.78).min(length * 0.96),
    }
}
