//! What stands on the plates beside the board.

use hnefatafl::Side;
use scene::{Plate, Point, Rect};

use super::Layout;

/// Where a piece stands on a plate.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Slot {
    pub foot: Point,
    /// The size that it is drawn by.
    pub unit: f64,
    /// How it is turned on the screen, in radians clockwise: it stands for whose plate it is.
    pub facing: f64,
}

/// How wide and how high the place of a piece is at least, in units, and from its middle to the foot.
const ROOM: Point = Point::new(0.92, 1.18);
const FOOT: f64 = 0.47;

/// How long a plate is at most on the way to who reads it, in its widths.
const LONGEST: f64 = 2.2;

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

    /// The plate of a side. At a table it stands for who plays it.
    #[must_use]
    pub fn plate(&self, side: Side) -> Option<Plate> {
        let mut rect = self.captured[side.other().index()];
        let out = -self.forward(side);
        // A strip along the way to who sits there is longer than a plate: it lies at their end.
        let most = |across: f64| across * LONGEST;
        if out.y.abs() > 0.5 && rect.h > most(rect.w) {
            let spare = rect.h - most(rect.w);
            rect.y += if out.y > 0.0 { spare } else { 0.0 };
            rect.h -= spare;
        } else if out.x.abs() > 0.5 && rect.w > most(rect.h) {
            let spare = rect.w - most(rect.h);
            rect.x += if out.x > 0.0 { spare } else { 0.0 };
            rect.w -= spare;
        }
        Some(Plate {
            rect,
            facing: self.facing(Some(side)),
        })
    }

    /// The place of the nth captured piece of a side, from 0, if so many are shown.
    #[must_use]
    pub fn slot(&self, side: Side, n: u8, count: u8) -> Slot {
        let at = self.plate(side.other());
        let at = at.map(|plate| plate.place(n, count)).unwrap_or_default();
        self.on_plate(side.other(), &at)
    }

    /// How a piece stands in a part of the plate of a side.
    #[must_use]
    pub fn on_plate(&self, reader: Side, at: &Rect) -> Slot {
        let facing = self.facing(Some(reader));
        let size = Point::new(at.w, at.h).turned(facing);
        let unit = (size.x.abs() / ROOM.x).min(size.y.abs() / ROOM.y);
        let unit = unit.min(self.unit * 0.8);
        Slot {
            foot: at.centre() + Point::new(0.0, FOOT * unit).turned(facing),
            unit,
            facing,
        }
    }
}
