//! Logistic regression: weights that predict the winner from the features of positions.

use game::logistic;
use hnefatafl_player::{Feature, POINTS_PER_LOGIT, Weights};

use super::self_play::Sample;

const COUNT: usize = Feature::COUNT;

/// The weight of a position. Those of one game resemble each other, so each counts little.
const SAMPLE_WEIGHT: f64 = 0.1;

/// The prior deviation of a weight from the one chosen by hand, as logarithm of the odds. It decides where few positions give
/// information.
const SPREAD: f64 = 0.5;

/// The number of steps of Newton's method. Far fewer are needed.
const STEPS: usize = 12;

/// The maximum number of times that a step is halved until it lowers the loss.
const HALVINGS: u32 = 10;

/// A weight for each feature, as logarithm of the odds of the Swede.
pub(crate) type Logits = [f64; COUNT];

/// The weights of a table as logarithms of the odds.
pub(crate) fn logits(weights: &Weights) -> Logits {
    weights
        .0
        .map(|points| f64::from(points) / f64::from(POINTS_PER_LOGIT))
}

fn win_probability(logits: &Logits, sample: &Sample) -> f64 {
    let weighed = sample.features.iter().zip(logits);
    let logit: f64 = weighed
        .map(|(&count, weight)| f64::from(count) * weight)
        .sum();
    logistic(logit as f32).into()
}

/// The mean cross-entropy between the predictions of the weights and the results.
pub(crate) fn loss(logits: &Logits, samples: &[Sample]) -> f64 {
    let losses = samples.iter().map(|sample| {
        let (said, result) = (win_probability(logits, sample), f64::from(sample.result));
        -(result * said.ln() + (1.0 - result) * (1.0 - said).ln())
    });
    losses.sum::<f64>() / samples.len().max(1) as f64
}

/// The maximum likelihood weights for these samples, by Newton's method.
pub(crate) fn fit(samples: &[Sample], prior: &Logits) -> Logits {
    let precision = 1.0 / (SPREAD * SPREAD);
    let mut weights = *prior;
    for _ in 0..STEPS {
        let mut gradient: Logits = core::array::from_fn(|n| precision * (weights[n] - prior[n]));
        let mut curvature = [[0.0; COUNT]; COUNT];
        for (n, row) in curvature.iter_mut().enumerate() {
            row[n] = precision;
        }
        for sample in samples {
            let said = win_probability(&weights, sample);
            let error = SAMPLE_WEIGHT * (said - f64::from(sample.result));
            let bend = SAMPLE_WEIGHT * said * (1.0 - said);
            let counts = sample.features.map(f64::from);
            for (n, count) in counts.into_iter().enumerate() {
                if count != 0.0 {
                    gradient[n] += error * count;
                    let row = &mut curvature[n];
                    for (sum, other) in row[..=n].iter_mut().zip(counts) {
                        *sum += bend * count * other;
                    }
                }
            }
        }
        let step = solve(curvature, gradient);
        // A whole step may overshoot the minimum.
        let least = objective(&weights, samples, prior);
        let shorter = (0..HALVINGS).map(|n| {
            let part = 1.0 / f64::from(1 << n);
            core::array::from_fn(|n| weights[n] - part * step[n])
        });
        match shorter
            .into_iter()
            .find(|next| objective(next, samples, prior) < least)
        {
            Some(next) => weights = next,
            None => break,
        }
    }
    weights
}

/// The objective to minimise: the loss of all samples, and the distance of the weights from those by hand.
fn objective(weights: &Logits, samples: &[Sample], prior: &Logits) -> f64 {
    let apart = weights.iter().zip(prior);
    let squares: f64 = apart.map(|(weight, prior)| (weight - prior).powi(2)).sum();
    SAMPLE_WEIGHT * samples.len() as f64 * loss(weights, samples)
        + squares / (2.0 * SPREAD * SPREAD)
}

/// Solves `matrix · x = right` for a positive definite matrix, given its lower half, by Cholesky's decomposition.
fn solve(mut matrix: [[f64; COUNT]; COUNT], mut right: Logits) -> Logits {
    for row in 0..COUNT {
        for column in 0..=row {
            let products = (0..column).map(|n| matrix[row][n] * matrix[column][n]);
            let rest = matrix[row][column] - products.sum::<f64>();
            matrix[row][column] = if row == column {
                rest.sqrt()
            } else {
                rest / matrix[column][column]
            };
        }
    }
    for n in 0..COUNT {
        let known: f64 = (0..n).map(|m| matrix[n][m] * right[m]).sum();
        right[n] = (right[n] - known) / matrix[n][n];
    }
    for n in (0..COUNT).rev() {
        let known: f64 = (n + 1..COUNT).map(|m| matrix[m][n] * right[m]).sum();
        right[n] = (right[n] - known) / matrix[n][n];
    }
    right
}
