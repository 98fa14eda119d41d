//! What lies under a pointer or a finger.

use scene::{Point, Pointer, nearest_place};

use crate::Place;
use crate::board::faces::Tray;
use crate::board::layout::Layout;

/// Something that can be pointed at.
pub type Target = scene::Target<Place>;

/// How far a finger may lie in the point beside the one that it means, in widths of a point: less than half, so that the
/// middle of every point is its own.
const BESIDE: f64 = 0.25;

/// What is under `at`. Places in `live` attract: a finger a little beside one means it, and so does a pointer between the
/// tips of the points or on the edge of the board.
#[must_use]
pub fn hit(
    layout: &Layout,
    tray: &Tray,
    now: f64,
    at: Point,
    pointer: Pointer,
    live: &[Place],
) -> Target {
    let reach = pointer.reach(layout.pitch);
    if let Some(die) = layout.tray.die_at(tray, now, at, reach) {
        return Target::Die(die);
    }
    let place = layout.place_at(at);
    let in_cell = place.is_some_and(|place| layout.cell(place).contains(at));
    let reach = match (in_cell, pointer) {
        (false, _) => reach,
        (true, Pointer::Coarse) => BESIDE * layout.pitch,
        (true, Pointer::Fine) => 0.0,
    };
    let live = live.iter().map(|place| (*place, layout.cell(*place)));
    match nearest_place(live, at, reach).or(place) {
        Some(place) => Target::Place(place),
        None if layout.tray.rect.contains(at) => Target::Tray,
        None => Target::Nothing,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::faces::empty_tray;
    use crate::board::layout::LayoutSpec;
    use kotra::Side;
    use proptest::prelude::*;
    use proptest::sample::select;

    fn layouts(width: f64, height: f64) -> Vec<Layout> {
        let all = Side::BOTH.map(|below| {
            let spec = LayoutSpec {
                width,
                height,
                below,
                turned: None,
            };
            [Layout::fill(spec), Layout::between(spec)]
        });
        all.into_iter().flatten().collect()
    }

    fn places(texts: &str) -> Vec<Place> {
        texts.split(' ').map(|text| text.parse().unwrap()).collect()
    }

    proptest! {
        #[test]
        fn the_middle_of_every_place_is_its_own(
            (width, height) in select(&[(360.0, 560.0), (640.0, 300.0), (1280.0, 800.0)][..]),
            at in select(Place::all().collect::<Vec<_>>()),
            live in proptest::collection::vec(select(Place::all().collect::<Vec<_>>()), 0..8),
        ) {
            let tray = empty_tray();
            for layout in layouts(width, height) {
                for pointer in [Pointer::Fine, Pointer::Coarse] {
                    let target = hit(&layout, &tray, 0.0, layout.point(at), pointer, &live);
                    prop_assert_eq!(target, Target::Place(at));
                }
            }
        }
    }

    #[test]
    fn a_finger_beside_a_point_means_the_live_one() {
        let tray = empty_tray();
        for layout in layouts(360.0, 560.0) {
            let live = places("w8");
            let [own, beside] = ["w8", "w9"].map(|text| places(text)[0]);
            let way = layout.point(beside) - layout.point(own);
            let touched = |share: f64, pointer, live: &[Place]| {
                let at = layout.point(own) + way * share;
                hit(&layout, &tray, 0.0, at, pointer, live)
            };
            assert_eq!(touched(0.7, Pointer::Coarse, &live), Target::Place(own));
            assert_eq!(touched(0.7, Pointer::Fine, &live), Target::Place(beside));
            assert_eq!(touched(0.7, Pointer::Coarse, &[]), Target::Place(beside));
            assert_eq!(touched(0.8, Pointer::Coarse, &live), Target::Place(beside));
        }
    }

    #[test]
    fn between_the_tips_the_live_point_is_meant() {
        let tray = empty_tray();
        for layout in layouts(1280.0, 800.0) {
            let [near, far] = ["w15", "w10"].map(|text| places(text)[0]);
            let tip = layout.tongue(near.seen_by(Side::White).unwrap())[2];
            let way = (layout.point(far) - layout.point(near)) * (0.45 * layout.gap);
            let at = tip + way * (1.0 / layout.point(far).distance(layout.point(near)));
            let touched = |live: &[Place]| hit(&layout, &tray, 0.0, at, Pointer::Coarse, live);
            assert_eq!(touched(&[]), Target::Place(near));
            assert_eq!(touched(&[far]), Target::Place(far));
        }
    }

    #[test]
    fn beside_everything_is_nothing_and_the_tray_is_the_tray() {
        let tray = empty_tray();
        for layout in layouts(1280.0, 800.0) {
            let touched = |at| hit(&layout, &tray, 0.0, at, Pointer::Fine, &[]);
            assert_eq!(touched(Point::new(0.5, 0.5)), Target::Nothing);
            assert_eq!(touched(layout.tray.rect.centre()), Target::Tray);
            let edge = layout.board.centre() + Point::new(layout.board.w, layout.board.h) * 0.497;
            assert_eq!(touched(edge), Target::Nothing);
        }
    }
}
