//! Reads and writes the bytes of a letter.

/// Writes a number, seven bits per byte, lowest first. All bytes but the last have the highest bit set.
pub(crate) fn write_number(bytes: &mut Vec<u8>, mut number: u32) {
    while number > 0x7f {
        bytes.push(number as u8 | 0x80);
        number >>= 7;
    }
    bytes.push(number as u8);
}

/// Writes a text, preceded by its length.
pub(crate) fn write_text(bytes: &mut Vec<u8>, text: &str) {
    write_number(bytes, text.len() as u32);
    bytes.extend(text.bytes());
}

/// Reads bytes one after the other. Each method returns `None` if the bytes end too soon.
pub(crate) struct Bytes<'a>(&'a [u8]);

impl<'a> Bytes<'a> {
    pub(crate) const fn new(bytes: &'a [u8]) -> Bytes<'a> {
        Bytes(bytes)
    }

    pub(crate) fn byte(&mut self) -> Option<u8> {
        let (first, rest) = self.0.split_first()?;
        self.0 = rest;
        Some(*first)
    }

    /// Reads a byte that is 0 or 1.
    pub(crate) fn flag(&mut self) -> Option<bool> {
        match self.byte()? {
            0 => Some(false),
            1 => Some(true),
            _ => None,
        }
    }

    pub(crate) fn array<const N: usize>(&mut self) -> Option<[u8; N]> {
        let (first, rest) = self.0.split_first_chunk()?;
        self.0 = rest;
        Some(*first)
    }

    pub(crate) fn number(&mut self) -> Option<u32> {
        let mut number: u32 = 0;
        for shift in (0..35).step_by(7) {
            let byte = self.byte()?;
            let part = u32::from(byte & 0x7f);
            number |= part
                .checked_shl(shift)
                .filter(|shifted| shifted >> shift == part)?;
            if byte & 0x80 == 0 {
                return Some(number);
            }
        }
        None
    }

    /// Reads a text of at most `limit` bytes.
    pub(crate) fn text(&mut self, limit: usize) -> Option<&'a str> {
        let length = self.number()? as usize;
        let (text, rest) = self
            .0
            .split_at_checked(length)
            .filter(|_| length <= limit)?;
        self.0 = rest;
        core::str::from_utf8(text).ok()
    }

    pub(crate) const fn rest(&self) -> &'a [u8] {
        self.0
    }
}
