//! The plates beside the board: a piece of the side, and those that it has taken.

use sahkku::Side;
use scene::{Item, Point, Pose, Rect, SHOWN};

use super::Composer;
use crate::board::View;
use crate::board::layout::Layout;
use crate::board::look::{Look, Stance};

impl Composer<'_> {
    pub(super) fn lost(&mut self) {
        for side in Side::BOTH {
            let plate = self.picture.layout.plate(side);
            if !plate.portrait {
                let own = slot(self.picture.layout, side, &plate.mark(), f64::INFINITY);
                self.stands(soldier(side), own);
            }
            let loser = side.other();
            let looks = taken(self.picture.view, side);
            let count = looks.len() as u8;
            let shown = if count > SHOWN { 1 } else { count };
            for (n, look) in looks.into_iter().take(shown.into()).enumerate() {
                let at = plate.place(n as u8, count);
                self.stands(look, taken_slot(self.picture.layout, side, &at));
            }
            if count > SHOWN {
                let (slot, number) = (lost_slot(self.picture.layout, loser, 0), plate.number());
                self.picture.items.push(Item::Count {
                    at: number.centre(),
                    facing: slot.facing,
                    size: (slot.unit * 0.42).max(11.0),
                    side: loser.into(),
                    count,
                });
            }
        }
    }

    fn stands(&mut self, look: Look, pose: Pose) {
        self.picture.items.push(pose.item(look, false));
    }
}

fn soldier(side: Side) -> Look {
    let stance = Stance::Awake;
    Look::Soldier { side, stance }
}

/// The pieces that a side has taken, the queen last.
pub(in crate::board) fn taken(view: &View, side: Side) -> Vec<Look> {
    let loser = side.other();
    let lost = view.own.lost[loser.index()];
    let queen = Look::Queen {
        side: loser,
        asleep: false,
    };
    let soldiers = (0..lost.soldiers).map(|_| soldier(loser));
    soldiers.chain(lost.queen.then_some(queen)).collect()
}

/// The minimum width and height of the place of a piece, in units.
const ROOM: Point = Point::new(0.7, 1.3);

/// The place of the nth lost piece of a side, which is upright for its captor. The last one shown makes room for the next.
pub(super) fn lost_slot(layout: &Layout, side: Side, n: u8) -> Pose {
    let taker = side.other();
    taken_slot(layout, taker, &layout.plate(taker).place(n, n + 1))
}

fn taken_slot(layout: &Layout, reader: Side, at: &Rect) -> Pose {
    slot(layout, reader, at, layout.unit * 0.8)
}

/// The pose of a piece in a part of the plate of a side, of this unit at most.
fn slot(layout: &Layout, reader: Side, at: &Rect, most: f64) -> Pose {
    let facing = layout.facing(Some(reader));
    let size = Point::new(at.w, at.h).turned(facing);
    let unit = (size.x.abs() / ROOM.x).min(size.y.abs() / ROOM.y);
    let unit = unit.min(most);
    let foot = at.centre() + Point::new(0.0, unit * 0.52).turned(facing);
    Pose::still(foot, unit, facing)
}
