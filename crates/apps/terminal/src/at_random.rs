//! Games at random for other programs: those that `sahkku simulate` plays.

use std::ops::Range;

use rayon::prelude::*;

use crate::failure::Failure;
use crate::playout::{Playout, Random, Watcher, play_on};
use crate::rng::GameRng;
use crate::rule_choice::RuleChoice;
use crate::types::{Action, Judge};

/// What a game at random came to.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct AtRandom {
    /// What the first side won; the other side won the opposite. `None` for a game that was cut off.
    pub first: Option<f64>,
    /// The word for why the game ended; empty for a game that was cut off.
    pub reason: &'static str,
    /// How many decisions were made.
    pub decisions: u32,
    /// How many legal actions these decisions had in all.
    pub legal: u64,
    /// How often dice were thrown.
    pub throws: u32,
}

/// Plays the games with these numbers under rules in the notation, on all cores, each legal action equally likely. A game is cut
/// off after `cap` decisions. What it comes to depends on its number and on `seed` alone: it is the same as in `sahkku simulate`.
///
/// # Errors
/// Rules that cannot be read.
pub fn play_at_random<G: Playout>(
    rules: &str,
    games: Range<u64>,
    seed: u64,
    cap: u32,
) -> Result<Vec<AtRandom>, Failure> {
    let chosen = RuleChoice::<G>::text(rules).choose()?;
    let play = |number| play_one::<G>(&chosen.judge, GameRng::new(seed, number), cap);
    Ok(games.into_par_iter().map(play).collect())
}

fn play_one<G: Playout>(judge: &Judge<G>, mut rng: GameRng, cap: u32) -> AtRandom {
    let mut state = G::open(judge, &mut rng);
    let mut counter = Counter::default();
    let outcome = play_on::<G>(judge, &mut state, &[Random; 2], &mut rng, cap, &mut counter);
    let ended = outcome.as_ref().map(G::ended);
    let Counter {
        decisions,
        legal,
        throws,
    } = counter;
    AtRandom {
        first: ended.as_ref().map(|ended| {
            let units = match ended.halves {
                0 => 1.0,
                halves => f64::from(halves) / 2.0,
            };
            match ended.winner.map(game::Side::index) {
                Some(0) => units,
                Some(_) => -units,
                None => 0.0,
            }
        }),
        reason: ended.map_or("", |ended| ended.reason),
        decisions,
        legal,
        throws,
    }
}

#[derive(Default)]
struct Counter {
    decisions: u32,
    legal: u64,
    throws: u32,
}

impl<G: Playout> Watcher<G> for Counter {
    #[inline]
    fn thrown(&mut self) {
        self.throws += 1;
    }

    #[inline]
    fn decision(&mut self, _: &Judge<G>, _: &G::State, legal: &[Action<G>], _: usize) {
        self.decisions += 1;
        self.legal += legal.len() as u64;
    }
}
