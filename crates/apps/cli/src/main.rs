//! The `sahkku` command: the games at a terminal.
#![cfg_attr(
    test,
    allow(
        dead_code,
        unused_imports,
        unused_macros,
        reason = "unit tests leave the games out"
    )
)]

mod branching;
mod command_line;
mod commands;
mod counts;
mod distance;
mod elo;
mod failure;
mod histogram;
mod in_order;
mod interrupt;
mod lines;
mod playout;
mod progress;
mod report;
mod rng;
mod rows;
mod rule_choice;
mod run;
mod score;
mod sheet;
mod shell;
mod standing;
mod starts;
mod statistics;
mod sum;
mod tally;
mod terminal;
mod terminals;
mod text_file;
mod unfinished;

use std::env;
use std::ffi::OsString;
use std::io::{self, BufWriter, Write};
use std::process::ExitCode;

use commands::matches::guard;
use failure::Failure;

fn main() -> ExitCode {
    let words: Vec<OsString> = env::args_os().collect();
    // The command also runs as a guard of engines.
    guard::asked(&words).map_or_else(|| run(&words), guard::run)
}

/// Runs a command line; its first word is the name of the program.
fn run(words: &[OsString]) -> ExitCode {
    let mut out = BufWriter::new(io::stdout().lock());
    // An unknown game is refused as a wrong command line.
    let game = command_line::named(words).unwrap_or(terminals::TERMINALS[0]);
    let done = match game.command().try_get_matches_from(words) {
        Ok(words) => match words.subcommand() {
            Some((name, words)) => game.run(name, words, &mut out),
            None => Ok(()),
        },
        Err(said) => {
            // If the message is lost, the exit code still says it.
            let _ = said.print();
            return ExitCode::from(u8::try_from(said.exit_code()).unwrap_or(2));
        }
    };
    // Output from before a failure is useful, too.
    let flushed = out.flush().map_err(Failure::from);
    match done.and(flushed) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(),
    }
}
