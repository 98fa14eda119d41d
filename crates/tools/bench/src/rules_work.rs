//! Work for the rules: random games, move generation, perft.

use std::hint::black_box;

use sahkku::{Actions, Judge, Position, Side, Stage};

use crate::perft::{Throws, each_ply};
use crate::rng::BenchRng;
use crate::{Tally, thread_time};

/// Games are cut off after so many decisions, because some rule sets allow endless ones.
const MAX_DECISIONS: u32 = 5_000;

/// How many different positions move generation is measured on.
const POSITIONS: usize = 1_024;

/// A kind of work. What it counts are its units.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RulesWork {
    /// Random games: at each decision the legal actions are listed, one is drawn and played. The
    /// amount and the units are decisions.
    Playouts,
    /// Only the listing of legal actions. The amount is positions, the units are actions.
    MoveGeneration,
    /// All continuations of the start. The amount is the depth in plies, throws included; the units
    /// are leaves.
    Perft,
}

impl RulesWork {
    /// All kinds. The WebAssembly module knows them by their index.
    pub const ALL: [RulesWork; 3] = [
        RulesWork::Playouts,
        RulesWork::MoveGeneration,
        RulesWork::Perft,
    ];

    #[must_use]
    pub fn run(self, judge: &Judge, amount: u32) -> Tally {
        match self {
            RulesWork::Playouts => playouts(judge, amount),
            RulesWork::MoveGeneration => move_generation(judge, amount),
            RulesWork::Perft => {
                let throws = Throws::new(judge.rules());
                perft(judge, &throws, &judge.start(Side::Men), amount)
            }
        }
    }

    /// Does this work and measures the time.
    #[must_use]
    pub fn measure(self, judge: &Judge, amount: u32) -> Measurement {
        let start = thread_time();
        let tally = black_box(self.run(black_box(judge), black_box(amount)));
        Measurement {
            tally,
            nanoseconds: thread_time() - start,
        }
    }
}

/// Work and the time it took.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Measurement {
    pub tally: Tally,
    /// The time on the processor.
    pub nanoseconds: f64,
}

impl Measurement {
    /// Units a second.
    #[must_use]
    pub fn rate(&self) -> f64 {
        self.tally.rate(self.nanoseconds)
    }
}

fn playouts(judge: &Judge, decisions: u32) -> Tally {
    let mut rng = BenchRng::new(judge.rules());
    let mut tally = Tally::default();
    while tally.units < u64::from(decisions) {
        random_game(judge, &mut rng, |_, legal| tally.add(1, legal));
    }
    tally
}

/// Plays a random game and calls `each` at each decision, with the position and the number of legal
/// actions.
#[inline]
fn random_game(judge: &Judge, rng: &mut BenchRng, mut each: impl FnMut(&Position, u32)) {
    let mut legal = Actions::new();
    let mut position = random_start(judge, rng);
    let mut decisions = 0;
    while decisions < MAX_DECISIONS {
        match position.stage() {
            Stage::Over(_) => return,
            Stage::Throw(count) => {
                let dice = rng.dice(count);
                judge.throw_and_list(&mut position, dice, &mut legal, &mut |_| ());
            }
            Stage::Decide => {
                each(&position, legal.len() as u32);
                let chosen = rng.below(legal.len() as u32) as usize;
                judge.play_and_list(&mut position, legal[chosen], &mut legal, &mut |_| ());
                decisions += 1;
            }
        }
    }
}

fn random_start(judge: &Judge, rng: &mut BenchRng) -> Position {
    let first = Side::BOTH[rng.below(2) as usize];
    let miedut = judge.rules().miedut && rng.below(2) == 1;
    match miedut {
        true => judge.start_miedut(first),
        false => judge.start(first),
    }
}

fn move_generation(judge: &Judge, calls: u32) -> Tally {
    let positions = sample_positions(judge);
    let mut legal = Actions::new();
    let mut tally = Tally::default();
    for position in positions.iter().cycle().take(calls as usize) {
        judge.legal(position, &mut legal);
        tally.add(legal.len() as u64, legal.len() as u32);
    }
    tally
}

/// Positions of random games, some decisions apart.
pub(crate) fn sample_positions(judge: &Judge) -> Vec<Position> {
    let mut rng = BenchRng::new(judge.rules());
    let mut positions = Vec::new();
    let mut decisions = 0;
    while positions.len() < POSITIONS {
        random_game(judge, &mut rng, |position, _| {
            decisions += 1;
            if decisions % 7 == 0 {
                positions.push(*position);
            }
        });
    }
    positions.truncate(POSITIONS);
    positions
}

fn perft(judge: &Judge, throws: &Throws, position: &Position, depth: u32) -> Tally {
    let mut tally = Tally::default();
    let Some(rest) = depth.checked_sub(1) else {
        tally.add(1, 1);
        return tally;
    };
    each_ply(judge, throws, position, |_, to| {
        let more = perft(judge, throws, to, rest);
        tally.add(more.units, more.checksum);
    });
    tally
}
