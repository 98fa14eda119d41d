//! Points and rectangles in CSS pixels: x to the right, y down the screen.

use core::ops::{Add, Mul, Neg, Sub};

/// Returns `value`, but not below `low` and not above `high`. It is `f64::clamp` without the panic, which formats numbers: the
/// code for that would be a tenth of what visitors load.
pub fn within(value: f64, low: f64, high: f64) -> f64 {
    value.max(low).min(high)
}

/// The shorter way round from one direction to another, in radians.
pub fn turn_between(from: f64, to: f64) -> f64 {
    use core::f64::consts::{PI, TAU};
    // Like `rem_euclid`, whose code handles numbers of any size.
    let turn = to - from;
    turn - TAU * ((turn + PI) / TAU).floor()
}

/// A point or a direction, in CSS pixels unless said otherwise.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Point {
    pub x: f64,
    pub y: f64,
}

impl Point {
    pub const fn new(x: f64, y: f64) -> Point {
        Point { x, y }
    }

    pub fn distance(self, other: Point) -> f64 {
        (self - other).length()
    }

    pub fn length(self) -> f64 {
        self.dot(self).sqrt()
    }

    pub fn dot(self, other: Point) -> f64 {
        self.x * other.x + self.y * other.y
    }

    /// The point that lies `t` of the way to `other`; `t` from 0 to 1.
    pub fn toward(self, other: Point, t: f64) -> Point {
        self + (other - self) * t
    }

    /// The direction rotated by `angle` radians, clockwise on the screen.
    pub fn turned(self, angle: f64) -> Point {
        let (sin, cos) = angle.sin_cos();
        Point::new(self.x * cos - self.y * sin, self.x * sin + self.y * cos)
    }
}

impl Add for Point {
    type Output = Point;
    fn add(self, other: Point) -> Point {
        Point::new(self.x + other.x, self.y + other.y)
    }
}

impl Sub for Point {
    type Output = Point;
    fn sub(self, other: Point) -> Point {
        Point::new(self.x - other.x, self.y - other.y)
    }
}

impl Mul<f64> for Point {
    type Output = Point;
    fn mul(self, factor: f64) -> Point {
        Point::new(self.x * factor, self.y * factor)
    }
}

impl Neg for Point {
    type Output = Point;
    fn neg(self) -> Point {
        self * -1.0
    }
}

/// A rectangle, in CSS pixels.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Rect {
    pub x: f64,
    pub y: f64,
    pub w: f64,
    pub h: f64,
}

impl Rect {
    /// The rectangle of this size around `centre`.
    pub fn around(centre: Point, w: f64, h: f64) -> Rect {
        Rect {
            x: centre.x - w / 2.0,
            y: centre.y - h / 2.0,
            w,
            h,
        }
    }

    pub fn centre(&self) -> Point {
        Point::new(self.x + self.w / 2.0, self.y + self.h / 2.0)
    }

    /// The rectangle with every edge moved inward by `by`; outward when negative.
    pub fn inset(&self, by: f64) -> Rect {
        Rect::around(
            self.centre(),
            (self.w - 2.0 * by).max(0.0),
            (self.h - 2.0 * by).max(0.0),
        )
    }

    pub fn contains(&self, point: Point) -> bool {
        let off = point - self.centre();
        off.x.abs() <= self.w / 2.0 && off.y.abs() <= self.h / 2.0
    }

    pub fn meets(&self, other: &Rect) -> bool {
        self.x < other.x + other.w
            && other.x < self.x + self.w
            && self.y < other.y + other.h
            && other.y < self.y + self.h
    }

    pub fn common(&self, other: &Rect) -> f64 {
        let wide = (self.x + self.w).min(other.x + other.w) - self.x.max(other.x);
        let high = (self.y + self.h).min(other.y + other.h) - self.y.max(other.y);
        wide.max(0.0) * high.max(0.0)
    }

    pub fn with(&self, other: &Rect) -> Rect {
        let (x, y) = (self.x.min(other.x), self.y.min(other.y));
        Rect {
            x,
            y,
            w: (self.x + self.w).max(other.x + other.w) - x,
            h: (self.y + self.h).max(other.y + other.h) - y,
        }
    }

    /// Whether `other` lies wholly inside, with half a pixel of tolerance.
    pub fn holds(&self, other: &Rect) -> bool {
        other.x >= self.x - 0.5
            && other.y >= self.y - 0.5
            && other.x + other.w <= self.x + self.w + 0.5
            && other.y + other.h <= self.y + self.h + 0.5
    }
}
