//! The size of a board that has to fit into a space.

use sahkku::Drawing;
use scene::{Length, Point, within};

use super::Layout;
use crate::board::LayoutSpec;
use crate::board::style::Lines;

/// The parts of a board, in widths of a column.
struct Proportions {
    places: Drawing,
    /// The shortest and the longest line.
    length: (f64, f64),
    /// The distance between the ends of the lines of two rows.
    gap: f64,
    /// The distance between the lines and the edge of the board.
    border: f64,
}

impl Proportions {
    fn of(spec: &LayoutSpec, turned: bool) -> Proportions {
        match (spec.format.places, spec.format.lines) {
            (Drawing::Squares, _) => Proportions {
                places: spec.format.places,
                // A tall screen has room across the rows, and pieces that share a square need it.
                length: (1.0, if turned { 1.9 } else { 1.5 }),
                gap: 0.0,
                border: 0.42,
            },
            (Drawing::Lines, Lines::Joined) => Proportions {
                places: spec.format.places,
                length: (1.35, 2.9),
                gap: 0.0,
                border: 0.5,
            },
            (Drawing::Lines, Lines::Short) => Proportions {
                places: spec.format.places,
                length: (1.3, 2.8),
                gap: 0.34,
                border: 0.42,
            },
        }
    }

    /// The width of columns and the length of lines for a board of this many columns in a space of this size.
    fn fit(&self, columns: f64, long: f64, short: f64, turned: bool) -> (f64, f64) {
        let rows = 3.0 * self.length.0 + 2.0 * self.gap;
        let across = self.edge(Names::of_columns(turned));
        let pitch = self
            .edge(Names::Rows)
            .fit(columns, long)
            .min(across.fit(rows, short))
            .max(0.1);
        let length = ((short - 2.0 * across.width(pitch)) / pitch - 2.0 * self.gap) / 3.0;
        (pitch, within(length, self.length.0, self.length.1) * pitch)
    }

    /// The edge of a board that has room for these names.
    fn edge(&self, names: Names) -> Edge {
        Edge {
            border: self.border,
            room: names.room(),
            off_lines: self.off_lines(names),
        }
    }

    /// The distance between these names and the lines. Beside the first and the last column of lines it is zero.
    fn off_lines(&self, names: Names) -> Length {
        if self.places == Drawing::Lines && names == Names::Rows {
            Length::new(0.0, 0.0)
        } else {
            OFF_LINES
        }
    }
}

/// The letter height of the names of rows and columns.
const NAME: Length = Length::new(0.2, 10.0);
const LINE: Length = Length::new(0.048, 1.3);
const OFF_FRAME: Length = Length::new(0.03, 1.0);
/// The distance between names and lines, which have round ends and a lit edge.
const OFF_LINES: Length = Length::new(0.1, 2.6);
/// From the end of a board to the frame on it, in widths of a column. Names stand inside the frame.
const FRAME: f64 = 0.26;

/// The kind of names at an edge.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Names {
    Rows,
    /// The names of columns, above or below their lines.
    Columns,
    /// The names of columns, beside their lines.
    TurnedColumns,
}

impl Names {
    pub(super) fn of_columns(turned: bool) -> Names {
        if turned {
            Names::TurnedColumns
        } else {
            Names::Columns
        }
    }

    /// The room for them, in letter heights: two bold digits side by side are wider than they are high.
    fn room(self) -> f64 {
        match self {
            Names::Rows | Names::Columns => 0.75,
            Names::TurnedColumns => 1.4,
        }
    }
}

/// The edge of a board, between the lines and the end of the board.
struct Edge {
    /// Its minimum width, in widths of a column.
    border: f64,
    /// The room for names, in letter heights.
    room: f64,
    off_lines: Length,
}

impl Edge {
    /// Its width on a board with columns of this width.
    fn width(&self, pitch: f64) -> f64 {
        let room = self.room * NAME.of(pitch);
        let named = FRAME * pitch + OFF_FRAME.of(pitch) + room + self.off_lines.of(pitch);
        named.max(self.border * pitch)
    }

    /// The width of columns if `count` of them and two edges fill this space.
    fn fit(&self, count: f64, space: f64) -> f64 {
        let bare = space / (count + 2.0 * self.border);
        // The width of an edge with names is the largest of several straight lines.
        let mut fit = bare;
        for name in NAME.times(self.room).lines() {
            for frame in OFF_FRAME.lines() {
                for lines in self.off_lines.lines() {
                    let share = FRAME + name.0 + frame.0 + lines.0;
                    let least = name.1 + frame.1 + lines.1;
                    fit = fit.min((space - 2.0 * least) / (count + 2.0 * share));
                }
            }
        }
        fit
    }
}

impl Layout {
    /// From the end of the board to the frame on it, in CSS pixels.
    pub fn frame(&self) -> f64 {
        FRAME * self.pitch
    }

    /// The width of the lines, in CSS pixels.
    pub fn line(&self) -> f64 {
        LINE.of(self.pitch)
    }

    /// The height of the letters of names, in CSS pixels.
    pub fn name_size(&self) -> f64 {
        NAME.of(self.pitch)
    }

    /// From the middle of the board to the middle of these names, given the distances to the end of the board and to the lines.
    pub(super) fn to_names(&self, names: Names, end: f64, lines: f64) -> f64 {
        let off_lines = Proportions::of(&self.spec, self.turned).off_lines(names);
        let frame = end - self.frame() - OFF_FRAME.of(self.pitch);
        (frame + lines + off_lines.of(self.pitch)) / 2.0
    }
}

pub struct BoardSize {
    pub(super) pitch: f64,
    pub(super) length: f64,
    pub(super) row_step: f64,
}

impl BoardSize {
    /// The largest board that fits into `space`, a width and a height, as it lies on the screen, and its lengths.
    pub(super) fn fit(spec: &LayoutSpec, turned: bool, space: Point) -> (Point, BoardSize) {
        let parts = Proportions::of(spec, turned);
        let columns = f64::from(spec.format.columns);
        let (long, short) = if turned {
            (space.y, space.x)
        } else {
            (space.x, space.y)
        };
        let (pitch, length) = parts.fit(columns, long.max(1.0), short.max(1.0), turned);
        let row_step = length + parts.gap * pitch;
        let across = parts.edge(Names::of_columns(turned));
        let long = columns * pitch + 2.0 * parts.edge(Names::Rows).width(pitch);
        let short = 2.0 * row_step + length + 2.0 * across.width(pitch);
        let size = BoardSize {
            pitch,
            length,
            row_step,
        };
        let board = if turned {
            Point::new(short, long)
        } else {
            Point::new(long, short)
        };
        (board, size)
    }
}
