//! The marks that only Kotra has: the plates, the numbers with the reader's way between them, and patterns.

use kotra::{Point, Points, Side};
use scene::{BoardLayout as _, Item, Name, Tint, within};

use super::{Layout, Picture, View};
use crate::Place;
use crate::board::Item as KotraItem;
use crate::board::pose::Pose;

pub(super) fn plates(picture: &mut Picture) {
    for side in Side::BOTH {
        if !picture.layout.plate(side).portrait {
            let mark = picture.layout.mark(side);
            picture.items.push(Pose::still(side, mark).item());
        }
    }
}

/// The numbers of the points at the edges of the board, and between them notches that point along the way of their reader.
pub(in crate::board) fn numbers(layout: &Layout, view: &View) -> Vec<KotraItem> {
    let Some(reader) = view.own.numbers else {
        return Vec::new();
    };
    let number = |(point, at, facing): (Point, scene::Point, f64)| Item::Name {
        name: Name::Number(point.seen_by_white(reader).number()),
        at,
        facing,
        size: layout.name_size(),
        pointed: view.pointed.contains(&Place::Point(point)),
    };
    let notch = |(at, way)| Item::Arrow {
        at,
        way,
        size: layout.notch(),
        side: reader.into(),
    };
    let way = layout.way(reader).into_iter().map(notch);
    layout.names(reader).map(number).chain(way).collect()
}

/// Draws the points of a standing pattern.
pub(super) fn pattern(picture: &mut Picture) {
    if let Some((side, pattern)) = picture.view.own.pattern {
        for point in Point::last_quarter().filter(|at| pattern.on(*at) > 0) {
            picture.cell(Place::of(side, point), Tint::LastTo, 1.0);
        }
    }
}

/// Shows the points that a side's own checkers close when it is jan, as it then has too few points to enter on.
pub(super) fn closed(picture: &mut Picture) {
    if let Some((side, progress)) = picture.frame.own.jan {
        for place in Points::FIRST_QUARTER.map(|point| Place::of(side, point)) {
            if picture.view.own.count(side, place) > 0 {
                picture.cell(place, Tint::Refused, 1.0 - progress);
            }
        }
    }
}

/// Draws the light of a munk, from each of its points in turn, and that of a jan.
pub(super) fn appearing(picture: &mut Picture) {
    let (layout, frame) = (picture.layout, picture.frame);
    if let Some(munk) = frame.own.munk {
        let points = Point::last_quarter().filter(|at| munk.pattern.on(*at) > 0);
        for (n, point) in points.enumerate() {
            let progress = within(munk.progress * 1.5 - n as f64 * 0.1, 0.0, 1.0);
            if progress <= 0.0 || progress >= 1.0 {
                continue;
            }
            picture.items.push(Item::Shine {
                side: Some(munk.side.into()),
                rect: layout.cell(Place::of(munk.side, point)),
                reach: layout.pitch * 0.5,
                progress,
            });
        }
    }
    if let Some((side, progress)) = frame.own.jan {
        picture.items.push(Item::Shine {
            side: Some(side.other().into()),
            rect: layout.cell(Place::Bar(side)),
            reach: layout.pitch * 0.8,
            progress,
        });
    }
}
