//! The random numbers of games, from a seed.

use game::nth_random;
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

/// The random numbers of one game. Each game has its own, so that games can be played in any order and on any number of
/// threads.
pub(crate) struct GameRng(Xoshiro256PlusPlus);

impl GameRng {
    /// The random numbers of game number `game` under `seed`, always the same.
    pub(crate) fn new(seed: u64, game: u64) -> GameRng {
        let key = nth_random(nth_random(seed, 0) ^ game, 0);
        GameRng(Xoshiro256PlusPlus::seed_from_u64(key))
    }

    /// A number below `limit`, which must not be 0. All are equally likely.
    #[inline]
    pub(crate) fn below(&mut self, limit: usize) -> usize {
        let limit = limit as u64;
        loop {
            let product = u128::from(self.0.next_u64()) * u128::from(limit);
            let rest = product as u64;
            // Numbers in the incomplete last part of the range would be more likely than the others. The slow division is
            // rarely needed.
            if rest >= limit || rest >= limit.wrapping_neg() % limit {
                return (product >> 64) as usize;
            }
        }
    }

    /// 64 random bits: a seed for a player, or dice.
    #[inline]
    pub(crate) fn bits(&mut self) -> u64 {
        self.0.next_u64()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_number_below_the_limit_is_equally_likely() {
        let mut rng = GameRng::new(3, 0);
        let mut counts = [0_u32; 7];
        for _ in 0..70_000 {
            counts[rng.below(7)] += 1;
        }
        assert!(
            counts.iter().all(|count| (9_500..10_500).contains(count)),
            "{counts:?}"
        );
    }
}
