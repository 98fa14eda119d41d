//! The game that a command line names.

use std::ffi::OsString;

use clap::builder::{PossibleValue, PossibleValuesParser};
use clap::{Arg, Command};
use games::{GAMES, Game};
use terminal::AnyTerminal;

/// All games, in the order of [`GAMES`].
pub(crate) static TERMINALS: [&dyn AnyTerminal; GAMES.len()] = games::terminals!();

/// The choice as every command takes it. The commands of each game have arguments of their own, so the choice is looked for before
/// anything else is read.
pub(crate) fn offered(command: Command) -> Command {
    let name = |game: &Game| PossibleValue::new(game.name).help(game.about);
    let names: PossibleValuesParser = GAMES.iter().map(name).collect::<Vec<_>>().into();
    let choice = Arg::new("game")
        .long("game")
        .value_name("GAME")
        .help("The game");
    command.arg(
        choice
            .global(true)
            .default_value(GAMES[0].name)
            .value_parser(names),
    )
}

/// The game of this name.
pub(crate) fn known(name: &str) -> Option<&'static dyn AnyTerminal> {
    TERMINALS.into_iter().find(|game| game.id() == name)
}

/// The game that a command line names.
pub(crate) fn named(words: &[OsString]) -> Option<&'static dyn AnyTerminal> {
    // A file may have a name that is no text.
    let mut words = words
        .iter()
        .skip(1)
        .map(|word| word.to_str().unwrap_or_default());
    while let Some(word) = words.next() {
        match word {
            "--" => return None,
            "--game" => return known(words.next()?),
            _ => {}
        }
        if let Some(name) = word.strip_prefix("--game=") {
            return known(name);
        }
    }
    None
}
