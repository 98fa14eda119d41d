//! Random games of Kotra, in whole turns: all ways to use the throw are listed, and one is drawn.
//!
//! Each number is the median of repeats and counts time on the processor.

use std::error::Error;
use std::hint::black_box;

use kotra::{Die, Judge, Side, Throw, Ways, preset};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use sahkku_bench::{median, thread_time};

const REPEATS: u64 = 9;

/// How many turns one repeat plays at least.
const TURNS: u64 = 1_000_000;

/// What one repeat did.
#[derive(Default)]
struct Played {
    turns: u64,
    games: u64,
    ways: u64,
}

fn main() -> Result<(), Box<dyn Error>> {
    let judge = Judge::new(preset("kotra").ok_or("no rule set")?.rules);
    let (mut rates, mut all) = (Vec::new(), Played::default());
    for repeat in 0..REPEATS {
        let start = thread_time();
        let played = black_box(play(black_box(&judge), repeat));
        rates.push(played.turns as f64 * 1e9 / (thread_time() - start));
        all.turns += played.turns;
        all.games += played.games;
        all.ways += played.ways;
    }
    println!(
        "{:.2} million turns a second; {:.1} ways a turn, {:.1} turns a game; median of {REPEATS}",
        median(&mut rates) / 1e6,
        all.ways as f64 / all.turns as f64,
        all.turns as f64 / all.games as f64,
    );
    Ok(())
}

/// Plays whole games.
fn play(judge: &Judge, seed: u64) -> Played {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut ways = Ways::new();
    let mut played = Played::default();
    while played.turns < TURNS {
        let mut position = judge.start(Side::White);
        while position.outcome().is_none() {
            let drawn = rng.next_u64();
            let throw = Throw::two(die(drawn), die(drawn >> 16));
            judge.ways_of_throw(&position, throw, &mut ways);
            let way = ((drawn >> 32) * ways.len() as u64) >> 32;
            position = *ways.end(way as usize);
            played.turns += 1;
            played.ways += ways.len() as u64;
        }
        played.games += 1;
    }
    played
}

/// A die of the lowest sixteen bits.
fn die(bits: u64) -> Die {
    Die::ALL[(((bits & 0xffff) * 6) >> 16) as usize]
}
