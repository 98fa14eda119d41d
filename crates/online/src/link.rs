//! Finds a letter in a link as messengers, mail programs and people hand it on: quoted, wrapped, escaped, without its beginning,
//! or with additions behind it or in it.

use std::borrow::Cow;

use game::{Dealt, is_invisible};

use crate::{KEY, LETTER_LIMIT, Letter, NoLetter, Secret, Unread};

/// The longest text that is searched, in bytes. It has room for two letters with every character escaped as three, and for the
/// text around them.
const TEXT_LIMIT: usize = 16 * LETTER_LIMIT;

/// The most letters of one text that are read, the last first. The quotation in an answer can come before or after the new
/// letter.
const LETTERS: usize = 8;

/// The most words behind a letter that are tried as parts of it.
const WORDS: usize = 6;

/// A letter and the rest of its link.
#[derive(Clone, Debug)]
pub struct Link<G: Dealt> {
    pub letter: Letter<G>,
    /// The letter as it was written.
    pub text: String,
    /// The text behind the letter, as `&name=value`.
    behind: String,
}

impl<G: Dealt> Link<G> {
    /// Finds the newest letter in a text.
    pub fn find(text: &str) -> Result<Link<G>, NoLetter> {
        let none = |why| NoLetter {
            why,
            text: String::new(),
        };
        if text.len() > TEXT_LIMIT {
            return Err(none(Unread::TooLong));
        }
        let text = plain(text);
        let name = format!("{}.", G::ID);
        let mut why = none(Unread::Kind);
        for word in [KEY, &name] {
            // Unchanged, as mail is sent, and as mail filters rewrite links.
            for sign in [None, Some('='), Some('-')] {
                let of_mail = sign.map(|sign| of_mail(&text, sign));
                match find_behind(of_mail.as_deref().unwrap_or(&text), word) {
                    Ok(link) => return Ok(link),
                    // If a text has the beginning of a letter, the error of that letter is reported.
                    Err(trouble) if word == KEY && why.why == Unread::Kind => why = trouble,
                    Err(_) => {}
                }
            }
        }
        Err(why)
    }

    /// The value with this name behind the letter.
    pub fn value(&self, name: &str) -> Option<&str> {
        let mut values = self
            .behind
            .split('&')
            .filter_map(|part| part.split_once('='));
        values.find(|(key, _)| *key == name).map(|(_, value)| value)
    }

    /// The secret behind the letter, if the link moves a game to another device.
    pub fn secret(&self) -> Option<Secret> {
        Secret::from_text(self.value("key")?.get(..Secret::LENGTH)?)
    }
}

/// Finds the newest letter after this word, which is the beginning of every letter or the name of the game in it.
fn find_behind<G: Dealt>(text: &str, word: &str) -> Result<Link<G>, NoLetter> {
    let mut found: Option<Link<G>> = None;
    let mut trouble = None;
    for (at, _) in text.rmatch_indices(word).take(LETTERS) {
        let from = if word == KEY { at + KEY.len() } else { at };
        match read(&text[from..]) {
            Ok(link) => {
                let length = |link: &Link<G>| link.letter.log.messages().len();
                if found
                    .as_ref()
                    .is_none_or(|held| length(held) < length(&link))
                {
                    found = Some(link);
                }
            }
            Err(why) => drop(trouble.get_or_insert(why)),
        }
    }
    found.ok_or_else(|| {
        trouble.unwrap_or(NoLetter {
            why: Unread::Kind,
            text: String::new(),
        })
    })
}

/// Undoes the escapes of addresses and markup, and removes invisible characters.
fn plain(text: &str) -> Cow<'_, str> {
    let mut text = Cow::Borrowed(text);
    // A link inside a link is escaped twice.
    for _ in 0..2 {
        if text.contains('%') {
            text = Cow::Owned(unescaped(&text, '%'));
        }
    }
    for (entity, c) in ENTITIES {
        if text.contains(entity) {
            text = Cow::Owned(text.replace(entity, c));
        }
    }
    let odd = |c: char| !c.is_ascii() && !c.is_alphanumeric() && !c.is_whitespace();
    if text.contains(odd) {
        let mut kept = String::new();
        for c in text.chars() {
            match c {
                // Phones replace two dashes by a long one.
                '\u{2014}' => kept.push_str("--"),
                '\u{2010}'..='\u{2013}' | '\u{2212}' => kept.push('-'),
                c if is_invisible(c) && !c.is_whitespace() => {}
                c => kept.push(c),
            }
        }
        text = Cow::Owned(kept);
    }
    text
}

/// How markup escapes the characters of letters and of the names behind them, and what can break a long word.
const ENTITIES: [(&str, &str); 9] = [
    ("&amp;", "&"),
    ("&#38;", "&"),
    ("&#61;", "="),
    ("&#x3D;", "="),
    ("&#x3d;", "="),
    ("&equals;", "="),
    ("&shy;", ""),
    ("&#8203;", ""),
    ("<wbr>", ""),
];

/// Decodes "quoted-printable", in which `=3D` stands for `=` and a line that goes on ends with `=`. `sign` can stand in place of
/// `=`.
fn of_mail(text: &str, sign: char) -> String {
    let mut joined = String::new();
    for line in text.split_inclusive('\n') {
        match line.trim_end().strip_suffix(sign) {
            Some(part) if line.ends_with('\n') => joined.push_str(part),
            _ => joined.push_str(line),
        }
    }
    unescaped(&joined, sign)
}

/// Decodes `%0A` and the like, with `sign` as the percent sign.
fn unescaped(text: &str, sign: char) -> String {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.as_bytes();
    while let [first, after @ ..] = rest {
        let digit = |n: usize| {
            after
                .get(n)
                .and_then(|digit| char::from(*digit).to_digit(16))
        };
        match (first, digit(0), digit(1)) {
            (first, Some(high), Some(low)) if char::from(*first) == sign => {
                bytes.push((high << 4 | low) as u8);
                rest = &after[2..];
            }
            _ => {
                bytes.push(*first);
                rest = after;
            }
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

/// Reads the letter at the beginning of a text. The lines and words that follow can belong to it.
fn read<G: Dealt>(text: &str) -> Result<Link<G>, NoLetter> {
    let parts = parts(text);
    let all = parts.len();
    // Most links are whole. If a link is wrapped, everything that follows belongs to it, except perhaps some words at the end.
    let counts = [1]
        .into_iter()
        .chain((2..=all).rev().take(WORDS))
        .chain(2..=WORDS.min(all));
    let mut trouble = None;
    for count in counts {
        let joined = parts[..count.min(all)].concat();
        let whole = joined.trim_end_matches(['.', '=', '&']);
        let marked = whole.trim_end_matches(['-', '_']);
        // A letter can end with a character that is also used as markup.
        for text in [whole, marked] {
            match read_joined(text) {
                Ok(link) => return Ok(link),
                // The error of the longest candidate is the most useful.
                Err(why) if count == 1 || count == all => {
                    trouble = trouble.filter(|_| count == 1).or(Some(why))
                }
                Err(_) => {}
            }
            if whole == marked {
                break;
            }
        }
    }
    Err(trouble.unwrap_or(NoLetter {
        why: Unread::Kind,
        text: String::new(),
    }))
}

/// Splits a text into runs of the characters of letters and of the names behind them. Stops at the first run that is only a word
/// of something else. Runs are separated by spaces, or by a line break and quotation marks.
fn parts(mut text: &str) -> Vec<&str> {
    let mut parts = Vec::new();
    let is_written =
        |c: char| c.is_ascii_alphanumeric() || matches!(c, '-' | '_' | '.' | '=' | '&');
    loop {
        let end = text.find(|c| !is_written(c)).unwrap_or(text.len());
        let (part, rest) = text.split_at(end);
        if part.is_empty() {
            return parts;
        }
        parts.push(part);
        let next = rest.trim_start_matches(|c: char| c.is_whitespace() || matches!(c, '>' | '|'));
        let between = &rest[..rest.len() - next.len()];
        // A quotation mark ends a link on a line of its own. An empty line ends any link.
        if !between.starts_with(char::is_whitespace) || between.matches('\n').count() > 1 {
            return parts;
        }
        text = next;
    }
}

fn read_joined<G: Dealt>(text: &str) -> Result<Link<G>, NoLetter> {
    let (letter, behind) = text.split_once('&').unwrap_or((text, ""));
    let mut halves = letter.splitn(3, '.');
    let letter = match (halves.next(), halves.next()) {
        (Some(game), Some(packed)) => format!("{KEY}{game}.{packed}"),
        _ => format!("{KEY}{letter}"),
    };
    match Letter::read(&letter) {
        Ok(read) => Ok(Link {
            letter: read,
            text: letter,
            behind: behind.to_owned(),
        }),
        Err(why) => Err(NoLetter { why, text: letter }),
    }
}
