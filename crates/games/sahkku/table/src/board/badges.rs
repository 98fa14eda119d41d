//! Where short texts about pieces lie: beside them or at their feet, on nobody's head.

use sahkku::Place;
use scene::{Badges, Point, Rect, Seen};

use crate::board::arrange::{SHOWN, Stack, stacks};
use crate::board::layout::Layout;
use crate::board::view::View;

/// The rectangles of badges at these places, each with its own width and all of the same height.
#[must_use]
pub fn badges(layout: &Layout, view: &View, wanted: &[(Place, f64)], height: f64) -> Vec<Rect> {
    let stacks = stacks(layout, view);
    let canvas = Rect {
        x: 0.0,
        y: 0.0,
        w: layout.spec.width,
        h: layout.spec.height,
    };
    let mut badges = Badges::new(canvas, seen(&stacks));
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

/// All that is seen of the pieces.
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

/// A rectangle that holds a place and all that is seen of the pieces on it.
#[must_use]
pub fn place_with_pieces(layout: &Layout, view: &View, place: Place) -> Rect {
    let stacks = stacks(layout, view).into_iter();
    let here = stacks.filter(|stack| stack.figure.at.place() == place);
    here.fold(layout.cell(place), |all, stack| all.with(&hull(&stack)))
}

/// The spots around the pieces of a stack, the best looking first.
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

/// A rectangle that holds all pieces that are drawn of a stack.
fn hull(stack: &Stack) -> Rect {
    let bodies = (1..stack.count.min(SHOWN)).map(|n| stack.body(n));
    bodies.fold(stack.body(0), |hull, body| hull.with(&body))
}

impl Stack {
    /// What is seen of the nth piece on the screen.
    fn body(&self, n: u8) -> Rect {
        self.part(n, 1.0)
    }

    /// The upper half of the nth piece, which tells what it is.
    fn head(&self, n: u8) -> Rect {
        self.part(n, 0.5)
    }

    /// So much of the nth piece from its top, as a rectangle on the screen.
    fn part(&self, n: u8, share: f64) -> Rect {
        let (unit, look) = (self.placement.unit, self.look);
        let (half, top) = (look.width() * unit / 2.0, look.height() * unit);
        let at = |x: f64, y: f64| self.foot_of(n) + Point::new(x, y).turned(self.facing);
        let (one, other) = (at(-half, -top), at(half, top * (share - 1.0)));
        Rect {
            x: one.x.min(other.x),
            y: one.y.min(other.y),
            w: (one.x - other.x).abs(),
            h: (one.y - other.y).abs(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::layout::LayoutSpec;
    use crate::board::style::Lines;
    use sahkku::Side;
    use scene::Look as _;

    const SCREENS: [(f64, f64); 6] = [
        (390.0, 650.0),
        (820.0, 1000.0),
        (630.0, 330.0),
        (1280.0, 640.0),
        (1080.0, 1700.0),
        (3840.0, 1900.0),
    ];

    /// Puts a badge on every piece that is awake, in played games on all screens, and sees how much of a head it covers.
    #[test]
    fn badges_lie_on_the_canvas_and_on_nobodys_head() {
        let (mut seen, mut away) = (0, 0);
        crate::board::motion::games(1, 120, |judge, _, _, after| {
            let rules = judge.rules();
            for (width, height) in SCREENS {
                let layout = Layout::fill(LayoutSpec {
                    width,
                    height,
                    columns: rules.columns,
                    places: rules.places,
                    lines: Lines::Short,
                    below: Side::Men,
                    turned: None,
                });
                let view = View::of(judge, after);
                let stacks = stacks(&layout, &view);
                let awake = stacks.iter().filter(|stack| !stack.look.lies());
                let mut places: Vec<Place> = awake.map(|stack| stack.figure.at.place()).collect();
                places.sort();
                places.dedup();
                let size = (layout.pitch * 0.3).max(11.0);
                let wanted: Vec<(Place, f64)> =
                    places.iter().map(|place| (*place, size * 2.6)).collect();
                let canvas = Rect {
                    x: 0.0,
                    y: 0.0,
                    w: width,
                    h: height,
                };
                for (badge, place) in badges(&layout, &view, &wanted, size * 1.5)
                    .into_iter()
                    .zip(&places)
                {
                    let own = badge.common(&layout.cell(*place)) / (badge.w * badge.h);
                    away += usize::from(own < 0.5);
                    assert!(canvas.holds(&badge), "{badge:?} of {layout:?}");
                    for stack in &stacks {
                        for n in 0..stack.count.min(SHOWN) {
                            let head = stack.head(n);
                            let covered = badge.common(&head) / (head.w * head.h);
                            assert!(covered < 0.15, "{covered} of {stack:?} in {layout:?}");
                        }
                    }
                    seen += 1;
                }
            }
        });
        assert!(seen > 1000);
        assert!(away * 16 < seen, "{away} of {seen} lie beside their place");
    }
}
