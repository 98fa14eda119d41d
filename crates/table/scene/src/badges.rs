//! Where short texts about pieces lie: beside them or at their feet, but not on their heads.

use crate::geometry::{Point, Rect};

/// A part of a piece that a badge could cover.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Seen {
    /// The upper half, which identifies the piece.
    Head,
    Body,
    Number,
}

/// The cost of covering something, per square pixel.
const ON_A_BADGE: f64 = 50.0;
const OFF_THE_CANVAS: f64 = 2000.0;
/// Otherwise a badge seems to be about another place.
const OFF_ITS_PLACE: f64 = 4.0;

impl Seen {
    fn cost(self) -> f64 {
        match self {
            Seen::Head => 400.0,
            Seen::Body => 1.0,
            Seen::Number => 6.0,
        }
    }
}

/// Badges, placed one after the other.
#[derive(Clone, PartialEq, Debug)]
pub struct Badges {
    canvas: Rect,
    pieces: Vec<(Rect, Seen)>,
    placed: Vec<Rect>,
}

impl Badges {
    /// Creates an empty set of badges on a canvas with these visible pieces.
    pub fn new(canvas: Rect, pieces: Vec<(Rect, Seen)>) -> Badges {
        Badges {
            canvas,
            pieces,
            placed: Vec::new(),
        }
    }

    /// Places a badge of this width and height about the place `home`. It takes the first of its spots that covers neither heads
    /// nor other badges, or else the one that covers least.
    ///
    /// Each spot is the middle of a possible place, and how much worse that looks than another, in square pixels of covered
    /// bodies. Without any spot the badge lies in the middle of its place.
    pub fn place(&mut self, home: &Rect, width: f64, height: f64, spots: &[(Point, f64)]) {
        let mut best = Rect::around(home.centre(), width, height);
        let mut least = f64::INFINITY;
        for &(at, worse) in spots {
            let rect = Rect::around(at, width, height);
            let cost = self.cost(&rect, home) + worse;
            if cost < least {
                (best, least) = (rect, cost);
            }
        }
        self.placed.push(best);
    }

    fn cost(&self, rect: &Rect, home: &Rect) -> f64 {
        let area = rect.w * rect.h;
        let mut cost = (area - rect.common(&self.canvas)) * OFF_THE_CANVAS;
        for other in &self.placed {
            cost += rect.common(other) * ON_A_BADGE;
        }
        for (piece, seen) in &self.pieces {
            cost += rect.common(piece) * seen.cost();
        }
        cost + (area - rect.common(home)) * OFF_ITS_PLACE
    }

    /// Where the badges lie, in the order in which they were placed.
    pub fn placed(self) -> Vec<Rect> {
        self.placed
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const CANVAS: Rect = Rect {
        x: 0.0,
        y: 0.0,
        w: 200.0,
        h: 100.0,
    };

    const HOME: Rect = Rect {
        x: 60.0,
        y: 10.0,
        w: 80.0,
        h: 80.0,
    };

    fn spots(all: &[(f64, f64)]) -> Vec<(Point, f64)> {
        let number = |(n, (x, y)): (usize, &(f64, f64))| (Point::new(*x, *y), n as f64);
        all.iter().enumerate().map(number).collect()
    }

    #[test]
    fn a_badge_takes_the_first_spot_that_covers_nothing() {
        let head = Rect::around(Point::new(100.0, 40.0), 10.0, 10.0);
        let mut badges = Badges::new(CANVAS, vec![(head, Seen::Head)]);
        let spots = spots(&[(100.0, 40.0), (100.0, 60.0), (100.0, 80.0)]);
        badges.place(&HOME, 30.0, 12.0, &spots);
        badges.place(&HOME, 30.0, 12.0, &spots);
        let middles: Vec<f64> = badges.placed().iter().map(|b| b.centre().y).collect();
        assert_eq!(middles, [60.0, 80.0]);
    }

    #[test]
    fn a_badge_stays_on_the_canvas_and_at_home() {
        let body = Rect::around(HOME.centre(), 20.0, 20.0);
        let mut badges = Badges::new(CANVAS, vec![(body, Seen::Body)]);
        let off_the_canvas = (100.0, 98.0);
        let off_its_place = (20.0, 50.0);
        let spots = spots(&[off_the_canvas, off_its_place, (100.0, 50.0)]);
        badges.place(&HOME, 30.0, 12.0, &spots);
        badges.place(&HOME, 30.0, 12.0, &[]);
        assert_eq!(
            badges.placed(),
            [Rect::around(HOME.centre(), 30.0, 12.0); 2]
        );
    }
}
