//! The record of a game at a distance, with the letter from which all that is in it can be verified.
//!
//! The letter stands on a line of its own. The readers of records do not know that line: [`split`] takes it out for them, and
//! [`check`] compares what they read with the letter.

use core::fmt::{self, Display};

use game::{Dealt, Record, RuleSets, Side, trimmed, write_rules};

use crate::{KEY, Letter, Party, Word, tidy_name};

/// The word that the line begins with; a space and the letter follow.
const LINE: &str = "distance";

/// The first thing in which a record is not that of its letter: what is told is in the record, what is signed in the letter.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Difference {
    Rules {
        told: String,
        signed: String,
    },
    /// The position from which they begin.
    Start,
    Name {
        side: Side,
        /// Its word in records.
        word: &'static str,
        told: String,
        /// The name in the letter; empty if there is none.
        signed: String,
    },
    Entry {
        /// Its number, from 1.
        number: usize,
        told: String,
        signed: String,
    },
    Length {
        told: usize,
        signed: usize,
    },
}

impl Display for Difference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the record is not the one of its letter: ")?;
        match self {
            Difference::Rules { told, signed } => {
                write!(f, "its rules are {told}, the letter's {signed}")
            }
            Difference::Start => f.write_str("they begin with different positions"),
            Difference::Name {
                word, told, signed, ..
            } => write!(f, "{word} is {told}, in the letter {signed}"),
            Difference::Entry {
                number,
                told,
                signed,
            } => write!(f, "entry {number} is {told}, in the letter {signed}"),
            Difference::Length { told, signed } => {
                write!(f, "it has {told} entries, the letter {signed}")
            }
        }
    }
}

impl core::error::Error for Difference {}

/// The letter in a link, or the one that is the whole text.
#[must_use]
pub fn in_link(text: &str) -> Option<&str> {
    if text.starts_with(KEY) {
        return Some(text);
    }
    let (_, fragment) = text.split_once('#')?;
    fragment.starts_with(KEY).then_some(fragment)
}

/// Takes the line with the letter, or with a link that holds it, out of the text of a record. Gives the record, whose lines keep
/// their numbers, and the number of the line and the letter. A second such line stays where it is, and no reader takes it.
#[must_use]
pub fn split(text: &str) -> (String, Option<(usize, &str)>) {
    let (mut record, mut letter) = (String::new(), None);
    for (number, line) in (1..).zip(text.split_inclusive('\n')) {
        let rest = line.strip_prefix(LINE);
        match rest.and_then(|rest| rest.strip_prefix(' ')) {
            Some(rest) if letter.is_none() => {
                let rest = trimmed(rest);
                letter = Some((number, in_link(rest).unwrap_or(rest)));
                record.push('\n');
            }
            _ => record.push_str(line),
        }
    }
    (record, letter)
}

/// The record that a letter comes to. Whoever resigns beside the log has resigned.
#[must_use]
pub fn record<G: Dealt>(letter: &Letter<G>) -> Record<G> {
    let log = &letter.log;
    let Some(state) = log.state() else {
        return log.terms().start.clone();
    };
    let mut record = state.record().clone();
    if let Some(party) = resigned(letter) {
        record.push(G::resignation(state.side(party)));
    }
    record
}

/// Who has resigned beside the log, in a game that is not over.
fn resigned<G: Dealt>(letter: &Letter<G>) -> Option<Party> {
    let aside = letter.aside.filter(|aside| aside.word == Word::Resign)?;
    letter.log.floor()?;
    let said = |party: &Party| letter.log.is_said_by(*party, &aside);
    Party::BOTH.into_iter().find(said)
}

/// Checks that a record is that of its letter. The date, and names that are not told, are nobody's to sign.
///
/// # Errors
/// The first [`Difference`].
pub fn check<G>(record: &Record<G>, letter: &Letter<G>) -> Result<(), Difference>
where
    G: Dealt<Entry: Display>,
{
    let both = [record, &self::record(letter)];
    let [told, signed] = both.map(|record| write_rules(G::Rules::of(record.judge())));
    if told != signed {
        return Err(Difference::Rules { told, signed });
    }
    let [told, signed] = both.map(|record| {
        let position = record.start()?;
        Some(G::write_position(record.judge(), position))
    });
    if told != signed {
        return Err(Difference::Start);
    }
    for (word, side) in G::SIDES.into_iter().zip(Side::BOTH) {
        // Names are compared as they are shown.
        let [told, signed] = both.map(|record| tidy_name(record.name(side.into())));
        if !told.is_empty() && told != signed {
            return Err(Difference::Name {
                side,
                word,
                told,
                signed,
            });
        }
    }
    let [told, signed] = both.map(Record::entries);
    for (number, (told, signed)) in (1..).zip(told.iter().zip(signed)) {
        let [told, signed] = [told, signed].map(ToString::to_string);
        if told != signed {
            return Err(Difference::Entry {
                number,
                told,
                signed,
            });
        }
    }
    match [told.len(), signed.len()] {
        [told, signed] if told != signed => Err(Difference::Length { told, signed }),
        _ => Ok(()),
    }
}

/// Writes the record of a letter, with the letter in its last line. `note` is said to people above that, if there is something
/// to be said that no entry says.
#[must_use]
pub fn write<G: Dealt>(letter: &Letter<G>, note: Option<&str>) -> String {
    let note = note.map_or_else(String::new, |note| format!("# {note}\n"));
    let record = record(letter);
    format!("{record}{note}{LINE} {}\n", letter.write())
}
