//! The `sahkku` command: the games at a terminal.

mod choice;
mod cli;
mod merge;
mod shell;

use std::env;
use std::ffi::OsString;
use std::io::{self, BufWriter, Write};
use std::process::ExitCode;

use terminal::Failure;
use terminal::commands::matches::guard;

fn main() -> ExitCode {
    let words: Vec<OsString> = env::args_os().collect();
    // The command also stands guard over engines.
    guard::asked(&words).map_or_else(|| run(&words), guard::run)
}

/// Runs a command line; its first word is the name of the program.
fn run(words: &[OsString]) -> ExitCode {
    let mut out = BufWriter::new(io::stdout().lock());
    // An unknown game is refused as a wrong command line.
    let game = choice::named(words).unwrap_or(choice::TERMINALS[0]);
    let read = cli::command(game).try_get_matches_from(words);
    let done = match read {
        Ok(words) => cli::run(game, &words, &mut out),
        Err(said) => {
            // If nobody can be told, the exit code still says it.
            let _ = said.print();
            return ExitCode::from(u8::try_from(said.exit_code()).unwrap_or(2));
        }
    };
    // What was printed before something went wrong is of use, too.
    let flushed = out.flush().map_err(Failure::from);
    match done.and(flushed) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(),
    }
}
