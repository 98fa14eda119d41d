//! The pieces that each side has lost, beside the board.

use sahkku::Side;
use table::Point;

use super::{Composer, Item};
use crate::table::layout::Layout;
use crate::table::look::{Look, Stance};

impl Composer<'_> {
    pub(super) fn lost(&mut self) {
        for side in Side::BOTH {
            let lost = self.view.lost[side.index()];
            let soldier = Look::Soldier {
                side,
                stance: Stance::Awake,
            };
            let queen = Look::Queen {
                side,
                asleep: false,
            };
            let soldiers = (0..lost.soldiers).map(|n| (n, soldier));
            let all = soldiers.chain(lost.queen.then_some((lost.soldiers, queen)));
            self.items.extend(all.map(|(n, look)| {
                let slot = lost_slot(self.layout, side, n);
                Item::Piece {
                    look,
                    at: slot.foot,
                    unit: slot.unit,
                    facing: slot.facing,
                    lift: 0.0,
                    flip: false,
                    lean: 0.0,
                    alpha: 1.0,
                }
            }));
            if lost.count() > 1 {
                self.items.push(self.count_of_lost(side, lost.count()));
            }
        }
    }

    /// How many pieces a side has lost, after the last of them.
    fn count_of_lost(&self, side: Side, count: u8) -> Item {
        let slot = lost_slot(self.layout, side, count.min(MOST - 1));
        let middle = Point::new(0.0, slot.unit * -0.36).turned(slot.facing);
        Item::Count {
            at: slot.foot + middle,
            facing: slot.facing,
            size: (slot.unit * 0.42).max(11.0),
            side: side.into(),
            count,
        }
    }
}

/// How many pieces lie beside each other before they lie closer.
const MOST: u8 = 16;

/// Where a lost piece stands.
pub(super) struct Slot {
    pub(super) foot: Point,
    pub(super) unit: f64,
    pub(super) facing: f64,
}

/// The place of the nth lost piece of a side. At a table it stands for who took it.
#[must_use]
pub(super) fn lost_slot(layout: &Layout, side: Side, n: u8) -> Slot {
    let area = layout.captured[side.index()];
    let facing = layout.facing(Some(side.other()));
    let across = Point::new(area.w, area.h).turned(facing);
    let (w, h) = (across.x.abs(), across.y.abs());
    let columns = (1..=MOST)
        .max_by(|a, b| lost_unit(w, h, *a).total_cmp(&lost_unit(w, h, *b)))
        .unwrap_or(MOST);
    let unit = lost_unit(w, h, columns).min(layout.unit * 0.74);
    let n = n.min(31);
    let (row, column) = (n / columns, n % columns);
    let rows = MOST.div_ceil(columns);
    let off = Point::new(
        (f64::from(column) - (f64::from(columns) - 1.0) / 2.0) * unit * 0.68,
        (f64::from(row) - (f64::from(rows) - 1.0) / 2.0) * unit * 0.82 + unit * 0.5,
    );
    Slot {
        foot: area.centre() + off.turned(facing),
        unit,
        facing,
    }
}

fn lost_unit(w: f64, h: f64, columns: u8) -> f64 {
    let rows = MOST.div_ceil(columns);
    (w / (f64::from(columns) * 0.68)).min(h / (f64::from(rows) * 0.82 + 0.3))
}
