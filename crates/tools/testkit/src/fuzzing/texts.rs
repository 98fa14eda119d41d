//! Properties of the texts of any game: every text is refused, or read as a value whose text reads back the same.

use core::fmt::Display;

use game::{
    ENTRIES_LIMIT, Judge, LINK_LIMIT, Linked, ReadError, Record, RuleSets, WORD_JOINER,
    read_position, read_rules, trimmed, write_position_link, write_rules,
};

use super::play::goes_on;
use super::{Fate, Fuzzed};

/// Rules are refused, or written as a text that reads back the same; and they can be played.
pub(crate) fn rules<G: Fuzzed>(text: &str) -> Fate {
    let rules = match read_rules::<G::Rules>(text) {
        Ok(rules) => rules,
        Err(error) => return refused(text, &error),
    };
    let written = write_rules(&rules);
    assert_eq!(read_rules(&written), Ok(rules), "{written}");
    let judge = rules.judge().expect("rules that were read go together");
    goes_on::<G>(
        &judge,
        Record::<G>::new(judge.clone(), None).opening().position(),
    );
    Fate::Kept
}

/// The input is a first line of rules, then a position, which is refused, or written as a text that reads back the same.
/// Without a first line, the rules are those of the first named rule set.
pub(crate) fn positions<G: Fuzzed>(text: &str) -> Fate {
    let usual = G::Rules::PRESETS[0].id;
    let (rules, text) = text.split_once('\n').unwrap_or((usual, text));
    let Ok(rules) = read_rules::<G::Rules>(rules) else {
        return Fate::Refused;
    };
    let judge = rules.judge().expect("rules that were read go together");
    match read_position::<G>(&judge, text) {
        Ok(position) => position_keeps::<G>(&judge, &position),
        Err(error) => return refused(text, &error),
    }
    Fate::Kept
}

/// An action is refused, or written as the text that it was read from, which reads back the same.
pub(crate) fn actions<G: Fuzzed>(text: &str) -> Fate {
    let action: G::Action = match text.parse() {
        Ok(action) => action,
        Err(error) => return refused(text, &error),
    };
    let written = action.to_string();
    assert!(
        written.parse().is_ok_and(|read: G::Action| read == action),
        "{written}"
    );
    assert_eq!(
        trimmed(text).replace(WORD_JOINER, ""),
        written,
        "an action can be written in one way"
    );
    Fate::Kept
}

/// A record is refused, or written as a text, and as a link, that read back the same.
pub(crate) fn records<G: Fuzzed>(text: &str) -> Fate {
    let record: Record<G> = match text.parse() {
        Ok(record) => record,
        Err(error) => return refused(text, &error),
    };
    record_keeps::<G>(&record);
    link_keeps::<G>(&record);
    Fate::Kept
}

/// A link is refused, or written as a link that reads back the same; its content can be written as text, too.
pub(crate) fn links<G: Fuzzed>(text: &str) -> Fate {
    match Linked::<G>::read(text) {
        Err(error) => {
            assert!(!error.to_string().is_empty());
            return Fate::Refused;
        }
        Ok(Linked::Position(judge, position)) => position_keeps::<G>(&judge, &position),
        Ok(Linked::Game(record)) => {
            link_keeps::<G>(&record);
            record_keeps::<G>(&record);
        }
    }
    Fate::Kept
}

/// An error points to a place in the text, and says what was expected there.
fn refused<E: Display>(text: &str, error: &ReadError<E>) -> Fate {
    // Something missing at the end is missing on the line after the last.
    let line = text.lines().nth(error.line - 1).unwrap_or("");
    assert!(error.line <= text.lines().count() + 1, "{error}");
    assert!(error.column <= line.chars().count() + 1, "{error}");
    assert!(!error.expected.to_string().is_empty(), "{error}");
    Fate::Refused
}

/// The position reads back from its text and its link, and can be played on.
fn position_keeps<G: Fuzzed>(judge: &Judge<G>, position: &G::Position) {
    position_reads_back::<G>(judge, position);
    goes_on::<G>(judge, position);
}

/// The position reads back from its text and its link.
pub(crate) fn position_reads_back<G: Fuzzed>(judge: &Judge<G>, position: &G::Position) {
    let written = G::write_position(judge, position);
    let read = read_position::<G>(judge, &written);
    assert_eq!(read.as_ref(), Ok(position), "{written}");

    let link = write_position_link::<G>(judge, position);
    let Ok(Linked::<G>::Position(_, read)) = Linked::read(&link) else {
        panic!("a link that cannot be read: {link}");
    };
    assert_eq!(read, *position, "{link}");
}

/// The record reads back from its text, if that is not too long.
pub(crate) fn record_keeps<G: Fuzzed>(record: &Record<G>) {
    let written = record.to_string();
    if written.len() > G::RECORD_LIMIT || record.entries().len() > ENTRIES_LIMIT {
        return;
    }
    match written.parse::<Record<G>>() {
        Ok(read) => {
            same_record::<G>(&read, record);
            assert_eq!(read.to_string(), written);
        }
        Err(error) => {
            let line = written.lines().nth(error.line - 1).unwrap_or("");
            panic!("a record that cannot be read: {error}\n{line}");
        }
    }
}

/// The record reads back from its link, if that is not too long.
pub(crate) fn link_keeps<G: Fuzzed>(record: &Record<G>) {
    let link = record.write_link();
    if link.len() > LINK_LIMIT || record.entries().len() > ENTRIES_LIMIT {
        return;
    }
    let Ok(Linked::<G>::Game(read)) = Linked::read(&link) else {
        panic!("a link that cannot be read: {link}");
    };
    same_record::<G>(&read, record);
    assert_eq!(read.write_link(), link);
}

/// Both records are the same, and lead to the same game.
pub(crate) fn same_record<G: Fuzzed>(one: &Record<G>, other: &Record<G>) {
    assert_eq!(G::Rules::of(one.judge()), G::Rules::of(other.judge()));
    for side in game::Side::BOTH {
        assert_eq!(one.name(side.into()), other.name(side.into()));
    }
    assert_eq!(one.date(), other.date());
    assert_eq!(one.start(), other.start());
    assert_eq!(one.entries(), other.entries());
    same_game(&one.replay(usize::MAX), &other.replay(usize::MAX));
}

pub(crate) fn same_game<G: Fuzzed>(one: &G, other: &G) {
    assert_eq!(one.position(), other.position());
    assert_eq!(one.turn().is_over(), other.turn().is_over());
    assert_eq!(one.decisions(), other.decisions());
    let [one, other] = [one, other].map(|game| game.result().map(|line| line.to_string()));
    assert_eq!(one, other);
}
