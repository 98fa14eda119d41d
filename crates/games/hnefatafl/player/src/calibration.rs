//! Conversion of scores to probabilities that agree with results.

use game::{RuleSets, logistic};
use hnefatafl::{Rules, Side};

use crate::calibrated::NAMED;
use crate::score::{POINTS_PER_LOGIT, WON};

/// Maps a score to the probability that the Swede wins: four joined line segments in the logarithm of the odds. They meet at
/// score 0 and [`POINTS_PER_LOGIT`] points to both sides of it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Curve {
    /// The logarithm of the odds at score 0.
    pub even: f32,
    /// The increase per [`POINTS_PER_LOGIT`] points on each segment, that of the lowest scores first. Never negative.
    pub slopes: [f32; 4],
}

impl Curve {
    /// The curve of the unfitted scale of scores.
    pub const UNFITTED: Curve = Curve {
        even: 0.0,
        slopes: [1.0; 4],
    };

    /// How far a score extends along each segment, in units of [`POINTS_PER_LOGIT`] points from score 0.
    #[must_use]
    pub fn along(swede: i32) -> [f32; 4] {
        let steps = swede as f32 / POINTS_PER_LOGIT;
        [
            (steps + 1.0).min(0.0),
            steps.clamp(-1.0, 0.0),
            steps.clamp(0.0, 1.0),
            (steps - 1.0).max(0.0),
        ]
    }

    /// The probability that the Swede wins, from his score. It is certain only if a forced win has been found.
    #[must_use]
    pub fn win_probability(self, swede: i32) -> f32 {
        if swede >= WON {
            return 1.0;
        }
        if swede <= -WON {
            return 0.0;
        }
        let along = Curve::along(swede).into_iter().zip(self.slopes);
        logistic(along.fold(self.even, |logit, (steps, slope)| logit + slope * steps))
    }
}

/// The curves of a rule set. In each pair, the first applies when the Swede is to move.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Calibration {
    /// For scores of a search.
    pub searched: [Curve; 2],
    /// For scores of the static evaluation.
    pub at_once: [Curve; 2],
}

impl Calibration {
    /// The calibration without any fit.
    pub const UNFITTED: Calibration = Calibration {
        searched: [Curve::UNFITTED; 2],
        at_once: [Curve::UNFITTED; 2],
    };

    /// The calibration of a named rule set, fitted to games under its rules. Other rules are not fitted.
    #[must_use]
    pub fn of(rules: &Rules) -> Calibration {
        let named = Rules::PRESETS.iter().find(|preset| preset.rules == *rules);
        let fitted = named.and_then(|preset| NAMED.iter().find(|(id, _)| *id == preset.id));
        fitted.map_or(Calibration::UNFITTED, |(_, numbers)| {
            Calibration::with(numbers)
        })
    }

    fn with(numbers: &[[f32; 5]; 4]) -> Calibration {
        let [swede, muscovite, rest @ ..] =
            numbers.map(|[even, slopes @ ..]| Curve { even, slopes });
        Calibration {
            searched: [swede, muscovite],
            at_once: rest,
        }
    }

    /// The probability that the Swede wins, from the score that a search found for him; `turn` is the side to move.
    #[must_use]
    pub fn after_search(&self, turn: Side, swede: i32) -> f32 {
        self.searched[turn.index()].win_probability(swede)
    }

    /// The probability that the Swede wins, from the static evaluation.
    #[must_use]
    pub fn without_search(&self, turn: Side, swede: i32) -> f32 {
        self.at_once[turn.index()].win_probability(swede)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::score::WIN;
    use hnefatafl::PRESETS;

    #[test]
    fn only_the_named_rule_sets_of_the_table_are_fitted() {
        for preset in &PRESETS {
            let fitted = Calibration::of(&preset.rules);
            let listed = NAMED.iter().any(|(id, _)| *id == preset.id);
            assert_eq!(fitted != Calibration::UNFITTED, listed, "{}", preset.id);
            let mut other = preset.rules;
            other.set("repetition", "off").unwrap();
            assert_eq!(Calibration::of(&other), Calibration::UNFITTED);
        }
        let ids = NAMED.iter().map(|(id, _)| *id);
        assert!(ids.eq(PRESETS.iter().map(|preset| preset.id).take(NAMED.len())));
    }

    #[test]
    fn probabilities_rise_and_only_force_makes_them_certain() {
        for (id, numbers) in NAMED {
            let fitted = Calibration::with(numbers);
            for curve in [fitted.searched, fitted.at_once].into_iter().flatten() {
                assert!(curve.slopes.iter().all(|&slope| slope > 0.0), "{id}");
                let mut before = 0.0;
                for score in (-4_000..=4_000).step_by(25) {
                    let said = curve.win_probability(score);
                    assert!(0.0 < said && said < 1.0, "{id} {score} {said}");
                    assert!(said >= before, "{id} {score}");
                    before = said;
                }
                assert_eq!(curve.win_probability(WIN - 3), 1.0);
                assert_eq!(curve.win_probability(3 - WIN), 0.0);
            }
        }
    }

    #[test]
    fn each_side_to_move_has_its_curve_after_a_search_and_without() {
        let curve = |even| Curve {
            even,
            ..Curve::UNFITTED
        };
        let fitted = Calibration {
            searched: [curve(1.0), curve(2.0)],
            at_once: [curve(3.0), curve(4.0)],
        };
        let said = |side| [fitted.after_search(side, 0), fitted.without_search(side, 0)];
        assert_eq!(said(Side::Swede), [1.0, 3.0].map(logistic));
        assert_eq!(said(Side::Muscovite), [2.0, 4.0].map(logistic));
    }

    #[test]
    fn what_is_not_fitted_is_the_logistic_function_of_the_score() {
        let said = |score| Curve::UNFITTED.win_probability(score);
        assert!((said(0) - 0.5).abs() < 1e-6);
        assert!((said(200) - 0.731_06).abs() < 1e-4);
        assert!((said(-200) + said(200) - 1.0).abs() < 1e-6);
    }
}
