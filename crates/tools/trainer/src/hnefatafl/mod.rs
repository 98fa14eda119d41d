//! The weights of Hnefatafl, and the meaning of its players' scores.

mod calibrating;
mod learning;
mod regression;
mod self_play;
mod writing;

use std::fs::{self, File};
use std::io::Write as _;
use std::path::PathBuf;

use clap::Args;
use game::Level;
use hnefatafl_player::Family;

use crate::Result;
use learning::{COLUMNS, learn};

#[derive(Args, Debug)]
pub(crate) struct Arguments {
    /// The seed of all random numbers
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many games of each family every generation of weights learns from
    #[arg(long, default_value_t = 600)]
    games: u64,
    /// How many generations there are; the weights of each play the games of the next
    #[arg(long, default_value_t = 2)]
    generations: u64,
    /// Games of the match of each generation against the weights by hand
    #[arg(long, default_value_t = 100)]
    match_games: u64,
    /// The file of the weights
    #[arg(long, default_value = "crates/games/hnefatafl/player/src/learned.rs")]
    weights: PathBuf,
    /// The file of the log
    #[arg(long, default_value = "docs/training/hnefatafl.csv")]
    log: PathBuf,
}

#[derive(Args, Debug)]
pub(crate) struct CurveArguments {
    /// The seed of all random numbers
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many games of each rule set the curves are fitted to
    #[arg(long, default_value_t = 600)]
    games: u64,
    /// The named rule sets that are fitted; all by default
    #[arg(long, value_delimiter = ',')]
    rules: Vec<String>,
    /// The level that plays the games
    #[arg(long, default_value = "strong")]
    level: Level,
    /// The file of the curves
    #[arg(
        long,
        default_value = "crates/games/hnefatafl/player/src/calibrated.rs"
    )]
    curves: PathBuf,
}

/// Learns the weights, and writes them and a log.
pub(crate) fn train(arguments: &Arguments) -> Result<()> {
    let mut log = File::create(&arguments.log)?;
    writeln!(log, "{COLUMNS}")?;
    let mut tables = Vec::new();
    for &family in Family::ALL {
        let weights = learn(family, arguments, |generation| {
            println!("{generation}");
            Ok(writeln!(log, "{generation}")?)
        })?;
        tables.push((family, weights));
    }
    fs::write(&arguments.weights, writing::source(&tables))?;
    print!("{}", writing::table(&tables));
    Ok(())
}

/// Fits the meaning of scores, and writes the curves.
pub(crate) fn fit_curves(arguments: &CurveArguments) -> Result<()> {
    let all = calibrating::calibrate(arguments)?;
    Ok(fs::write(&arguments.curves, calibrating::source(&all))?)
}
