//! The record of a game at a distance, with the letter from which all of it can be verified.
//!
//! The letter stands on a line of its own, which readers of records do not know. [`split`] removes the line before they read, and
//! [`check`] compares the record with the letter.

use core::fmt::Display;

use game::{Dealt, Record, RuleSets, Side, trimmed, write_rules};

use crate::{Difference, KEY, Letter, Party, Word, tidy_name};

/// The word that begins the line. A space and the letter follow.
const LINE: &str = "distance";

/// The letter in a link, or the whole text if it is a letter.
pub fn in_link(text: &str) -> Option<&str> {
    if text.starts_with(KEY) {
        return Some(text);
    }
    let (_, fragment) = text.split_once('#')?;
    fragment.starts_with(KEY).then_some(fragment)
}

/// Removes the line with the letter, or with a link that contains it, from the text of a record. Returns the record, whose lines
/// keep their numbers, with the line number and the letter. A second such line stays in place, and every reader refuses it.
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

/// The record of the game in a letter. A resignation in the aside counts.
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

/// The party that has resigned in the aside of a game that is not over.
fn resigned<G: Dealt>(letter: &Letter<G>) -> Option<Party> {
    let aside = letter.aside.filter(|aside| aside.word == Word::Resign)?;
    letter.log.floor()?;
    let said = |party: &Party| letter.log.is_said_by(*party, &aside);
    Party::BOTH.into_iter().find(said)
}

/// Checks a record against its letter. The date, and names that the record leaves out, are not compared.
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
            return Err(Difference::Name { word, told, signed });
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

/// Writes the record of a letter, with the letter in its last line. `note` is a remark for readers above that line, about
/// something that no entry says.
pub fn write<G: Dealt>(letter: &Letter<G>, note: Option<&str>) -> String {
    let note = note.map_or_else(String::new, |note| format!("# {note}\n"));
    let record = record(letter);
    format!("{record}{note}{LINE} {}\n", letter.write())
}
