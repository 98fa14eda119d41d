//! From random bits to faces.

use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use sahkku::{Rules, Throw};
use sahkku_player::GOLDEN_GAMMA;

/// What `count` dice show for some random bits: two bits a die, the lowest first, so that every
/// face is exactly equally likely. At most 32 dice.
#[must_use]
pub fn throw_from_bits(rules: &Rules, count: u8, bits: u64) -> Throw {
    let faces = rules.faces.as_slice();
    (0..count)
        .filter_map(|die| {
            faces
                .get((bits >> (2 * u32::from(die)) & 3) as usize)
                .copied()
        })
        .collect()
}

/// Random bits that can be repeated: the bits of the nth throw of a game follow from the seed and n
/// alone, so that a game goes on with the same dice after it has been saved and restored.
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

#[cfg(test)]
mod tests {
    use super::*;
    use sahkku::preset;

    #[test]
    fn every_face_is_equally_likely_over_all_bits() {
        let rules = preset("lagesvuotna").unwrap().rules;
        let mut seen = std::collections::BTreeMap::new();
        for bits in 0..64 {
            *seen
                .entry(throw_from_bits(&rules, 3, bits).to_vec())
                .or_insert(0) += 1;
        }
        assert_eq!(seen.len(), 64);
        assert!(seen.values().all(|&count| count == 1));
    }

    #[test]
    fn a_seed_repeats_itself_and_differs_from_others() {
        let bits = |seed| {
            (0..40)
                .map(|n| SeededRandom::new(seed).bits(n))
                .collect::<Vec<_>>()
        };
        assert_eq!(bits(7), bits(7));
        assert_ne!(bits(7), bits(8));
        let mut all = bits(7);
        all.sort_unstable();
        all.dedup();
        assert_eq!(all.len(), 40);
    }
}
