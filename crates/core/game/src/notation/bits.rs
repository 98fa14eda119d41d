//! Numbers packed into as few bits as their range needs.

use crc::{CRC_16_IBM_3740, Crc, NoTable};

/// Writes numbers, the highest bit first.
///
/// ```
/// use game::{BitReader, BitWriter};
///
/// let mut bits = BitWriter::default();
/// bits.write(5, 3);
/// bits.write_choice(&["left", "middle", "right"], &"right");
/// let bytes = bits.into_bytes();
/// assert_eq!(bytes.len(), 1);
///
/// let mut bits = BitReader::new(&bytes);
/// assert_eq!((bits.read(3), bits.read_choice(&["right", "middle", "left"])), (Some(5), Some("right")));
/// assert!(bits.ends());
/// ```
#[derive(Default, Debug)]
pub struct BitWriter {
    bytes: Vec<u8>,
    used: u32,
}

impl BitWriter {
    /// Writes the lowest `count` bits of a number.
    pub fn write(&mut self, value: u64, count: u32) {
        for n in (0..count).rev() {
            if self.used.is_multiple_of(8) {
                self.bytes.push(0);
            }
            if let Some(last) = self.bytes.last_mut() {
                *last |= ((value >> n & 1) as u8) << (7 - self.used % 8);
            }
            self.used += 1;
        }
    }

    /// Writes which of `all` was chosen, as its index in sorted order. The result does not depend on the order of `all`.
    pub fn write_choice<T: Ord>(&mut self, all: &[T], chosen: &T) {
        self.write(rank(all, chosen) as u64, bits_for(all.len()));
    }

    /// The bytes written; the last byte is padded with zeros.
    #[must_use]
    pub fn into_bytes(self) -> Vec<u8> {
        self.bytes
    }
}

/// Reads what a [`BitWriter`] wrote. Returns `None` when the bits run out.
///
/// ```
/// let mut bits = game::BitReader::new(&[0b1010_0000]);
/// assert_eq!((bits.read(3), bits.read(6)), (Some(5), None));
/// ```
#[derive(Debug)]
pub struct BitReader<'a> {
    bytes: &'a [u8],
    at: usize,
}

impl<'a> BitReader<'a> {
    /// Reads from the first bit on.
    #[must_use]
    pub const fn new(bytes: &'a [u8]) -> BitReader<'a> {
        BitReader { bytes, at: 0 }
    }

    /// Reads a number of `count` bits.
    pub fn read(&mut self, count: u32) -> Option<u64> {
        let mut value = 0;
        for _ in 0..count {
            let byte = self.bytes.get(self.at / 8)?;
            value = value << 1 | u64::from(byte >> (7 - self.at % 8) & 1);
            self.at += 1;
        }
        Some(value)
    }

    /// Reads which of `all` was chosen.
    pub fn read_choice<T: Ord + Copy>(&mut self, all: &[T]) -> Option<T> {
        let number = self.read(bits_for(all.len()))? as usize;
        all.iter().find(|one| rank(all, one) == number).copied()
    }

    /// Skips to the next byte; `None` if the rest of this one is not all zeros.
    pub fn align(&mut self) -> Option<()> {
        let rest = (8 - self.at % 8) % 8;
        (self.read(rest as u32)? == 0).then_some(())
    }

    /// Whether only zero padding of the last byte remains.
    #[must_use]
    pub fn ends(mut self) -> bool {
        let rest = (self.bytes.len() * 8).saturating_sub(self.at);
        rest < 8 && self.read(rest as u32) == Some(0)
    }
}

fn rank<T: Ord>(all: &[T], one: &T) -> usize {
    all.iter().filter(|other| *other < one).count()
}

/// The number of bits that hold one of `choices` numbers.
fn bits_for(choices: usize) -> u32 {
    choices.next_power_of_two().trailing_zeros()
}

/// A checksum of 16 bits.
pub(super) fn checksum(bytes: &[u8]) -> u16 {
    // A link is short, so a table would cost more code than the time it saves.
    Crc::<u16, NoTable>::new(&CRC_16_IBM_3740).checksum(bytes)
}
