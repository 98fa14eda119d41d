//! What lies under a pointer or a finger.

use sahkku::Place;

use crate::die::{HALF_LENGTH, HALF_WIDTH};
use crate::geometry::{Point, Rect, within};
use crate::layout::Layout;
use crate::tray::Tray;

/// Something that can be pointed at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Target {
    /// Die number n of the tray.
    Die(usize),
    /// The throwing tray, beside its dice.
    Tray,
    /// A place of the board.
    Place(Place),
    /// Nothing that acts.
    Nothing,
}

/// With what somebody points.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pointer {
    /// A mouse or a pen: exact.
    Fine,
    /// A finger: what can be acted on attracts it.
    Coarse,
}

impl Pointer {
    /// How far beside a target it may be, in CSS pixels, where columns are `pitch` wide.
    fn reach(self, pitch: f64) -> f64 {
        match self {
            Pointer::Fine => (pitch * 0.3).min(10.0),
            Pointer::Coarse => within(pitch * 0.75, 24.0, 40.0),
        }
    }
}

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
    if let Some(die) = die_at(layout, tray, now, at, reach) {
        return Target::Die(die);
    }
    let nearest = live
        .iter()
        .map(|&place| (place, outside(&layout.cell(place), at)))
        .filter(|(_, off)| *off <= reach)
        .min_by(|(a, a_off), (b, b_off)| {
            let middle = |place: &Place| layout.point(*place).distance(at);
            a_off.total_cmp(b_off).then(middle(a).total_cmp(&middle(b)))
        });
    if let Some((place, _)) = nearest {
        return Target::Place(place);
    }
    if let Some(place) = layout.place_at(at) {
        return Target::Place(place);
    }
    if layout.tray.contains(at) {
        return Target::Tray;
    }
    Target::Nothing
}

/// How far `at` lies outside of `rect`; 0 in it.
fn outside(rect: &Rect, at: Point) -> f64 {
    let off = at - rect.centre();
    let over = Point::new(
        (off.x.abs() - rect.w / 2.0).max(0.0),
        (off.y.abs() - rect.h / 2.0).max(0.0),
    );
    over.length()
}

fn die_at(layout: &Layout, tray: &Tray, now: f64, at: Point, reach: f64) -> Option<usize> {
    if !layout.tray.inset(-reach).contains(at) {
        return None;
    }
    let scale = layout.tray_scale();
    let off = |n: usize| -> Option<f64> {
        let pose = tray.pose(n, now)?;
        let from_middle = (at - layout.die_point(&pose)).turned(-layout.on_tray(&pose).yaw);
        let over = Point::new(
            (from_middle.x.abs() - HALF_LENGTH * scale).max(0.0),
            (from_middle.y.abs() - HALF_WIDTH * 1.3 * scale).max(0.0),
        );
        Some(over.length() + from_middle.length() * 1e-3)
    };
    (0..tray.len())
        .filter_map(|n| off(n).map(|off| (n, off)))
        .filter(|(_, off)| *off <= reach * 0.6)
        .min_by(|(_, a), (_, b)| a.total_cmp(b))
        .map(|(n, _)| n)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::layout::LayoutSpec;
    use crate::style::Lines;
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
        let (layout, tray) = (phone(), Tray::new(&[]));
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
        let mut tray = Tray::new(&[Face::X, Face::II, Face::III, Face::Blank]);
        tray.lay(&[None; 4]);
        for seed in 0..50 {
            let faces: Vec<(usize, Face)> = (0..4).map(|n| (n, Face::X)).collect();
            tray.throw(0.0, seed, false, &faces);
            for n in 0..4 {
                let at = layout.die_point(&tray.pose(n, 9e9).unwrap());
                let target = hit(&layout, &tray, 9e9, at, Pointer::Coarse, &[]);
                assert_eq!(target, Target::Die(n));
            }
        }
        let rim = Point::new(layout.tray.x + 3.0, layout.tray.centre().y);
        let empty = Tray::new(&[]);
        assert_eq!(
            hit(&layout, &empty, 0.0, rim, Pointer::Fine, &[]),
            Target::Tray
        );
    }
}
