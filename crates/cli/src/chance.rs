//! Chance that can be repeated: all of it comes from a seed.

use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use sahkku::{Dice, Rules, Side};

/// A source of chance of its own for one game, so that games can be played in any order and on
/// any number of threads.
pub(crate) struct Chance(Xoshiro256PlusPlus);

impl Chance {
    /// The chance of game number `game` under `seed`.
    pub(crate) fn of_game(seed: u64, game: u64) -> Chance {
        let key = scramble(scramble(seed) ^ game);
        Chance(Xoshiro256PlusPlus::seed_from_u64(key))
    }

    /// A number below `limit`, which must not be 0; every number equally likely.
    #[inline]
    pub(crate) fn below(&mut self, limit: usize) -> usize {
        let limit = limit as u64;
        loop {
            let product = u128::from(self.0.next_u64()) * u128::from(limit);
            let rest = product as u64;
            // Numbers in the ragged end of the range would be likelier than the others. The
            // slow division is hardly ever asked for.
            if rest >= limit || rest >= limit.wrapping_neg() % limit {
                return (product >> 64) as usize;
            }
        }
    }

    /// Any number, for players who need chance as a value.
    pub(crate) fn whim(&mut self) -> u64 {
        self.0.next_u64()
    }

    pub(crate) fn coin(&mut self) -> bool {
        self.below(2) == 1
    }

    pub(crate) fn side(&mut self) -> Side {
        Side::BOTH[self.below(2)]
    }

    /// Throws `count` dice.
    #[inline]
    pub(crate) fn dice(&mut self, rules: &Rules, count: u8) -> Dice {
        let faces = rules.faces.as_slice();
        // Two bits of one number for each die: every die has four faces.
        let mut bits = self.0.next_u64();
        let mut dice = Dice::NONE;
        for _ in 0..count {
            dice = dice.with(faces[(bits & 3) as usize]);
            bits >>= 2;
        }
        dice
    }
}

/// Mixes the bits of a number well (the finishing steps of SplitMix64).
const fn scramble(number: u64) -> u64 {
    let z = number.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_has_the_same_chance_every_time_and_its_own() {
        let first = |seed, game| {
            let mut chance = Chance::of_game(seed, game);
            [0; 8].map(|_| chance.below(1000))
        };
        assert_eq!(first(1, 0), first(1, 0));
        assert_ne!(first(1, 0), first(1, 1));
        assert_ne!(first(1, 0), first(2, 0));
        assert_ne!(first(0, 1), first(1, 0));
    }

    #[test]
    fn every_number_below_the_limit_is_equally_likely() {
        let mut chance = Chance::of_game(3, 0);
        let mut counts = [0_u32; 7];
        for _ in 0..70_000 {
            counts[chance.below(7)] += 1;
        }
        assert!(
            counts.iter().all(|count| (9_500..10_500).contains(count)),
            "{counts:?}"
        );
    }
}
