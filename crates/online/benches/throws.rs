//! Makes a million throws of every kind by the protocol and measures how evenly they fall. Fails if they are uneven.
//!
//! `cargo xtask bench throws [COUNT] [SEED]`

#[path = "../src/tests/common/mod.rs"]
mod common;
#[path = "../src/tests/protocol/mod.rs"]
mod protocol;

use std::process::ExitCode;

use game::Dealt;
use games::{GameName, with_game};
use protocol::{Kind, chi_square, kinds, throws};

/// How many standard deviations count as uneven. Chance alone exceeds this once in three and a half million runs.
const TOO_FAR: f64 = 5.0;

fn main() -> ExitCode {
    let mut numbers = std::env::args().filter_map(|argument| argument.parse().ok());
    let count = numbers.next().unwrap_or(1_000_000);
    let seed = numbers.next().unwrap_or(2026);
    println!("kind,throws,cells,chi_square,degrees_of_freedom,deviations");
    // Each kind has its own throws.
    let mut seeds = seed..;
    let mut next = || seeds.next().unwrap_or(seed);
    let mut all = Vec::new();
    for game in GameName::ALL {
        let kinds = with_game!(game, P in programs => {
            let kinds = kinds::<P>().into_iter();
            kinds.map(|kind| even(kind, count, next())).collect::<Vec<_>>()
        });
        all.extend(kinds);
    }
    match all.into_iter().all(|even| even) {
        true => ExitCode::SUCCESS,
        false => ExitCode::FAILURE,
    }
}

fn even<G: Dealt<Entry: std::fmt::Display>>(
    (what, cells, game): Kind<G>,
    count: u64,
    seed: u64,
) -> bool {
    let thrown = throws(&game, count, seed);
    let single = chi_square(&thrown.results, cells);
    let pairs = chi_square(&thrown.pairs, cells * cells);
    let tables = [
        ("", cells, single),
        (" after another", cells * cells, pairs),
    ];
    for (which, cells, (square, freedom, deviations)) in tables {
        println!("\"{what}{which}\",{count},{cells},{square:.1},{freedom},{deviations:.2}");
    }
    [single, pairs]
        .iter()
        .all(|(.., deviations)| *deviations < TOO_FAR)
}
