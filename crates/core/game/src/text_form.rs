//! The reader behind [`crate::text_form!`].

use core::fmt;
use core::str::FromStr;

/// The error for a text without the form of a [`crate::text_form!`].
///
/// ```
/// #[derive(PartialEq, Debug)]
/// struct Step { from: u8, to: u8 }
/// game::text_form!(Step: from "/" to);
///
/// let error = "2-5".parse::<Step>().expect_err("another sign");
/// assert!(error.to_string().ends_with("found \"2-5\""));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReadFormError {
    form: &'static str,
    found: String,
}

impl ReadFormError {
    #[doc(hidden)]
    #[must_use]
    pub fn new(form: &'static str, found: &str) -> ReadFormError {
        ReadFormError {
            form,
            found: found.to_owned(),
        }
    }
}

impl fmt::Display for ReadFormError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "expected {}, found \"{}\"", self.form, self.found)
    }
}

impl core::error::Error for ReadFormError {}

/// The parts of a text between separators.
#[doc(hidden)]
#[derive(Debug)]
pub struct FormParts<'a> {
    rest: &'a str,
    signs: &'a [&'a str],
}

impl<'a> FormParts<'a> {
    #[must_use]
    pub const fn new(rest: &'a str, signs: &'a [&'a str]) -> FormParts<'a> {
        FormParts { rest, signs }
    }

    /// Reads the next part, up to its separator or to the end. Accepts only the text that the value would be written as.
    pub fn read<T: FromStr + fmt::Display>(&mut self) -> Option<T> {
        let part = match self.signs.split_first() {
            Some((sign, signs)) => {
                let (part, rest) = self.rest.split_once(sign)?;
                (self.rest, self.signs) = (rest, signs);
                part
            }
            None => self.rest,
        };
        let value: T = part.parse().ok()?;
        (value.to_string() == part).then_some(value)
    }
}
