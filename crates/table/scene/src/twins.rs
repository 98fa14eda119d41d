//! Dice that count twice: when they lie still, a twin comes out of each and lies down beside it.

use crate::die::{DieShape, Pose};
use crate::easing::{arc, smooth};
use crate::geometry::Point;
use crate::tumble;

/// The duration, in milliseconds.
pub(crate) const PARTING: f64 = 320.0;
/// How hard they are laid down, 0 to 1.
pub(crate) const FORCE: f64 = 0.3;

/// The number of directions from its die in which a twin may lie, and its largest distance, in lengths of a die.
const WAYS: u32 = 24;
const OFF: [f64; 7] = [1.2, 1.5, 1.9, 2.3, 2.8, 3.4, 4.0];

/// Where the twin of a die in this pose finds most room; `lying` is where dice lie, this one included.
pub(crate) fn beside<D: DieShape>(
    pose: &Pose,
    lying: impl Iterator<Item = Point> + Clone,
) -> Point {
    let (mut best, mut most) = (pose.at, f64::NEG_INFINITY);
    let half = D::HALF_LENGTH.hypot(D::HALF_WIDTH);
    for off in OFF {
        for n in 0..WAYS {
            let turn = core::f64::consts::TAU * f64::from(n) / f64::from(WAYS) + pose.yaw;
            let at = pose.at + Point::new(2.0 * D::HALF_LENGTH * off, 0.0).turned(turn);
            let apart = lying.clone().map(|other| other.distance(at) - 2.0 * half);
            let inside = tumble::rim::<D>(at, half).map_or(0.0, |(over, _)| -over);
            // Beyond this much room, the nearest is best.
            let room = apart.fold(0.0, f64::min) + inside.min(0.0);
            if room > most {
                (best, most) = (at, room);
            }
        }
    }
    best
}

/// The visible pose of a twin on its way from its die to its place, `time` milliseconds after it set out.
pub(crate) fn parting(from: &Pose, to: &Pose, time: f64) -> Option<Pose> {
    let t = (time / PARTING).min(1.0);
    if t <= 0.0 {
        return None;
    }
    let pose = from.toward(to, smooth(t));
    Some(Pose {
        height: pose.height + arc(t) * 0.3,
        ..pose
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cube::Cube;
    use crate::die_face::DieFace;
    use crate::tray::Tray;

    #[test]
    fn equal_dice_lie_four_and_apart_when_the_throw_is_over() {
        for seed in 0..400 {
            let mut tray: Tray<u8, Cube> = Tray::new(&[1, 2, 3, 4, 5, 6], |_| DieFace::BLANK);
            let face = (seed % 6) as u8 + 1;
            tray.lay(&[None; 4]);
            tray.throw(0.0, seed, seed % 2 == 0, &[0, 1, 2, 3].map(|n| (n, face)));
            assert!((0..4).all(|n| tray.shown(n) == Some(face)), "seed {seed}");
            assert!(tray.pose(2, 100.0).is_none(), "a twin before its die lies");
            let end = (0..)
                .map(|n| f64::from(n) * 10.0)
                .find(|t| tray.is_idle(*t));
            let end = end.unwrap_or_default();
            let rest: Vec<Pose> = (0..4).filter_map(|n| tray.pose(n, end)).collect();
            assert_eq!(rest.len(), 4);
            for (n, pose) in rest.iter().enumerate() {
                assert!(pose.height.abs() < 1e-9, "seed {seed}");
                let over = tumble::rim::<Cube>(pose.at, 0.0);
                assert!(over.is_none(), "seed {seed}: {over:?}");
                for other in &rest[n + 1..] {
                    let off = pose.at.distance(other.at);
                    assert!(off >= 2.0 * Cube::HALF_WIDTH, "seed {seed}: {off}");
                }
            }
            let heard = tray.knocks().last().map(|knock| knock.at);
            assert!(heard.is_some_and(|at| at > end - 20.0 && at <= end));
            tray.finish();
            let finished: Vec<Pose> = (0..4).filter_map(|n| tray.pose(n, end)).collect();
            assert_eq!(finished, rest);
        }
    }
}
