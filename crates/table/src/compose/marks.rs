//! What is marked on the board: whose turn it is, the last move, what can be moved, where the
//! keyboard is.

use sahkku::{Place, Side};

use super::{Composer, smooth};
use crate::arrange::Stack;
use crate::geometry::Point;
use crate::motion::Moment;
use crate::scene::{Item, Ring, Tint};

impl Composer<'_> {
    pub(super) fn turn(&mut self, moment: &Moment) {
        match (moment.turn, self.view.turn) {
            // While it passes it goes out at one edge and comes up at the other.
            (Some((side, progress)), _) => {
                let arrived = smooth(progress);
                self.turn_of(side.other(), 1.0 - arrived);
                self.turn_of(side, arrived);
            }
            (None, Some(side)) => self.turn_of(side, 1.0),
            (None, None) => {}
        }
    }

    /// The bar at a side's edge of the board.
    fn turn_of(&mut self, side: Side, strength: f64) {
        let (layout, pitch) = (self.layout, self.layout.pitch);
        let out = -layout.forward(side);
        let half = Point::new(layout.board.w, layout.board.h) * 0.5;
        let edge = out.x.abs() * half.x + out.y.abs() * half.y;
        let middle = layout.board.centre() + out * (edge - pitch * 0.15);
        let long = layout.columnward() * (layout.pitch * f64::from(layout.want.columns) * 0.5);
        self.items.push(Item::Turn {
            side,
            from: middle - long,
            to: middle + long,
            size: (pitch * 0.1).max(3.0),
            strength,
        });
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
        if let Some((from, to)) = view.last {
            self.cell(from, Tint::LastFrom, 1.0);
            self.cell(to, Tint::LastTo, 1.0);
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
        let unit = self.layout.unit;
        let (rx, ry, up) = if stack.look.lies() {
            (0.5, 0.27, 0.2)
        } else {
            (0.41, 0.25, 0.05)
        };
        let across = Point::new(rx, ry).turned(stack.facing) * (size * unit);
        Item::Ring {
            ring,
            at: stack.foot - Point::new(0.0, up * unit).turned(stack.facing),
            rx: across.x.abs(),
            ry: across.y.abs(),
        }
    }

    /// The way home of who has turned round: an arrow on the board.
    pub(super) fn homeward(&mut self) {
        let unit = self.layout.unit;
        for stack in &self.stacks {
            let (true, Some(side)) = (stack.figure.at.homebound(), stack.figure.side) else {
                continue;
            };
            let way = -self.layout.forward(side);
            let down = Point::new(0.0, 1.0).turned(stack.facing);
            let foot = stack.foot - down * (unit * 0.52);
            let off = if way.dot(down) > 0.5 { 0.86 } else { 0.72 };
            self.items.push(Item::Homeward {
                at: foot + way * (off * unit),
                way,
                size: unit * 0.2,
                side,
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
