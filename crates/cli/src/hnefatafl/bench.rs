//! `sahkku --game hnefatafl bench`: how fast the rules are on one core.

use std::hint::black_box;
use std::io::Write;

use clap::Args;
use hnefatafl::{Actions, History, Judge, Position};
use sahkku_bench::thread_time;

use super::rule_choice::RuleChoice;
use crate::failure::Failure;
use crate::rng::GameRng;
use crate::speed::{Measured, Measurements, Speed};

/// Games are cut off after so many decisions.
const MAX_DECISIONS: u32 = 5_000;

/// How many different positions move generation is measured on.
const POSITIONS: usize = 1_024;

/// Measures random games and the generation of legal moves, on one core.
///
/// Playouts are whole random games with repetition judged: decisions a second. Generation only
/// finds the legal moves of positions from such games: moves a second. Each is measured several
/// times; the median counts. Only processor time counts, where the system reports it.
#[derive(Args)]
#[command(after_long_help = "\
Examples:
  sahkku --game hnefatafl bench
  sahkku --game hnefatafl bench --rules tablut --repeats 15 --milliseconds 1000")]
pub(super) struct Arguments {
    #[command(flatten)]
    rules: RuleChoice,

    #[command(flatten)]
    measurements: Measurements,
}

pub(super) fn run(arguments: &Arguments, out: &mut impl Write) -> Result<(), Failure> {
    let all = arguments.rules.choose_all()?;
    arguments.measurements.write(out, &all, |chosen| Measured {
        id: chosen.preset.id,
        playouts: measure(arguments, |amount| playouts(&chosen.judge, amount)),
        generation: {
            let positions = sample_positions(&chosen.judge);
            measure(arguments, |amount| {
                move_generation(&chosen.judge, &positions, amount)
            })
        },
    })
}

fn measure(arguments: &Arguments, work: impl Fn(u32) -> u64) -> Speed {
    arguments.measurements.measure(|amount| {
        let start = thread_time();
        let units = black_box(work(black_box(amount)));
        let nanoseconds = thread_time() - start;
        (units as f64 * 1e9 / nanoseconds.max(1.0), nanoseconds)
    })
}

fn playouts(judge: &Judge, decisions: u32) -> u64 {
    let mut rng = GameRng::new(1, 0);
    let mut made = 0;
    while made < u64::from(decisions) {
        random_game(judge, &mut rng, |_| made += 1);
    }
    made
}

/// Plays a random game and calls `each` at each decision.
#[inline]
fn random_game(judge: &Judge, rng: &mut GameRng, mut each: impl FnMut(&Position)) {
    let mut legal = Actions::new();
    let mut history = History::new();
    let mut position = judge.start();
    let mut seen = history.note(&position);
    for _ in 0..MAX_DECISIONS {
        if position.outcome().is_some() || judge.repeated(seen).is_some() {
            return;
        }
        judge.legal(&position, &mut legal);
        each(&position);
        let chosen = rng.below(legal.len());
        judge.play_unchecked(&mut position, legal[chosen], &mut |_| ());
        seen = history.note(&position);
    }
}

/// Positions of random games, some decisions apart.
fn sample_positions(judge: &Judge) -> Vec<Position> {
    let mut rng = GameRng::new(2, 0);
    let mut positions = Vec::new();
    let mut decisions = 0;
    while positions.len() < POSITIONS {
        random_game(judge, &mut rng, |position| {
            decisions += 1;
            if decisions % 7 == 0 {
                positions.push(*position);
            }
        });
    }
    positions.truncate(POSITIONS);
    positions
}

fn move_generation(judge: &Judge, positions: &[Position], calls: u32) -> u64 {
    let mut legal = Actions::new();
    let mut found = 0;
    for position in positions.iter().cycle().take(calls as usize) {
        judge.legal(black_box(position), &mut legal);
        found += legal.len() as u64;
    }
    found
}
