//! Random bits that follow from a seed.

use crate::GOLDEN_GAMMA;
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

/// Reproducible random bits: the bits of the nth throw of a game follow only from the seed and n, so a game continues with the
/// same dice after it has been saved and restored.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SeededRandom {
    seed: u64,
}

impl SeededRandom {
    /// The random bits of this seed.
    #[must_use]
    pub const fn new(seed: u64) -> SeededRandom {
        SeededRandom { seed }
    }

    /// The random bits for the `n`th event of a game, from 0.
    #[must_use]
    pub fn bits(self, n: usize) -> u64 {
        let stream = (n as u64).wrapping_mul(GOLDEN_GAMMA);
        Xoshiro256PlusPlus::seed_from_u64(self.seed ^ stream).next_u64()
    }
}
