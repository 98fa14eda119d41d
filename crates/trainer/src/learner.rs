//! Temporal differences: after a game, what was expected turn by turn is drawn toward what was
//! expected later, and in the end toward how it ended.

use sahkku_opponent::{FEATURE_COUNT, HIDDEN_UNITS, Net, logistic};

use crate::self_play::{Chance, Played, Seen};

/// How much of what was expected a turn later is believed rather than what came out after it.
const LAMBDA: f32 = 0.7;

/// How much of an advantage is left when it is kept for one more turn: whoever is ahead learns to bring the game home
/// rather than to walk round and round.
const PATIENCE: f32 = 0.998;

/// Turns that are learned from at once.
const BATCH: usize = 32;

/// Adam's usual constants.
const BETA: [f32; 2] = [0.9, 0.999];

/// All numbers of a net, one after another: what is seen, the bias, what comes out, its bias.
const NUMBERS: usize = (FEATURE_COUNT + 2) * HIDDEN_UNITS + 1;
const BIAS: usize = FEATURE_COUNT * HIDDEN_UNITS;
const OUT: usize = BIAS + HIDDEN_UNITS;

/// A net that learns.
pub(crate) struct Learner {
    pub(crate) games: u64,
    pub(crate) steps: u64,
    /// The numbers, and the means of their slopes and of the squares of these.
    pub(crate) numbers: [Vec<f32>; 3],
}

impl Learner {
    /// One that has learned nothing.
    pub(crate) fn new(seed: u64) -> Learner {
        let mut chance = Chance::new(seed, u64::MAX);
        let mut numbers = vec![0.0; NUMBERS];
        for number in &mut numbers[..BIAS] {
            *number = 0.08 * chance.weight();
        }
        for number in &mut numbers[OUT..OUT + HIDDEN_UNITS] {
            *number = 0.4 * chance.weight();
        }
        Learner {
            games: 0,
            steps: 0,
            numbers: [numbers, vec![0.0; NUMBERS], vec![0.0; NUMBERS]],
        }
    }

    /// What it has learned.
    pub(crate) fn net(&self) -> Net {
        let numbers = &self.numbers[0];
        let (rows, _) = numbers[..BIAS].as_chunks::<HIDDEN_UNITS>();
        let cells = |from: usize| core::array::from_fn(|cell| numbers[from + cell]);
        Net {
            hidden_weights: rows.to_vec(),
            hidden_biases: cells(BIAS),
            output_weights: cells(OUT),
            output_bias: numbers[OUT + HIDDEN_UNITS],
        }
    }

    /// Learns from a game, and says by how much, squared and on the average, its expectations differed from what it
    /// learned.
    pub(crate) fn learn(&mut self, net: &mut Net, played: &Played, rate: f32) -> f32 {
        let mut targets = vec![0.0; played.turns.len()];
        let expected = |net: &Net, seen: &Seen| {
            logistic(net.logit(&net.pre_activations(seen.iter().copied())))
        };
        // What the side to throw after the last turn may expect.
        let mut later = played.result;
        let mut later_seen = None;
        for (turn, seen) in played.turns.iter().enumerate().rev() {
            let now = expected(net, seen);
            let target = match later_seen {
                None => later,
                Some(expected) => LAMBDA * later + (1.0 - LAMBDA) * expected,
            };
            let target = 0.5 + PATIENCE * (0.5 - target);
            targets[turn] = target;
            later = target;
            later_seen = Some(now);
        }
        let mut error = 0.0;
        let turns: Vec<(&Seen, f32)> = played.turns.iter().zip(targets).collect();
        for batch in turns.chunks(BATCH) {
            error += self.step(net, batch, rate);
            *net = self.net();
        }
        self.games += 1;
        error / turns.len().max(1) as f32
    }

    fn step(&mut self, net: &Net, batch: &[(&Seen, f32)], rate: f32) -> f32 {
        let mut slopes = vec![0.0_f32; NUMBERS];
        let mut error = 0.0;
        for &(seen, target) in batch {
            let cells = net.pre_activations(seen.iter().copied());
            let difference = logistic(net.logit(&cells)) - target;
            error += difference * difference;
            let push = difference / batch.len() as f32;
            let mut back = [0.0_f32; HIDDEN_UNITS];
            for cell in 0..HIDDEN_UNITS {
                if cells[cell] > 0.0 {
                    slopes[OUT + cell] += push * cells[cell];
                    back[cell] = push * net.output_weights[cell];
                    slopes[BIAS + cell] += back[cell];
                }
            }
            slopes[OUT + HIDDEN_UNITS] += push;
            for &(place, number) in seen {
                let row = &mut slopes[place * HIDDEN_UNITS..(place + 1) * HIDDEN_UNITS];
                for (slope, back) in row.iter_mut().zip(back) {
                    *slope += back * number;
                }
            }
        }
        self.steps += 1;
        let corrections = BETA.map(|beta| 1.0 - beta.powi(self.steps.min(100_000) as i32));
        let [numbers, means, squares] = &mut self.numbers;
        for (n, slope) in slopes.into_iter().enumerate() {
            means[n] = BETA[0] * means[n] + (1.0 - BETA[0]) * slope;
            squares[n] = BETA[1] * squares[n] + (1.0 - BETA[1]) * slope * slope;
            let mean = means[n] / corrections[0];
            let square = squares[n] / corrections[1];
            numbers[n] -= rate * mean / (square.sqrt() + 1e-7);
        }
        error
    }
}
