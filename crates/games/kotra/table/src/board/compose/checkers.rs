//! The checkers that lie, those on their way, and the one in a hand.

use kotra::Side;
use scene::{Point, Ring, arc, within};

use super::{Composer, Item};
use crate::Place;
use crate::board::layout::Slot;
use crate::board::motion::Frame;
use crate::board::pose::Pose;
use crate::board::view::Pick;

/// How high a checker is held that is chosen, and one that is dragged, in units.
const CHOSEN: f64 = 0.16;
const DRAGGED: f64 = 0.35;

/// How faintly a dragged checker is seen where it lay.
const GHOST: f64 = 0.3;

/// More checkers than these are counted by a number.
const COUNTED: u8 = 5;

impl Composer<'_> {
    pub(super) fn checkers(&mut self, frame: &Frame) {
        for place in Place::all() {
            for side in Side::BOTH {
                self.pile(side, place, frame);
            }
        }
    }

    /// The checkers of a side at a place, and how many they are.
    fn pile(&mut self, side: Side, place: Place, frame: &Frame) {
        let (layout, view) = (self.layout, self.view);
        let count = view.count(side, place);
        let room = self.room(side, place, frame);
        let pick = Pick { place };
        for n in 0..count {
            let mut pose = Pose::of(layout, side, place, n, room);
            if n + 1 == count {
                let dragged = view.drag.is_some_and(|drag| drag.pick == pick);
                self.ring_under(&pose, pick);
                if dragged {
                    pose.alpha = GHOST;
                } else if view.chosen == Some(pick) {
                    pose.lift = CHOSEN * pose.unit;
                }
            }
            pose.lift += self.leap(side, place, n, frame) * pose.unit;
            pose.lean += self.tremble(side, place, n, frame);
            self.items.push(pose.item());
        }
        self.count(side, place, count, room);
    }

    /// The ring under a checker that can be acted with, or that is chosen.
    fn ring_under(&mut self, pose: &Pose, pick: Pick) {
        let view = self.view;
        let ring = match view.chosen {
            Some(chosen) if chosen == pick => Ring::Chosen,
            None if view.movable.contains(&pick) => Ring::Movable,
            _ => return,
        };
        self.items.push(ring_around(pose, ring));
    }

    /// The number of the checkers at a place, where they are many.
    fn count(&mut self, side: Side, place: Place, count: u8, room: f64) {
        let layout = self.layout;
        let last = count.saturating_sub(1);
        let (at, unit, facing) = match place {
            _ if count == 0 => return,
            Place::Off(_) => {
                let Slot {
                    middle,
                    unit,
                    facing,
                    ..
                } = layout.off_number(side, count);
                (middle, unit, facing)
            }
            _ if count <= COUNTED && !layout.overlaps(side, place, count) => return,
            _ => {
                let pose = Pose::of(layout, side, place, last, room);
                (pose.face().0, pose.unit, pose.facing)
            }
        };
        let size = (unit * 0.5).max(11.0).min(unit * 0.72);
        self.counts.push(Item::Count {
            at,
            facing,
            size,
            side: side.into(),
            count,
        });
    }

    /// How high a checker leaps, in units: those of a munk from the rearmost on, those of the winner in waves.
    fn leap(&self, side: Side, place: Place, n: u8, frame: &Frame) -> f64 {
        if frame.still {
            return 0.0;
        }
        let Some(point) = place.seen_by(side) else {
            return 0.0;
        };
        if let Some(munk) = frame.munk.filter(|munk| munk.side == side) {
            let behind = f64::from(point.number().saturating_sub(19)) * 0.08 + f64::from(n) * 0.015;
            let t = within(munk.progress * 1.7 - behind, 0.0, 1.0);
            return arc(t) * 0.5;
        }
        match frame.win {
            Some((Some(winner), progress)) if winner == side => {
                let behind = f64::from(24 - point.number()) * 0.02;
                let beat = within(progress * 1.6 - behind, 0.0, 1.0) * 3.0;
                arc(beat.fract()) * 0.3 * (1.0 - beat / 3.0)
            }
            _ => 0.0,
        }
    }

    /// How a hit checker of a side that is jan trembles on the bar, in radians.
    fn tremble(&self, side: Side, place: Place, n: u8, frame: &Frame) -> f64 {
        match frame.jan {
            Some((loser, t)) if loser == side && place == Place::Bar(side) && !frame.still => {
                (t * 60.0 + f64::from(n) * 1.7).sin() * 0.28 * (1.0 - t)
            }
            _ => 0.0,
        }
    }

    pub(super) fn moving(&mut self, frame: &Frame) {
        for moving in &frame.moving {
            if !frame.still {
                self.items.push(Pose::moving(self.layout, moving).item());
                continue;
            }
            let t = moving.progress;
            for (rest, alpha) in [(moving.from, 1.0 - t), (moving.to, t)] {
                let pose = Pose::at_end(self.layout, moving.side, rest);
                self.items.push(Pose { alpha, ..pose }.item());
            }
        }
    }

    pub(super) fn dragged(&mut self) {
        let Some(drag) = self.view.drag else {
            return;
        };
        let Some(pose) = self.top(drag.pick.place) else {
            return;
        };
        let dragged = Pose {
            // The pointer holds it by its middle.
            middle: drag.at + Point::new(0.0, DRAGGED * pose.unit).turned(pose.facing),
            unit: pose.unit * 1.1,
            lift: pose.unit * DRAGGED,
            ..pose
        };
        self.items.push(dragged.item());
    }
}

/// A ring around a checker.
pub(super) fn ring_around(pose: &Pose, ring: Ring) -> Item {
    let seen = pose.seen();
    let wider = 0.1 * pose.unit;
    Item::Ring {
        ring,
        at: seen.centre(),
        rx: seen.w / 2.0 + wider,
        ry: seen.h / 2.0 + wider,
    }
}
