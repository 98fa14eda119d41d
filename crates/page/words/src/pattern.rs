//! Patterns: texts with placeholders, and with choices between texts.
//!
//! `{to}` stands for the argument of that name. `{side|men:the men|*:the women}` becomes `the men` if the argument is `men`, and
//! otherwise the text after the star; the texts of a choice are patterns themselves. A number is compared first by value, then by
//! its plural category: `{count|0:nobody|one:a man|*:{count} men}`. A literal brace or bar is [escaped](escape).

use core::fmt::{Display, Write as _};

use crate::Language;

/// The value of a placeholder or of a choice.
#[derive(Clone, Copy)]
pub enum Value<'a> {
    /// A text, or a word such as `men`.
    Text(&'a str),
    Count(u32),
    /// Anything else that can be displayed; no text is chosen by it.
    Shown(&'a dyn Display),
}

/// The arguments of a message, by their names.
pub type Arguments<'a> = [(&'a str, Value<'a>)];

/// Formats the pattern. A missing argument or brace results in an empty text.
pub fn format(pattern: &str, arguments: &Arguments<'_>, language: &Language) -> String {
    let mut text = String::new();
    fill(&mut text, pattern, arguments, language);
    text
}

/// The special characters of patterns, and their escapes: three characters for private use, which no text contains.
const ESCAPES: [(char, char); 3] = [('{', '\u{e000}'), ('|', '\u{e001}'), ('}', '\u{e002}')];

/// Escapes a text for use in a pattern.
pub fn escape(text: &str) -> String {
    let find = |sign| ESCAPES.iter().find(|(plain, _)| *plain == sign);
    text.chars()
        .map(|sign| find(sign).map_or(sign, |(_, escaped)| *escaped))
        .collect()
}

fn push_unescaped(text: &mut String, piece: &str) {
    let find = |sign| ESCAPES.iter().find(|(_, escaped)| *escaped == sign);
    text.extend(
        piece
            .chars()
            .map(|sign| find(sign).map_or(sign, |(plain, _)| *plain)),
    );
}

fn fill(text: &mut String, pattern: &str, arguments: &Arguments<'_>, language: &Language) {
    let mut rest = pattern;
    while let Some((before, gap, after)) = next_gap(rest) {
        push_unescaped(text, before);
        put(text, gap, arguments, language);
        rest = after;
    }
    push_unescaped(text, rest);
}

/// The text before the first placeholder, the content of the placeholder, and the rest.
fn next_gap(pattern: &str) -> Option<(&str, &str, &str)> {
    let (before, rest) = pattern.split_once('{')?;
    let mut depth = 0;
    for (at, sign) in rest.char_indices() {
        match sign {
            '{' => depth += 1,
            '}' if depth == 0 => {
                let (gap, after) = around(rest, at)?;
                return Some((before, gap, after));
            }
            '}' => depth -= 1,
            _ => {}
        }
    }
    Some((before, rest, ""))
}

/// The text before and after the one-byte character at this position.
fn around(text: &str, at: usize) -> Option<(&str, &str)> {
    Some((text.get(..at)?, text.get(at + 1..)?))
}

fn put(text: &mut String, gap: &str, arguments: &Arguments<'_>, language: &Language) {
    let (name, mut choices) = at_bar(gap);
    let Some((_, value)) = arguments.iter().find(|(other, _)| *other == name) else {
        return;
    };
    if choices.is_empty() {
        return match value {
            Value::Text(word) => text.push_str(word),
            Value::Count(count) => text.push_str(&count.to_string()),
            // Writing to a String cannot fail.
            Value::Shown(value) => drop(write!(text, "{value}")),
        };
    }
    while !choices.is_empty() {
        let (choice, others) = at_bar(choices);
        let (key, pattern) = choice.split_once(':').unwrap_or((choice, ""));
        if key == "*" || matches(value, key, language) {
            return fill(text, pattern, arguments, language);
        }
        choices = others;
    }
}

/// The text before and after the first bar outside inner placeholders.
fn at_bar(gap: &str) -> (&str, &str) {
    let mut depth = 0;
    for (at, sign) in gap.char_indices() {
        match sign {
            '{' => depth += 1,
            '}' => depth -= 1,
            '|' if depth == 0 => return around(gap, at).unwrap_or((gap, "")),
            _ => {}
        }
    }
    (gap, "")
}

fn matches(value: &Value<'_>, key: &str, language: &Language) -> bool {
    match value {
        Value::Text(word) => *word == key,
        Value::Count(count) => key.parse() == Ok(*count) || language.plural(*count) == key,
        Value::Shown(_) => false,
    }
}
