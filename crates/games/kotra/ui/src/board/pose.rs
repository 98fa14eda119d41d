//! How a checker is placed on the canvas, at rest and in motion.

use kotra::Side;
use scene::{Cube, Item, Point, Rect, arc, smooth, turn_between};

use crate::Place;
use crate::board::layout::{Layout, Slot};
use crate::board::look::{Look, Stance};
use crate::board::motion::{Gait, Moving, Rest};

/// How a checker is placed on the canvas, by the middle of its visible part while it lies: it leans about its middle.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Pose {
    pub(crate) look: Look,
    pub(crate) middle: Point,
    pub(crate) unit: f64,
    pub(crate) facing: f64,
    pub(crate) lift: f64,
    pub(crate) lean: f64,
    pub(crate) alpha: f64,
}

/// How high carried, hit and torn-up checkers are held, in units.
const CARRIED: f64 = 0.35;
const HIT: f64 = 0.9;
const TORN: f64 = 1.5;

impl Pose {
    /// A checker at rest at a place with this many.
    pub(crate) fn of(layout: &Layout, side: Side, place: Place, n: u8, count: f64) -> Pose {
        Pose::still(side, layout.slot(side, place, n, count))
    }

    pub(crate) fn still(side: Side, slot: Slot) -> Pose {
        let Slot {
            middle,
            unit,
            facing,
            stance,
        } = slot;
        Pose {
            look: Look { side, stance },
            middle,
            unit,
            facing,
            lift: 0.0,
            lean: 0.0,
            alpha: 1.0,
        }
    }

    /// A checker at an end of its way, as the last one there.
    pub(crate) fn at_end(layout: &Layout, side: Side, rest: Rest) -> Pose {
        Pose::of(layout, side, rest.place, rest.n, f64::from(rest.n) + 1.0)
    }

    pub(crate) fn moving(layout: &Layout, moving: &Moving) -> Pose {
        let [from, to] =
            [moving.from, moving.to].map(|rest| Pose::at_end(layout, moving.side, rest));
        let t = smooth(moving.progress);
        let (high, lean) = match moving.gait {
            Gait::Move => (CARRIED, 0.0),
            Gait::Hit => (HIT, 0.5),
            Gait::Tear => (
                TORN,
                if moving.from.n.is_multiple_of(2) {
                    0.9
                } else {
                    -0.9
                },
            ),
        };
        let between = |from: f64, to: f64| from + (to - from) * t;
        // It is set on its edge on its way off the board.
        let stance = if t < 0.6 {
            from.look.stance
        } else {
            to.look.stance
        };
        Pose {
            look: Look {
                side: moving.side,
                stance,
            },
            middle: from.middle.toward(to.middle, t),
            unit: between(from.unit, to.unit),
            facing: from.facing + turn_between(from.facing, to.facing) * t,
            lift: arc(t) * high * from.unit,
            lean: arc(t) * lean,
            alpha: 1.0,
        }
    }

    /// Its visible part while it lies, as a rectangle on the canvas.
    pub(crate) fn seen(&self) -> Rect {
        let size = Point::new(self.look.width(), self.look.height()).turned(self.facing);
        Rect::around(
            self.middle,
            size.x.abs() * self.unit,
            size.y.abs() * self.unit,
        )
    }

    /// The middle of the face of a checker that lies flat, and its extent from there on the screen.
    pub(crate) fn face(&self) -> (Point, Point) {
        let (face, rx, ry) = match self.look.stance {
            Stance::Flat => Look::face(),
            Stance::Edge => (
                self.look.middle(),
                self.look.width() / 2.0,
                self.look.height() / 2.0,
            ),
        };
        let off = (face - self.look.middle()).turned(self.facing) * self.unit;
        let extent = Point::new(rx, ry).turned(self.facing) * self.unit;
        (
            self.middle + off,
            Point::new(extent.x.abs(), extent.y.abs()),
        )
    }

    /// The checker to draw. It leans about its middle.
    pub(crate) fn item(self) -> Item<Look, Cube> {
        let foot = self.look.middle() * -self.unit;
        Item::Piece {
            look: self.look,
            at: self.middle + foot.turned(self.facing + self.lean),
            unit: self.unit,
            facing: self.facing,
            lift: self.lift,
            flip: false,
            lean: self.lean,
            alpha: self.alpha,
        }
    }
}
