//! `sahkku --game kotra bench`: how fast the rules are on one core.

use std::hint::black_box;
use std::io::Write;

use clap::Args;
use kotra::{Action, Actions, DiceCount, Judge, Position, Side, Throw, Ways};
use sahkku_bench::thread_time;

use super::playout::{Watcher, play_on, throw};
use super::rule_choice::RuleChoice;
use crate::failure::Failure;
use crate::rng::GameRng;
use crate::speed::{Measured, Measurements, Speed};

/// Games are cut off after so many decisions.
const MAX_DECISIONS: u32 = 5_000;

/// How many different positions are measured on.
const POSITIONS: usize = 1_024;

/// Measures random games and the generation of legal actions, on one core.
///
/// Playouts are whole random games: decisions a second, including the throws between them.
/// Generation only finds the legal actions of positions from such games: actions a second. With
/// --turns it lists all ways to use a throw instead: ways a second. Each is measured several times;
/// the median counts. Only processor time counts, where the system reports it.
#[derive(Args)]
#[command(after_long_help = "\
Examples:
  sahkku --game kotra bench
  sahkku --game kotra bench --turns --repeats 15 --milliseconds 1000")]
pub(super) struct Arguments {
    #[command(flatten)]
    rules: RuleChoice,

    #[command(flatten)]
    measurements: Measurements,

    /// Lists all ways to use a throw in place of the legal actions
    #[arg(long)]
    turns: bool,
}

pub(super) fn run(arguments: &Arguments, out: &mut impl Write) -> Result<(), Failure> {
    let all = arguments.rules.choose_all()?;
    arguments.measurements.write(out, &all, |chosen| {
        let judge = &chosen.judge;
        let positions = sample_positions(judge);
        Measured {
            id: chosen.preset.id,
            playouts: measure(arguments, |amount| playouts(judge, amount)),
            generation: measure(arguments, |amount| {
                if arguments.turns {
                    turn_generation(judge, &positions, amount)
                } else {
                    generation(judge, &positions, amount)
                }
            }),
        }
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

/// Plays a random game.
fn random_game(judge: &Judge, rng: &mut GameRng, watcher: &mut impl Watcher) {
    let mut position = judge.start(Side::BOTH[rng.below(2)]);
    play_on(judge, &mut position, rng, MAX_DECISIONS, watcher);
}

fn playouts(judge: &Judge, decisions: u32) -> u64 {
    struct Count(u64);
    impl Watcher for Count {
        #[inline]
        fn decision(&mut self, _: &Judge, _: &Position, _: &[Action], _: usize) {
            self.0 += 1;
        }
    }
    let mut rng = GameRng::new(1, 0);
    let mut made = Count(0);
    while made.0 < u64::from(decisions) {
        random_game(judge, &mut rng, &mut made);
    }
    made.0
}

/// Positions of random games, some decisions apart, each with another throw that could lie there.
fn sample_positions(judge: &Judge) -> Vec<(Position, Throw)> {
    struct Sample {
        decisions: u32,
        positions: Vec<Position>,
    }
    impl Watcher for Sample {
        fn decision(&mut self, _: &Judge, position: &Position, _: &[Action], _: usize) {
            self.decisions += 1;
            if self.decisions.is_multiple_of(7) {
                self.positions.push(*position);
            }
        }
    }
    let mut rng = GameRng::new(2, 0);
    let mut sample = Sample {
        decisions: 0,
        positions: Vec::new(),
    };
    while sample.positions.len() < POSITIONS {
        random_game(judge, &mut rng, &mut sample);
    }
    sample.positions.truncate(POSITIONS);
    let with_throw = |position| (position, throw(DiceCount::Two, &mut rng));
    sample.positions.into_iter().map(with_throw).collect()
}

fn generation(judge: &Judge, positions: &[(Position, Throw)], calls: u32) -> u64 {
    let mut legal = Actions::new();
    let mut found = 0;
    for (position, _) in positions.iter().cycle().take(calls as usize) {
        judge.legal(black_box(position), &mut legal);
        found += legal.len() as u64;
    }
    found
}

fn turn_generation(judge: &Judge, positions: &[(Position, Throw)], calls: u32) -> u64 {
    let mut ways = Ways::new();
    let mut found = 0;
    for (position, throw) in positions.iter().cycle().take(calls as usize) {
        judge.ways_of_throw(black_box(position), *throw, &mut ways);
        found += ways.len() as u64;
    }
    found
}
