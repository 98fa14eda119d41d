//! What is marked on the board: whose turn it is, the numbers, the last moves, what is pointed at, and where the keyboard
//! is.

use kotra::Side;
use scene::{Name, Tint, turn_at_edges};

use super::{Composer, Item};
use crate::Place;
use crate::board::motion::Frame;
use crate::board::pose::Pose;

impl Composer<'_> {
    pub(super) fn turn(&mut self, frame: &Frame) {
        for (side, strength) in turn_at_edges(frame.turn, self.view.turn) {
            self.turn_of(side, strength);
        }
    }

    /// The bar in the frame at a side's edge of the board.
    fn turn_of(&mut self, side: Side, strength: f64) {
        let layout = self.layout;
        let board = layout.board;
        let out = -layout.forward(side);
        let half = (out.x * board.w).abs().max((out.y * board.h).abs()) / 2.0;
        let size = (layout.frame() * 0.7).max(3.0);
        let middle = board.centre() + out * (half - layout.frame() / 2.0);
        let field = layout.field();
        let long = layout.columnward() * (field.w.max(field.h) / 2.0);
        let plate = layout
            .plate(side)
            .map(|plate| Item::plate(plate.head(), strength));
        let bar = Item::turn(side, middle, long, size, strength);
        self.items.extend([bar].into_iter().chain(plate));
    }

    /// A checker of each side on its plate.
    pub(super) fn plates(&mut self) {
        for side in Side::BOTH {
            let mark = self.layout.mark(side);
            self.items
                .extend(mark.map(|mark| Pose::still(side, mark).item()));
        }
    }

    /// The numbers of the points at the edges of the board.
    pub(super) fn numbers(&mut self) {
        let (view, layout) = (self.view, self.layout);
        let Some(reader) = view.numbers else {
            return;
        };
        for (point, at, facing) in layout.names(reader) {
            self.items.push(Item::Name {
                name: Name::Number(point.seen_by_white(reader).number()),
                at,
                facing,
                size: layout.name_size(),
                pointed: view.pointed.contains(&Place::Point(point)),
            });
        }
    }

    /// Small arrowheads along the way of a side, where that is asked for.
    pub(super) fn way(&mut self) {
        let Some(side) = self.view.way else {
            return;
        };
        for (at, way) in self.layout.way(side) {
            self.items.push(Item::Arrow {
                at,
                way,
                size: 0.12 * self.layout.pitch,
                side: side.into(),
            });
        }
    }

    fn cell(&mut self, place: Place, tint: Tint, strength: f64) {
        let rect = self.layout.cell(place).inset(self.layout.pitch * 0.03);
        self.items.push(Item::Cell {
            rect,
            tint,
            strength,
        });
    }

    pub(super) fn cells(&mut self, frame: &Frame) {
        let view = self.view;
        for &(from, to) in &view.last {
            self.cell(from, Tint::LastFrom, 1.0);
            self.cell(to, Tint::LastTo, 1.0);
        }
        if let Some((side, pattern)) = view.pattern {
            for point in kotra::Point::last_quarter().filter(|at| pattern.on(*at) > 0) {
                self.cell(Place::of(side, point), Tint::LastTo, 1.0);
            }
        }
        for to in &view.destinations {
            self.cell(to.place, Tint::Open, 1.0);
        }
        if let Some(place) = view.hover {
            self.cell(place, Tint::Hover, 1.0);
        }
        if let Some((place, strength)) = view.refused {
            self.cell(place, Tint::Refused, strength);
        }
        // Who is jan has too few points to enter on: those are shown that its own checkers close.
        if let Some((side, progress)) = frame.jan {
            let first = kotra::Points::FIRST_QUARTER;
            for place in first.map(|point| Place::of(side, point)) {
                if view.count(side, place) > 0 {
                    self.cell(place, Tint::Refused, 1.0 - progress);
                }
            }
        }
    }

    pub(super) fn focus(&mut self) {
        if let Some(place) = self.view.focus {
            let rect = self.layout.cell(place).inset(-self.layout.pitch * 0.02);
            self.items.push(Item::Focus { rect });
        }
    }
}
