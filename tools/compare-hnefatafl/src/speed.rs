//! The speeds of both engines, measured in turns.

use std::fmt;
use std::hint::black_box;
use std::io::Write;

use hnefatafl::{Actions, Board, perft_by_playing};
use sahkku_bench::{median, thread_time};
use theirs::aliases::{MediumBasicBoardState, SmallBasicBoardState};
use theirs::board::state::BoardState;

use crate::Failure;
use crate::other::Engine;
use crate::pairs::{PAIRS, Pair, judge};
use crate::random::Games;

/// How often each engine is measured.
const ROUNDS: usize = 9;

/// How long a measurement takes, about, in nanoseconds.
const LENGTH: f64 = 250e6;

/// On how many positions moves are listed.
const POSITIONS: usize = 1_024;

/// Millions of units a second, and how many times as fast we are: each the median of the rounds,
/// between the lowest and the highest.
struct Compared {
    ours: Figure,
    theirs: Figure,
    ratio: Figure,
}

struct Figure {
    lowest: f64,
    median: f64,
    highest: f64,
}

impl Figure {
    fn of(mut numbers: Vec<f64>) -> Figure {
        let median = median(&mut numbers);
        Figure {
            lowest: numbers.first().copied().unwrap_or(median),
            median,
            highest: numbers.last().copied().unwrap_or(median),
        }
    }
}

impl fmt::Display for Figure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Figure {
            lowest,
            median,
            highest,
        } = self;
        write!(f, "{median:.1} ({lowest:.1}–{highest:.1})")
    }
}

/// Measures every pair of rule sets and writes a table.
///
/// # Errors
/// If the table cannot be written, or the engines disagree.
pub fn write(out: &mut impl Write) -> Result<(), Failure> {
    writeln!(
        out,
        "| rules | moves listed, ours | theirs | ratio | perft leaves, ours | theirs | ratio |"
    )?;
    writeln!(out, "|---|--:|--:|--:|--:|--:|--:|")?;
    for pair in &PAIRS {
        let (listing, perft) = measure_pair(pair)?;
        write!(out, "| `{}` ", pair.ours)?;
        for Compared {
            ours,
            theirs,
            ratio,
        } in [listing, perft]
        {
            write!(out, "| {ours} | {theirs} | {ratio} ")?;
        }
        writeln!(out, "|")?;
        out.flush()?;
    }
    Ok(())
}

fn measure_pair(pair: &Pair) -> Result<(Compared, Compared), Failure> {
    // Their smallest board is faster.
    match judge(pair.ours)?.rules().board {
        Board::Seven => measure::<SmallBasicBoardState>(pair),
        Board::Nine | Board::Eleven => measure::<MediumBasicBoardState>(pair),
    }
}

fn measure<B: BoardState>(pair: &Pair) -> Result<(Compared, Compared), Failure> {
    let judge = judge(pair.ours)?;
    let engine = Engine::<B>::new(pair.theirs, judge.rules().board.size());

    let positions = Games::new(2).positions(&judge, POSITIONS);
    let states = positions
        .iter()
        .map(|position| engine.set_up(position))
        .collect::<Result<Vec<_>, _>>()?;
    let list_ours = || {
        let mut legal = Actions::new();
        let found = positions.iter().map(|position| {
            judge.legal(black_box(position), &mut legal);
            black_box(&legal).len() as u64
        });
        found.sum()
    };
    let list_theirs = || {
        let mut plays = Vec::new();
        let found = states.iter().map(|state| {
            engine.legal(black_box(state), &mut plays);
            black_box(&plays).len() as u64
        });
        found.sum()
    };
    let listing = compare(list_ours, list_theirs)?;

    let start = engine.set_up(&judge.start())?;
    let perft = compare(
        || perft_by_playing(&judge, black_box(&judge.start()), pair.depth),
        || engine.perft(black_box(&start), pair.depth),
    )?;
    Ok((listing, perft))
}

/// Measures two pieces of work that must come to the same number, in turns.
fn compare(ours: impl Fn() -> u64, theirs: impl Fn() -> u64) -> Result<Compared, Failure> {
    if ours() != theirs() {
        return Err(format!("{} is not {}", ours(), theirs()).into());
    }
    let (our_passes, their_passes) = (passes(&ours), passes(&theirs));
    let mut rates = [const { Vec::new() }; 3];
    for _ in 0..ROUNDS {
        let ours = rate(&ours, our_passes);
        let theirs = rate(&theirs, their_passes);
        for (rates, rate) in rates.iter_mut().zip([ours, theirs, ours / theirs]) {
            rates.push(rate);
        }
    }
    let [ours, theirs, ratio] = rates.map(Figure::of);
    Ok(Compared {
        ours,
        theirs,
        ratio,
    })
}

/// How often the work is done in a measurement. Finding it warms up the processor.
fn passes(work: &impl Fn() -> u64) -> u32 {
    let mut passes = 1_u32;
    loop {
        let took = timed(work, passes).1;
        if took > LENGTH / 8.0 {
            return ((f64::from(passes) * LENGTH / took) as u32).max(1);
        }
        passes *= 2;
    }
}

/// Millions of units a second.
fn rate(work: &impl Fn() -> u64, passes: u32) -> f64 {
    let (units, nanoseconds) = timed(work, passes);
    units as f64 * 1e3 / nanoseconds
}

fn timed(work: &impl Fn() -> u64, passes: u32) -> (u64, f64) {
    let start = thread_time();
    let units = (0..passes).map(|_| black_box(work())).sum();
    (units, (thread_time() - start).max(1.0))
}
