//! Records with one line for each turn.

use core::fmt;

use super::{Record, Recorded};
use crate::{Anywhere, ReadError, Scan};

/// The line of turns that a record is in.
#[derive(Default, Debug)]
pub struct Turns {
    /// The number of the turn; 0 before the first.
    pub number: u32,
    /// Whether the turn with that number is in progress.
    pub open: bool,
}

impl Turns {
    /// Begins a new line unless a turn is in progress. Returns whether it did.
    fn begin_line(&mut self) -> bool {
        let begins = !self.open;
        if begins {
            self.number = self.number.saturating_add(1);
            self.open = true;
        }
        begins
    }

    /// Reads the number of a turn and the space after it. The error is `rest` if the turn before is still in progress, and
    /// `number` if the number is another one.
    ///
    /// # Errors
    /// A [`ReadError`] with the place and the reason.
    pub fn read_number<E: From<Anywhere>>(
        &mut self,
        line: &mut Scan<'_, E>,
        rest: impl Into<E>,
        number: impl FnOnce(u32) -> E,
    ) -> Result<(), ReadError<E>> {
        let start = line.clone();
        if !self.begin_line() {
            return Err(start.expected(rest));
        }
        if line.number() != Some(self.number) {
            return Err(start.expected(number(self.number)));
        }
        line.space()
    }

    /// Writes the number and the side of a turn unless it is in progress. Returns whether it did.
    ///
    /// # Errors
    /// Those of the formatter.
    pub fn write_number(
        &mut self,
        side: impl fmt::Display,
        f: &mut fmt::Formatter<'_>,
    ) -> Result<bool, fmt::Error> {
        let begins = self.begin_line();
        if begins {
            let gap = if self.number > 1 { "\n" } else { "" };
            write!(f, "{gap}{} {side}", self.number)?;
        }
        Ok(begins)
    }
}

impl<G: Recorded<Lines = Turns>> Record<G> {
    /// Writes every entry with `write`, which receives the game before it, and ends the last line. Returns the game after them.
    ///
    /// # Errors
    /// Those of the formatter.
    pub fn write_turns(
        &self,
        f: &mut fmt::Formatter<'_>,
        write: impl Fn(&G, &G::Entry, &mut Turns, &mut fmt::Formatter<'_>) -> fmt::Result,
    ) -> Result<G, fmt::Error> {
        let mut game = self.opening();
        let mut turns = Turns::default();
        for entry in self.entries() {
            write(&game, entry, &mut turns, f)?;
            if game.enter_noted(entry, &mut turns).is_err() {
                debug_assert!(false, "an entry on record was never checked");
                break;
            }
        }
        if turns.number > 0 {
            writeln!(f)?;
        }
        Ok(game)
    }
}
