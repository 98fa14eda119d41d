//! A move as text: `e4-b4`, `e2-d2xd3xc2` with its captures, `e4-b4=raichi` with a word.

use core::fmt;

use super::expected::{Expected, Form};
use super::{ReadError, Scan};
use crate::{Action, Square, Squares, Word};

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Written {
            action: *self,
            captures: None,
        }
        .fmt(f)
    }
}

/// A move as a record has it.
///
/// ```
/// use hnefatafl::{Squares, Written};
///
/// let captures = Some(Squares::only("e4".parse()?));
/// let written = Written { action: "e3-f3".parse()?, captures };
/// assert_eq!(written.to_string(), "e3-f3xe4");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Written {
    /// The move.
    pub action: Action,
    /// What it captures, if that is written.
    pub captures: Option<Squares>,
}

impl fmt::Display for Written {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Action { from, to, say } = self.action;
        write!(f, "{from}-{to}")?;
        for at in self.captures.unwrap_or_default() {
            write!(f, "x{at}")?;
        }
        match say {
            Some(word) => write!(f, "={}", word.word()),
            None => Ok(()),
        }
    }
}

impl core::str::FromStr for Action {
    type Err = ReadError;

    fn from_str(text: &str) -> Result<Action, ReadError> {
        let written = Scan::read_whole(text, read)?;
        if written.captures.is_none() {
            return Ok(written.action);
        }
        // The captures of a move cannot be checked without a position.
        let mut scan = Scan::new(text);
        scan.take_while(|c| c != 'x');
        Err(scan.expected(Form::ActionEnd))
    }
}

/// Reads one move, up to a space or the end.
pub(super) fn read(scan: &mut Scan<'_>) -> Result<Written, ReadError> {
    let from = read_square(scan)?;
    if !scan.take("-") {
        return Err(scan.expected(Form::Hyphen));
    }
    let to = read_square(scan)?;
    let mut captures: Option<Squares> = None;
    while scan.take("x") {
        let at = scan.clone();
        let square = Squares::only(read_square(scan)?);
        let before = captures.unwrap_or_default();
        if !(before & square).is_empty() {
            return Err(at.expected(Form::ActionEnd));
        }
        captures = Some(before | square);
    }
    let mut say = None;
    if scan.take("=") {
        let at = scan.clone();
        let word = Word::from_word(scan.word());
        say = Some(word.ok_or_else(|| at.expected(Expected::Words(Word::WORDS.to_vec())))?);
    }
    match scan.peek() {
        Some(c) if !c.is_whitespace() => Err(scan.expected(Form::ActionEnd)),
        _ => Ok(Written {
            action: Action { from, to, say },
            captures,
        }),
    }
}

fn read_square(scan: &mut Scan<'_>) -> Result<Square, ReadError> {
    let start = scan.clone();
    let Some(file) = scan.peek().filter(char::is_ascii_lowercase) else {
        return Err(start.expected(Form::Square));
    };
    scan.skip();
    // A word joiner may stand between the two.
    let rank = scan.take_while(|c| c.is_ascii_digit());
    let name = format!("{file}{rank}");
    name.parse().map_err(|_| start.expected(Form::Square))
}
