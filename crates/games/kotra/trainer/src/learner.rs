//! TD(λ) learning: after a game, the chances that each evaluation gave are drawn toward those of the
//! later ones, and in the end toward how the game ended.

use kotra_player::{Ends, HIDDEN_UNITS, Hidden, Net, OUTPUTS, Outputs, PADDED, ends_of};

use crate::rng::GameRng;
use crate::self_play::{Episode, Sparse};

/// The number of turns in a batch.
const BATCH_SIZE: usize = 64;

/// Adam's decay rates of the first and second moments.
const BETA: [f32; 2] = [0.9, 0.999];

/// Adam's ε, which keeps it from dividing by 0.
const EPSILON: f32 = 1e-7;

/// Where the outputs begin that are no chances: what mar adds to munks.
const MAR: usize = Ends::COUNT;

/// λ: the weight of the target of the next turn against the evaluation of that turn.
const LAMBDA: f32 = 0.7;

/// A net in training, and the state of its optimiser (Adam).
pub(crate) struct Learner {
    /// The number of games it has learned from.
    pub(crate) games: u64,
    /// The number of optimiser steps.
    pub(crate) steps: u64,
    pub(crate) net: Net,
    /// Running means of the gradients.
    pub(crate) first_moments: Net,
    /// Running means of the squared gradients.
    pub(crate) second_moments: Net,
    gradient: Net,
    batch: Vec<(Sparse, Ends)>,
}

impl Learner {
    /// A learner with random weights.
    pub(crate) fn new(seed: u64) -> Learner {
        let mut rng = GameRng::new(seed, u64::MAX);
        let mut net = Net::zero();
        let mut symmetric = || 2.0 * game::unit_interval(rng.number()) - 1.0;
        for weight in net.hidden_weights.iter_mut().flatten() {
            *weight = 0.1 * symmetric();
        }
        for weight in net
            .output_weights
            .iter_mut()
            .flat_map(|row| &mut row[..OUTPUTS])
        {
            *weight = 0.1 * symmetric();
        }
        Learner {
            games: 0,
            steps: 0,
            net,
            first_moments: Net::zero(),
            second_moments: Net::zero(),
            gradient: Net::zero(),
            batch: Vec::new(),
        }
    }

    /// Learns from a game. Returns the sum of the squared errors of the equities.
    pub(crate) fn learn(&mut self, episode: Episode, learning_rate: f32) -> f32 {
        let mut error = 0.0;
        for example in targets(&self.net, episode) {
            self.batch.push(example);
            if self.batch.len() == BATCH_SIZE {
                error += self.step(learning_rate);
            }
        }
        self.games += 1;
        error
    }

    /// One step of the optimiser. Returns the sum of the squared errors of the equities.
    fn step(&mut self, learning_rate: f32) -> f32 {
        let mut error = 0.0;
        let batch = std::mem::take(&mut self.batch);
        for (features, target) in &batch {
            error += self.add_gradient(features, target);
        }
        self.batch = batch;
        self.batch.clear();
        self.apply(learning_rate);
        error
    }

    /// Adds the gradient of the cross-entropy at one position. Returns the squared error of the
    /// equity.
    fn add_gradient(&mut self, features: &Sparse, target: &Ends) -> f32 {
        let hidden = hidden_layer(&self.net, features);
        let ends = ends_of(&self.net.outputs(&hidden));
        let share = 1.0 / BATCH_SIZE as f32;
        let mut errors: Outputs = [0.0; PADDED];
        for (n, error) in errors.iter_mut().enumerate().take(Ends::COUNT) {
            *error = share * (ends.chances[n] - target.chances[n]);
        }
        for n in 0..2 {
            errors[MAR + n] = share * (ends.mar[n] - target.mar[n]) / Ends::MOST_MAR;
        }
        for (bias, error) in self.gradient.output_biases.iter_mut().zip(errors) {
            *bias += error;
        }
        let mut hidden_errors: Hidden = [0.0; HIDDEN_UNITS];
        for (unit, &value) in hidden.iter().enumerate() {
            if value > 0.0 {
                let weights = &self.net.output_weights[unit];
                let gradient = &mut self.gradient.output_weights[unit];
                let mut sum = 0.0;
                for n in 0..PADDED {
                    gradient[n] += errors[n] * value;
                    sum += errors[n] * weights[n];
                }
                hidden_errors[unit] = sum;
            }
        }
        for (bias, error) in self.gradient.hidden_biases.iter_mut().zip(hidden_errors) {
            *bias += error;
        }
        for &(feature, value) in features {
            let row = &mut self.gradient.hidden_weights[usize::from(feature)];
            for (weight, error) in row.iter_mut().zip(hidden_errors) {
                *weight += error * value;
            }
        }
        (ends.equity() - target.equity()).powi(2)
    }

    /// Adam's update rule. The gradient becomes 0 again.
    fn apply(&mut self, learning_rate: f32) {
        self.steps += 1;
        let [first, second] = BETA.map(|beta| 1.0 - beta.powi(self.steps.min(100_000) as i32));
        let rate = learning_rate / first;
        let update = |weight: &mut f32, mean: &mut f32, square: &mut f32, slope: &mut f32| {
            *mean = BETA[0] * *mean + (1.0 - BETA[0]) * *slope;
            *square = BETA[1] * *square + (1.0 - BETA[1]) * *slope * *slope;
            *weight -= rate * *mean / ((*square / second).sqrt() + EPSILON);
            *slope = 0.0;
        };
        let (means, squares) = (&mut self.first_moments, &mut self.second_moments);
        let rows = slices(&mut self.net)
            .zip(slices(means))
            .zip(slices(squares).zip(slices(&mut self.gradient)));
        for ((weights, means), (squares, slopes)) in rows {
            for n in 0..weights.len() {
                update(
                    &mut weights[n],
                    &mut means[n],
                    &mut squares[n],
                    &mut slopes[n],
                );
            }
        }
    }
}

/// All weights, in rows.
fn slices(net: &mut Net) -> impl Iterator<Item = &mut [f32]> {
    let hidden = net
        .hidden_weights
        .iter_mut()
        .chain([&mut net.hidden_biases]);
    let outputs = net
        .output_weights
        .iter_mut()
        .chain([&mut net.output_biases]);
    hidden
        .map(|row| row.as_mut_slice())
        .chain(outputs.map(|row| row.as_mut_slice()))
}

fn hidden_layer(net: &Net, features: &Sparse) -> Hidden {
    let mut hidden = net.hidden_biases;
    for &(feature, value) in features {
        let weights = &net.hidden_weights[usize::from(feature)];
        for (unit, weight) in hidden.iter_mut().zip(weights) {
            *unit += value * weight;
        }
    }
    hidden
}

/// The target for each turn of a game, by TD(λ) from the last turn to the first.
fn targets(net: &Net, episode: Episode) -> Vec<(Sparse, Ends)> {
    let mut examples = Vec::with_capacity(episode.turns.len());
    // The target and the evaluation of the turn after this one, for white.
    let mut target = episode
        .outcome
        .map(|outcome| Ends::of(&outcome, kotra::Side::White));
    let mut evaluation: Option<Ends> = None;
    for turn in episode.turns.into_iter().rev() {
        let seen = |ends: &Ends| match turn.side {
            kotra::Side::White => *ends,
            kotra::Side::Black => ends.across(),
        };
        let own = ends_of(&net.outputs(&hidden_layer(net, &turn.features)));
        if let Some(next) = &mut target {
            if let Some(evaluation) = &evaluation {
                let mut mixed = Ends::NONE;
                mixed.add(next, LAMBDA);
                mixed.add(evaluation, 1.0 - LAMBDA);
                *next = mixed;
            }
            examples.push((turn.features, seen(next)));
        } else {
            // Broken off: what the last evaluation said stands for the end.
            target = Some(seen(&own));
        }
        evaluation = Some(seen(&own));
    }
    examples
}
