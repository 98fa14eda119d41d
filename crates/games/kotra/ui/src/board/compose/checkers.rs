//! The checkers at rest, those in motion, and the dragged one.

use kotra::Side;
use scene::{Item, Point, Ring, arc, joy, smooth, within};

use super::Picture;
use crate::Place;
use crate::board::Item as KotraItem;
use crate::board::layout::Slot;
use crate::board::pose::Pose;
use crate::board::view::Pick;

/// How high a chosen checker and a dragged one are held, in units.
const CHOSEN: f64 = 0.16;
const DRAGGED: f64 = 0.35;

/// The opacity of a dragged checker at its old place.
const GHOST: f64 = 0.3;

/// More checkers than this are counted by a number.
const COUNTED: u8 = 5;

pub(super) fn lying(picture: &mut Picture) {
    for place in Place::all() {
        for side in Side::BOTH {
            pile(picture, side, place);
        }
    }
}

/// The checkers of a side at a place, and their number.
fn pile(picture: &mut Picture, side: Side, place: Place) {
    let (layout, view) = (picture.layout, picture.view);
    let count = view.own.count(side, place);
    let room = room(picture, side, place);
    let pick = Pick { place };
    for n in 0..count {
        let mut pose = Pose::of(layout, side, place, n, room);
        if n + 1 == count {
            if let Some(ring) = picture.ring_of(pick) {
                picture.items.push(ring_around(&pose, ring));
            }
            if picture.is_dragged(pick) {
                pose.alpha = GHOST;
            } else if view.chosen == Some(pick) {
                pose.lift = CHOSEN * pose.unit;
            }
        }
        pose.lift += leap(picture, side, place, n) * pose.unit;
        pose.lean += tremble(picture, side, place, n);
        picture.items.push(pose.item());
    }
    number(picture, side, place, count, room);
}

/// The number of the checkers at a place, if they are many.
fn number(picture: &mut Picture, side: Side, place: Place, count: u8, room: f64) {
    let layout = picture.layout;
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
    picture.counts.push(Item::Count {
        at,
        facing,
        size,
        side: side.into(),
        count,
    });
}

/// How high a checker leaps, in units: those of a munk from the rearmost on, those of the winner in waves.
fn leap(picture: &Picture, side: Side, place: Place, n: u8) -> f64 {
    let frame = picture.frame;
    if frame.still {
        return 0.0;
    }
    let Some(point) = place.seen_by(side) else {
        return 0.0;
    };
    if let Some(munk) = frame.own.munk.filter(|munk| munk.side == side) {
        let behind = f64::from(point.number().saturating_sub(19)) * 0.08 + f64::from(n) * 0.015;
        let t = within(munk.progress * 1.7 - behind, 0.0, 1.0);
        return arc(t) * 0.5;
    }
    let behind = f64::from(24 - point.number()) * 0.02;
    let celebrates = frame.celebrates(side);
    celebrates.map_or(0.0, |progress| joy(progress * 1.6, behind, 0.3))
}

/// How a hit checker trembles on the bar when its side is jan, in radians.
fn tremble(picture: &Picture, side: Side, place: Place, n: u8) -> f64 {
    let frame = picture.frame;
    match frame.own.jan {
        Some((loser, t)) if loser == side && place == Place::Bar(side) && !frame.still => {
            (t * 60.0 + f64::from(n) * 1.7).sin() * 0.28 * (1.0 - t)
        }
        _ => 0.0,
    }
}

pub(super) fn moving(picture: &mut Picture) {
    let frame = picture.frame;
    for moving in &frame.moving {
        if !frame.still {
            picture
                .items
                .push(Pose::moving(picture.layout, moving).item());
            continue;
        }
        let t = moving.progress;
        for (rest, alpha) in [(moving.from, 1.0 - t), (moving.to, t)] {
            let pose = Pose::at_end(picture.layout, moving.side, rest);
            picture.items.push(Pose { alpha, ..pose }.item());
        }
    }
}

pub(super) fn dragged(picture: &mut Picture) {
    let Some(drag) = picture.view.drag else {
        return;
    };
    let Some(pose) = top(picture, drag.pick.place) else {
        return;
    };
    let dragged = Pose {
        // The pointer holds it by its middle.
        middle: drag.at + Point::new(0.0, DRAGGED * pose.unit).turned(pose.facing),
        unit: pose.unit * 1.1,
        lift: pose.unit * DRAGGED,
        ..pose
    };
    picture.items.push(dragged.item());
}

/// The number of checkers that a place needs room for: those that lie there, and a fraction of each that comes or goes.
fn room(picture: &Picture, side: Side, place: Place) -> f64 {
    let frame = picture.frame;
    let under_way = frame.moving.iter().filter(|moving| moving.side == side);
    let parts = under_way.map(|moving| {
        let t = moving.progress;
        let (going, coming) = if frame.still {
            (1.0 - t, t)
        } else {
            (
                1.0 - smooth(within(t * 2.0, 0.0, 1.0)),
                smooth(within(t * 2.0 - 1.0, 0.0, 1.0)),
            )
        };
        let part = |at: Place, part: f64| if at == place { part } else { 0.0 };
        part(moving.from.place, going) + part(moving.to.place, coming)
    });
    f64::from(picture.view.own.count(side, place)) + parts.sum::<f64>()
}

/// The top checker of a place, if it is at rest.
pub(super) fn top(picture: &Picture, place: Place) -> Option<Pose> {
    let (side, count) = picture.view.own.at(place)?;
    let room = f64::from(count);
    Some(Pose::of(picture.layout, side, place, count - 1, room))
}

pub(super) fn ring_around(pose: &Pose, ring: Ring) -> KotraItem {
    let seen = pose.seen();
    let wider = 0.1 * pose.unit;
    Item::Ring {
        ring,
        at: seen.centre(),
        rx: seen.w / 2.0 + wider,
        ry: seen.h / 2.0 + wider,
    }
}
