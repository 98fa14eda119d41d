//! The random numbers of games.

use kotra::{DiceCount, Die, Throw};
use rand_core::{Rng as _, SeedableRng as _};
use rand_xoshiro::Xoshiro256PlusPlus;

/// The random numbers of a game.
pub(crate) struct GameRng(Xoshiro256PlusPlus);

impl GameRng {
    /// Those of the `game`th game with this seed.
    pub(crate) fn new(seed: u64, game: u64) -> GameRng {
        let seed = game::nth_random(seed, game);
        GameRng(Xoshiro256PlusPlus::seed_from_u64(seed))
    }

    /// Any number.
    pub(crate) fn number(&mut self) -> u64 {
        self.0.next_u64()
    }

    /// A number below `limit`.
    pub(crate) fn below(&mut self, limit: u64) -> u64 {
        let product = u128::from(self.number()) * u128::from(limit);
        (product >> 64) as u64
    }

    fn die(&mut self) -> Die {
        Die::ALL[self.below(6) as usize]
    }

    /// So many dice.
    pub(crate) fn throw(&mut self, count: DiceCount) -> Throw {
        match count {
            DiceCount::One => Throw::one(self.die()),
            DiceCount::Two => Throw::two(self.die(), self.die()),
        }
    }
}
