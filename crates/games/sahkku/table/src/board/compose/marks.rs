//! What is marked on the board: whose turn it is, the last move, what can be moved, where the
//! keyboard is.

use sahkku::{Drawing, Place, Side};
use scene::{Look as _, Point, Ring, Tint, turn_at_edges, within};

use super::{Composer, Item};
use crate::board::arrange::{self, Stack};
use crate::board::motion::Frame;

impl Composer<'_> {
    pub(super) fn turn(&mut self, frame: &Frame) {
        for (side, strength) in turn_at_edges(frame.turn, self.view.turn) {
            self.turn_of(side, strength);
        }
    }

    /// The bar at a side's edge of the board.
    fn turn_of(&mut self, side: Side, strength: f64) {
        let (layout, pitch) = (self.layout, self.layout.pitch);
        let out = -layout.forward(side);
        let half = Point::new(layout.board.w, layout.board.h) * 0.5;
        let edge = out.x.abs() * half.x + out.y.abs() * half.y;
        let middle = layout.board.centre() + out * (edge - pitch * 0.15);
        let long = layout.columnward() * (layout.pitch * f64::from(layout.spec.columns) * 0.5);
        let size = (pitch * 0.1).max(3.0);
        let plate = layout
            .plate(side)
            .map(|plate| Item::plate(plate.rect, strength));
        let bar = Item::turn(side, middle, long, size, strength);
        self.items.extend([bar].into_iter().chain(plate));
    }

    /// What the rows and columns are called, for who sits at the near edge.
    pub(super) fn names(&mut self) {
        let (view, layout) = (self.view, self.layout);
        if !view.names {
            return;
        }
        for (name, at) in layout.names() {
            self.items.push(Item::Name {
                name: name.into(),
                at,
                facing: layout.facing(None),
                size: layout.name_size(),
                pointed: view.pointed.iter().any(|place| name.is_of(*place)),
            });
        }
    }

    fn cell(&mut self, place: Place, tint: Tint, strength: f64) {
        let rect = self.layout.cell(place).inset(self.layout.pitch * 0.035);
        self.items.push(Item::Cell {
            rect,
            tint,
            strength,
        });
    }

    pub(super) fn cells(&mut self) {
        let view = self.view;
        // Each place once, as the last step left it.
        for (n, (from, to)) in view.last.iter().enumerate() {
            let later = || view.last[n + 1..].iter().flat_map(|(from, to)| [from, to]);
            if !later().any(|place| place == from) {
                self.cell(*from, Tint::LastFrom, 1.0);
            }
            if !later().any(|place| place == to) {
                self.cell(*to, Tint::LastTo, 1.0);
            }
        }
        if view.drag.is_some() {
            for to in &view.destinations {
                self.cell(to.place, Tint::Open, 1.0);
            }
        }
        if let Some(place) = view.hover {
            self.cell(place, Tint::Hover, 1.0);
        }
        if let Some((place, strength)) = view.refused {
            self.cell(place, Tint::Refused, strength);
        }
    }

    pub(super) fn rings(&mut self) {
        let view = self.view;
        for stack in &self.stacks {
            let ring = if view.chosen == Some(stack.pick()) {
                Ring::Chosen
            } else if view.movable.contains(&stack.pick()) && view.chosen.is_none() {
                Ring::Movable
            } else {
                continue;
            };
            self.items.push(self.ring_around(stack, ring, 1.0));
        }
    }

    pub(super) fn ring_around(&self, stack: &Stack, ring: Ring, size: f64) -> Item {
        let unit = stack.placement.unit;
        let (rx, ry, up) = if stack.look.lies() {
            (0.5, 0.27, 0.2)
        } else {
            (0.41, 0.25, 0.05)
        };
        let across = Point::new(rx, ry).turned(stack.facing) * (size * unit);
        let (mut rx, mut ry) = (across.x.abs(), across.y.abs());
        let mut at = stack.placement.foot - Point::new(0.0, up * unit).turned(stack.facing);
        if self.layout.spec.places == Drawing::Squares {
            // With its stroke, or its points.
            let reach = if ring == Ring::Capture { 1.36 } else { 1.14 };
            let cell = self.layout.cell(stack.figure.at.place());
            rx = rx.min(cell.w / 2.0 / reach);
            ry = ry.min(cell.h / 2.0 / reach);
            at = self.within_place(stack, at, Point::new(rx, ry) * reach);
        }
        Item::Ring { ring, at, rx, ry }
    }

    /// The point nearest to `at` around which something of half this size does not reach into
    /// the place of another piece.
    pub(super) fn within_place(&self, stack: &Stack, at: Point, half: Point) -> Point {
        let layout = self.layout;
        let place = stack.figure.at.place();
        let (middle, cell) = (layout.point(place), layout.cell(place));
        let room = match (layout.spec.places, layout.turned) {
            (Drawing::Squares, _) => Point::new(cell.w, cell.h),
            (Drawing::Lines, true) if layout.is_upright() => Point::new(layout.row_step, cell.h),
            (Drawing::Lines, true) => Point::new(layout.row_step, f64::INFINITY),
            (Drawing::Lines, false) => Point::new(f64::INFINITY, layout.row_step),
        };
        let clamp = |at: f64, middle: f64, room: f64, half: f64| {
            let off = (room / 2.0 - half).max(0.0);
            within(at, middle - off, middle + off)
        };
        Point::new(
            clamp(at.x, middle.x, room.x, half.x),
            clamp(at.y, middle.y, room.y, half.y),
        )
    }

    /// The way home of who has turned round: an arrow on the board.
    pub(super) fn homeward(&mut self) {
        for stack in &self.stacks {
            let unit = stack.placement.unit;
            let (true, Some(side)) = (stack.figure.at.homebound(), stack.figure.side) else {
                continue;
            };
            let way = -self.layout.forward(side);
            let (at, size) = match arrange::mark_in_square(self.layout, stack) {
                Some(mark) => {
                    let at = stack.placement.foot + (mark * unit).turned(stack.facing);
                    (at, unit * 0.16)
                }
                None => {
                    let down = Point::new(0.0, 1.0).turned(stack.facing);
                    let middle = stack.placement.foot - down * (unit * 0.52);
                    let off = if way.dot(down) > 0.5 { 0.86 } else { 0.72 };
                    (middle + way * (off * unit), unit * 0.2)
                }
            };
            self.items.push(Item::Arrow {
                at: self.within_place(stack, at, Point::new(size, size) * 1.2),
                way,
                size,
                side: side.into(),
            });
        }
    }

    pub(super) fn focus(&mut self) {
        if let Some(place) = self.view.focus {
            let rect = self.layout.cell(place).inset(-self.layout.pitch * 0.02);
            self.items.push(Item::Focus { rect });
        }
    }
}
