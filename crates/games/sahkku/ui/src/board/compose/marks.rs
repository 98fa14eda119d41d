//! Marks on the board: the side to move, the last move, movable pieces, the keyboard focus.

use sahkku::Drawing;
use scene::{BoardLayout as _, Item, Look as _, Name, Point, Ring, within};

use super::{Composer, Layout, View};
use crate::board::Item as SahkkuItem;
use crate::board::arrange::{self, Stack};
use crate::board::layout::names_of;

/// The names of the rows and columns, for the player at the near edge.
pub(in crate::board) fn names(layout: &Layout, view: &View) -> Vec<SahkkuItem> {
    if !view.own.names {
        return Vec::new();
    }
    let name = |(name, at): (Name, Point)| Item::Name {
        name,
        at,
        facing: layout.facing(None),
        size: layout.name_size(),
        pointed: view.pointed.iter().any(|at| names_of(*at).contains(&name)),
    };
    layout.names().map(name).collect()
}

impl Composer<'_> {
    pub(super) fn rings(&mut self) {
        for stack in &self.stacks {
            if let Some(ring) = self.picture.ring_of(stack.pick()) {
                let ring = self.ring_around(stack, ring, 1.0);
                self.picture.items.push(ring);
            }
        }
    }

    pub(super) fn ring_around(&self, stack: &Stack, ring: Ring, size: f64) -> SahkkuItem {
        let unit = stack.placement.unit;
        let (rx, ry, up) = if stack.look.lies() {
            (0.5, 0.27, 0.2)
        } else {
            (0.41, 0.25, 0.05)
        };
        let across = Point::new(rx, ry).turned(stack.facing) * (size * unit);
        let (mut rx, mut ry) = (across.x.abs(), across.y.abs());
        let mut at = stack.placement.foot - Point::new(0.0, up * unit).turned(stack.facing);
        if self.picture.layout.spec.format.places == Drawing::Squares {
            // With its stroke, or its points.
            let reach = if ring == Ring::Capture { 1.36 } else { 1.14 };
            let cell = self.picture.layout.cell(stack.figure.at.place());
            rx = rx.min(cell.w / 2.0 / reach);
            ry = ry.min(cell.h / 2.0 / reach);
            at = self.within_place(stack, at, Point::new(rx, ry) * reach);
        }
        Item::Ring { ring, at, rx, ry }
    }

    /// The point nearest to `at` around which something of half this size stays out of other pieces' places.
    pub(super) fn within_place(&self, stack: &Stack, at: Point, half: Point) -> Point {
        let layout = self.picture.layout;
        let place = stack.figure.at.place();
        let (middle, cell) = (layout.point(place), layout.cell(place));
        let room = match (layout.spec.format.places, layout.turned) {
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

    /// Draws the way home of pieces that have turned round: an arrow on the board.
    pub(super) fn homeward(&mut self) {
        for stack in &self.stacks {
            let unit = stack.placement.unit;
            let (true, Some(side)) = (stack.figure.at.homebound(), stack.figure.side) else {
                continue;
            };
            let way = -self.picture.layout.forward(side);
            let (at, size) = match arrange::mark_in_square(self.picture.layout, stack) {
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
            self.picture.items.push(Item::Arrow {
                at: self.within_place(stack, at, Point::new(size, size) * 1.2),
                way,
                size,
                side: side.into(),
            });
        }
    }
}
