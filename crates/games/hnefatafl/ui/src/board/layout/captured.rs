//! The pieces on the plates beside the board.

use hnefatafl::Side;
use scene::{Point, Pose, Rect};

use super::Layout;

/// The minimum width and height of the place of a piece, in units, and the distance from its middle to the foot.
const ROOM: Point = Point::new(0.92, 1.18);
const FOOT: f64 = 0.47;

impl Layout {
    /// How many pieces a side can lose.
    pub fn most_captured(&self, side: Side) -> u8 {
        let board = self.spec.format.board;
        let pieces = match side {
            Side::Swede => board.drabants(),
            Side::Muscovite => board.muscovites(),
        };
        pieces.len() as u8
    }

    /// The pose of the nth captured piece of a side, from 0, if this many are shown.
    pub fn slot(&self, side: Side, n: u8, count: u8) -> Pose {
        let taker = side.other();
        let at = self.plate(taker).place(n, count);
        self.on_plate(taker, &at, self.unit * 0.8)
    }

    /// The pose of a piece in a part of the plate of a side, of this unit at most.
    pub fn on_plate(&self, reader: Side, at: &Rect, most: f64) -> Pose {
        let facing = self.facing(Some(reader));
        let size = Point::new(at.w, at.h).turned(facing);
        let unit = (size.x.abs() / ROOM.x).min(size.y.abs() / ROOM.y);
        let unit = unit.min(most);
        let foot = at.centre() + Point::new(0.0, FOOT * unit).turned(facing);
        Pose::still(foot, unit, facing)
    }
}
