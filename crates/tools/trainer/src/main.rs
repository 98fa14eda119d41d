//! Trains the bots by self-play.
//!
//! The same seed and number of games give the same weights. The training of a net can be interrupted: it continues from its
//! last checkpoint. Paths are relative to the project's folder, in which to run the program.

mod course;
mod hnefatafl;
mod kotra;
mod learner;
mod rng;
mod sahkku;

use std::error::Error;
use std::process::ExitCode;

use clap::Parser;

type Result<T> = std::result::Result<T, Box<dyn Error>>;

/// Trains the computer players by self-play
#[derive(Parser, Debug)]
enum Command {
    /// The nets of sáhkku, one for each rule set
    Sahkku(sahkku::Arguments),
    /// The net of Kotra
    Kotra(kotra::Arguments),
    /// The weights of Hnefatafl, a table for each family of rules
    Hnefatafl(hnefatafl::Arguments),
    /// What the scores of Hnefatafl mean: curves fitted to games of each named rule set
    HnefataflCurves(hnefatafl::CurveArguments),
}

fn main() -> ExitCode {
    let trained = match Command::parse() {
        Command::Sahkku(arguments) => sahkku::train(&arguments),
        Command::Kotra(arguments) => kotra::train(&arguments),
        Command::Hnefatafl(arguments) => hnefatafl::train(&arguments),
        Command::HnefataflCurves(arguments) => hnefatafl::fit_curves(&arguments),
    };
    match trained {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("training stopped: {error}");
            ExitCode::FAILURE
        }
    }
}
