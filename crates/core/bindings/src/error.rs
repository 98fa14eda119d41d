//! What can be wrong with what a caller gives.

use core::fmt;

/// Why something could not be done.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Error {
    /// There is no such game; the message says which there are.
    Game(String),
    /// A text of rules, a position or a record could not be read; the message says where and why.
    Text(String),
    /// The number stands for no legal action, or for no outcome of chance, in this state.
    Number {
        /// What was given.
        number: usize,
        /// What would have been fine.
        wanted: String,
    },
    /// The entry cannot come next; the message says why.
    Entry(String),
    /// There is no memory for so many games.
    Memory(usize),
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Error::Game(why) | Error::Text(why) | Error::Entry(why) => f.write_str(why),
            Error::Memory(count) => write!(
                f,
                "there is no memory for {count} games; play fewer at once"
            ),
            Error::Number { number, wanted } => {
                write!(f, "{number} cannot come next; {wanted}")
            }
        }
    }
}

impl core::error::Error for Error {}
