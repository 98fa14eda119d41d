//! What is marked on the board: whose turn it is, the last move, what can be moved and where to, what falls by it, and where
//! the keyboard is.

use hnefatafl::{Side, Square, Squares};
use scene::{Point, Ring, Tint, turn_at_edges};

use super::{Composer, Item};
use crate::board::layout::Mark;
use crate::board::look::Look;
use crate::board::motion::Frame;
use crate::board::view::Destination;

impl Composer<'_> {
    pub(super) fn turn(&mut self, frame: &Frame) {
        for (side, strength) in turn_at_edges(frame.turn, self.view.turn) {
            self.turn_of(side, strength);
        }
    }

    /// The bar in the frame at a side's edge of the board.
    fn turn_of(&mut self, side: Side, strength: f64) {
        let layout = self.layout;
        let out = -layout.forward(side);
        let size = (layout.frame() * 0.8).max(3.0);
        let middle = layout.board.centre() + out * (layout.board.w / 2.0 - layout.frame() / 2.0);
        let long = layout.columnward() * (layout.field().w / 2.0);
        let plate = layout
            .plate(side)
            .map(|plate| Item::plate(plate.rect, strength));
        let bar = Item::turn(side, middle, long, size, strength);
        self.items.extend([bar].into_iter().chain(plate));
    }

    /// What files and ranks are called.
    pub(super) fn names(&mut self) {
        let (view, layout) = (self.view, self.layout);
        if !view.names {
            return;
        }
        for (name, at, facing) in layout.names() {
            self.items.push(Item::Name {
                name: name.into(),
                at,
                facing,
                size: layout.name_size(),
                pointed: view.pointed.iter().any(|square| name.is_of(*square)),
            });
        }
    }

    fn cell(&mut self, square: Square, tint: Tint, strength: f64) {
        let rect = self.layout.cell(square).inset(self.layout.pitch * 0.035);
        self.items.push(Item::Cell {
            rect,
            tint,
            strength,
        });
    }

    pub(super) fn cells(&mut self) {
        let view = self.view;
        for &(from, to) in &view.last {
            self.cell(from, Tint::LastFrom, 1.0);
            self.cell(to, Tint::LastTo, 1.0);
        }
        for to in &view.destinations {
            self.cell(to.place, Tint::Open, 1.0);
        }
        if let Some(square) = view.hover {
            self.cell(square, Tint::Hover, 1.0);
        }
        if let Some((square, strength)) = view.refused {
            self.cell(square, Tint::Refused, strength);
        }
    }

    /// Rings where the chosen piece can go, wide enough for what is carved there, and around those that fall: by the move that
    /// is pointed at, or else by any.
    pub(super) fn destinations(&mut self) {
        let view = self.view;
        let marks: Vec<_> = self.layout.marks().collect();
        for to in &view.destinations {
            let carved = marks.iter().find(|(square, _)| *square == to.place);
            let (plain, around) = match carved {
                Some((_, Mark::Castle | Mark::Corner)) => (0.42, 0.37),
                Some((_, Mark::Camp)) => (0.29, 0.3),
                Some((_, Mark::Home)) | None => (0.17, 0.2),
            };
            let (ring, size) = if to.captures.is_empty() {
                (Ring::Destination, plain)
            } else {
                (Ring::Capture, around)
            };
            let radius = size * self.layout.pitch;
            self.items.push(Item::Ring {
                ring,
                at: self.layout.point(to.place),
                rx: radius,
                ry: radius,
            });
        }
        let falling = match self.pointed_destination() {
            Some(to) => to.captures,
            None => {
                let all = view.destinations.iter();
                all.fold(Squares::NONE, |all, to| all | to.captures)
            }
        };
        for square in falling {
            self.ring_around(square, Ring::Capture);
        }
    }

    /// The destination that is pointed at: by the dragged piece, or else by the pointer or the keyboard.
    fn pointed_destination(&self) -> Option<&Destination> {
        let view = self.view;
        let squares = match view.drag {
            Some(drag) => [self.layout.place_at(drag.at), None],
            None => [view.hover, view.focus],
        };
        squares
            .into_iter()
            .flatten()
            .find_map(|at| view.destinations.iter().find(|to| to.place == at))
    }

    pub(super) fn rings(&mut self) {
        let view = self.view;
        match view.chosen {
            Some(pick) => self.ring_around(pick.place, Ring::Chosen),
            None => {
                for pick in &view.movable {
                    self.ring_around(pick.place, Ring::Movable);
                }
            }
        }
    }

    /// A ring around the foot of the piece on a square.
    fn ring_around(&mut self, square: Square, ring: Ring) {
        let layout = self.layout;
        let Some(figure) = self.view.figures.iter().find(|figure| figure.at == square) else {
            return;
        };
        let facing = layout.facing(Some(figure.piece.side()));
        let foot = layout.foot(figure.piece, square);
        let half = Look::from(figure.piece).width() / 2.0 + 0.12;
        let across = Point::new(half, half * 0.36).turned(facing) * layout.unit;
        self.items.push(Item::Ring {
            ring,
            at: foot + Point::new(0.0, -0.1 * layout.unit).turned(facing),
            rx: across.x.abs(),
            ry: across.y.abs(),
        });
    }

    pub(super) fn focus(&mut self) {
        if let Some(square) = self.view.focus {
            let rect = self.layout.cell(square).inset(-self.layout.pitch * 0.02);
            self.items.push(Item::Focus { rect });
        }
    }
}
