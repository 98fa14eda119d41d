//! What lies under a pointer or a finger.

use sahkku::Place;
use scene::{Point, Pointer, nearest_place};

use crate::board::faces::Tray;
use crate::board::layout::Layout;

/// Something that can be pointed at.
pub type Target = scene::Target<Place>;

/// What is under `at`. Of the places, those in `live` attract: on a small board the nearest of
/// them is meant even when the finger is a little beside it.
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
    let live = live.iter().map(|place| (*place, layout.cell(*place)));
    let place = nearest_place(live, at, reach).or_else(|| layout.place_at(at));
    match place {
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
    use crate::board::style::Lines;
    use sahkku::{Drawing, Face, Row, Side};

    fn phone() -> Layout {
        Layout::fit(LayoutSpec {
            width: 360.0,
            height: 600.0,
            columns: 21,
            places: Drawing::Lines,
            lines: Lines::Short,
            below: Side::Men,
            turned: None,
        })
    }

    fn place(row: Row, column: u8) -> Place {
        Place::new(row, column).unwrap()
    }

    #[test]
    fn a_finger_beside_a_narrow_line_still_means_the_live_one() {
        let (layout, tray) = (phone(), empty_tray(&[]));
        assert!(layout.pitch < 28.0);
        let live = [place(Row::A, 9)];
        let beside = layout.point(place(Row::A, 10));
        let touched = |pointer, live: &[Place]| hit(&layout, &tray, 0.0, beside, pointer, live);
        assert_eq!(touched(Pointer::Coarse, &live), Target::Place(live[0]));
        let own = [place(Row::A, 9), place(Row::A, 10)];
        assert_eq!(touched(Pointer::Coarse, &own), Target::Place(own[1]));
        assert_eq!(touched(Pointer::Fine, &live), Target::Place(own[1]));
        assert_eq!(touched(Pointer::Coarse, &[]), Target::Place(own[1]));
    }

    #[test]
    fn every_die_can_be_hit_in_its_middle() {
        let layout = phone();
        let mut tray = empty_tray(&[Face::X, Face::II, Face::III, Face::Blank]);
        tray.lay(&[None; 4]);
        for seed in 0..50 {
            let faces = [0, 1, 2, 3].map(|n| (n, Face::X));
            tray.throw(0.0, seed, false, &faces);
            for n in 0..4 {
                let at = layout.tray.die_point(&tray.pose(n, 9e9).unwrap());
                let target = hit(&layout, &tray, 9e9, at, Pointer::Coarse, &[]);
                assert_eq!(target, Target::Die(n));
            }
        }
        let rim = Point::new(layout.tray.rect.x + 3.0, layout.tray.rect.centre().y);
        let empty = empty_tray(&[]);
        assert_eq!(
            hit(&layout, &empty, 0.0, rim, Pointer::Fine, &[]),
            Target::Tray
        );
    }
}
