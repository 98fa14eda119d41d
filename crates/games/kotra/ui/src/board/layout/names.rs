//! The numbers of the points, and where they stand.

use kotra::Side;
use scene::Point;

use super::Layout;
use super::size::{FRAME, LETTERS, NOTCH, ROOM};

impl Layout {
    /// The points of white, the positions of their numbers at the long sides, and their rotations for `reader`.
    pub fn names(&self, reader: Side) -> impl Iterator<Item = (kotra::Point, Point, f64)> + '_ {
        let facing = self.facing(Some(reader));
        let off = self.half() + ROOM.of(self.pitch) / 2.0;
        kotra::Point::all().map(move |point| {
            let (along, side) = self.coordinates(point);
            (point, self.on_board(along, side * off), facing)
        })
    }

    /// The height of the numbers, in CSS pixels.
    pub fn name_size(&self) -> f64 {
        LETTERS.of(self.pitch)
    }

    /// Half the length of a notch of the way, in CSS pixels.
    pub fn notch(&self) -> f64 {
        NOTCH.of(self.pitch)
    }

    /// The width of the frame at the outer end of the edge, in CSS pixels.
    pub fn frame(&self) -> f64 {
        FRAME.of(self.pitch)
    }
}
