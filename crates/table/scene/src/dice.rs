//! The dice of a tray as they are drawn.

use game::Side;

use crate::die::DieShape;
use crate::scene::Item;
use crate::sort::sort_few;
use crate::tray::Tray;
use crate::tray_area::TrayArea;

/// How a die in the tray is shown. The [`Tray`] knows where it lies.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct DieState {
    /// It is used up, or was spent as it fell.
    pub used: bool,
    /// It can be used, or thrown again, now.
    pub usable: bool,
    /// Destinations are narrowed to it.
    pub chosen: bool,
    /// It is picked out to be thrown again.
    pub lifted: bool,
    /// The side that it belongs to, if both sides throw.
    pub side: Option<Side>,
}

/// The dice at this time, back to front.
pub fn dice<L, F: Copy + PartialEq, D: DieShape>(
    area: &TrayArea,
    tray: &Tray<F, D>,
    states: &[DieState],
    now: f64,
) -> impl Iterator<Item = Item<L, D>> + use<L, F, D> {
    let scale = area.scale();
    let mut dice: Vec<(f64, Item<L, D>)> = Vec::with_capacity(4);
    for (n, state) in states.iter().enumerate() {
        let Some(pose) = tray.pose(n, now) else {
            continue;
        };
        let pose = area.on_canvas(&pose);
        dice.push((
            pose.at.y + pose.height * 4.0,
            Item::Die {
                solid: tray.solid(n, &pose, scale),
                at: area.rect.centre(),
                // Their use is not told while they fall.
                used: state.used && tray.is_idle(now),
                usable: state.usable,
                chosen: state.chosen || state.lifted,
                side: state.side,
            },
        ));
    }
    sort_few(&mut dice, |a, b| a.0 < b.0);
    dice.into_iter().map(|(_, item)| item)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cube::Cube;
    use crate::die_face::DieFace;
    use crate::die_selection::DieSelection;
    use crate::geometry::{Point, Rect, within};
    use crate::long_die::LongDie;
    use crate::tumble::RIM;

    const LATE: f64 = 1e9;

    /// Both orientations of a tray on the canvas.
    fn areas() -> [TrayArea; 2] {
        [(220.0, 100.0), (100.0, 220.0)].map(|(w, h)| TrayArea {
            rect: Rect::around(Point::new(300.0, 200.0), w, h),
        })
    }

    /// How far a point lies beyond the inner edge of the rim, in half widths of the tray.
    fn over(area: &TrayArea, at: Point) -> f64 {
        let scale = area.scale();
        let straight = (area.rect.w / 2.0 - scale, area.rect.h / 2.0 - scale);
        let off = at - area.rect.centre();
        let nearest = Point::new(
            within(off.x, -straight.0, straight.0),
            within(off.y, -straight.1, straight.1),
        );
        off.distance(nearest) / scale - (1.0 - RIM)
    }

    fn assert_inside<D: DieShape>(tray: &Tray<u8, D>, what: &str) {
        let usable = DieState {
            usable: true,
            ..DieState::default()
        };
        for area in areas() {
            let mut seen = 0;
            for item in dice::<(), u8, D>(&area, tray, &[usable; 4], LATE) {
                let Item::Die { solid, at, .. } = item else {
                    continue;
                };
                seen += 1;
                for corner in solid.facets.iter().flat_map(|facet| facet.corners) {
                    let over = over(&area, at + corner);
                    assert!(over <= 0.0, "{what}: {over} over the rim of {area:?}");
                }
            }
            assert_eq!(seen, tray.len(), "{what}");
        }
    }

    /// Throws this many dice, with equal faces if some are twins, and picks them out.
    fn dice_stay_within_the_rim<D: DieShape>(count: usize, faces: u8) {
        let all: Vec<u8> = (0..faces).collect();
        for seed in 0..800_u64 {
            let mut tray: Tray<u8, D> = Tray::new(&all, |_| DieFace::BLANK);
            tray.lay(&vec![None; count]);
            assert_inside(&tray, "in the hand");
            let fall = |seed: u64| -> Vec<(usize, u8)> {
                let twins = count > D::THROWN;
                let face =
                    |n: usize| ((seed >> if twins { 0 } else { 2 * n }) % u64::from(faces)) as u8;
                (0..count).map(|n| (n, face(n))).collect()
            };
            tray.throw(0.0, seed, seed % 2 == 0, &fall(seed));
            assert_inside(&tray, &format!("throw {seed} of {count}"));
            for how in [DieSelection::Chosen, DieSelection::Lifted] {
                let mut picked = tray.clone();
                picked.select(LATE, &[how; 4], true);
                assert_inside(&picked, &format!("{how:?} of throw {seed}"));
            }
            // Some are thrown again, and wait for that where they lay.
            let mut waits: Vec<Option<u8>> =
                fall(seed).iter().map(|(_, face)| Some(*face)).collect();
            waits[0] = None;
            tray.lay(&waits);
            assert_inside(&tray, &format!("in the hand after throw {seed}"));
            if count <= D::THROWN {
                tray.throw(0.0, !seed, seed % 3 == 0, &fall(seed)[..1]);
                assert_inside(&tray, &format!("a part of throw {seed}"));
            }
        }
    }

    #[test]
    fn dice_that_lie_or_are_picked_out_never_lie_across_the_rim() {
        for count in 2..=4 {
            dice_stay_within_the_rim::<LongDie>(count, 4);
        }
        for count in [2, 4] {
            dice_stay_within_the_rim::<Cube>(count, 6);
        }
    }
}
