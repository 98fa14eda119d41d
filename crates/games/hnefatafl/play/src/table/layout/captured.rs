//! Where captured pieces stand beside the board.

use hnefatafl::Side;
use table::Point;

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

/// How far captured pieces are apart, in units, and what the last row needs besides.
const ACROSS: f64 = 0.92;
const DOWN: f64 = 1.06;
const BELOW: f64 = 0.12;

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

    /// The place of the nth captured piece of a side, from 0. One place is left for their number.
    #[must_use]
    pub fn slot(&self, side: Side, n: u8) -> Slot {
        let places = self.most_captured(side) + 1;
        let area = self.captured[side.index()];
        let facing = self.facing(Some(side.other()));
        let across = Point::new(area.w, area.h).turned(facing);
        let (w, h) = (across.x.abs(), across.y.abs());
        let unit_of = |columns: u8| {
            let rows = f64::from(places.div_ceil(columns));
            (w / (f64::from(columns) * ACROSS)).min(h / (rows * DOWN + BELOW))
        };
        let columns = (1..=places)
            .max_by(|a, b| unit_of(*a).total_cmp(&unit_of(*b)))
            .unwrap_or(places);
        let unit = unit_of(columns).min(self.unit * 0.8);
        let n = n.min(places - 1);
        let (row, column) = (n / columns, n % columns);
        let rows = places.div_ceil(columns);
        let from_middle = |n: u8, of: u8| f64::from(n) - (f64::from(of) - 1.0) / 2.0;
        let off = Point::new(
            from_middle(column, columns) * ACROSS,
            from_middle(row, rows) * DOWN + DOWN / 2.0 - BELOW / 2.0,
        );
        Slot {
            foot: area.centre() + (off * unit).turned(facing),
            unit,
            facing,
        }
    }
}
