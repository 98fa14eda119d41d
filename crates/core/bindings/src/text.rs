//! Words, numbers and lists on a line.

use std::fmt::Display;
use std::str::FromStr;

use game::visible;

/// A word and entries: `best X:+a15-b15`.
pub fn list<E: Display>(word: &str, entries: &[E]) -> String {
    let entries: Vec<String> = entries.iter().map(ToString::to_string).collect();
    format!("{word} {}", entries.join("; "))
        .trim_end()
        .to_owned()
}

/// The beginning of a text from a user, as [`game::visible`] shows it.
pub fn short(text: &str) -> String {
    const SHOWN: usize = 60;
    match text.char_indices().nth(SHOWN) {
        Some((end, _)) => format!("{}…", visible(&text[..end])),
        None => visible(text).into_owned(),
    }
}

/// A sentence without line breaks.
pub(crate) fn one_line(text: &str) -> String {
    text.replace(char::is_control, " ")
}

/// Reads a number without a sign.
///
/// # Errors
/// A sentence that refers to the number by `name`.
pub(crate) fn read_number<N: FromStr>(name: &str, text: &str) -> Result<N, String> {
    let number = text
        .bytes()
        .all(|byte| byte.is_ascii_digit())
        .then(|| text.parse().ok());
    let wrong = || {
        format!(
            "{name} is a whole number; \"{}\" is not one, or is too large",
            short(text)
        )
    };
    number.flatten().ok_or_else(wrong)
}
