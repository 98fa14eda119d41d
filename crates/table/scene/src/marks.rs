//! Marks on any board: the side to move, the last moves, what is pointed at, and the keyboard focus.

use crate::animation::Frame;
use crate::board::{Board, BoardLayout, ItemOf, SceneOf};
use crate::easing::{arc, smooth};
use crate::geometry::within;
use crate::scene::{Item, Ring, Scene, Tint};
use crate::view::View;

/// The bar at an edge of the board that shows the side to move, in CSS pixels.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Bar {
    pub size: f64,
    /// From the edge of the board to the middle of the bar.
    pub inside: f64,
    pub half: f64,
}

pub struct Picture<'a, B: Board> {
    pub layout: &'a B::Layout,
    pub view: &'a View<B>,
    pub frame: &'a Frame<B>,
    pub items: Vec<ItemOf<B>>,
    pub counts: Vec<ItemOf<B>>,
}

impl<'a, B: Board> Picture<'a, B> {
    /// Creates the picture with the marks of the turn.
    pub fn new(layout: &'a B::Layout, view: &'a View<B>, frame: &'a Frame<B>) -> Self {
        let mut picture = Picture {
            layout,
            view,
            frame,
            items: Vec::with_capacity(128),
            counts: Vec::new(),
        };
        match frame.turn {
            // While the turn passes to a side, the mark goes out at one edge and comes up at the other.
            Some((side, progress)) => {
                let arrived = smooth(progress);
                picture.turn(side.into().other().into(), 1.0 - arrived);
                picture.turn(side, arrived);
            }
            None => {
                if let Some(side) = view.turn {
                    picture.turn(side, 1.0);
                }
            }
        }
        picture
    }

    fn turn(&mut self, side: B::Side, strength: f64) {
        let layout = self.layout;
        let (bar, board) = (B::bar(layout), layout.board);
        let out = -layout.forward(side);
        let edge = (out.x.abs() * board.w + out.y.abs() * board.h) / 2.0;
        let middle = board.centre() + out * (edge - bar.inside);
        let half = layout.column_axis * bar.half;
        self.items.push(Item::Turn {
            side: side.into(),
            from: middle - half,
            to: middle + half,
            size: bar.size,
            strength,
        });
        self.items.push(Item::Plate {
            rect: B::slip(&layout.plate(side)),
            strength,
        });
    }

    pub fn names(&mut self) {
        self.items.extend(B::names(self.layout, self.view));
    }

    pub fn cell(&mut self, place: B::Place, tint: Tint, strength: f64) {
        let rect = self.layout.cell(place).inset(self.layout.pitch * B::INSET);
        self.items.push(Item::Cell {
            rect,
            tint,
            strength,
        });
    }

    /// Draws the lights of the last moves, each place once, as the last of them left it.
    pub fn last_moves(&mut self) {
        let last = &self.view.last;
        for (n, &(from, to)) in last.iter().enumerate() {
            let is_last = |place| {
                let mut later = last[n + 1..].iter().flat_map(|(from, to)| [from, to]);
                !later.any(|other| *other == place)
            };
            if is_last(from) {
                self.cell(from, Tint::LastFrom, 1.0);
            }
            if is_last(to) {
                self.cell(to, Tint::LastTo, 1.0);
            }
        }
    }

    /// Draws the lights of destinations, of what is pointed at, and of what was refused.
    pub fn pointed(&mut self) {
        let view = self.view;
        if B::lights_destinations(view) {
            for to in &view.destinations {
                self.cell(B::destination_at(to), Tint::Open, 1.0);
            }
        }
        if let Some(place) = view.hover {
            self.cell(place, Tint::Hover, 1.0);
        }
        if let Some((place, strength)) = view.refused {
            self.cell(place, Tint::Refused, strength);
        }
    }

    /// The ring of a piece that is chosen, or that can be chosen while none is.
    pub fn ring_of(&self, pick: B::Pick) -> Option<Ring> {
        match self.view.chosen {
            Some(chosen) => (chosen == pick).then_some(Ring::Chosen),
            None => self.view.movable.contains(&pick).then_some(Ring::Movable),
        }
    }

    /// All destinations and whether they are faint: those of several dice first.
    pub fn all_destinations(
        &self,
    ) -> impl Iterator<Item = (&'a B::Destination, bool)> + use<'a, B> {
        let faint = self.view.preview.iter().map(|to| (to, true));
        faint.chain(self.view.destinations.iter().map(|to| (to, false)))
    }

    /// The destination that is pointed at by the dragged piece, or else by the pointer or the keyboard.
    pub fn pointed_destination(&self) -> Option<&'a B::Destination> {
        let view = self.view;
        let places = match view.drag {
            Some(drag) => [self.layout.place_at(drag.at), None],
            None => [view.hover, view.focus],
        };
        let mut places = places.into_iter().flatten();
        places.find_map(|at| {
            let mut all = self.all_destinations();
            let to = all.find(|(to, _)| B::destination_at(to) == at);
            to.map(|(to, _)| to)
        })
    }

    pub fn is_dragged(&self, pick: B::Pick) -> bool {
        self.view.drag.is_some_and(|drag| drag.pick == pick)
    }

    pub fn focus(&mut self) {
        if let Some(place) = self.view.focus {
            let rect = self.layout.cell(place).inset(-self.layout.pitch * 0.02);
            self.items.push(Item::Focus { rect });
        }
    }

    /// Returns the picture, with the light of beats and of the end of the game, which a loser sees go out.
    pub fn end(mut self) -> SceneOf<B> {
        let layout = self.layout;
        for (side, places, progress) in &self.frame.beats {
            let tray = layout.tray_area().filter(|_| places.is_empty());
            let cells = places.iter().map(|place| layout.cell(*place));
            let side = Some((*side).into());
            let shines = tray.map(|area| area.rect).into_iter().chain(cells);
            self.items.extend(shines.map(|rect| Item::Shine {
                side,
                rect,
                reach: layout.pitch * 0.5,
                progress: *progress,
            }));
        }
        if let Some((side, progress)) = self.frame.win {
            let rect = self.layout.board;
            self.items.push(Item::Shine {
                side: side.map(Into::into),
                rect,
                reach: rect.w.min(rect.h) * B::LIGHT,
                progress: if self.frame.lost {
                    1.0 - progress
                } else {
                    progress
                },
            });
        }
        Scene { items: self.items }
    }
}

/// How high the winner's pieces jump, in units: in waves, later the farther `behind`.
pub fn joy(progress: f64, behind: f64, high: f64) -> f64 {
    let beat = within(progress - behind, 0.0, 1.0) * 3.0;
    arc(beat.fract()) * high * (1.0 - beat / 3.0)
}
