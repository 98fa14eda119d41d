//! Learns the weights of the evaluation by self-play, a table for each family of rules; and what the scores of the players mean,
//! for each named rule set. It also plants blunders and asks the review for them.
//!
//! The same seed and number of games give the same numbers.

mod blunders;
mod calibrating;
mod learning;
mod regression;
mod self_play;
mod writing;

use std::error::Error;
use std::fs::{self, File};
use std::io::Write as _;
use std::path::PathBuf;
use std::process::ExitCode;

use clap::Parser;
use game::Level;
use hnefatafl_player::Family;

use crate::learning::{Generation, Plan, learn};

/// What is trained, and where the weights go. Paths begin at the project's folder, from where it is run.
#[derive(Parser, Debug)]
#[command(about, long_about = None)]
struct Arguments {
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
    /// Leaves the weights as they are, and fits what their scores mean: to --games games of each named rule set. What is
    /// fitted to one half of them is measured by the other
    #[arg(long)]
    calibrate: bool,
    /// Leaves the weights as they are, plants a blunder in each of --games games of strong players, and reviews them. The games
    /// take the rule sets of --rules in turn
    #[arg(long, conflicts_with = "calibrate", requires = "rules")]
    blunders: bool,
    /// The named rule sets of --blunders; or those that --calibrate fits anew, all if none is named
    #[arg(long, value_delimiter = ',')]
    rules: Vec<String>,
    /// The level that plays the games of --calibrate
    #[arg(long, default_value = "strong", requires = "calibrate")]
    level: Level,
    /// The file of what scores mean
    #[arg(
        long,
        default_value = "crates/games/hnefatafl/player/src/calibrated.rs",
        requires = "calibrate"
    )]
    curves: PathBuf,
    /// The table of what was said and what happened
    #[arg(
        long,
        default_value = "docs/measurements/hnefatafl-calibration.csv",
        requires = "calibrate"
    )]
    table: PathBuf,
    /// The table of planted blunders
    #[arg(
        long,
        default_value = "docs/measurements/hnefatafl-blunders.csv",
        requires = "blunders"
    )]
    blunders_table: PathBuf,
}

fn main() -> ExitCode {
    match train(&Arguments::parse()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("training stopped: {error}");
            ExitCode::FAILURE
        }
    }
}

/// Trains, and writes weights and log as it goes.
fn train(arguments: &Arguments) -> Result<(), Box<dyn Error>> {
    if arguments.calibrate {
        return calibrate(arguments);
    }
    if arguments.blunders {
        return plant(arguments);
    }
    let plan = Plan {
        seed: arguments.seed,
        games: arguments.games,
        generations: arguments.generations,
        match_games: arguments.match_games,
    };
    let mut log = File::create(&arguments.log)?;
    writeln!(log, "{}", Generation::NAMES)?;
    let mut tables = Vec::new();
    for &family in Family::ALL {
        let mut written = Ok(());
        let weights = learn(family, &plan, |generation| {
            println!("{generation}");
            written = writeln!(log, "{generation}");
        })?;
        written?;
        tables.push((family, weights));
    }
    fs::write(&arguments.weights, writing::source(&tables))?;
    print!("{}", writing::table(&tables));
    Ok(())
}

/// Fits what scores mean, and writes it with a table of what was said and what happened.
fn calibrate(arguments: &Arguments) -> Result<(), Box<dyn Error>> {
    let plan = calibrating::Plan {
        seed: arguments.seed,
        games: arguments.games,
        level: arguments.level,
        rules: arguments.rules.clone(),
    };
    let all = calibrating::calibrate(&plan, |one| print!("{}", calibrating::lines(one)))?;
    let before = fs::read_to_string(&arguments.table).unwrap_or_default();
    fs::write(&arguments.curves, calibrating::source(&all))?;
    fs::write(&arguments.table, calibrating::table(&all, &before))?;
    Ok(())
}

/// Plants blunders, and writes which of them the review names.
fn plant(arguments: &Arguments) -> Result<(), Box<dyn Error>> {
    let games = blunders::review(&blunders::Plan {
        seed: arguments.seed,
        games: arguments.games,
        rules: arguments.rules.clone(),
        attempts: blunders::ATTEMPTS,
    })?;
    let table = blunders::table(&games);
    print!("{table}");
    for missed in games.iter().filter(|game| !game.is_named()) {
        println!("\nnot named:\n{}", missed.record());
    }
    let named = games.iter().filter(|game| game.is_named()).count();
    println!("{named} of {} named", games.len());
    fs::write(&arguments.blunders_table, table)?;
    Ok(())
}
