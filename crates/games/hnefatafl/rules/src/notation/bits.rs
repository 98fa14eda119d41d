//! Numbers packed into as few bits as can tell them apart.

use crc::{CRC_16_IBM_3740, Crc, NoTable};

/// Writes numbers, the highest bit first.
#[derive(Default)]
pub(super) struct BitWriter {
    pub(super) bytes: Vec<u8>,
    used: u32,
}

impl BitWriter {
    pub(super) fn write(&mut self, value: u64, count: u32) {
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
}

/// Reads them; `None` where they end too soon.
pub(super) struct BitReader<'a> {
    pub(super) bytes: &'a [u8],
    pub(super) at: usize,
}

impl BitReader<'_> {
    pub(super) fn read(&mut self, count: u32) -> Option<u64> {
        let mut value = 0;
        for _ in 0..count {
            let byte = self.bytes.get(self.at / 8)?;
            value = value << 1 | u64::from(byte >> (7 - self.at % 8) & 1);
            self.at += 1;
        }
        Some(value)
    }

    /// Whether nothing follows but the rest of the last byte, and that empty.
    pub(super) fn ends(mut self) -> bool {
        let rest = (self.bytes.len() * 8).saturating_sub(self.at);
        rest < 8 && self.read(rest as u32) == Some(0)
    }
}

/// In how many bits one of so many numbers fits.
pub(super) fn bits_for(choices: usize) -> u32 {
    choices.next_power_of_two().trailing_zeros()
}

/// A checksum of 16 bits.
pub(super) fn checksum(bytes: &[u8]) -> u16 {
    // A link is short: a table would be more code than it saves time.
    Crc::<u16, NoTable>::new(&CRC_16_IBM_3740).checksum(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_checksum_is_the_one_of_the_catalogue() {
        assert_eq!(checksum(b"123456789"), 0x29B1);
    }

    #[test]
    fn numbers_come_back() {
        let mut bits = BitWriter::default();
        bits.write(5, 3);
        bits.write(300, 9);
        let mut read = BitReader {
            bytes: &bits.bytes,
            at: 0,
        };
        assert_eq!((read.read(3), read.read(9)), (Some(5), Some(300)));
        assert!(read.ends());
    }
}
