//! What stands on the plates beside the board: a piece of the side, and those that it has taken.

use sahkku::Side;
use scene::{Point, Rect, SHOWN};

use super::{Composer, Item};
use crate::board::layout::Layout;
use crate::board::look::{Look, Stance};

impl Composer<'_> {
    pub(super) fn lost(&mut self) {
        for side in Side::BOTH {
            let soldier = |side| Look::Soldier {
                side,
                stance: Stance::Awake,
            };
            let Some(plate) = self.layout.plate(side) else {
                continue;
            };
            self.stands(soldier(side), slot(self.layout, side, &plate.mark()));
            let loser = side.other();
            let lost = self.view.lost[loser.index()];
            let count = lost.count();
            let queen = Look::Queen {
                side: loser,
                asleep: false,
            };
            let looks = (0..lost.soldiers).map(|_| soldier(loser));
            let looks = looks.chain(lost.queen.then_some(queen));
            let shown = if count > SHOWN { 1 } else { count };
            for (n, look) in looks.take(shown.into()).enumerate() {
                let at = plate.place(n as u8, count);
                self.stands(look, slot(self.layout, side, &at));
            }
            if count > SHOWN {
                let (slot, number) = (lost_slot(self.layout, loser, 0), plate.number());
                self.items.push(Item::Count {
                    at: number.centre(),
                    facing: slot.facing,
                    size: (slot.unit * 0.42).max(11.0),
                    side: loser.into(),
                    count,
                });
            }
        }
    }

    fn stands(&mut self, look: Look, slot: Slot) {
        self.items.push(Item::Piece {
            look,
            at: slot.foot,
            unit: slot.unit,
            facing: slot.facing,
            lift: 0.0,
            flip: false,
            lean: 0.0,
            alpha: 1.0,
        });
    }
}

/// How wide and how high the place of a piece is at least, in units.
const ROOM: Point = Point::new(0.7, 1.3);

/// Where a lost piece stands.
pub(super) struct Slot {
    pub(super) foot: Point,
    pub(super) unit: f64,
    pub(super) facing: f64,
}

/// The place of the nth lost piece of a side, which stands for who took it. The last that is shown makes room for the next.
#[must_use]
pub(super) fn lost_slot(layout: &Layout, side: Side, n: u8) -> Slot {
    let taker = side.other();
    let at = layout.plate(taker).map(|plate| plate.place(n, n + 1));
    slot(layout, taker, &at.unwrap_or_default())
}

/// How a piece stands in a part of the plate of a side.
fn slot(layout: &Layout, reader: Side, at: &Rect) -> Slot {
    let facing = layout.facing(Some(reader));
    let size = Point::new(at.w, at.h).turned(facing);
    let unit = (size.x.abs() / ROOM.x).min(size.y.abs() / ROOM.y);
    let unit = unit.min(layout.unit * 0.8);
    Slot {
        foot: at.centre() + Point::new(0.0, unit * 0.52).turned(facing),
        unit,
        facing,
    }
}
