//! Deterministic pseudo-random numbers. A player has no random source of its own; it gets a seed.

use rand_core::{Rng, SeedableRng};
use rand_xoshiro::SplitMix64;

/// The increment of SplitMix64: 2⁶⁴ divided by the golden ratio, and odd. A multiple of it spreads
/// a small number over all 64 bits.
pub const GOLDEN_GAMMA: u64 = 0x9e37_79b9_7f4a_7c15;

/// The `n`th number, from 0, of the [`SplitMix64`] stream with this seed, without computing those before it. It hashes `seed`
/// and `n` to one number.
#[must_use]
pub fn nth_random(seed: u64, n: u64) -> u64 {
    SplitMix64::seed_from_u64(seed.wrapping_add(n.wrapping_mul(GOLDEN_GAMMA))).next_u64()
}

/// An endless stream of random bits: `first`, followed by bits derived from it. A caller that needs only 64 bits gets exactly
/// `first`.
pub fn bits_from(first: u64) -> impl FnMut() -> u64 {
    let mut next = first;
    let mut drawn = 0;
    move || {
        let bits = next;
        next = nth_random(first, drawn);
        drawn += 1;
        bits
    }
}

/// Maps a random number to [0, 1).
#[must_use]
pub fn unit_interval(random: u64) -> f32 {
    (random >> 40) as f32 / (1_u64 << 24) as f32
}
