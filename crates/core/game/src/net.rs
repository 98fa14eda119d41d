//! A small neural network: sparse input features, one hidden layer with ReLU, and outputs.

use core::fmt;

use crc::{CRC_32_ISO_HDLC, Crc, NoTable};

const CHECKSUM: Crc<u32, NoTable> = Crc::<u32, NoTable>::new(&CRC_32_ISO_HDLC);

/// The weights of a network. All arithmetic is in a fixed order, so results are the same on every platform.
///
/// ```
/// use game::Net;
///
/// let mut net = Net::<3, 2, 1>::zero();
/// net.hidden_weights[2] = [0.5, -0.5];
/// net.output_weights = [[4.0], [8.0]];
/// let hidden = net.hidden([(2, 3.0)]);
/// assert_eq!((hidden, net.outputs(&hidden)), ([1.5, -1.5], [6.0]));
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct Net<const FEATURES: usize, const HIDDEN: usize, const OUTPUTS: usize> {
    /// By feature, then by hidden unit.
    pub hidden_weights: Vec<[f32; HIDDEN]>,
    /// The biases of the hidden units.
    pub hidden_biases: [f32; HIDDEN],
    /// By hidden unit, then by output.
    pub output_weights: [[f32; OUTPUTS]; HIDDEN],
    /// The biases of the outputs.
    pub output_biases: [f32; OUTPUTS],
}

impl<const FEATURES: usize, const HIDDEN: usize, const OUTPUTS: usize>
    Net<FEATURES, HIDDEN, OUTPUTS>
{
    /// A net whose weights are all 0.
    #[must_use]
    pub fn zero() -> Self {
        Net {
            hidden_weights: vec![[0.0; HIDDEN]; FEATURES],
            hidden_biases: [0.0; HIDDEN],
            output_weights: [[0.0; OUTPUTS]; HIDDEN],
            output_biases: [0.0; OUTPUTS],
        }
    }

    /// Adds a feature to the hidden layer before activation.
    #[inline]
    pub fn add(&self, hidden: &mut [f32; HIDDEN], feature: usize, value: f32) {
        for (unit, weight) in hidden.iter_mut().zip(&self.hidden_weights[feature]) {
            *unit += value * weight;
        }
    }

    /// The hidden layer before activation, computed from the nonzero features.
    #[must_use]
    pub fn hidden(&self, features: impl IntoIterator<Item = (usize, f32)>) -> [f32; HIDDEN] {
        let mut hidden = self.hidden_biases;
        for (feature, value) in features {
            self.add(&mut hidden, feature, value);
        }
        hidden
    }

    /// The outputs, computed from the hidden layer before activation.
    #[must_use]
    #[inline]
    pub fn outputs(&self, hidden: &[f32; HIDDEN]) -> [f32; OUTPUTS] {
        let mut outputs = self.output_biases;
        for (unit, weights) in hidden.iter().zip(&self.output_weights) {
            // An unpredictable branch costs more than one output, but less than several.
            if OUTPUTS == 1 || *unit > 0.0 {
                let unit = unit.max(0.0);
                for (output, weight) in outputs.iter_mut().zip(weights) {
                    *output += unit * weight;
                }
            }
        }
        outputs
    }

    /// Every row of weights and biases, those of the hidden layer first.
    pub fn rows_mut(&mut self) -> impl Iterator<Item = &mut [f32]> {
        let hidden = self.hidden_weights.iter_mut();
        let hidden = hidden.chain([&mut self.hidden_biases]);
        let outputs = self.output_weights.iter_mut();
        let outputs = outputs.chain([&mut self.output_biases]);
        let hidden = hidden.map(|row| row.as_mut_slice());
        hidden.chain(outputs.map(|row| row.as_mut_slice()))
    }

    /// The bytes of a file that holds these weights. The game defines the encoding of `weights`.
    #[must_use]
    pub fn to_file(kind: &NetFile, weights: impl IntoIterator<Item = u8>) -> Vec<u8> {
        let mut bytes = Self::head(kind);
        bytes.extend(weights);
        bytes.extend(CHECKSUM.checksum(&bytes).to_le_bytes());
        bytes
    }

    /// The weights inside the bytes of such a file.
    ///
    /// # Errors
    /// [`NetError`] if the bytes are not a complete file of this kind.
    pub fn in_file<'a>(kind: &NetFile, bytes: &'a [u8]) -> Result<&'a [u8], NetError> {
        let rest = bytes
            .strip_prefix(&kind.magic)
            .ok_or(NetError::NotWeights)?;
        let (version, _) = rest.split_first_chunk().ok_or(NetError::NotWeights)?;
        let (found, expected) = (u16::from_le_bytes(*version), kind.version);
        if found != expected {
            return Err(NetError::Version { found, expected });
        }
        let head = Self::head(kind);
        let (found, expected) = (bytes.len(), head.len() + kind.weights + 4);
        if found != expected {
            return Err(NetError::Length { found, expected });
        }
        let (body, checksum) = bytes.split_last_chunk().ok_or(NetError::Damaged)?;
        if u32::from_le_bytes(*checksum) != CHECKSUM.checksum(body) {
            return Err(NetError::Damaged);
        }
        body.strip_prefix(&head[..]).ok_or(NetError::Damaged)
    }

    fn head(kind: &NetFile) -> Vec<u8> {
        let numbers = [kind.version, FEATURES as u16, HIDDEN as u16];
        let numbers = numbers.into_iter().flat_map(u16::to_le_bytes);
        kind.magic.into_iter().chain(numbers).collect()
    }
}

/// The format of a game's weight files: how they begin, and how many bytes the weights take.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NetFile {
    /// The first bytes.
    pub magic: [u8; 8],
    /// The version. Raise it whenever the features or the layout of the file change.
    pub version: u16,
    /// The size of the weights alone, in bytes.
    pub weights: usize,
}

/// Why bytes are not the weights of a network.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NetError {
    /// They do not begin like such a file.
    NotWeights,
    /// They have another version.
    Version {
        /// Their version.
        found: u16,
        /// The version that can be read.
        expected: u16,
    },
    /// There are too few or too many bytes.
    Length {
        /// How many there are.
        found: usize,
        /// How many there should be.
        expected: usize,
    },
    /// The checksum does not match, or a weight is not finite.
    Damaged,
}

impl fmt::Display for NetError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NetError::NotWeights => f.write_str("they are not the weights of a player"),
            NetError::Version { found, expected } => {
                write!(
                    f,
                    "they are of version {found}, where version {expected} is needed"
                )
            }
            NetError::Length { found, expected } => {
                write!(f, "they have {found} bytes, where {expected} are needed")
            }
            NetError::Damaged => f.write_str("they are damaged"),
        }
    }
}

impl core::error::Error for NetError {}
