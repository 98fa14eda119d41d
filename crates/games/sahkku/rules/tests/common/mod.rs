//! Random rules and random games, for the conformance suite.
#![allow(unreachable_pub, reason = "there is no outside to reach")]

use proptest::prelude::*;
use sahkku::{Entry, Game, Judge, Rules};

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
