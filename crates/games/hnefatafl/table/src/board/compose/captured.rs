//! The captured pieces beside the board, and how many there are.

use hnefatafl::{Piece, Side};
use scene::Point;

use super::{Composer, Item};
use crate::board::motion::Rest;
use crate::board::pose::Pose;

impl Composer<'_> {
    pub(super) fn captured(&mut self) {
        for (side, piece) in [
            (Side::Swede, Piece::Drabant),
            (Side::Muscovite, Piece::Muscovite),
        ] {
            let lost = self.view.lost[side.index()];
            for n in 0..lost {
                let pose = Pose::of(self.layout, piece, Rest::Captured(n));
                self.items.push(pose.item(piece));
            }
            if lost > 1 {
                self.items.push(self.count(side, lost));
            }
        }
    }

    /// How many pieces a side has lost, after the last of them.
    fn count(&self, side: Side, count: u8) -> Item {
        let slot = self.layout.slot(side, count);
        let middle = Point::new(0.0, slot.unit * -0.4).turned(slot.facing);
        Item::Count {
            at: slot.foot + middle,
            facing: slot.facing,
            size: (slot.unit * 0.42).max(11.0).min(slot.unit * 0.6),
            side: side.into(),
            count,
        }
    }
}
