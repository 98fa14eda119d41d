//! How a piece is placed on the canvas, at rest and in motion.

use crate::die::DieShape;
use crate::easing::smooth;
use crate::geometry::{Point, Rect, turn_between};
use crate::look::Look;
use crate::scene::Item;

#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Pose {
    /// The point of its foot.
    pub foot: Point,
    /// The unit of its look.
    pub unit: f64,
    /// Its rotation on the screen, in radians clockwise.
    pub facing: f64,
    /// Its height above the board.
    pub lift: f64,
    /// Its lean, in radians clockwise.
    pub lean: f64,
    pub alpha: f64,
}

impl Pose {
    pub const fn still(foot: Point, unit: f64, facing: f64) -> Pose {
        Pose {
            foot,
            unit,
            facing,
            lift: 0.0,
            lean: 0.0,
            alpha: 1.0,
        }
    }

    /// The pose on the way to another one, `progress` from 0 to 1 in even time. The game decides how high the piece is held.
    pub fn toward(self, other: Pose, progress: f64) -> Pose {
        let t = smooth(progress);
        let between = |from: f64, to: f64| from + (to - from) * t;
        Pose {
            foot: self.foot.toward(other.foot, t),
            unit: between(self.unit, other.unit),
            facing: self.facing + turn_between(self.facing, other.facing) * t,
            lift: 0.0,
            lean: between(self.lean, other.lean),
            alpha: 1.0,
        }
    }

    /// Maps a point in units from the foot of the piece onto the canvas.
    pub fn on_canvas(self, at: Point) -> Point {
        self.foot + (at * self.unit).turned(self.facing + self.lean)
    }

    /// Maps a rectangle in units from the foot of the piece onto the canvas. The piece is rotated by quarters.
    pub fn rect(self, rect: Rect) -> Rect {
        let corner = |x: f64, y: f64| Rect::around(self.on_canvas(Point::new(x, y)), 0.0, 0.0);
        corner(rect.x, rect.y).with(&corner(rect.x + rect.w, rect.y + rect.h))
    }

    pub const fn item<L: Look, D: DieShape>(self, look: L, flip: bool) -> Item<L, D> {
        Item::Piece {
            look,
            at: self.foot,
            unit: self.unit,
            facing: self.facing,
            lift: self.lift,
            flip,
            lean: self.lean,
            alpha: self.alpha,
        }
    }
}
