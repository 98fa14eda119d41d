//! Random rules and random games, for the conformance suite.
#![allow(unreachable_pub, reason = "there is no outside to reach")]
#![allow(dead_code, reason = "each test file uses its own part of this")]

use proptest::prelude::*;
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use sahkku::{Dice, Entry, Game, Judge, Rules, Throw};

/// A repeatable source of chance for a test.
pub struct Chance(Xoshiro256PlusPlus);

impl Chance {
    pub fn new(seed: u64) -> Chance {
        Chance(Xoshiro256PlusPlus::seed_from_u64(seed))
    }

    /// A number below `limit`.
    pub fn below(&mut self, limit: usize) -> usize {
        (self.0.next_u64() % limit as u64) as usize
    }

    /// 64 random bits.
    pub fn bits(&mut self) -> u64 {
        self.0.next_u64()
    }

    pub fn throw(&mut self, rules: &Rules, count: u8) -> Throw {
        (0..count)
            .map(|_| rules.faces.as_slice()[self.below(4)])
            .collect()
    }

    pub fn dice(&mut self, rules: &Rules, count: u8) -> Dice {
        self.throw(rules, count).into_iter().collect()
    }
}

pub fn rules() -> impl Strategy<Value = Rules> {
    game::strategies::rules()
}

/// Plays a game with uniformly random decisions and shows `each` the game before every entry.
/// Stops after `limit` entries.
pub fn play(
    rules: Rules,
    seed: u64,
    limit: usize,
    each: impl FnMut(&Game, &Entry),
) -> (Game, Vec<Entry>) {
    let mut game = Game::new(Judge::new(rules).unwrap());
    let entries = game::strategies::play_on(&mut game, seed, limit, each);
    (game, entries)
}
