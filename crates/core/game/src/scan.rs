//! A line of text that is read piece by piece, with the current place.

use core::fmt;
use core::marker::PhantomData;

use crate::unseen::{WORD_JOINER, is_blank, visible};
use crate::{Anywhere, trimmed};

/// Why a text could not be read. `E` is the type of the expectations.
///
/// ```
/// use game::{Anywhere, Scan};
///
/// let mut scan = Scan::<Anywhere>::of_line("men e5", 3);
/// scan.word();
/// let error = scan.expected(Anywhere::LineEnd);
/// assert_eq!((error.line, error.column, &*error.found), (3, 4, " e5"));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReadError<E> {
    /// The line, from 1.
    pub line: usize,
    /// The character in the line, from 1.
    pub column: usize,
    /// The text found there, a few characters as [`crate::visible`] shows them; empty at the end.
    pub found: String,
    /// What was expected there.
    pub expected: E,
}

impl<E: fmt::Display> fmt::Display for ReadError<E> {
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

impl<E: fmt::Debug + fmt::Display> core::error::Error for ReadError<E> {}

/// One line of text, read from left to right. `E` is the type of the expectations. A [`WORD_JOINER`] is skipped before anything
/// that is read.
///
/// ```
/// use game::{Anywhere, Scan};
///
/// let mut scan = Scan::<Anywhere>::new("15 men e5");
/// assert_eq!((scan.number(), scan.spaces(), scan.word()), (Some(15), true, "men"));
/// assert!(!scan.at_end() && scan.rest() == " e5");
/// ```
#[derive(Debug)]
pub struct Scan<'a, E> {
    line: usize,
    text: &'a str,
    /// The number of bytes read so far.
    at: usize,
    expects: PhantomData<E>,
}

impl<E> Clone for Scan<'_, E> {
    fn clone(&self) -> Self {
        Scan { ..*self }
    }
}

/// The length of the excerpt in an error message.
const SHOWN: usize = 24;

impl<'a, E> Scan<'a, E> {
    /// A text of one line.
    #[must_use]
    pub fn new(text: &'a str) -> Scan<'a, E> {
        Scan::of_line(text, 1)
    }

    /// Reads a text of one line to its end. Blank space around it is ignored.
    ///
    /// # Errors
    /// Those of `read`, or an error if more text follows on the line.
    pub fn read_whole<T>(
        text: &'a str,
        read: impl FnOnce(&mut Scan<'a, E>) -> Result<T, ReadError<E>>,
    ) -> Result<T, ReadError<E>>
    where
        E: From<Anywhere>,
    {
        let begun = text.trim_start_matches(is_blank);
        let whole = begun.trim_end_matches(is_blank);
        // The missing part may be what follows usual spaces at the end, and then the error says so.
        let is_usual = begun[whole.len()..]
            .chars()
            .all(|c| matches!(c, ' ' | '\t'));
        let end = if is_usual { begun.len() } else { whole.len() };
        let (before, rest) = text.split_at(text.len() - begun.len());
        // An error names its place in the text, and so counts what is ignored before it.
        let start = before.rfind('\n').map_or(0, |at| at + 1);
        let line = 1 + before.matches('\n').count();
        let mut scan = Scan::of_line(&text[start..text.len() - rest.len() + end], line);
        scan.at = before.len() - start;
        scan.advance(0);
        let value = read(&mut scan)?;
        scan.end()?;
        Ok(value)
    }

    /// The line with this number, from 1, of a longer text.
    #[must_use]
    pub fn of_line(text: &'a str, line: usize) -> Scan<'a, E> {
        let mut scan = Scan {
            line,
            text,
            at: 0,
            expects: PhantomData,
        };
        scan.advance(0);
        scan
    }

    /// Advances by `bytes`, and past any word joiner that follows.
    fn advance(&mut self, bytes: usize) {
        self.at += bytes;
        while self.rest().starts_with(WORD_JOINER) {
            self.at += WORD_JOINER.len_utf8();
        }
    }

    /// The whole line, independent of the reading position.
    #[must_use]
    pub fn whole(&self) -> &'a str {
        self.text
    }

    /// The number of the line, from 1.
    #[must_use]
    pub fn line(&self) -> usize {
        self.line
    }

    /// The part that has not been read yet.
    #[must_use]
    pub fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    /// Whether everything has been read.
    #[must_use]
    pub fn is_done(&self) -> bool {
        self.rest().is_empty()
    }

    /// The next character.
    #[must_use]
    pub fn peek(&self) -> Option<char> {
        self.rest().chars().next()
    }

    /// Reads `what` if it comes next. Returns whether it does.
    pub fn take(&mut self, what: &str) -> bool {
        let here = self.rest().starts_with(what);
        if here {
            self.advance(what.len());
        }
        here
    }

    /// Reads any one character.
    pub fn skip(&mut self) {
        self.advance(self.peek().map_or(0, char::len_utf8));
    }

    /// Reads while `fits` returns true.
    pub fn take_while(&mut self, fits: impl Fn(char) -> bool) -> &'a str {
        let rest = self.rest();
        let end = rest.find(|c| !fits(c)).unwrap_or(rest.len());
        self.advance(end);
        &rest[..end]
    }

    /// Reads up to the next space.
    pub fn word(&mut self) -> &'a str {
        self.take_while(|c| !c.is_whitespace())
    }

    /// Reads spaces. Returns whether there were any.
    pub fn spaces(&mut self) -> bool {
        !self.take_while(|c| c == ' ' || c == '\t').is_empty()
    }

    /// Reads spaces.
    ///
    /// # Errors
    /// If there is no space.
    pub fn space(&mut self) -> Result<(), ReadError<E>>
    where
        E: From<Anywhere>,
    {
        if self.spaces() {
            Ok(())
        } else {
            Err(self.expected(Anywhere::Space))
        }
    }

    /// Whether only spaces are left.
    #[must_use]
    pub fn at_end(&self) -> bool {
        trimmed(self.rest()).is_empty()
    }

    /// Reads up to the end of the line, after any spaces.
    ///
    /// # Errors
    /// If something else comes next.
    pub fn end(&self) -> Result<(), ReadError<E>>
    where
        E: From<Anywhere>,
    {
        if self.at_end() {
            Ok(())
        } else {
            Err(self.expected(Anywhere::LineEnd))
        }
    }

    /// Reads a number without sign or leading zero, of at most nine digits.
    pub fn number(&mut self) -> Option<u32> {
        let rest = self.rest();
        let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
        let text = &rest[..digits];
        if digits == 0 || digits > 9 || (text.starts_with('0') && digits > 1) {
            return None;
        }
        self.advance(digits);
        text.parse().ok()
    }

    /// The error that `expected` does not come next.
    pub fn expected(&self, expected: impl Into<E>) -> ReadError<E> {
        let rest = self.rest().trim_end_matches(is_blank);
        let shown: String = rest.chars().take(SHOWN).collect();
        ReadError {
            line: self.line,
            column: self.text[..self.at].chars().count() + 1,
            found: visible(&shown).into_owned(),
            expected: expected.into(),
        }
    }
}
