//! Where captured pieces stand beside the board.

use hnefatafl::Side;
use scene::Point;

use super::Layout;

/// Where a captured piece stands.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Slot {
    /// Its foot.
    pub foot: Point,
    /// The size that it is drawn by.
    pub unit: f64,
    /// How it is turned on the screen, in radians clockwise: it stands for who took it.
    pub facing: f64,
}

/// How far captured pieces are apart, in units, at least and at most, and what the last row needs besides.
const ACROSS: [f64; 2] = [0.92, 1.0];
const DOWN: [f64; 2] = [1.06, 1.2];
const BELOW: f64 = 0.12;

/// How far they stay from the edge of their area, in its widths.
const PADDING: f64 = 0.05;

impl Layout {
    /// How many pieces a side can lose.
    #[must_use]
    pub fn most_captured(&self, side: Side) -> u8 {
        let board = self.spec.board;
        let pieces = match side {
            Side::Swede => board.drabants(),
            Side::Muscovite => board.muscovites(),
        };
        pieces.len() as u8
    }

    /// The place of the nth captured piece of a side, from 0. One place is left for their number. Both sides have places for
    /// as many, so that all pieces are equally large and far apart.
    #[must_use]
    pub fn slot(&self, side: Side, n: u8) -> Slot {
        let most = Side::BOTH.map(|side| self.most_captured(side));
        let places = most[0].max(most[1]) + 1;
        let area = self.captured[side.index()];
        let area = area.inset(area.w.min(area.h) * PADDING);
        let facing = self.facing(Some(side.other()));
        let size = Point::new(area.w, area.h).turned(facing);
        let (w, h) = (size.x.abs(), size.y.abs());
        let unit_of = |columns: u8| {
            let rows = f64::from(places.div_ceil(columns));
            (w / (f64::from(columns) * ACROSS[0])).min(h / (rows * DOWN[0] + BELOW))
        };
        let columns = (1..=places)
            .max_by(|a, b| unit_of(*a).total_cmp(&unit_of(*b)))
            .unwrap_or(places);
        let unit = unit_of(columns).min(self.unit * 0.8);
        let n = n.min(places - 1);
        let (row, column) = (f64::from(n / columns), f64::from(n % columns));
        let rows = f64::from(places.div_ceil(columns));
        // The first row is the nearest to their taker. In a high area they stand at the end where the taker sits, in a wide
        // one at its left.
        let across = (w / (f64::from(columns) * unit)).min(ACROSS[1]) * unit;
        let down = ((h / unit - BELOW) / rows).min(DOWN[1]) * unit;
        let (wide, high) = (f64::from(columns) * across, rows * down + BELOW * unit);
        let toward = (-self.forward(side.other())).turned(-facing).y;
        let from_top = if toward > 0.5 { rows - 1.0 - row } else { row };
        let (left, middle) = if w > h {
            (w / -2.0, 0.0)
        } else {
            (wide / -2.0, (h - high) / 2.0 * toward)
        };
        let off = Point::new(
            left + (column + 0.5) * across,
            middle + (from_top + 0.5) * down + DOWN[0] * unit / 2.0 - high / 2.0,
        );
        Slot {
            foot: area.centre() + off.turned(facing),
            unit,
            facing,
        }
    }
}
