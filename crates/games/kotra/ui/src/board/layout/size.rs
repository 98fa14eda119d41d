//! The size of a board that has to fit into a space.

use scene::{Length, Point, within};

/// The shortest and the longest point, in its widths: five checkers lie on the longest without touching.
const LENGTH: (f64, f64) = (3.5, 4.8);

/// The distance between the tips of opposite points, in widths of a point.
const GAP: f64 = 0.7;

/// The ridge in the middle, in widths of a point: a checker has room on it.
const BAR: f64 = 1.08;

/// The frame around the board, which shows the side to move.
pub(super) const FRAME: Length = Length::new(0.16, 4.0);

/// The height of numbers, and the room for them at the long sides: two bold digits are wider than they are high.
pub(super) const LETTERS: Length = Length::new(0.3, 9.5);
pub(super) const ROOM: Length = Length::new(0.44, 13.6);
/// Half the length of a notch between numbers.
pub(super) const NOTCH: Length = Length::new(0.11, 3.5);

#[derive(Clone, Copy, PartialEq, Debug)]
pub struct BoardSize {
    pub(super) pitch: f64,
    pub(super) length: f64,
    pub(super) gap: f64,
    pub(super) bar: f64,
}

impl BoardSize {
    /// The largest board in `space`, with its edges and as it lies on the screen, and its lengths.
    pub(super) fn fit(turned: bool, space: Point) -> (Point, BoardSize) {
        let (long, short) = if turned {
            (space.y, space.x)
        } else {
            (space.x, space.y)
        };
        let fits = |pitch: f64| {
            let across = across(pitch, LENGTH.0 * pitch);
            along(pitch) <= long && across <= short
        };
        // The lengths grow with the width of a point, so bisection finds the largest.
        let (mut low, mut high) = (0.1, (long / 12.0).max(0.1));
        for _ in 0..40 {
            let middle = (low + high) / 2.0;
            if fits(middle) {
                low = middle;
            } else {
                high = middle;
            }
        }
        let pitch = low;
        let most = (short - across(pitch, 0.0)) / 2.0;
        let length = within(most, LENGTH.0 * pitch, LENGTH.1 * pitch);
        let (along, across) = (along(pitch), across(pitch, length));
        let size = BoardSize {
            pitch,
            length,
            gap: GAP * pitch,
            bar: BAR * pitch,
        };
        let board = if turned {
            Point::new(across, along)
        } else {
            Point::new(along, across)
        };
        (board, size)
    }
}

/// The length of a board, its frame included.
fn along(pitch: f64) -> f64 {
    (12.0 + BAR) * pitch + 2.0 * FRAME.of(pitch)
}

/// The width of a board with points of this length, its edges included.
fn across(pitch: f64, length: f64) -> f64 {
    2.0 * (length + FRAME.of(pitch) + ROOM.of(pitch)) + GAP * pitch
}
