//! Reading a line of text piece by piece, remembering where one is.

use core::fmt;

use super::expected::{Expected, Form};

/// Why a text could not be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReadError {
    /// The line, from 1.
    pub line: usize,
    /// The character in the line, from 1.
    pub column: usize,
    /// What stands there, in a few characters; empty at the end.
    pub found: String,
    /// What should stand there.
    pub expected: Expected,
}

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}: ", self.line, self.column)?;
        if self.found.is_empty() {
            write!(f, "the text ends here; ")?;
        } else {
            write!(f, "found \"{}\"; ", self.found)?;
        }
        write!(f, "expected {}", self.expected)
    }
}

impl core::error::Error for ReadError {}

/// One line of text, read from left to right.
#[derive(Clone, Debug)]
pub(crate) struct Scan<'a> {
    line: usize,
    text: &'a str,
    /// Bytes read so far.
    at: usize,
}

/// How much of the text an error message shows.
const SHOWN: usize = 24;

impl<'a> Scan<'a> {
    pub(crate) fn new(text: &'a str) -> Scan<'a> {
        Scan::of_line(text, 1)
    }

    pub(crate) fn of_line(text: &'a str, line: usize) -> Scan<'a> {
        Scan { line, text, at: 0 }
    }

    /// The whole line, whatever has been read of it.
    pub(crate) fn whole(&self) -> &'a str {
        self.text
    }

    pub(crate) fn line(&self) -> usize {
        self.line
    }

    pub(crate) fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    pub(crate) fn is_done(&self) -> bool {
        self.rest().is_empty()
    }

    pub(crate) fn peek(&self) -> Option<char> {
        self.rest().chars().next()
    }

    /// Reads `what` if it stands here.
    pub(crate) fn take(&mut self, what: &str) -> bool {
        let here = self.rest().starts_with(what);
        if here {
            self.at += what.len();
        }
        here
    }

    /// Reads one character, whatever it is.
    pub(crate) fn skip(&mut self) {
        self.at += self.peek().map_or(0, char::len_utf8);
    }

    /// Reads as long as `fits`.
    pub(crate) fn take_while(&mut self, fits: impl Fn(char) -> bool) -> &'a str {
        let rest = self.rest();
        let end = rest.find(|c| !fits(c)).unwrap_or(rest.len());
        self.at += end;
        &rest[..end]
    }

    /// Reads up to the next space.
    pub(crate) fn word(&mut self) -> &'a str {
        self.take_while(|c| !c.is_whitespace())
    }

    /// Reads spaces; whether there were any.
    pub(crate) fn spaces(&mut self) -> bool {
        !self.take_while(|c| c == ' ' || c == '\t').is_empty()
    }

    pub(crate) fn space(&mut self) -> Result<(), ReadError> {
        if self.spaces() {
            Ok(())
        } else {
            Err(self.expected(Form::Space))
        }
    }

    /// Whether nothing but spaces is left.
    pub(crate) fn at_end(&self) -> bool {
        self.rest().trim_start().is_empty()
    }

    pub(crate) fn end(&self) -> Result<(), ReadError> {
        if self.at_end() {
            Ok(())
        } else {
            Err(self.expected(Form::LineEnd))
        }
    }

    /// Reads a number without sign or leading zero, of at most nine digits.
    pub(crate) fn number(&mut self) -> Option<u32> {
        let rest = self.rest();
        let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
        let text = &rest[..digits];
        if digits == 0 || digits > 9 || (text.starts_with('0') && digits > 1) {
            return None;
        }
        self.at += digits;
        text.parse().ok()
    }

    /// The error that something else should stand here.
    pub(crate) fn expected(&self, expected: impl Into<Expected>) -> ReadError {
        ReadError {
            line: self.line,
            column: self.text[..self.at].chars().count() + 1,
            found: self.rest().trim_end().chars().take(SHOWN).collect(),
            expected: expected.into(),
        }
    }
}
