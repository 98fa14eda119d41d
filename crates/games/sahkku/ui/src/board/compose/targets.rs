//! Where the chosen piece can go: rings under the pieces there, and plates with the dice.

use sahkku::Place;
use scene::{BoardLayout as _, Crown, Item, Point, Ring};

use super::Composer;
use crate::board::Item as SahkkuItem;
use crate::board::arrange::Stack;
use crate::board::faces::carved;
use crate::board::view::{Destination, KingMark};

impl Composer<'_> {
    fn is_taken(&self, place: Place) -> bool {
        let mut places = self.stacks.iter().map(|stack| stack.figure.at.place());
        places.any(|other| other == place)
    }

    /// Draws rings at the feet of the pieces on destinations.
    pub(super) fn targets(&mut self) {
        let mut rings = Vec::new();
        for (to, faint) in self.picture.all_destinations() {
            let ring = match (faint, to.captures) {
                (true, _) => Ring::Preview,
                (false, true) => Ring::Capture,
                (false, false) => Ring::Destination,
            };
            let here = |stack: &&Stack| stack.figure.at.place() == to.place;
            for stack in self.stacks.iter().filter(here) {
                rings.push(self.ring_around(stack, ring, 1.12));
            }
        }
        self.picture.items.extend(rings);
    }

    pub(super) fn tags(&mut self) {
        let mut tags: Vec<SahkkuItem> = Vec::new();
        for (to, faint) in self.picture.all_destinations() {
            tags.push(self.tag(to, faint));
        }
        let counts = core::mem::take(&mut self.picture.counts);
        self.picture.items.extend(counts);
        self.picture.items.append(&mut tags);
    }

    /// The plate with the dice that lead there; beside a piece, so that the piece stays in sight.
    fn tag(&self, to: &Destination, faint: bool) -> SahkkuItem {
        let (layout, unit) = (self.picture.layout, self.picture.layout.unit);
        let size = (unit * 0.5).max(15.0).min(unit * 0.8);
        let facing = layout.facing(self.picture.view.turn);
        let beside = if layout.is_upright() {
            Point::new(unit * 0.5 + size * 0.62, 0.0)
        } else {
            let more = (to.faces.len() as f64 - 1.0) * size * 0.5;
            Point::new(
                0.0,
                (layout.length / 2.0 - size * 0.3).max(unit * 0.62) - more,
            )
        };
        let off = if self.is_taken(to.place) {
            beside.turned(facing)
        } else {
            Point::default()
        };
        Item::Tag {
            at: layout.point(to.place) + off,
            facing,
            size,
            faces: to.faces.iter().copied().map(carved).collect(),
            // One above the other they stay on their own line.
            stacked: !layout.is_upright(),
            captures: to.captures,
            crown: match to.king {
                KingMark::Untouched => None,
                KingMark::Taken => Some(Crown::Taken),
                KingMark::Choice => Some(Crown::Choice),
            },
            faint,
        }
    }
}
