//! Where the chosen checker can go: rings where it would lie and around hit checkers, and plates with the dice.

use kotra::Side;
use scene::{BoardLayout as _, Item, Point, Ring};

use super::Picture;
use super::checkers::{ring_around, top};
use crate::Place;
use crate::board::Item as KotraItem;
use crate::board::faces::carved;
use crate::board::pose::Pose;
use crate::board::view::Destination;

/// All destinations, each place once; those of several dice in a row are faint.
fn all_destinations<'a>(picture: &Picture<'a>) -> Vec<(&'a Destination, bool)> {
    let view = picture.view;
    let preview = view.preview.iter().enumerate().filter(|(n, to)| {
        let mut earlier = view.destinations.iter().chain(&view.preview[..*n]);
        earlier.all(|other| other.place != to.place)
    });
    let faint = preview.map(|(_, to)| (to, true));
    faint
        .chain(view.destinations.iter().map(|to| (to, false)))
        .collect()
}

fn mover(picture: &Picture) -> Side {
    let chosen = picture
        .view
        .chosen
        .and_then(|pick| picture.view.own.at(pick.place));
    let side = chosen.map(|(side, _)| side).or(picture.view.turn);
    side.unwrap_or(picture.layout.spec.below)
}

/// Draws rings where the checker would lie; if it hits, around the hit checkers.
pub(super) fn rings(picture: &mut Picture) {
    let (layout, side) = (picture.layout, mover(picture));
    let mut rings = Vec::new();
    for (to, faint) in all_destinations(picture) {
        let is_hit = matches!(to.place, Place::Point(point) if to.hits.has(point));
        let count = picture.view.own.count(side, to.place);
        let pose = match top(picture, to.place).filter(|_| is_hit) {
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
    // What a gesture of several dice hits on its way, while it is pointed at.
    if let Some(to) = picture.pointed_destination() {
        for point in to.hits {
            let place = Place::Point(point);
            let top = top(picture, place).filter(|_| place != to.place);
            rings.extend(top.map(|pose| ring_around(&pose, Ring::Capture)));
        }
    }
    picture.items.extend(rings);
}

/// Draws plates with the dice that lead there, at the tips of the points.
pub(super) fn tags(picture: &mut Picture) {
    let all = all_destinations(picture).into_iter();
    let tags: Vec<KotraItem> = all.map(|(to, faint)| tag(picture, to, faint)).collect();
    picture.items.extend(tags);
}

fn tag(picture: &Picture, to: &Destination, faint: bool) -> KotraItem {
    let layout = picture.layout;
    let facing = layout.facing(Some(mover(picture)));
    // Along their point the plates stay on it.
    let stacked = !layout.turned || layout.between;
    let plates = to.dice.len().max(1) as f64;
    let size = (layout.unit * 0.5).max(14.0).min(layout.unit * 0.72);
    // A plate is a little larger than its height, and plates take at most half of the point.
    let size = size.min(layout.length() * 0.55 / (plates * 1.3));
    let long = plates * size * 1.3;
    let at = match to.place {
        Place::Point(point) => {
            let tip = layout.tongue(point)[2];
            tip - layout.inward(point) * (long / 2.0 - layout.gap() * 0.3)
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
