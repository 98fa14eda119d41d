//! Errors in the input of a caller.

use core::fmt;

/// Why a call failed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Error {
    /// Unknown game; the message lists the known ones.
    Game(String),
    /// A text of rules, a position or a record could not be read; the message says where and why.
    Text(String),
    /// The number stands for no legal action, or for no outcome of chance, in this state.
    Number {
        /// The number given.
        number: usize,
        /// The numbers that are valid.
        wanted: String,
    },
    /// The entry cannot come next; the message says why.
    Entry(String),
    /// There is not enough memory for this number of games.
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
