//! Positions of random games, played by our rules.

use hnefatafl::{Action, Actions, Judge, Position};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::SplitMix64;

/// A game is broken off after so many moves.
const MOST_MOVES: u32 = 500;

/// Random games, the same in every run.
pub struct Games(SplitMix64);

impl Games {
    /// Games from a seed.
    #[must_use]
    pub fn new(seed: u64) -> Games {
        Games(SplitMix64::seed_from_u64(seed))
    }

    /// Plays a game. `each` is told every position in which a move is to be made, and that move.
    pub fn play(&mut self, judge: &Judge, mut each: impl FnMut(&Position, Action)) {
        let mut legal = Actions::new();
        let mut position = judge.start();
        for _ in 0..MOST_MOVES {
            judge.legal(&position, &mut legal);
            if legal.is_empty() {
                return;
            }
            let chosen = legal[(self.0.next_u64() % legal.len() as u64) as usize];
            each(&position, chosen);
            judge.play_unchecked(&mut position, chosen, &mut |_| ());
        }
    }

    /// So many positions, seven moves apart.
    pub fn positions(&mut self, judge: &Judge, count: usize) -> Vec<Position> {
        let mut positions = Vec::new();
        let mut moves = 0_u32;
        while positions.len() < count {
            self.play(judge, |position, _| {
                moves += 1;
                if moves.is_multiple_of(7) {
                    positions.push(*position);
                }
            });
        }
        positions.truncate(count);
        positions
    }
}
