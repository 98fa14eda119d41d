//! The pieces that each side has lost, beside the board.

use sahkku::Side;

use super::Composer;
use crate::geometry::{Point, Rect};
use crate::layout::Layout;
use crate::scene::{Look, Stance};

impl Composer<'_> {
    pub(super) fn lost(&mut self) {
        for side in Side::BOTH {
            let lost = self.view.lost[side.index()];
            for n in 0..lost.soldiers {
                let (at, unit) = lost_slot(self.layout, side, n);
                let look = Look::Soldier {
                    side,
                    stance: Stance::Awake,
                };
                self.piece(look, at, unit, 1.0, false);
            }
            if lost.queen {
                let (at, unit) = lost_slot(self.layout, side, lost.soldiers);
                let look = Look::Queen {
                    side,
                    asleep: false,
                };
                self.piece(look, at, unit, 1.0, false);
            }
        }
    }
}

/// The foot and size of the nth lost piece of a side.
#[must_use]
pub(super) fn lost_slot(layout: &Layout, side: Side, n: u8) -> (Point, f64) {
    const MOST: u8 = 16;
    let area = layout.captured[side.index()];
    let columns = (1..=MOST)
        .max_by(|a, b| lost_unit(&area, *a).total_cmp(&lost_unit(&area, *b)))
        .unwrap_or(MOST);
    let unit = lost_unit(&area, columns).min(layout.unit * 0.74);
    let n = n.min(31);
    let (row, column) = (n / columns, n % columns);
    let rows = MOST.div_ceil(columns);
    let at = area.centre()
        + Point::new(
            (f64::from(column) - (f64::from(columns) - 1.0) / 2.0) * unit * 0.68,
            (f64::from(row) - (f64::from(rows) - 1.0) / 2.0) * unit * 0.82 + unit * 0.5,
        );
    (at, unit)
}

fn lost_unit(area: &Rect, columns: u8) -> f64 {
    let rows = 16_u8.div_ceil(columns);
    (area.w / (f64::from(columns) * 0.68)).min(area.h / (f64::from(rows) * 0.82 + 0.3))
}
