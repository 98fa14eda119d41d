//! Random numbers for visual effects.

use rand_core::{Rng, SeedableRng};
use rand_xoshiro::SplitMix64;

/// Random numbers for looks only, from a seed, so that a throw can be shown again unchanged.
#[derive(Clone, Debug)]
pub struct VisualRng(SplitMix64);

impl VisualRng {
    /// The numbers of this seed. They are permanent, or a throw would look different after an update.
    pub fn new(seed: u64) -> VisualRng {
        VisualRng(SplitMix64::seed_from_u64(seed))
    }

    /// A number from −1 to 1.
    pub fn symmetric(&mut self) -> f64 {
        (self.0.next_u64() >> 11) as f64 / (1u64 << 52) as f64 - 1.0
    }
}
