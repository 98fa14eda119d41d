//! The random numbers of games.

use game::GOLDEN_GAMMA;
use rand_core::{Rng as _, SeedableRng as _};
use rand_xoshiro::Xoshiro256PlusPlus;

pub(crate) struct GameRng(Xoshiro256PlusPlus);

impl GameRng {
    /// The random numbers of game number `game` with this seed.
    pub(crate) fn new(seed: u64, game: u64) -> GameRng {
        let key = seed.wrapping_mul(GOLDEN_GAMMA) ^ game;
        GameRng(Xoshiro256PlusPlus::seed_from_u64(key))
    }

    pub(crate) fn below(&mut self, limit: usize) -> usize {
        (self.0.next_u64() % limit as u64) as usize
    }

    /// A number from -1 to 1.
    pub(crate) fn symmetric(&mut self) -> f32 {
        self.below(2_000_001) as f32 / 1_000_000.0 - 1.0
    }
}
