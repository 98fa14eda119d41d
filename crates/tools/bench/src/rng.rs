//! Random numbers that take next to no time, so that the rules are what is measured.

use rand_core::{Rng, SeedableRng};
use rand_xoshiro::SplitMix64;
use sahkku::{Dice, MAX_DICE, Rules};

/// Random choices and throws, the same in every run.
pub(crate) struct BenchRng {
    rng: SplitMix64,
    /// By the number of dice: all throws, each as often as it is probable.
    throws: [[Dice; 256]; MAX_DICE as usize + 1],
}

impl BenchRng {
    pub(crate) fn new(rules: &Rules) -> BenchRng {
        let mut throws = [[Dice::NONE; 256]; MAX_DICE as usize + 1];
        for (count, throws) in throws.iter_mut().enumerate() {
            for (n, dice) in throws.iter_mut().enumerate() {
                let faces = (0..count).map(|die| rules.faces.as_slice()[n >> (2 * die) & 3]);
                *dice = faces.collect();
            }
        }
        BenchRng {
            rng: SplitMix64::seed_from_u64(1),
            throws,
        }
    }

    /// A number below `limit`. The bias is negligible for small limits.
    #[inline]
    pub(crate) fn below(&mut self, limit: u32) -> u32 {
        ((u64::from(self.rng.next_u32()) * u64::from(limit)) >> 32) as u32
    }

    #[inline]
    pub(crate) fn dice(&mut self, count: u8) -> Dice {
        self.throws[usize::from(count)][(self.rng.next_u32() >> 24) as usize]
    }
}
