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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_game_is_found_wherever_it_stands() {
        let named = |line: &str| named(line.split(' ').map(OsString::from));
        assert_eq!(
            named("sahkku rules --game=hnefatafl"),
            Some(GameName::Hnefatafl)
        );
        for game in GameName::ALL {
            let line = format!("sahkku --game {} rules", game.game().name);
            assert_eq!(named(&line), Some(game));
        }
        assert_eq!(named("sahkku trace --games 3"), None);
        assert_eq!(
            named("sahkku trace --games 3 --game hnefatafl"),
            Some(GameName::Hnefatafl)
        );
        assert_eq!(named("sahkku --game chess rules"), None);
        assert_eq!(named("sahkku replay -- --game=hnefatafl"), None);
    }
}
