//! Invisible characters: they are trimmed around a text, and named where a text cannot be read.

use core::ops::RangeInclusive;
use std::borrow::Cow;

/// U+2060 WORD JOINER. The page writes it before a number that names a place on the board, and people copy it from there.
pub const WORD_JOINER: char = '\u{2060}';

/// Characters without a visible shape: those of the class Cf, and others that Unicode's `Default_Ignorable_Code_Point` lists or
/// that look like a space. Classes known to the standard library are not listed here.
const INVISIBLE: [RangeInclusive<char>; 30] = [
    '\u{ad}'..='\u{ad}',
    '\u{34f}'..='\u{34f}',
    '\u{600}'..='\u{605}',
    '\u{61c}'..='\u{61c}',
    '\u{6dd}'..='\u{6dd}',
    '\u{70f}'..='\u{70f}',
    '\u{890}'..='\u{891}',
    '\u{8e2}'..='\u{8e2}',
    '\u{115f}'..='\u{1160}',
    '\u{17b4}'..='\u{17b5}',
    '\u{180b}'..='\u{180f}',
    '\u{200b}'..='\u{200f}',
    '\u{202a}'..='\u{202e}',
    '\u{2060}'..='\u{206f}',
    '\u{2800}'..='\u{2800}',
    '\u{3164}'..='\u{3164}',
    // Private use, and noncharacters.
    '\u{e000}'..='\u{f8ff}',
    '\u{fdd0}'..='\u{fdef}',
    '\u{fe00}'..='\u{fe0f}',
    '\u{feff}'..='\u{feff}',
    '\u{ffa0}'..='\u{ffa0}',
    '\u{fff0}'..='\u{fffc}',
    '\u{fffe}'..='\u{ffff}',
    '\u{110bd}'..='\u{110cd}',
    '\u{13430}'..='\u{1343f}',
    '\u{1bca0}'..='\u{1bca3}',
    '\u{1d173}'..='\u{1d17a}',
    '\u{e0000}'..='\u{e0fff}',
    '\u{f0000}'..='\u{ffffd}',
    '\u{100000}'..='\u{10ffff}',
];

/// Whether a character is invisible. A space is visible.
#[must_use]
pub fn is_invisible(c: char) -> bool {
    c.is_control() || INVISIBLE.iter().any(|range| range.contains(&c))
}

/// Whether a character is a space, including those without width, such as a byte order mark.
#[must_use]
pub const fn is_blank(c: char) -> bool {
    c.is_whitespace() || matches!(c, '\u{200b}' | WORD_JOINER | '\u{feff}')
}

/// The text without surrounding byte order marks, line ends and spaces of any kind.
///
/// ```
/// assert_eq!(game::trimmed("\u{feff}\u{a0} e5-e9\u{200b}\n"), "e5-e9");
/// ```
#[must_use]
pub fn trimmed(text: &str) -> &str {
    text.trim_matches(is_blank)
}

/// The text with each invisible character, and each space except the usual one, replaced by its code.
///
/// ```
/// assert_eq!(game::visible("sahkku\u{a0}1"), "sahkku[U+00A0]1");
/// ```
#[must_use]
pub fn visible(text: &str) -> Cow<'_, str> {
    let is_named = |c: char| is_invisible(c) || c.is_whitespace() && c != ' ';
    if !text.contains(is_named) {
        return Cow::Borrowed(text);
    }
    let mut shown = String::new();
    for c in text.chars() {
        match is_named(c) {
            true => shown.push_str(&format!("[U+{:04X}]", u32::from(c))),
            false => shown.push(c),
        }
    }
    Cow::Owned(shown)
}
