//! A net in training: batches, the gradient of the cross-entropy, and the Adam optimiser.

use std::fs;
use std::io;
use std::path::Path;

use crc::{CRC_32_ISO_HDLC, Crc};
use game::Net;

use crate::rng::GameRng;

/// λ of TD(λ): the weight of the next turn's target relative to that turn's evaluation.
pub(crate) const LAMBDA: f32 = 0.7;

/// Adam's decay rates of the first and second moments.
const BETA: [f32; 2] = [0.9, 0.999];

/// Adam's ε, which prevents a division by 0.
const EPSILON: f32 = 1e-7;

const CHECKSUM: Crc<u32> = Crc::<u32>::new(&CRC_32_ISO_HDLC);

/// The nonzero input features of a position, with their indices.
pub(crate) type Features = Vec<(usize, f32)>;

/// The meaning of a net's outputs.
pub(crate) trait Meaning<const OUTPUTS: usize>: Copy {
    fn of(outputs: &[f32; OUTPUTS]) -> Self;

    /// The gradient of the loss at the outputs, with `target` as the right meaning.
    fn gradient(&self, target: &Self) -> [f32; OUTPUTS];

    fn error(&self, target: &Self) -> f32;
}

/// A net, the state of its optimiser, and the examples of an incomplete batch.
pub(crate) struct Learner<M, const FEATURES: usize, const HIDDEN: usize, const OUTPUTS: usize> {
    /// The number of games it has learned from.
    pub(crate) games: u64,
    pub(crate) net: Net<FEATURES, HIDDEN, OUTPUTS>,
    steps: u64,
    /// Running means of the gradients, and of their squares.
    moments: [Net<FEATURES, HIDDEN, OUTPUTS>; 2],
    gradient: Net<FEATURES, HIDDEN, OUTPUTS>,
    batch: Vec<(Features, M)>,
    batch_size: usize,
}

impl<M: Meaning<OUTPUTS>, const FEATURES: usize, const HIDDEN: usize, const OUTPUTS: usize>
    Learner<M, FEATURES, HIDDEN, OUTPUTS>
{
    /// A learner with random weights up to these magnitudes, those of the hidden layer and those of the first `used` outputs.
    pub(crate) fn new(seed: u64, batch_size: usize, sizes: [f32; 2], used: usize) -> Self {
        let mut rng = GameRng::new(seed, u64::MAX);
        let mut net = Net::zero();
        for weight in net.hidden_weights.as_flattened_mut() {
            *weight = sizes[0] * rng.symmetric();
        }
        let rows = net.output_weights.iter_mut();
        for weight in rows.flat_map(|row| &mut row[..used]) {
            *weight = sizes[1] * rng.symmetric();
        }
        Learner {
            games: 0,
            net,
            steps: 0,
            moments: [Net::zero(), Net::zero()],
            gradient: Net::zero(),
            batch: Vec::new(),
            batch_size,
        }
    }

    pub(crate) fn evaluate(&self, features: &Features) -> M {
        let hidden = self.net.hidden(features.iter().copied());
        M::of(&self.net.outputs(&hidden))
    }

    /// Learns from the positions of a game. Returns the sum of the squared errors.
    pub(crate) fn learn(&mut self, examples: Vec<(Features, M)>, learning_rate: f32) -> f32 {
        let mut error = 0.0;
        for example in examples {
            self.batch.push(example);
            if self.batch.len() == self.batch_size {
                error += self.step(learning_rate);
            }
        }
        self.games += 1;
        error
    }

    /// Makes one step of the optimiser with the waiting examples. Returns the sum of the squared errors.
    pub(crate) fn step(&mut self, learning_rate: f32) -> f32 {
        let batch = std::mem::take(&mut self.batch);
        let mut error = 0.0;
        for (features, target) in &batch {
            error += self.add_gradient(features, target, batch.len() as f32);
        }
        if !batch.is_empty() {
            self.apply(learning_rate);
        }
        error
    }

    /// Adds the gradient at one position. Returns the squared error.
    fn add_gradient(&mut self, features: &Features, target: &M, count: f32) -> f32 {
        let (net, gradient) = (&self.net, &mut self.gradient);
        let hidden = net.hidden(features.iter().copied());
        let said = M::of(&net.outputs(&hidden));
        let errors = said.gradient(target).map(|error| error / count);
        let mut hidden_errors = [0.0; HIDDEN];
        for (unit, &value) in hidden.iter().enumerate().filter(|(_, value)| **value > 0.0) {
            let weights = net.output_weights[unit].iter().zip(errors);
            let slopes = gradient.output_weights[unit].iter_mut();
            for (slope, (weight, error)) in slopes.zip(weights) {
                *slope += error * value;
                hidden_errors[unit] += error * weight;
            }
        }
        for (slope, error) in gradient.output_biases.iter_mut().zip(errors) {
            *slope += error;
        }
        for (slope, error) in gradient.hidden_biases.iter_mut().zip(hidden_errors) {
            *slope += error;
        }
        for &(feature, value) in features {
            let slopes = gradient.hidden_weights[feature].iter_mut();
            for (slope, error) in slopes.zip(hidden_errors) {
                *slope += error * value;
            }
        }
        said.error(target).powi(2)
    }

    fn apply(&mut self, learning_rate: f32) {
        self.steps += 1;
        let corrections = BETA.map(|beta| 1.0 - beta.powi(self.steps.min(100_000) as i32));
        let [first, second] = &mut self.moments;
        let rows = self.net.rows_mut().zip(self.gradient.rows_mut());
        let moments = first.rows_mut().zip(second.rows_mut());
        for ((weights, slopes), (first, second)) in rows.zip(moments) {
            for n in 0..weights.len() {
                let slope = std::mem::take(&mut slopes[n]);
                first[n] = BETA[0] * first[n] + (1.0 - BETA[0]) * slope;
                second[n] = BETA[1] * second[n] + (1.0 - BETA[1]) * slope * slope;
                let mean = first[n] / corrections[0];
                let square = second[n] / corrections[1];
                weights[n] -= learning_rate * mean / (square.sqrt() + EPSILON);
            }
        }
    }

    fn numbers(&mut self) -> impl Iterator<Item = &mut f32> {
        let [first, second] = &mut self.moments;
        let rows = self.net.rows_mut().chain(first.rows_mut());
        rows.chain(second.rows_mut()).flatten()
    }

    /// Writes a checkpoint, completely or not at all.
    pub(crate) fn save(&mut self, path: &Path) -> io::Result<()> {
        let mut bytes = Vec::new();
        bytes.extend(self.games.to_le_bytes());
        bytes.extend(self.steps.to_le_bytes());
        for number in self.numbers() {
            bytes.extend(number.to_le_bytes());
        }
        bytes.extend(CHECKSUM.checksum(&bytes).to_le_bytes());
        let unfinished = path.with_extension("unfinished");
        fs::write(&unfinished, bytes)?;
        fs::rename(unfinished, path)
    }

    /// Continues from a checkpoint, if there is a valid one.
    pub(crate) fn restore(&mut self, path: &Path) {
        let Ok(bytes) = fs::read(path) else { return };
        let whole = bytes.len() == 20 + 4 * self.numbers().count();
        let Some((body, checksum)) = bytes.split_last_chunk().filter(|_| whole) else {
            return;
        };
        if u32::from_le_bytes(*checksum) != CHECKSUM.checksum(body) {
            return;
        }
        let (counts, numbers) = body.split_at(16);
        if let ([games, steps], _) = counts.as_chunks::<8>() {
            (self.games, self.steps) = (u64::from_le_bytes(*games), u64::from_le_bytes(*steps));
        }
        for (number, bytes) in self.numbers().zip(numbers.as_chunks::<4>().0) {
            *number = f32::from_le_bytes(*bytes);
        }
    }
}
