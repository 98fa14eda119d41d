//! A small neural network: sparse input features, one hidden layer, one output. Its weights are
//! trained by self-play (`sahkku-trainer`).

use core::fmt;

use crc::{CRC_32_ISO_HDLC, Crc, NoTable};
use sahkku::{Judge, Position, Side};

use crate::features::{FEATURE_COUNT, for_each_feature};
use crate::{BoardTables, Evaluator, logistic};

/// The number of units in the hidden layer.
pub const HIDDEN_UNITS: usize = 32;

/// A number for each hidden unit.
type Hidden = [f32; HIDDEN_UNITS];

const MAGIC: [u8; 8] = *b"sahkkuNN";
/// To be raised whenever the features or the layout of the file change.
const VERSION: u16 = 1;
const CHECKSUM: Crc<u32, NoTable> = Crc::<u32, NoTable>::new(&CRC_32_ISO_HDLC);
/// Magic, version, features, hidden units.
const HEADER_LENGTH: usize = MAGIC.len() + 6;
const FILE_LENGTH: usize =
    HEADER_LENGTH + FEATURE_COUNT * HIDDEN_UNITS + 4 * (3 * HIDDEN_UNITS + 1) + 4;

/// The weights of a network.
#[derive(Clone, PartialEq, Debug)]
pub struct Net {
    /// By feature, then by hidden unit.
    pub hidden_weights: Vec<Hidden>,
    /// The biases of the hidden units.
    pub hidden_biases: Hidden,
    /// From each hidden unit to the output.
    pub output_weights: Hidden,
    /// The bias of the output.
    pub output_bias: f32,
}

/// Why bytes are not the weights of a network.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NetError {
    /// They do not begin as such a file does.
    NotWeights,
    /// They are of another version.
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

impl Net {
    /// Reads what [`Net::write`] wrote.
    ///
    /// # Errors
    /// [`NetError`] for any other bytes.
    pub fn read(bytes: &[u8]) -> Result<Net, NetError> {
        let rest = bytes.strip_prefix(&MAGIC).ok_or(NetError::NotWeights)?;
        let (version, _) = rest.split_first_chunk::<2>().ok_or(NetError::NotWeights)?;
        let found = u16::from_le_bytes(*version);
        if found != VERSION {
            return Err(NetError::Version {
                found,
                expected: VERSION,
            });
        }
        if bytes.len() != FILE_LENGTH {
            return Err(NetError::Length {
                found: bytes.len(),
                expected: FILE_LENGTH,
            });
        }
        let (body, checksum) = bytes.split_last_chunk::<4>().ok_or(NetError::Damaged)?;
        if u32::from_le_bytes(*checksum) != CHECKSUM.checksum(body) || !body.starts_with(&header())
        {
            return Err(NetError::Damaged);
        }
        let (quantised, floats) = body[HEADER_LENGTH..].split_at(FEATURE_COUNT * HIDDEN_UNITS);
        let (floats, _) = floats.as_chunks::<4>();
        let mut floats = floats.iter().map(|&bytes| f32::from_le_bytes(bytes));
        if !floats.clone().all(f32::is_finite) {
            return Err(NetError::Damaged);
        }
        let mut next_hidden =
            || -> Hidden { core::array::from_fn(|_| floats.next().unwrap_or(0.0)) };
        let (scales, hidden_biases, output_weights) = (next_hidden(), next_hidden(), next_hidden());
        let (rows, _) = quantised.as_chunks::<HIDDEN_UNITS>();
        let dequantise = |row: &[u8; HIDDEN_UNITS]| {
            core::array::from_fn(|unit| f32::from(row[unit].cast_signed()) * scales[unit])
        };
        Ok(Net {
            hidden_weights: rows.iter().map(dequantise).collect(),
            hidden_biases,
            output_weights,
            output_bias: floats.next().unwrap_or(0.0),
        })
    }

    /// The weights as bytes. Those of the hidden layer are quantised to 8 bits, with one scale for
    /// each unit.
    #[must_use]
    pub fn write(&self) -> Vec<u8> {
        let mut scales = [0.0_f32; HIDDEN_UNITS];
        for row in &self.hidden_weights {
            for (scale, weight) in scales.iter_mut().zip(row) {
                *scale = scale.max(weight.abs() / 127.0);
            }
        }
        let mut bytes = header().to_vec();
        for row in &self.hidden_weights {
            for (weight, scale) in row.iter().zip(scales) {
                let quantised = if scale > 0.0 { weight / scale } else { 0.0 };
                bytes.push((quantised.round() as i8).cast_unsigned());
            }
        }
        let floats = scales
            .into_iter()
            .chain(self.hidden_biases)
            .chain(self.output_weights);
        for float in floats.chain([self.output_bias]) {
            bytes.extend(float.to_le_bytes());
        }
        bytes.extend(CHECKSUM.checksum(&bytes).to_le_bytes());
        bytes
    }

    /// The hidden layer before its activation function, from the features that are not 0.
    pub fn pre_activations(&self, features: impl Iterator<Item = (usize, f32)>) -> Hidden {
        let mut hidden = self.hidden_biases;
        for (feature, value) in features {
            self.add_feature(&mut hidden, feature, value);
        }
        hidden
    }

    #[inline]
    fn add_feature(&self, hidden: &mut Hidden, feature: usize, value: f32) {
        for (unit, weight) in hidden.iter_mut().zip(&self.hidden_weights[feature]) {
            *unit += value * weight;
        }
    }

    /// The output before [`logistic`], from the hidden layer before its activation function (ReLU).
    #[must_use]
    pub fn logit(&self, pre_activations: &Hidden) -> f32 {
        let mut sum = self.output_bias;
        for (unit, weight) in pre_activations.iter().zip(&self.output_weights) {
            sum += unit.max(0.0) * weight;
        }
        sum
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

impl Evaluator for Net {
    fn win_probability(
        &self,
        judge: &Judge,
        tables: &BoardTables,
        position: &Position,
        next: Side,
    ) -> f32 {
        let mut hidden = self.hidden_biases;
        for_each_feature(judge, tables, position, next, &mut |feature, value| {
            self.add_feature(&mut hidden, feature, value);
        });
        logistic(self.logit(&hidden))
    }
}
