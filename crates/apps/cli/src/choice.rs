//! The game that a command line names.

use std::ffi::OsString;

use clap::Args;
use clap::builder::{PossibleValue, PossibleValuesParser};
use games::{GAMES, Game, GameName};

/// The choice as every command takes it. The commands of each game have arguments of their own, so
/// the choice is looked for before anything else is read.
#[derive(Args)]
pub(crate) struct Arguments {
    /// The game
    #[arg(long, global = true, value_name = "GAME", default_value = GAMES[0].name, value_parser = names())]
    game: String,
}

fn names() -> PossibleValuesParser {
    let name = |game: &Game| PossibleValue::new(game.name).help(game.about);
    GAMES.iter().map(name).collect::<Vec<_>>().into()
}

/// The game that a command line names.
pub(crate) fn named(arguments: impl IntoIterator<Item = OsString>) -> Option<GameName> {
    let mut words = arguments.into_iter().skip(1);
    while let Some(word) = words.next() {
        // A file may have a name that is no text.
        let Some(word) = word.to_str() else { continue };
        let name = if word == "--" {
            return None;
        } else if word == "--game" {
            words.next()?.to_str()?.to_owned()
        } else if let Some(name) = word.strip_prefix("--game=") {
            name.to_owned()
        } else {
            continue;
        };
        return GameName::named(&name);
    }
    None
}
