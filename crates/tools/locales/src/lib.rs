//! The message files of all languages: they are read, checked, and converted for the program and the page.
//!
//! `web/words` has the shared words, which are the same for every game, and each game in `crates/games` has a folder `words`
//! with its own. Both have a folder for every language with a file for every part of the messages. `game` is loaded with the
//! page, `boot` is inside the page itself, and any other part is loaded on demand. English defines the messages and their
//! arguments. The page of a game has the shared words and those of the game, combined in one catalogue for each part.

// Tests refer to the crate as its users do.
#[cfg(test)]
extern crate self as sahkku_locales;

mod check;
mod compile;
pub mod elements;
mod functions;
mod kinds;
mod message;
mod page;
mod read;
#[cfg(test)]
mod tests;
mod words;

pub use compile::{compile_game, compile_house};
pub use functions::{Owner, functions};
pub use message::{Message, Pattern, Piece};
pub use page::{Insertions, insertions};
pub use read::Locale;
pub use words::{Words, folder, is_finished};

use std::fmt;

/// The part that the first screen needs.
pub const FIRST: &str = "game";

/// The part inside the page itself, for messages before any words are loaded.
pub const BOOT: &str = "boot";

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    /// The file, such as `web/words/se/game.ftl`.
    pub file: String,
    pub message: Option<String>,
    /// What is wrong, and how to fix it.
    pub what: String,
}

impl Problem {
    fn new(file: impl Into<String>, message: Option<&str>, what: impl Into<String>) -> Problem {
        Problem {
            file: file.into(),
            message: message.map(str::to_owned),
            what: what.into(),
        }
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: ", self.file)?;
        if let Some(message) = &self.message {
            write!(f, "{message}: ")?;
        }
        f.write_str(&self.what)
    }
}

/// The game of the page `index.html`. Its addresses contain no name of a game.
pub const MAIN: &str = games::GAMES[0].name;

/// The file of a catalogue in the bundle, such as `words/se/game.txt`; for another game it includes the name, as in
/// `words/hnefatafl/se/game.txt`.
pub fn file_name(game: &str, language: &str, part: &str) -> String {
    match game {
        MAIN => format!("words/{language}/{part}.txt"),
        other => format!("words/{other}/{language}/{part}.txt"),
    }
}
