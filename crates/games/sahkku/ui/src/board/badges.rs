//! Where short texts about pieces lie: beside them or at their feet, but not on their heads.

use sahkku::Place;
use scene::{Badges, BoardLayout as _, Point, Rect, Seen};

use crate::board::View;
use crate::board::arrange::{SHOWN, Stack, stacks};
use crate::board::layout::Layout;

/// The rectangles of badges at these places, each with its own width and all of the same height.
pub(super) fn badges(
    layout: &Layout,
    view: &View,
    wanted: &[(Place, f64)],
    height: f64,
) -> Vec<Rect> {
    let stacks = stacks(layout, view);
    let mut badges = Badges::new(layout.canvas(), seen(&stacks));
    let mut spots = Vec::with_capacity(24);
    for &(place, width) in wanted {
        spots.clear();
        let here = |stack: &&Stack| stack.figure.at.place() == place;
        for stack in stacks.iter().filter(here) {
            // The first ones look best.
            for (n, at) in around(stack, width, height, layout).iter().enumerate() {
                spots.push((*at, n as f64));
            }
        }
        badges.place(&layout.cell(place), width, height, &spots);
    }
    badges.placed()
}

/// Everything seen of the pieces.
fn seen(stacks: &[Stack]) -> Vec<(Rect, Seen)> {
    let mut seen = Vec::with_capacity(stacks.len() * 4);
    for stack in stacks {
        for n in 0..stack.count.min(SHOWN) {
            seen.push((stack.head(n), Seen::Head));
            seen.push((stack.body(n), Seen::Body));
        }
        if stack.count > 1 {
            let unit = stack.placement.unit;
            let number = (stack.placement.number * unit).turned(stack.facing);
            let number = Rect::around(stack.placement.foot + number, unit * 0.4, unit * 0.4);
            seen.push((number, Seen::Number));
        }
    }
    seen
}

/// A rectangle that holds a place and everything seen of the pieces on it.
pub(super) fn place_with_pieces(layout: &Layout, view: &View, place: Place) -> Rect {
    let stacks = stacks(layout, view).into_iter();
    let here = stacks.filter(|stack| stack.figure.at.place() == place);
    here.fold(layout.cell(place), |all, stack| all.with(&hull(&stack)))
}

/// The spots around the pieces of a stack, the best first.
fn around(stack: &Stack, width: f64, height: f64, layout: &Layout) -> [Point; 12] {
    let body = hull(stack);
    let (middle, foot) = (body.centre(), body.y + body.h);
    let beside = (body.w + width) / 2.0 + 1.0;
    let right = |y: f64| Point::new(middle.x + beside, y);
    let left = |y: f64| Point::new(middle.x - beside, y);
    let below = |by: f64| Point::new(middle.x, foot + height * by);
    let low = foot - height / 2.0;
    let cell = layout.cell(stack.figure.at.place());
    let corner = |side: f64| {
        let bottom = cell.y + cell.h - height / 2.0;
        Point::new(cell.centre().x + side * (cell.w - width) / 2.0, bottom)
    };
    if layout.turned {
        // Rows are as wide as two or three pieces.
        [
            right(low),
            left(low),
            right(middle.y),
            left(middle.y),
            below(0.2),
            below(0.6),
            below(-0.3),
            right(body.y),
            corner(1.0),
            corner(-1.0),
            corner(0.0),
            below(0.4),
        ]
    } else {
        [
            below(0.2),
            below(0.6),
            below(-0.1),
            below(1.2),
            right(low),
            left(low),
            below(-0.4),
            right(body.y),
            corner(1.0),
            corner(-1.0),
            corner(0.0),
            below(0.4),
        ]
    }
}

/// A rectangle that holds all drawn pieces of a stack.
fn hull(stack: &Stack) -> Rect {
    let bodies = (1..stack.count.min(SHOWN)).map(|n| stack.body(n));
    bodies.fold(stack.body(0), |hull, body| hull.with(&body))
}

impl Stack {
    /// The visible part of the nth piece on the screen.
    fn body(&self, n: u8) -> Rect {
        self.part(n, 1.0)
    }

    /// The upper half of the nth piece, which identifies it.
    pub(super) fn head(&self, n: u8) -> Rect {
        self.part(n, 0.5)
    }

    /// This share of the nth piece from its top, as a rectangle on the screen.
    fn part(&self, n: u8, share: f64) -> Rect {
        let (unit, look) = (self.placement.unit, self.look);
        let (half, top) = (look.width() * unit / 2.0, look.height() * unit);
        let at = |x: f64, y: f64| self.foot_of(n) + Point::new(x, y).turned(self.facing);
        let corner = |x: f64, y: f64| Rect::around(at(x, y), 0.0, 0.0);
        corner(-half, -top).with(&corner(half, top * (share - 1.0)))
    }
}
