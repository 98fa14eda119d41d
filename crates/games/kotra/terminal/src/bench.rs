//! How fast the rules are on one core.

use std::hint::black_box;

use clap::Args;
use kotra::{DiceCount, Judge, Position, Throw, Ways};
use terminal::GameRng;
use terminal::commands::bench::{Benched, list_legal, sample_positions};

use crate::Kotra;
use crate::playout::throw;

/// What is measured.
#[derive(Args)]
pub struct Options {
    /// Lists all ways to use a throw in place of the legal actions
    #[arg(long)]
    turns: bool,
}

impl Benched for Kotra {
    type BenchOptions = Options;

    fn generation(options: &Options, judge: &Judge) -> impl Fn(u32) -> u64 {
        let mut rng = GameRng::new(2, 0);
        let positions = sample_positions::<Kotra>(judge, &mut rng);
        // Another throw that could lie there, for each position.
        let throws: Vec<Throw> = positions
            .iter()
            .map(|_| throw(DiceCount::Two, &mut rng))
            .collect();
        let turns = options.turns;
        move |calls| {
            if turns {
                list_ways(judge, &positions, &throws, calls)
            } else {
                list_legal::<Kotra>(judge, &positions, calls)
            }
        }
    }
}

fn list_ways(judge: &Judge, positions: &[Position], throws: &[Throw], calls: u32) -> u64 {
    let mut ways = Ways::new();
    let mut found = 0;
    let both = positions.iter().zip(throws);
    for (position, throw) in both.cycle().take(calls as usize) {
        judge.ways_of_throw(black_box(position), *throw, &mut ways);
        found += ways.len() as u64;
    }
    found
}
