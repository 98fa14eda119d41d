//! A small network: what it sees, one layer of hidden cells, one chance. Its weights are learned
//! by self-play (`cargo xtask train`) and shipped as bytes.

use core::fmt;

use crc::{CRC_32_ISO_HDLC, Crc, NoTable};
use sahkku::{Judge, Position, Side};

use crate::features::{FEATURES, features};
use crate::{Evaluator, Ground, logistic};

/// Cells in the hidden layer.
pub const HIDDEN: usize = 32;

/// No file of weights is longer, in bytes.
pub const WEIGHTS_LIMIT: usize = 64 * 1024;

const MAGIC: [u8; 8] = *b"sahkkuNN";
/// To be raised whenever what a net sees, or how its file is laid out, changes.
const VERSION: u16 = 1;
const CHECKSUM: Crc<u32, NoTable> = Crc::<u32, NoTable>::new(&CRC_32_ISO_HDLC);
/// Magic, version, features, hidden cells.
const HEAD: usize = MAGIC.len() + 6;
const LENGTH: usize = HEAD + FEATURES * HIDDEN + 4 * (3 * HIDDEN + 1) + 4;

/// Learned weights.
#[derive(Clone, PartialEq, Debug)]
pub struct Net {
    /// For everything that can be seen, a weight for each hidden cell.
    pub seen: Vec<[f32; HIDDEN]>,
    /// Where the hidden cells begin.
    pub bias: [f32; HIDDEN],
    /// What the hidden cells count for.
    pub out: [f32; HIDDEN],
    /// Where the sum begins.
    pub out_bias: f32,
}

/// Why bytes are no weights.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NetError {
    /// They do not begin as weights do.
    NotWeights,
    /// They are of another version of the game.
    Version {
        /// Theirs.
        found: u16,
        /// The one that is understood.
        wanted: u16,
    },
    /// There are too few or too many bytes.
    Length {
        /// How many there are.
        found: usize,
        /// How many there should be.
        wanted: usize,
    },
    /// The checksum does not fit, or a number is not one.
    Damaged,
}

impl fmt::Display for NetError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NetError::NotWeights => f.write_str("they are not the weights of a player"),
            NetError::Version { found, wanted } => {
                write!(
                    f,
                    "they are of version {found}, where version {wanted} is needed"
                )
            }
            NetError::Length { found, wanted } => {
                write!(f, "they have {found} bytes, where {wanted} are needed")
            }
            NetError::Damaged => f.write_str("they are damaged"),
        }
    }
}

impl core::error::Error for NetError {}

impl Net {
    /// Reads weights as [`Net::write`] wrote them.
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
                wanted: VERSION,
            });
        }
        if bytes.len() != LENGTH {
            return Err(NetError::Length {
                found: bytes.len(),
                wanted: LENGTH,
            });
        }
        let (body, sum) = bytes.split_last_chunk::<4>().ok_or(NetError::Damaged)?;
        if u32::from_le_bytes(*sum) != CHECKSUM.checksum(body) || !body.starts_with(&head()) {
            return Err(NetError::Damaged);
        }
        let (weights, numbers) = body[HEAD..].split_at(FEATURES * HIDDEN);
        let (numbers, _) = numbers.as_chunks::<4>();
        let mut numbers = numbers.iter().map(|&bytes| f32::from_le_bytes(bytes));
        if !numbers.clone().all(f32::is_finite) {
            return Err(NetError::Damaged);
        }
        let mut cells =
            || core::array::from_fn::<f32, HIDDEN, _>(|_| numbers.next().unwrap_or(0.0));
        let (scale, bias, out) = (cells(), cells(), cells());
        let (rows, _) = weights.as_chunks::<HIDDEN>();
        let row = |row: &[u8; HIDDEN]| {
            core::array::from_fn(|cell| f32::from(row[cell].cast_signed()) * scale[cell])
        };
        Ok(Net {
            seen: rows.iter().map(row).collect(),
            bias,
            out,
            out_bias: numbers.next().unwrap_or(0.0),
        })
    }

    /// The weights as bytes, the many ones rounded to 255 steps.
    #[must_use]
    pub fn write(&self) -> Vec<u8> {
        let mut scale = [0.0_f32; HIDDEN];
        for row in &self.seen {
            for (scale, weight) in scale.iter_mut().zip(row) {
                *scale = scale.max(weight.abs() / 127.0);
            }
        }
        let mut bytes = head().to_vec();
        for row in &self.seen {
            for (weight, scale) in row.iter().zip(scale) {
                let step = if scale > 0.0 { weight / scale } else { 0.0 };
                bytes.push((step.round() as i8).cast_unsigned());
            }
        }
        let numbers = scale.into_iter().chain(self.bias).chain(self.out);
        for number in numbers.chain([self.out_bias]) {
            bytes.extend(number.to_le_bytes());
        }
        bytes.extend(CHECKSUM.checksum(&bytes).to_le_bytes());
        bytes
    }

    /// What the hidden cells come to.
    pub fn hidden(&self, seen: impl Iterator<Item = (usize, f32)>) -> [f32; HIDDEN] {
        let mut cells = self.bias;
        for (feature, amount) in seen {
            self.add(&mut cells, feature, amount);
        }
        cells
    }

    #[inline]
    fn add(&self, cells: &mut [f32; HIDDEN], feature: usize, amount: f32) {
        for (cell, weight) in cells.iter_mut().zip(&self.seen[feature]) {
            *cell += amount * weight;
        }
    }

    /// The sum that [`logistic`] makes a chance of, from the hidden cells.
    #[must_use]
    pub fn sum(&self, cells: &[f32; HIDDEN]) -> f32 {
        let mut sum = self.out_bias;
        for (cell, weight) in cells.iter().zip(&self.out) {
            sum += cell.max(0.0) * weight;
        }
        sum
    }

    /// What a net sees of a position in which `next` is about to throw: places below [`FEATURES`], and numbers.
    pub fn sees(
        judge: &Judge,
        ground: &Ground,
        position: &Position,
        next: Side,
        mut see: impl FnMut(usize, f32),
    ) {
        features(judge, ground, position, next, &mut see);
    }
}

fn head() -> [u8; HEAD] {
    let mut head = [0; HEAD];
    let numbers = [VERSION, FEATURES as u16, HIDDEN as u16];
    let bytes = MAGIC
        .into_iter()
        .chain(numbers.into_iter().flat_map(u16::to_le_bytes));
    for (place, byte) in head.iter_mut().zip(bytes) {
        *place = byte;
    }
    head
}

impl Evaluator for Net {
    fn chance(&self, judge: &Judge, ground: &Ground, position: &Position, next: Side) -> f32 {
        let mut cells = self.bias;
        features(judge, ground, position, next, &mut |feature, amount| {
            self.add(&mut cells, feature, amount);
        });
        logistic(self.sum(&cells))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn some() -> Net {
        let weight = |n: usize| (n * 7919 % 255) as f32 / 127.0 - 1.0;
        Net {
            seen: (0..FEATURES)
                .map(|n| core::array::from_fn(|cell| weight(n * HIDDEN + cell)))
                .collect(),
            bias: core::array::from_fn(weight),
            out: core::array::from_fn(|cell| weight(cell + 100)),
            out_bias: 0.25,
        }
    }

    #[test]
    fn weights_are_small_and_are_read_as_they_were_written() {
        let bytes = some().write();
        assert!(bytes.len() <= WEIGHTS_LIMIT, "{}", bytes.len());
        let net = Net::read(&bytes).unwrap();
        assert_eq!(net.write(), bytes);
        for (row, read) in some().seen.iter().zip(&net.seen) {
            for (weight, read) in row.iter().zip(read) {
                assert!((weight - read).abs() <= 0.5 / 127.0);
            }
        }
    }

    #[test]
    fn other_bytes_are_refused() {
        let good = some().write();
        assert_eq!(Net::read(b""), Err(NetError::NotWeights));
        assert_eq!(Net::read(b"<!doctype html>"), Err(NetError::NotWeights));
        for cut in [HEAD, good.len() / 2, good.len() - 1] {
            assert!(matches!(
                Net::read(&good[..cut]),
                Err(NetError::Length { .. })
            ));
        }
        let mut other = good.clone();
        other[MAGIC.len()] += 1;
        assert_eq!(
            Net::read(&other),
            Err(NetError::Version {
                found: VERSION + 1,
                wanted: VERSION
            })
        );
        for place in (MAGIC.len() + 2..good.len()).step_by(97) {
            let mut damaged = good.clone();
            damaged[place] ^= 4;
            assert_eq!(Net::read(&damaged), Err(NetError::Damaged), "byte {place}");
        }
        let mut boundless = some();
        boundless.out[3] = f32::NAN;
        assert_eq!(Net::read(&boundless.write()), Err(NetError::Damaged));
    }
}
