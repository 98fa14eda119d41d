//! Where short texts about checkers lie: at the tips of their points, beside the checkers if there is room.

use kotra::Side;
use scene::{Badges, BoardLayout as _, Point, Rect, Seen};

use crate::Place;
use crate::board::View;
use crate::board::layout::Layout;
use crate::board::pose::Pose;

/// The rectangles of badges at these places, each with its own width and all of the same height.
pub(super) fn badges(
    layout: &Layout,
    view: &View,
    wanted: &[(Place, f64)],
    height: f64,
) -> Vec<Rect> {
    let canvas = layout.canvas();
    let mut pieces = Vec::with_capacity(60);
    for place in Place::all() {
        let mut last = None;
        for pose in poses(layout, view, place) {
            pieces.push((pose.seen(), Seen::Body));
            last = Some(pose);
        }
        // The top checker shows the side, and carries the number.
        if let Some(top) = last {
            let middle = top.face().0;
            let unit = top.unit;
            pieces.push((Rect::around(middle, unit * 0.5, unit * 0.5), Seen::Number));
        }
    }
    let mut badges = Badges::new(canvas, pieces);
    for &(place, width) in wanted {
        let cell = room(layout, place);
        let spots: Vec<(Point, f64)> = spots(layout, place, width, height)
            .enumerate()
            .map(|(n, at)| (inside(&canvas, at, width, height), n as f64))
            .collect();
        badges.place(&cell, width, height, &spots);
    }
    badges.placed()
}

/// The nearest middle for a rectangle of this size inside the canvas.
fn inside(canvas: &Rect, at: Point, width: f64, height: f64) -> Point {
    let within = |at: f64, size: f64, most: f64| scene::within(at, size / 2.0, most - size / 2.0);
    Point::new(
        within(at.x, width, canvas.w),
        within(at.y, height, canvas.h),
    )
}

/// Where a badge of this size may lie at a place, the best first: on a point from its tip to its base, elsewhere in the middle
/// and beside it.
fn spots(
    layout: &Layout,
    place: Place,
    width: f64,
    height: f64,
) -> impl Iterator<Item = Point> + use<> {
    let cell = room(layout, place);
    let middle = cell.centre();
    let way = match place {
        Place::Point(point) => layout.inward(point),
        Place::Bar(_) | Place::Off(_) => Point::new(0.0, 1.0),
    };
    let half = (way.x * cell.w).abs().max((way.y * cell.h).abs()) / 2.0;
    let size = (way.x * width).abs().max((way.y * height).abs()) / 2.0;
    let end = half - size;
    let offs = [1.0, 0.6, 0.2, 0.0, -0.2, -0.6, -1.0];
    let over = [half + size, half + size * 0.5];
    let along = offs.into_iter().map(move |share| end * share);
    along.chain(over).map(move |off| middle + way * off)
}

/// A place, without the name on a plate.
fn room(layout: &Layout, place: Place) -> Rect {
    match place {
        Place::Off(side) => layout.trough(side),
        _ => layout.cell(place),
    }
}

/// The checkers that lie at a place.
fn poses(layout: &Layout, view: &View, place: Place) -> impl Iterator<Item = Pose> {
    let (side, count) = view.own.at(place).unwrap_or((Side::White, 0));
    (0..count).map(move |n| Pose::of(layout, side, place, n, f64::from(count)))
}

/// A rectangle that holds a place and everything seen of the checkers there.
pub(super) fn place_with_pieces(layout: &Layout, view: &View, place: Place) -> Rect {
    poses(layout, view, place).fold(layout.cell(place), |all, pose| all.with(&pose.seen()))
}
