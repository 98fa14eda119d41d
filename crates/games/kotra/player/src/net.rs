//! A small neural network: sparse input features, one hidden layer, and an output for each end of
//! the game. Its weights are trained by self-play (`kotra-trainer`).

use core::fmt;

use crc::{CRC_32_ISO_HDLC, Crc, NoTable};
use game::logistic;

use crate::Ends;
use crate::exponential::exponential;
use crate::features::{FEATURE_COUNT, Features};

/// The number of units in the hidden layer.
pub const HIDDEN_UNITS: usize = 64;

/// The number of outputs: one for each end, and what mar adds to the munks of each side.
pub const OUTPUTS: usize = Ends::COUNT + 2;

/// Outputs in memory: padded, so that they fill whole vectors.
pub const PADDED: usize = OUTPUTS.next_multiple_of(8);

/// A number for each hidden unit.
pub type Hidden = [f32; HIDDEN_UNITS];

/// A number for each output.
pub type Outputs = [f32; PADDED];

const MAGIC: [u8; 8] = *b"kotraNN\0";
/// To be raised whenever the features or the layout of the file change.
const VERSION: u16 = 1;
const CHECKSUM: Crc<u32, NoTable> = Crc::<u32, NoTable>::new(&CRC_32_ISO_HDLC);
/// Magic, version, features, hidden units.
const HEADER_LENGTH: usize = MAGIC.len() + 6;
const WEIGHT_COUNT: usize = (FEATURE_COUNT + 1) * HIDDEN_UNITS + (HIDDEN_UNITS + 1) * OUTPUTS;
const FILE_LENGTH: usize = HEADER_LENGTH + 2 * WEIGHT_COUNT + 4;

/// The steps of written weights in one. They are so coarse that sums of products with features come
/// out the same in any order, so a hidden layer can be carried on from position to position.
const STEPS: f32 = 1024.0;

/// The weights of a network.
#[derive(Clone, PartialEq, Debug)]
pub struct Net {
    /// By feature, then by hidden unit.
    pub hidden_weights: Vec<Hidden>,
    /// The biases of the hidden units.
    pub hidden_biases: Hidden,
    /// By hidden unit, then by output.
    pub output_weights: Vec<Outputs>,
    /// The biases of the outputs.
    pub output_biases: Outputs,
}

/// The bytes are not the weights of a network.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotWeights;

impl fmt::Display for NotWeights {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("they are not the weights of a player")
    }
}

impl core::error::Error for NotWeights {}

impl Net {
    /// A net whose weights are all 0.
    #[must_use]
    pub fn zero() -> Net {
        Net {
            hidden_weights: vec![[0.0; HIDDEN_UNITS]; FEATURE_COUNT],
            hidden_biases: [0.0; HIDDEN_UNITS],
            output_weights: vec![[0.0; PADDED]; HIDDEN_UNITS],
            output_biases: [0.0; PADDED],
        }
    }

    /// Reads what [`Net::write`] wrote.
    ///
    /// # Errors
    /// [`NotWeights`] for any other bytes.
    pub fn read(bytes: &[u8]) -> Result<Net, NotWeights> {
        let (body, checksum) = bytes.split_last_chunk::<4>().ok_or(NotWeights)?;
        let weights = body.strip_prefix(&header()).ok_or(NotWeights)?;
        let is_whole = u32::from_le_bytes(*checksum) == CHECKSUM.checksum(body);
        if bytes.len() != FILE_LENGTH || !is_whole {
            return Err(NotWeights);
        }
        let (weights, _) = weights.as_chunks::<2>();
        let mut net = Net::zero();
        for (weight, &bytes) in net.weights_mut().zip(weights) {
            *weight = f32::from(i16::from_le_bytes(bytes)) / STEPS;
        }
        Ok(net)
    }

    /// The weights as bytes, 16 bits each.
    #[must_use]
    pub fn write(&self) -> Vec<u8> {
        let mut bytes = header().to_vec();
        for weight in self.clone().weights_mut() {
            // A number beyond the range becomes the nearest in it.
            bytes.extend(((*weight * STEPS).round() as i16).to_le_bytes());
        }
        bytes.extend(CHECKSUM.checksum(&bytes).to_le_bytes());
        bytes
    }

    /// Every weight, in the order of the file.
    pub fn weights_mut(&mut self) -> impl Iterator<Item = &mut f32> {
        let rows = self
            .output_weights
            .iter_mut()
            .chain([&mut self.output_biases]);
        self.hidden_weights
            .iter_mut()
            .chain([&mut self.hidden_biases])
            .flatten()
            .chain(rows.flat_map(|row| &mut row[..OUTPUTS]))
    }

    /// The outputs before they become chances, from the hidden layer before its activation function
    /// (ReLU).
    #[must_use]
    #[inline]
    pub fn outputs(&self, hidden: &Hidden) -> Outputs {
        let mut outputs = self.output_biases;
        for (unit, weights) in hidden.iter().zip(&self.output_weights) {
            if *unit > 0.0 {
                for (output, weight) in outputs.iter_mut().zip(weights) {
                    *output += unit * weight;
                }
            }
        }
        outputs
    }
}

/// The chances that outputs stand for.
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

/// The hidden layer of the position that was evaluated last, carried on to the next by the features
/// that differ.
#[derive(Clone, Debug)]
pub struct Accumulator {
    features: Box<Features>,
    next: Box<Features>,
    hidden: Hidden,
}

impl Accumulator {
    /// That of no features.
    #[must_use]
    pub fn new(net: &Net) -> Accumulator {
        Accumulator {
            features: Box::new([0.0; FEATURE_COUNT]),
            next: Box::new([0.0; FEATURE_COUNT]),
            hidden: net.hidden_biases,
        }
    }

    /// Goes on to the features that `write` writes, and returns the hidden layer before its
    /// activation function.
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

fn header() -> [u8; HEADER_LENGTH] {
    let mut header = [0; HEADER_LENGTH];
    let numbers = [VERSION, FEATURE_COUNT as u16, HIDDEN_UNITS as u16];
    let bytes = MAGIC
        .into_iter()
        .chain(numbers.into_iter().flat_map(u16::to_le_bytes));
    for (to, byte) in header.iter_mut().zip(bytes) {
        *to = byte;
    }
    header
}
