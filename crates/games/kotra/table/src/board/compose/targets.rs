//! Where the chosen checker can go: rings where it would lie and around what is hit, and plates with the dice.

use kotra::Side;
use scene::{Point, Ring};

use super::checkers::ring_around;
use super::{Composer, Item};
use crate::Place;
use crate::board::faces::carved;
use crate::board::pose::Pose;
use crate::board::view::Destination;

impl Composer<'_> {
    /// All destinations, each place once; those of several dice in a row are faint.
    fn all_destinations(&self) -> impl Iterator<Item = (&'_ Destination, bool)> + use<'_> {
        let view = self.view;
        let preview = view.preview.iter().enumerate().filter(|(n, to)| {
            let mut earlier = view.destinations.iter().chain(&view.preview[..*n]);
            earlier.all(|other| other.place != to.place)
        });
        let faint = preview.map(|(_, to)| (to, true));
        faint.chain(view.destinations.iter().map(|to| (to, false)))
    }

    /// The side that moves.
    fn mover(&self) -> Side {
        let chosen = self.view.chosen.and_then(|pick| self.view.at(pick.place));
        let side = chosen.map(|(side, _)| side).or(self.view.turn);
        side.unwrap_or(self.layout.spec.below)
    }

    /// Rings where the checker would lie; where it hits, around the checkers that are hit.
    pub(super) fn targets(&mut self) {
        let (layout, side) = (self.layout, self.mover());
        let mut rings = Vec::new();
        for (to, faint) in self.all_destinations() {
            let is_hit = matches!(to.place, Place::Point(point) if to.hits.has(point));
            let count = self.view.count(side, to.place);
            let pose = match self.top(to.place).filter(|_| is_hit) {
                Some(top) => top,
                None => Pose::of(layout, side, to.place, count, f64::from(count) + 1.0),
            };
            let ring = match (faint, is_hit) {
                (true, _) => Ring::Preview,
                (false, true) => Ring::Capture,
                (false, false) => Ring::Destination,
            };
            rings.push(ring_around(&pose, ring));
        }
        // What is hit on the way of a gesture of several dice, while that is pointed at.
        if let Some(to) = self.pointed_destination() {
            for point in to.hits {
                let place = Place::Point(point);
                let top = self.top(place).filter(|_| place != to.place);
                rings.extend(top.map(|pose| ring_around(&pose, Ring::Capture)));
            }
        }
        self.items.extend(rings);
    }

    /// The destination that is pointed at: by the dragged checker, or else by the pointer or the keyboard.
    fn pointed_destination(&self) -> Option<&Destination> {
        let view = self.view;
        let places = match view.drag {
            Some(drag) => [self.layout.place_at(drag.at), None],
            None => [view.hover, view.focus],
        };
        let mut all = places.into_iter().flatten();
        all.find_map(|at| {
            let mut destinations = self.all_destinations();
            let found = destinations.find(|(to, _)| to.place == at);
            found.map(|(to, _)| to)
        })
    }

    /// Plates with the dice that lead there, at the tips of the points.
    pub(super) fn tags(&mut self) {
        let all = self.all_destinations();
        let tags: Vec<Item> = all.map(|(to, faint)| self.tag(to, faint)).collect();
        self.items.extend(tags);
    }

    fn tag(&self, to: &Destination, faint: bool) -> Item {
        let layout = self.layout;
        let facing = layout.facing(Some(self.mover()));
        // Along their point the plates stay on it.
        let stacked = !layout.turned || layout.between;
        let plates = to.dice.len().max(1) as f64;
        let size = (layout.unit * 0.5).max(14.0).min(layout.unit * 0.72);
        // A plate is a little larger than its height, and at most half of the point is for them.
        let size = size.min(layout.length * 0.55 / (plates * 1.3));
        let long = plates * size * 1.3;
        let at = match to.place {
            Place::Point(point) => {
                let tip = layout.tongue(point)[2];
                tip - layout.inward(point) * (long / 2.0 - layout.gap * 0.3)
            }
            Place::Bar(_) => layout.point(to.place),
            Place::Off(_) => {
                let cell = layout.cell(to.place);
                let room = Point::new(cell.w, cell.h).turned(facing);
                let low = Point::new(0.0, room.y.abs() / 2.0 - size * 0.7);
                cell.centre() + low.turned(facing)
            }
        };
        Item::Tag {
            at,
            facing,
            size,
            faces: to.dice.iter().copied().map(carved).collect(),
            stacked: stacked && !matches!(to.place, Place::Off(_)),
            captures: !to.hits.is_empty(),
            crown: None,
            faint,
        }
    }
}
