//! The pieces that each side has lost, beside the board.

use sahkku::Side;
use scene::Point;

use super::{Composer, Item};
use crate::board::layout::Layout;
use crate::board::look::{Look, Stance};

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
        let slot = lost_slot(self.layout, side, count);
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

/// How far lost pieces are apart, in units, at least and at most, and what the last row needs besides.
const ACROSS: [f64; 2] = [0.68, 0.78];
const DOWN: [f64; 2] = [0.82, 1.15];
const BELOW: f64 = 0.3;

/// How many places lost pieces have: one for each that a side can lose, its queen with them, and one for their number.
fn places(layout: &Layout) -> u8 {
    layout.spec.columns + 2
}

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
    let size = Point::new(area.w, area.h).turned(facing);
    let (w, h) = (size.x.abs(), size.y.abs());
    let places = places(layout);
    let rows = |columns: u8| f64::from(places.div_ceil(columns));
    let unit_of = |columns: u8| {
        (w / (f64::from(columns) * ACROSS[0])).min(h / (rows(columns) * DOWN[0] + BELOW))
    };
    let columns = (1..=places)
        .max_by(|a, b| unit_of(*a).total_cmp(&unit_of(*b)))
        .unwrap_or(places);
    let unit = unit_of(columns).min(layout.unit * 0.8);
    let n = n.min(places - 1);
    let (row, column) = (f64::from(n / columns), f64::from(n % columns));
    let (columns, rows) = (f64::from(columns), rows(columns));
    let across = (w / (columns * unit)).min(ACROSS[1]) * unit;
    let down = ((h / unit - BELOW) / rows).min(DOWN[1]) * unit;
    // The first lies nearest to the tray, on both sides of it.
    let tray = (layout.tray.rect.centre() - area.centre()).turned(-facing);
    let from = |end: f64, n: f64, step: f64| end - end.signum() * (n + 0.5) * step;
    let middle = |n: f64, count: f64, step: f64| (n - (count - 1.0) / 2.0) * step;
    let high = h - BELOW * unit;
    let off = if tray.x.abs() > tray.y.abs() {
        let x = from(w / 2.0 * tray.x.signum(), column, across);
        Point::new(x, middle(row, rows, down))
    } else {
        let y = from(high / 2.0 * tray.y.signum(), row, down);
        Point::new(middle(column, columns, across), y)
    };
    let off = off + Point::new(0.0, unit * 0.5);
    Slot {
        foot: area.centre() + off.turned(facing),
        unit,
        facing,
    }
}
