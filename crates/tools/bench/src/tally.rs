//! What a benchmark did.

/// How much was done, and a checksum of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// What is counted depends on the work.
    pub units: u64,
    /// The same for two runs that did the same.
    pub checksum: u32,
}

impl Tally {
    pub(crate) fn add(&mut self, units: u64, seen: u32) {
        self.units += units;
        self.checksum = self.checksum.wrapping_mul(31).wrapping_add(seen);
    }

    /// Units a second, for work that took so long.
    #[must_use]
    pub fn rate(&self, nanoseconds: f64) -> f64 {
        self.units as f64 * 1e9 / nanoseconds.max(1.0)
    }
}
