//! The net of the players, with an output for each end of the game. Its weights are trained by self-play
//! (`crates/tools/trainer`).

use game::{NetError, NetFile, logistic};

use crate::Ends;
use crate::exponential::exponential;
use crate::features::{FEATURE_COUNT, Features};

/// The number of units in the hidden layer.
pub const HIDDEN_UNITS: usize = 64;

/// The number of outputs: one for each end, and the value that mar adds to the munks of each side.
pub const OUTPUTS: usize = Ends::COUNT + 2;

/// The number of outputs in memory, padded to fill whole vectors.
pub const PADDED: usize = OUTPUTS.next_multiple_of(8);

/// A number for each hidden unit.
pub type Hidden = [f32; HIDDEN_UNITS];

/// A number for each output.
pub type Outputs = [f32; PADDED];

/// The weights of a network.
pub type Net = game::Net<FEATURE_COUNT, HIDDEN_UNITS, PADDED>;

const WEIGHT_COUNT: usize = (FEATURE_COUNT + 1) * HIDDEN_UNITS + (HIDDEN_UNITS + 1) * OUTPUTS;

const FILE: NetFile = NetFile {
    magic: *b"kotraNN\0",
    version: 1,
    weights: 2 * WEIGHT_COUNT,
};

/// The resolution of written weights: steps per 1. They are so coarse that sums of products with features are the same in any
/// order, so a hidden layer can be updated from position to position.
const STEPS: f32 = 1024.0;

/// Reads what [`write_net`] wrote.
///
/// # Errors
/// [`NetError`] for any other bytes.
pub fn read_net(bytes: &[u8]) -> Result<Net, NetError> {
    let (weights, _) = Net::in_file(&FILE, bytes)?.as_chunks::<2>();
    let mut net = Net::zero();
    for (weight, &bytes) in written(&mut net).zip(weights) {
        *weight = f32::from(i16::from_le_bytes(bytes)) / STEPS;
    }
    Ok(net)
}

/// The weights as bytes, 16 bits each.
#[must_use]
pub fn write_net(net: &Net) -> Vec<u8> {
    let mut net = net.clone();
    // A number out of range becomes the nearest one in range.
    let weights = written(&mut net).map(|weight| (*weight * STEPS).round() as i16);
    Net::to_file(&FILE, weights.flat_map(i16::to_le_bytes))
}

/// Every weight of the file, in its order.
fn written(net: &mut Net) -> impl Iterator<Item = &mut f32> {
    let rows = net.rows_mut().enumerate();
    rows.flat_map(|(n, row)| match n > FEATURE_COUNT {
        true => &mut row[..OUTPUTS],
        false => row,
    })
}

/// The probabilities in the outputs.
#[must_use]
// Compiled into its caller, both take a sixth longer, by a profile of 400 games.
#[inline(never)]
pub fn ends_of(outputs: &Outputs) -> Ends {
    let chances = &outputs[..Ends::COUNT];
    let most = chances.iter().copied().fold(f32::MIN, f32::max);
    let mut ends = Ends::NONE;
    for (end, output) in ends.chances.iter_mut().zip(chances) {
        *end = exponential(output - most);
    }
    let sum: f32 = ends.chances.iter().sum();
    for end in &mut ends.chances {
        *end /= sum;
    }
    for (mar, &output) in ends.mar.iter_mut().zip(&outputs[Ends::COUNT..]) {
        *mar = Ends::MOST_MAR * logistic(output);
    }
    ends
}

/// The hidden layer of the last evaluated position, updated for the next one by the features that differ.
#[derive(Clone, Debug)]
pub struct Accumulator {
    features: Box<Features>,
    next: Box<Features>,
    hidden: Hidden,
}

impl Accumulator {
    /// The hidden layer without any features.
    #[must_use]
    pub fn new(net: &Net) -> Accumulator {
        Accumulator {
            features: Box::new([0.0; FEATURE_COUNT]),
            next: Box::new([0.0; FEATURE_COUNT]),
            hidden: net.hidden_biases,
        }
    }

    /// Updates to the features that `write` writes, and returns the hidden layer before activation.
    #[inline]
    pub fn advance(&mut self, net: &Net, write: impl FnOnce(&mut Features)) -> &Hidden {
        write(&mut self.next);
        for (n, (next, last)) in self.next.iter().zip(self.features.iter()).enumerate() {
            let more = next - last;
            if more != 0.0 {
                for (unit, weight) in self.hidden.iter_mut().zip(&net.hidden_weights[n]) {
                    *unit += more * weight;
                }
            }
        }
        core::mem::swap(&mut self.features, &mut self.next);
        &self.hidden
    }

    /// The features of the last position.
    #[must_use]
    pub const fn features(&self) -> &Features {
        &self.features
    }
}
