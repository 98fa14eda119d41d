//! TD(λ) learning: after a game, each evaluation is drawn toward the later ones, and in the end
//! toward the result.

use sahkku_player::{FEATURE_COUNT, HIDDEN_UNITS, Net, logistic};

use crate::self_play::{Episode, Features, GameRng};

/// λ: the weight of the target of the next turn against the evaluation of that turn.
const LAMBDA: f32 = 0.7;

/// The discount of an advantage (the distance from one half) for each turn. With it a side that is
/// ahead learns to finish the game.
const DISCOUNT: f32 = 0.998;

/// The number of turns in a batch.
const BATCH_SIZE: usize = 32;

/// Adam's decay rates of the first and second moments.
const BETA: [f32; 2] = [0.9, 0.999];

/// Adam's ε, which keeps it from dividing by 0.
const EPSILON: f32 = 1e-7;

// The layout of the parameters: hidden weights by feature, hidden biases, output weights, output
// bias.
const HIDDEN_BIASES: usize = FEATURE_COUNT * HIDDEN_UNITS;
const OUTPUT_WEIGHTS: usize = HIDDEN_BIASES + HIDDEN_UNITS;
const OUTPUT_BIAS: usize = OUTPUT_WEIGHTS + HIDDEN_UNITS;
const PARAMETER_COUNT: usize = OUTPUT_BIAS + 1;

/// A net in training, and the state of its optimiser (Adam).
pub(crate) struct Learner {
    pub(crate) games: u64,
    /// The number of optimiser steps.
    pub(crate) steps: u64,
    parameters: Vec<f32>,
    /// Running means of the gradients.
    first_moments: Vec<f32>,
    /// Running means of the squared gradients.
    second_moments: Vec<f32>,
}

impl Learner {
    /// A learner with random weights.
    pub(crate) fn new(seed: u64) -> Learner {
        let mut rng = GameRng::new(seed, u64::MAX);
        let mut parameters = vec![0.0; PARAMETER_COUNT];
        for weight in &mut parameters[..HIDDEN_BIASES] {
            *weight = 0.08 * rng.symmetric();
        }
        for weight in &mut parameters[OUTPUT_WEIGHTS..OUTPUT_BIAS] {
            *weight = 0.4 * rng.symmetric();
        }
        Learner {
            games: 0,
            steps: 0,
            parameters,
            first_moments: vec![0.0; PARAMETER_COUNT],
            second_moments: vec![0.0; PARAMETER_COUNT],
        }
    }

    /// All numbers that a checkpoint keeps: parameters, first and second moments.
    pub(crate) const fn state(&self) -> [&Vec<f32>; 3] {
        [&self.parameters, &self.first_moments, &self.second_moments]
    }

    /// The same, to be restored.
    pub(crate) const fn state_mut(&mut self) -> [&mut Vec<f32>; 3] {
        [
            &mut self.parameters,
            &mut self.first_moments,
            &mut self.second_moments,
        ]
    }

    /// The net as it is now.
    pub(crate) fn net(&self) -> Net {
        let (rows, _) = self.parameters[..HIDDEN_BIASES].as_chunks::<HIDDEN_UNITS>();
        let hidden = |from: usize| core::array::from_fn(|unit| self.parameters[from + unit]);
        Net {
            hidden_weights: rows.to_vec(),
            hidden_biases: hidden(HIDDEN_BIASES),
            output_weights: hidden(OUTPUT_WEIGHTS),
            output_bias: self.parameters[OUTPUT_BIAS],
        }
    }

    /// Learns from a game. Returns the mean squared error of the evaluations.
    pub(crate) fn learn(&mut self, net: &mut Net, episode: &Episode, learning_rate: f32) -> f32 {
        let targets = targets(net, episode);
        let examples: Vec<(&Features, f32)> = episode.turns.iter().zip(targets).collect();
        let mut error = 0.0;
        for batch in examples.chunks(BATCH_SIZE) {
            error += self.step(net, batch, learning_rate);
            *net = self.net();
        }
        self.games += 1;
        error / examples.len().max(1) as f32
    }

    /// One step of the optimiser. Returns the sum of the squared errors.
    fn step(&mut self, net: &Net, batch: &[(&Features, f32)], learning_rate: f32) -> f32 {
        let mut gradient = vec![0.0_f32; PARAMETER_COUNT];
        let mut squared_error = 0.0;
        for &(features, target) in batch {
            let hidden = net.pre_activations(features.iter().copied());
            let error = logistic(net.logit(&hidden)) - target;
            squared_error += error * error;
            // The loss is the cross-entropy, so its gradient at the logit is the error itself.
            let output_gradient = error / batch.len() as f32;
            let mut hidden_gradient = [0.0_f32; HIDDEN_UNITS];
            for unit in 0..HIDDEN_UNITS {
                if hidden[unit] > 0.0 {
                    gradient[OUTPUT_WEIGHTS + unit] += output_gradient * hidden[unit];
                    hidden_gradient[unit] = output_gradient * net.output_weights[unit];
                    gradient[HIDDEN_BIASES + unit] += hidden_gradient[unit];
                }
            }
            gradient[OUTPUT_BIAS] += output_gradient;
            for &(feature, value) in features {
                let row = &mut gradient[feature * HIDDEN_UNITS..(feature + 1) * HIDDEN_UNITS];
                for (weight, unit) in row.iter_mut().zip(hidden_gradient) {
                    *weight += unit * value;
                }
            }
        }
        self.apply(&gradient, learning_rate);
        squared_error
    }

    /// Adam's update rule.
    fn apply(&mut self, gradient: &[f32], learning_rate: f32) {
        self.steps += 1;
        let corrections = BETA.map(|beta| 1.0 - beta.powi(self.steps.min(100_000) as i32));
        let (first, second) = (&mut self.first_moments, &mut self.second_moments);
        for (n, &slope) in gradient.iter().enumerate() {
            first[n] = BETA[0] * first[n] + (1.0 - BETA[0]) * slope;
            second[n] = BETA[1] * second[n] + (1.0 - BETA[1]) * slope * slope;
            let mean = first[n] / corrections[0];
            let square = second[n] / corrections[1];
            self.parameters[n] -= learning_rate * mean / (square.sqrt() + EPSILON);
        }
    }
}

/// The target for each turn of a game, by TD(λ) from the last turn to the first.
fn targets(net: &Net, episode: &Episode) -> Vec<f32> {
    let mut targets = vec![0.0; episode.turns.len()];
    // The target and the evaluation of the turn after this one, for the side that throws then.
    let mut next_target = episode.result;
    let mut next_evaluation = None;
    for (turn, features) in episode.turns.iter().enumerate().rev() {
        let enemy_target = match next_evaluation {
            None => next_target,
            Some(evaluation) => LAMBDA * next_target + (1.0 - LAMBDA) * evaluation,
        };
        // The sides alternate: an advantage of one is a disadvantage of the other.
        next_target = 0.5 + DISCOUNT * (0.5 - enemy_target);
        targets[turn] = next_target;
        next_evaluation = Some(logistic(
            net.logit(&net.pre_activations(features.iter().copied())),
        ));
    }
    targets
}
