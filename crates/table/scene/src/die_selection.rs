//! A die that is picked out: it rises, and a chosen one turns toward the player who chose it.

use crate::die::{DieShape, Pose};
use crate::geometry::within;
use crate::tumble::within_rim;

/// How a die that has fallen is picked out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum DieSelection {
    /// It lies as it fell.
    #[default]
    Lies,
    /// It is the one to be used: it turns half round and lies straight.
    Chosen,
    /// It is to be thrown again: it is lifted.
    Lifted,
}

/// The time to rise or to be laid back, in milliseconds.
const TIME: f64 = 260.0;

/// How far a die is picked out, at any time.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct SelectionState {
    how: DieSelection,
    /// What it was picked out for last, which decides how it goes back.
    last: DieSelection,
    /// When that began, and the progress at that time: 0 lies, 1 is fully up.
    since: f64,
    from: f64,
}

impl Default for SelectionState {
    fn default() -> SelectionState {
        SelectionState {
            how: DieSelection::Lies,
            last: DieSelection::Lies,
            since: f64::NEG_INFINITY,
            from: 0.0,
        }
    }
}

impl SelectionState {
    /// Picks the die out, or lays it back; with `at_once`, without motion.
    pub(crate) fn set(&mut self, now: f64, how: DieSelection, at_once: bool) {
        if how == self.how {
            return;
        }
        let level = self.level(now);
        self.how = how;
        if how != DieSelection::Lies {
            self.last = how;
        }
        (self.since, self.from) = if at_once {
            (f64::NEG_INFINITY, 0.0)
        } else {
            (now, level)
        };
    }

    fn goal(&self) -> f64 {
        if self.how == DieSelection::Lies {
            0.0
        } else {
            1.0
        }
    }

    fn level(&self, now: f64) -> f64 {
        let t = within((now - self.since) / TIME, 0.0, 1.0);
        self.from + (self.goal() - self.from) * t * t * (3.0 - 2.0 * t)
    }

    /// Whether it moves at this time.
    pub(crate) fn is_moving(&self, now: f64) -> bool {
        now - self.since < TIME
    }

    pub(crate) fn show<D: DieShape>(&self, pose: Pose, now: f64) -> Pose {
        use core::f64::consts::{FRAC_PI_2, PI};
        let out = match self.last {
            DieSelection::Lies => return pose,
            DieSelection::Lifted => Pose {
                height: pose.height + 0.34,
                pitch: pose.pitch + 0.16,
                ..pose
            },
            DieSelection::Chosen => Pose {
                height: pose.height + 0.2,
                yaw: (pose.yaw / FRAC_PI_2).round() * FRAC_PI_2 + PI,
                ..pose
            },
        };
        pose.toward(&within_rim::<D>(out), self.level(now))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::geometry::Point;
    use crate::long_die::LongDie;

    #[test]
    fn a_chosen_die_turns_keeps_its_face_and_goes_back() {
        for side in 0..4 {
            for yaw in [-3.0, -0.4, 0.7, 1.5, 2.9] {
                let fell = Pose::at_rest(Point::new(0.3, 0.1), yaw, side);
                let mut selection = SelectionState::default();
                selection.set(100.0, DieSelection::Chosen, false);
                for n in 0..40 {
                    let now = 100.0 + f64::from(n) * 10.0;
                    assert_eq!(selection.show::<LongDie>(fell, now).side_up(), side);
                }
                let turned = selection.show::<LongDie>(fell, 1000.0);
                assert!((turned.yaw - fell.yaw).abs() > 2.0, "{turned:?}");
                assert!((turned.yaw * 2.0).sin().abs() < 1e-9 && turned.height > 0.1);
                assert!(selection.is_moving(200.0) && !selection.is_moving(1000.0));
                selection.set(1000.0, DieSelection::Lies, false);
                assert_eq!(selection.show::<LongDie>(fell, 2000.0), fell);
            }
        }
    }

    #[test]
    fn one_that_turns_about_goes_on_from_where_it_is() {
        let fell = Pose::at_rest(Point::default(), 0.4, 2);
        let mut selection = SelectionState::default();
        selection.set(0.0, DieSelection::Lifted, false);
        let half_way = selection.show::<LongDie>(fell, 130.0);
        selection.set(130.0, DieSelection::Lies, false);
        assert_eq!(selection.show::<LongDie>(fell, 130.0), half_way);
        assert!(half_way.height > 0.1);
        selection.set(150.0, DieSelection::Lifted, true);
        assert!(!selection.is_moving(150.0) && selection.show::<LongDie>(fell, 150.0).height > 0.3);
    }
}
