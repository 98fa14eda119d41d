//! Arrows.

use crate::drawing::{Drawing, Pen, Point};

impl Drawing {
    /// Draws a cross that reaches so far from its middle.
    pub fn cross_out(&mut self, (x, y): Point, reach: i32) {
        for down in [-reach, reach] {
            self.line(Pen::Way, &[(x - reach, y - down), (x + reach, y + down)]);
        }
    }

    /// Draws the two strokes of an arrow with this tip. It points right and down by these steps; one of them is 0 and the other 1
    /// or -1.
    pub fn arrow_head(&mut self, (x, y): Point, (right, down): Point) {
        let (back, wing) = (34, 26);
        let points = [
            (
                x - right * back - down * wing,
                y - down * back - right * wing,
            ),
            (x, y),
            (
                x - right * back + down * wing,
                y - down * back + right * wing,
            ),
        ];
        self.line(Pen::Way, &points);
    }

    /// Draws an arrow from near one point to near another.
    pub fn arrow(&mut self, from: Point, to: Point) {
        let (x, y) = (f64::from(to.0 - from.0), f64::from(to.1 - from.1));
        let length = x.hypot(y).max(1.0);
        let (x, y) = (x / length, y / length);
        let along = |point: Point, by: f64| {
            let (right, down) = (f64::from(point.0) + x * by, f64::from(point.1) + y * by);
            (right.round() as i32, down.round() as i32)
        };
        let (start, tip) = (along(from, 30.0), along(to, -12.0));
        self.line(Pen::Way, &[start, tip]);
        let wing = |aside: f64| {
            let (ax, ay) = (f64::from(tip.0) - x * 34.0, f64::from(tip.1) - y * 34.0);
            (
                (ax - y * aside).round() as i32,
                (ay + x * aside).round() as i32,
            )
        };
        self.line(Pen::Way, &[wing(26.0), tip, wing(-26.0)]);
    }
}
