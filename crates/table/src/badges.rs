//! Where short texts about pieces lie: beside them or at their feet, on nobody's head.

use crate::geometry::{Point, Rect};

/// A short text on a plate that is to be placed.
#[derive(Clone, PartialEq, Debug)]
pub struct Badge {
    /// How wide it is.
    pub width: f64,
    /// The place that it is about: it lies there, if it can.
    pub home: Rect,
    /// The middles of where it may lie. Each has a number: how much worse it looks than another,
    /// in square pixels of covered bodies.
    pub spots: Vec<(Point, f64)>,
}

/// What is seen of a piece where a badge could lie.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Seen {
    /// The upper half, which tells what it is.
    Head,
    /// All of it.
    Body,
    /// The number of a stack.
    Number,
}

/// What it costs to lie on something, for each square pixel.
const ON_A_BADGE: f64 = 50.0;
const OFF_THE_CANVAS: f64 = 2000.0;
/// Or a badge seems to be about another place.
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

/// The rectangles of badges, all of the same height: each takes the first of its spots that covers
/// neither heads nor other badges, or else the one that covers least.
#[must_use]
pub fn badges(canvas: &Rect, badges: &[Badge], height: f64, pieces: &[(Rect, Seen)]) -> Vec<Rect> {
    let mut placed: Vec<Rect> = Vec::with_capacity(badges.len());
    for badge in badges {
        let mut best = Rect::around(badge.home.centre(), badge.width, height);
        let mut least = f64::INFINITY;
        for &(at, worse) in &badge.spots {
            let rect = Rect::around(at, badge.width, height);
            let area = rect.w * rect.h;
            let mut cost = (area - rect.common(canvas)) * OFF_THE_CANVAS;
            cost += placed.iter().map(|other| rect.common(other)).sum::<f64>() * ON_A_BADGE;
            for (piece, seen) in pieces {
                cost += rect.common(piece) * seen.cost();
            }
            cost += (area - rect.common(&badge.home)) * OFF_ITS_PLACE + worse;
            if cost < least {
                (best, least) = (rect, cost);
            }
        }
        placed.push(best);
    }
    placed
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

    fn badge(spots: &[(f64, f64)]) -> Badge {
        Badge {
            width: 30.0,
            home: Rect::around(Point::new(100.0, 50.0), 80.0, 80.0),
            spots: spots
                .iter()
                .enumerate()
                .map(|(n, (x, y))| (Point::new(*x, *y), n as f64))
                .collect(),
        }
    }

    #[test]
    fn the_first_spot_is_taken_that_covers_no_head_and_no_other_badge() {
        let wanted = vec![badge(&[(100.0, 40.0), (100.0, 60.0), (100.0, 80.0)]); 2];
        let head = Rect::around(Point::new(100.0, 40.0), 10.0, 10.0);
        let placed = badges(&CANVAS, &wanted, 12.0, &[(head, Seen::Head)]);
        let middles: Vec<f64> = placed.iter().map(|rect| rect.centre().y).collect();
        assert_eq!(middles, [60.0, 80.0]);
    }

    #[test]
    fn a_badge_stays_on_the_canvas_and_at_home() {
        let off_the_canvas = (100.0, 98.0);
        let off_its_place = (20.0, 50.0);
        let wanted = badge(&[off_the_canvas, off_its_place, (100.0, 50.0)]);
        let body = Rect::around(Point::new(100.0, 50.0), 20.0, 20.0);
        let placed = badges(&CANVAS, &[wanted], 12.0, &[(body, Seen::Body)]);
        assert_eq!(placed, [Rect::around(body.centre(), 30.0, 12.0)]);
        let nowhere = badges(&CANVAS, &[badge(&[])], 12.0, &[]);
        assert_eq!(nowhere, placed);
    }
}
