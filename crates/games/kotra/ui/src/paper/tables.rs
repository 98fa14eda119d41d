//! The points of a board as drawn, their numbers, and where checkers lie on them.

use kotra::{Point as Tongue, Side};
use paper::{Drawing, Pen, Point, Style};

use super::pieces::{centred, disc, stacked};
use crate::Place;

/// The ground on which a board is drawn.
#[derive(Clone, Copy)]
pub(super) enum Ground {
    /// Wood, in a picture: points are inlaid in two colours.
    Wood,
    /// Paper: every other point has a light tint.
    Paper,
}

/// How many checkers of a stack are visible; a larger one has its number on the last.
pub(super) const SEEN: u8 = 5;

/// The orientation of a board.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Lie {
    /// Its long sides run from left to right, White's own below.
    #[default]
    Across,
    /// They run up the screen, White's own at the right.
    Upright,
}

/// Where the points of a board are. All lengths are those of a board that lies across.
#[derive(Clone, Copy)]
pub(super) struct Tables {
    pub(super) lie: Lie,
    /// The upper left corner of the field, as far from the left edge as the field's end is from the right one.
    pub(super) corner: Point,
    /// The width of a point and of the bar.
    pub(super) pitch: i32,
    pub(super) depth: i32,
    /// The distance between the tips of opposite points.
    pub(super) gap: i32,
}

impl Tables {
    /// The width of the field: twelve points and the bar.
    pub(super) const fn width(&self) -> i32 {
        13 * self.pitch
    }

    pub(super) const fn height(&self) -> i32 {
        2 * self.depth + self.gap
    }

    /// The radius of a checker that has room on a point.
    pub(super) const fn radius(&self) -> i32 {
        self.pitch * 21 / 50
    }

    /// Where a point of the board that lies across is drawn.
    pub(super) fn drawn(&self, (x, y): Point) -> Point {
        match self.lie {
            Lie::Across => (x, y),
            Lie::Upright => (y, 2 * self.corner.0 + self.width() - x),
        }
    }

    /// Where points of the board that lies across are drawn.
    pub(super) fn all_drawn<const N: usize>(&self, points: [Point; N]) -> [Point; N] {
        points.map(|point| self.drawn(point))
    }

    /// The middle of the base of a point, and the direction to its tip, 1 for down.
    fn base(&self, point: Tongue) -> (Point, i32) {
        let number = i32::from(point.number());
        let (column, y, down) = if number > 12 {
            (number - 13, self.height(), -1)
        } else {
            (12 - number, 0, 1)
        };
        let past_bar = if column < 6 { 0 } else { self.pitch };
        let x = column * self.pitch + self.pitch / 2 + past_bar;
        ((self.corner.0 + x, self.corner.1 + y), down)
    }

    /// Where the `n`th checker lies at a place, from 0: on a point from its base on; on the bar from the middle on, where that
    /// side enters. All borne-off checkers are beside the last points.
    pub(super) fn checker(&self, place: Place, n: u8) -> Point {
        let (left, top) = self.corner;
        let radius = self.radius();
        let along = radius + i32::from(n) * 2 * radius;
        self.drawn(match place {
            Place::Point(point) => {
                let ((x, y), down) = self.base(point);
                (x, y + down * along)
            }
            Place::Bar(side) => {
                let middle = top + self.height() / 2;
                let down = if side == Side::White { -1 } else { 1 };
                let x = left + self.width() / 2;
                (x, middle + down * (self.gap / 2 + along))
            }
            Place::Off(Side::White) => (
                left + self.width() + self.pitch / 2,
                top + self.height() - radius,
            ),
            Place::Off(Side::Black) => (left - self.pitch / 2, top + radius),
        })
    }

    /// Draws the points, the frame around them, and the bar.
    pub(super) fn draw(&self, drawing: &mut Drawing, ground: Ground, pen: Pen) {
        let ((left, top), (width, height)) = (self.corner, (self.width(), self.height()));
        for point in Tongue::all() {
            let ((x, y), down) = self.base(point);
            let half = self.pitch / 2;
            let tongue = [(x - half, y), (x, y + down * self.depth), (x + half, y)];
            let tongue = self.all_drawn(tongue);
            match (ground, point.number() % 2) {
                (Ground::Wood, 1) => drawing.area("#9c6b3c", &tongue),
                (Ground::Wood, _) => drawing.area("#f6e9cd", &tongue),
                (Ground::Paper, 1) => drawing.area("#d9c8a9", &tongue),
                (Ground::Paper, _) => {}
            }
            drawing.line(pen, &tongue);
        }
        let rectangle = |x: i32, width: i32| {
            let (right, bottom) = (x + width, top + height);
            self.all_drawn([(x, top), (right, top), (right, bottom), (x, bottom)])
        };
        drawing.outline(pen, &rectangle(left, width));
        drawing.outline(pen, &rectangle(left + 6 * self.pitch, self.pitch));
    }

    /// Draws a side's numbers of the points, their middles this far outside.
    pub(super) fn numbers(
        &self,
        drawing: &mut Drawing,
        side: Side,
        away: i32,
        size: i32,
        style: Style,
    ) {
        for point in Tongue::all() {
            let ((x, y), down) = self.base(point);
            let number = point.seen_by_white(side);
            centred(
                drawing,
                self.drawn((x, y - down * away)),
                size,
                style,
                &number.to_string(),
            );
        }
    }

    /// Draws the checkers of a side at a place.
    pub(super) fn stack(&self, drawing: &mut Drawing, side: Side, place: Place, count: u8) {
        let radius = self.radius();
        let off = matches!(place, Place::Off(_));
        let seen = if off { count.min(1) } else { count.min(SEEN) };
        for n in 0..seen {
            disc(drawing, self.checker(place, n), radius, side);
        }
        if count > seen || off && count > 0 {
            let last = self.checker(place, seen.saturating_sub(1));
            stacked(drawing, last, radius, count);
        }
    }
}
