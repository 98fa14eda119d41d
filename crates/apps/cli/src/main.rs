//! The `sahkku` command: the games at a terminal.

mod choice;
mod cli;
mod merge;
mod shell;

use std::env;
use std::ffi::OsString;
use std::io::{self, BufWriter, Write};
use std::process::ExitCode;

use clap::Parser;
use games::{GameName, with_game};
use terminal::Failure;
use terminal::commands::matches::guard;

use cli::Cli;

fn main() -> ExitCode {
    let words: Vec<OsString> = env::args_os().collect();
    // The command also stands guard over engines.
    guard::asked(&words).map_or_else(|| run(&words), guard::run)
}

/// Runs a command line, of which the first word is the name of the program.
fn run(words: &[OsString]) -> ExitCode {
    let mut out = BufWriter::new(io::stdout().lock());
    // What is no game is refused as a wrong command line.
    let game = choice::named(words.iter().cloned()).unwrap_or(GameName::ALL[0]);
    let done = with_game!(game, G in terminal => match Cli::<G>::try_parse_from(words) {
        Ok(cli) => cli.run(&mut out),
        Err(said) => {
            // If nobody can be told, the exit code still says it.
            let _ = said.print();
            return ExitCode::from(u8::try_from(said.exit_code()).unwrap_or(2));
        }
    });
    // What was printed before something went wrong is of use, too.
    let flushed = out.flush().map_err(Failure::from);
    match done.and(flushed) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(),
    }
}
