//! Many games at random, on all cores.

use std::ops::Range;

use game::{Dealt, Game, Judge, Recorded, Turn, nth_random};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use rayon::prelude::*;

use crate::environment::Environment;

/// What a game at random came to.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Playout {
    /// What the first side won; the other side won the opposite. `None` for a game that was cut off.
    pub first: Option<f64>,
    /// The word for why the game ended; empty for a game that was cut off.
    pub reason: &'static str,
    /// How many decisions were made.
    pub decisions: u32,
    /// How many legal actions these decisions had in all.
    pub legal: u64,
    /// How often chance decided.
    pub throws: u32,
}

/// Plays the games with these numbers. Each legal action is equally likely, and a game is cut off after `cap` decisions. What
/// a game comes to depends on its number and on `seed`, and on nothing else.
pub fn play_at_random<E: Environment>(
    judge: &Judge<E::Game>,
    games: Range<u64>,
    seed: u64,
    cap: u32,
) -> Vec<Playout> {
    let play = |number| play_one::<E>(judge, nth_random(nth_random(seed, 0) ^ number, 0), cap);
    games.into_par_iter().map(play).collect()
}

fn play_one<E: Environment>(judge: &Judge<E::Game>, seed: u64, cap: u32) -> Playout {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut game = E::Game::begin(judge.clone());
    let mut found = Vec::new();
    let mut played = Playout {
        first: None,
        reason: "",
        decisions: 0,
        legal: 0,
        throws: 0,
    };
    loop {
        let entry = match game.turn() {
            Turn::Over(outcome) => {
                let (first, reason) = E::settled(&outcome);
                (played.first, played.reason) = (Some(first), reason);
                return played;
            }
            Turn::Chance(_) => {
                played.throws += 1;
                game.deal(|| rng.next_u64())
            }
            Turn::Decide(_) if played.decisions == cap => return played,
            Turn::Decide(_) => {
                game.list_decisions(&mut found);
                played.decisions += 1;
                played.legal += found.len() as u64;
                // Fair to one part in 2⁵⁶, which no number of games can show.
                let chosen = (u128::from(rng.next_u64()) * found.len() as u128) >> 64;
                found.get(chosen as usize).cloned()
            }
        };
        // There is always something that can come next, and what is listed is legal.
        let entered = entry.map(|entry| game.enter_unseen(&entry));
        if !matches!(entered, Some(Ok(()))) {
            debug_assert!(false, "nothing legal was found");
            return played;
        }
    }
}
