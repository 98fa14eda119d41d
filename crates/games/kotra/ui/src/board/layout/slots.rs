//! Where each checker lies at its place.

use kotra::{CHECKERS, Side};
use scene::Point;

use super::{Layout, bar_half};
use crate::Place;
use crate::board::look::{Look, Stance, THICKNESS};

/// Where a checker lies.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Slot {
    /// The middle of its visible part.
    pub middle: Point,
    /// The unit that it is drawn in.
    pub unit: f64,
    /// Its rotation on the screen, in radians clockwise.
    pub facing: f64,
    pub stance: Stance,
}

/// From one checker to the next if there is room, in units: they do not touch.
const APART: f64 = 1.03;

/// From the base of a point to the first checker, in units.
const BASE: f64 = 0.04;

/// The minimum and maximum distance between checkers on their edges, in units, and the distance from one row of them to the next.
const EDGES: [f64; 2] = [THICKNESS + 0.05, THICKNESS + 0.09];
const ROWS: [f64; 2] = [1.08, 1.25];

/// How much of a covered checker must be visible so that the stack can be counted at a glance.
const CROWDED: f64 = 0.75;

/// From the middle of the last checker on its edge to the number, in units.
const AFTER: f64 = 0.52;

/// The room for this many more checkers on their edges is kept beside all checkers of a side: their number stands there.
const FOR_NUMBER: u8 = 3;

/// How far borne-off checkers stay from the rim of their tray, in its widths.
const PADDING: f64 = 0.08;

impl Layout {
    /// Where the `n`th checker of a side, from 0, lies at a place with `count` of them. They are counted from the long side
    /// inward, on the bar from the middle outward. While one comes or goes, `count` is fractional.
    pub fn slot(&self, side: Side, place: Place, n: u8, count: f64) -> Slot {
        let flat = |middle: Point| Slot {
            middle,
            unit: self.unit,
            facing: self.facing(Some(side)),
            stance: Stance::Flat,
        };
        let deep = self.deep(side);
        match place {
            Place::Point(point) => {
                let (along, row) = self.coordinates(point);
                let first = BASE * self.unit + deep / 2.0;
                let step = self.step(count, deep, self.size.length - first - deep / 2.0);
                let off = self.half() - first - step * f64::from(n);
                flat(self.on_board(along, row * off))
            }
            Place::Bar(_) => {
                let first = self.size.gap / 2.0 + deep / 2.0;
                let step = self.step(count, deep, self.half() - first - deep * 0.55);
                let off = first + step * f64::from(n);
                flat(self.on_board(0.0, bar_half(side) * off))
            }
            Place::Off(_) => self.off_slot(side, n),
        }
    }

    /// From one checker to the next, if this many lie in a row whose last may be `room` from the first.
    fn step(&self, count: f64, deep: f64, room: f64) -> f64 {
        let usual = deep * APART;
        if count > 1.0 {
            usual.min(room / (count - 1.0))
        } else {
            usual
        }
    }

    /// Whether this many checkers cover each other so far that they cannot be counted at a glance.
    pub fn overlaps(&self, side: Side, place: Place, count: u8) -> bool {
        let at = |n| self.slot(side, place, n, f64::from(count)).middle;
        let seen = at(0).distance(at(1));
        !matches!(place, Place::Off(_)) && seen < CROWDED * self.deep(side)
    }

    /// The extent of a checker across the board.
    fn deep(&self, side: Side) -> f64 {
        let look = Look::flat(side);
        // On a turned board, a checker that is upright for a viewer who looks up the screen lies across it.
        let deep = if self.turned && !self.between {
            look.width()
        } else {
            look.height()
        };
        self.unit * deep
    }

    /// Where a checker of a side lies on its plate.
    pub fn mark(&self, side: Side) -> Slot {
        let at = self.plate(side).mark();
        let facing = self.facing(Some(side));
        let (look, size) = (Look::flat(side), Point::new(at.w, at.h).turned(facing));
        let unit = (size.x.abs() / look.width()).min(size.y.abs() / look.height());
        Slot {
            middle: at.centre(),
            unit: unit * 0.86,
            facing,
            stance: Stance::Flat,
        }
    }

    /// Where the number of a side's borne-off checkers stands: after the last of them.
    pub fn off_number(&self, side: Side, count: u8) -> Slot {
        let last = self.off_slot(side, count.saturating_sub(1));
        let after = Point::new(AFTER * last.unit, 0.0).turned(last.facing);
        Slot {
            middle: last.middle + after,
            ..last
        }
    }

    /// The place of the `n`th borne-off checker of a side, from 0: rows on their edges.
    fn off_slot(&self, side: Side, n: u8) -> Slot {
        let area = self.trough(side);
        let area = area.inset(area.w.min(area.h) * PADDING);
        let facing = self.facing(Some(side));
        let size = Point::new(area.w, area.h).turned(facing);
        let (w, h) = (size.x.abs(), size.y.abs());
        let in_rows = |rows: u8| {
            let columns = CHECKERS.div_ceil(rows) + FOR_NUMBER;
            (f64::from(columns), f64::from(rows))
        };
        let unit_of = |rows: u8| {
            let (columns, rows) = in_rows(rows);
            (w / (columns * EDGES[0])).min(h / (rows * ROWS[0]))
        };
        let rows = (1..=5)
            .max_by(|a, b| unit_of(*a).total_cmp(&unit_of(*b)))
            .unwrap_or(1);
        let unit = unit_of(rows).min(self.unit);
        let in_row = CHECKERS.div_ceil(rows);
        // Whatever comes after the last is in the last row.
        let row = (n / in_row).min(rows - 1);
        let column = n - row * in_row;
        let (columns, rows) = in_rows(rows);
        let across = (w / (columns * unit)).min(EDGES[1]) * unit;
        let down = (h / (rows * unit)).min(ROWS[1]) * unit;
        let off = Point::new(
            across * (f64::from(column) + 0.5 - columns / 2.0),
            down * (f64::from(row) + 0.5 - rows / 2.0),
        );
        Slot {
            middle: area.centre() + off.turned(facing),
            unit,
            facing,
            stance: Stance::Edge,
        }
    }
}
