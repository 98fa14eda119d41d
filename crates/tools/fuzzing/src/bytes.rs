//! Bytes turned into choices.

/// Choices that follow from bytes, until they have been read.
pub struct Bytes<'a> {
    rest: &'a [u8],
    /// A number made from all bytes read so far.
    mixed: u64,
}

impl<'a> Bytes<'a> {
    /// Choices from the first byte on.
    #[must_use]
    pub const fn new(bytes: &'a [u8]) -> Bytes<'a> {
        Bytes {
            rest: bytes,
            mixed: 0xcbf2_9ce4_8422_2325,
        }
    }

    /// The next byte; `None` when all are read.
    pub fn take(&mut self) -> Option<u8> {
        let (&first, rest) = self.rest.split_first()?;
        self.rest = rest;
        self.mixed = (self.mixed ^ u64::from(first)).wrapping_mul(0x0100_0000_01b3);
        Some(first)
    }

    /// A number below `limit` by the next byte; `None` when all are read.
    pub fn below(&mut self, limit: usize) -> Option<usize> {
        Some(usize::from(self.take()?) % limit)
    }

    /// A number below `limit` that follows from all bytes so far; another one for another `salt`.
    #[must_use]
    pub fn mixed(&self, salt: u64, limit: usize) -> usize {
        let mixed = (self.mixed ^ salt).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        ((mixed >> 32) % limit as u64) as usize
    }
}
