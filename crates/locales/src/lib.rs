//! The message files of all languages: reading and checking them, and making of them what the program and the page need.
//!
//! `web/locales` has a folder for every language with a file for every part of the messages. `game` is loaded with the
//! page, `boot` stands in the page itself, and any other part is loaded when it is wanted. English says which messages
//! there are, and what arguments they have.

mod arguments;
mod check;
mod functions;
mod message;
mod page;
mod read;

pub use check::checked;
pub use functions::functions;
pub use message::{Message, Part, Pattern};
pub use page::{Insertions, insertions};
pub use read::{Locale, read};

use std::fmt;

/// The part that the first screen needs.
pub const FIRST: &str = "game";

/// The part that stands in the page itself, for what is said before any words are loaded.
pub const BOOT: &str = "boot";

/// What is wrong with a message file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    /// The file, such as `se/game.ftl`.
    pub file: String,
    /// The message, if it is about one.
    pub message: Option<String>,
    /// What is wrong and what to do.
    pub what: String,
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "web/locales/{}: ", self.file)?;
        if let Some(message) = &self.message {
            write!(f, "{message}: ")?;
        }
        f.write_str(&self.what)
    }
}

/// The file of a catalogue in the bundle, such as `words/se/game.txt`.
pub fn file_name(language: &str, part: &str) -> String {
    format!("words/{language}/{part}.txt")
}
