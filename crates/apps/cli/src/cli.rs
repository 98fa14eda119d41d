//! The commands of a game, and those that are the same for all.

use std::io::Write;

use clap::{ArgMatches, Args, Command, FromArgMatches};
use terminal::{AnyTerminal, Failure};

use crate::{choice, merge, shell};

/// The command line of a game.
pub(crate) fn command(game: &dyn AnyTerminal) -> Command {
    choice::offered(game.command()).subcommands([
        merge::Arguments::augment_args(Command::new("merge")),
        shell::Completions::augment_args(Command::new("completions")),
        shell::Manual::augment_args(Command::new("man")),
    ])
}

/// Does what a command line says.
pub(crate) fn run(
    game: &dyn AnyTerminal,
    words: &ArgMatches,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let Some((name, words)) = words.subcommand() else {
        return Ok(());
    };
    match name {
        "merge" => merge::run(&read(words)?, out),
        "completions" => read::<shell::Completions>(words)?.write(of_all_games(), out),
        "man" => read::<shell::Manual>(words)?.write(command(game), out),
        _ => game.run(name, words, out),
    }
}

fn read<A: FromArgMatches>(words: &ArgMatches) -> Result<A, Failure> {
    A::from_arg_matches(words).map_err(|error| Failure::CommandLine(error.to_string()))
}

/// Shells know one command: it takes whatever it takes for any game.
fn of_all_games() -> Command {
    let all = choice::TERMINALS.into_iter().map(command);
    all.reduce(shell::with_arguments_of).unwrap_or_default()
}
