//! What stands on record.

use core::fmt;
use core::str::FromStr;

use game::Side;

use crate::Reason;
use crate::outcome::SIDES;

/// One thing that is put on record. `A` are the actions of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Entry<A> {
    /// The die shows this face.
    Throw(u8),
    /// The side to move does this.
    Action(A),
    /// This side gives up.
    Resigned(Side),
    /// Both sides agree on a draw.
    Agreed,
}

impl<A> From<A> for Entry<A> {
    fn from(action: A) -> Entry<A> {
        Entry::Action(action)
    }
}

impl<A: fmt::Display> fmt::Display for Entry<A> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Entry::Throw(face) => face.fmt(f),
            Entry::Action(action) => action.fmt(f),
            Entry::Resigned(side) => {
                let reason = Reason::RESIGNED.word();
                write!(f, "result {} {reason}", SIDES[side.other().index()])
            }
            Entry::Agreed => write!(f, "result draw {}", Reason::AGREED.word()),
        }
    }
}

/// The error of a text that is no throw and no action.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReadEntryError(String);

impl fmt::Display for ReadEntryError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "expected a throw or an action: {}", self.0)
    }
}

impl core::error::Error for ReadEntryError {}

/// Reads a throw or an action.
impl<A: FromStr<Err: fmt::Display>> FromStr for Entry<A> {
    type Err = ReadEntryError;

    fn from_str(text: &str) -> Result<Entry<A>, ReadEntryError> {
        if let Ok(face) = text.parse() {
            return Ok(Entry::Throw(face));
        }
        let action = text.parse().map(Entry::Action);
        action.map_err(|error: A::Err| ReadEntryError(error.to_string()))
    }
}
