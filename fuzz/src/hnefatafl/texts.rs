//! Every text is refused, or read as something that is written as a text that reads as the same.

use core::str;

use hnefatafl::{
    Action, Actions, Judge, LINK_LIMIT, Linked, Position, RECORD_LIMIT, ReadError, Record, Side,
    read_rules, write_rules,
};

use super::Fate;

/// Rules are refused, or written as a text that reads as the same rules; and they can be played.
pub fn rules_round_trip(input: &[u8]) -> Fate {
    let Ok(text) = str::from_utf8(input) else {
        return Fate::Refused;
    };
    let rules = match read_rules(text) {
        Ok(rules) => rules,
        Err(error) => return refused(text, &error),
    };
    let written = write_rules(&rules);
    assert_eq!(read_rules(&written), Ok(rules), "{written}");
    let judge = Judge::new(rules).expect("rules that were read go together");
    position_keeps(&judge, &judge.start());
    Fate::Kept
}

/// A first line of rules, then a position: refused, or written as a text that reads as the same
/// position.
pub fn positions_round_trip(input: &[u8]) -> Fate {
    let Ok(text) = str::from_utf8(input) else {
        return Fate::Refused;
    };
    let (rules, text) = text.split_once('\n').unwrap_or(("linne", text));
    let Ok(rules) = read_rules(rules) else {
        return Fate::Refused;
    };
    let judge = Judge::new(rules).expect("rules that were read go together");
    match judge.read_position(text) {
        Ok(position) => position_keeps(&judge, &position),
        Err(error) => return refused(text, &error),
    }
    Fate::Kept
}

/// A move is refused, or written as a text that reads as the same move.
pub fn actions_round_trip(input: &[u8]) -> Fate {
    let Ok(text) = str::from_utf8(input) else {
        return Fate::Refused;
    };
    let action: Action = match text.parse() {
        Ok(action) => action,
        Err(error) => return refused(text, &error),
    };
    assert_eq!(
        text.trim_end(),
        action.to_string(),
        "a move can be written in one way"
    );
    Fate::Kept
}

/// A record is refused, or written as a text, and as a link, that read as the same record.
pub fn records_round_trip(input: &[u8]) -> Fate {
    let Ok(text) = str::from_utf8(input) else {
        return Fate::Refused;
    };
    let record: Record = match text.parse() {
        Ok(record) => record,
        Err(error) => return refused(text, &error),
    };
    record_keeps(&record);
    link_keeps(&record);
    Fate::Kept
}

/// A link is refused, or written as a link that reads as the same; what is in it can be written
/// as text, too.
pub fn links_round_trip(input: &[u8]) -> Fate {
    let Ok(text) = str::from_utf8(input) else {
        return Fate::Refused;
    };
    match Linked::read(text) {
        Err(error) => {
            assert!(!error.to_string().is_empty());
            return Fate::Refused;
        }
        Ok(Linked::Position(judge, position)) => position_keeps(&judge, &position),
        Ok(Linked::Game(record)) => {
            link_keeps(&record);
            record_keeps(&record);
        }
    }
    Fate::Kept
}

/// An error names a place that the text has, and says what was expected there.
fn refused(text: &str, error: &ReadError) -> Fate {
    // What is missing at the end is missing on the line after the last.
    let line = text.lines().nth(error.line - 1).unwrap_or("");
    assert!(error.line <= text.lines().count() + 1, "{error}");
    assert!(error.column <= line.chars().count() + 1, "{error}");
    assert!(!error.expected.to_string().is_empty(), "{error}");
    Fate::Refused
}

/// The position reads back from its text and its link, can be set up piece by piece, and has
/// moves as long as the game is not over.
pub(super) fn position_keeps(judge: &Judge, position: &Position) {
    let written = judge.write_position(position);
    let read = judge.read_position(&written);
    assert_eq!(read.as_ref(), Ok(position), "{written}");
    let set_up = judge.set_up(&position.to_setup());
    assert_eq!(set_up.as_ref(), Ok(position), "{written}");

    let link = judge.write_position_link(position);
    let Ok(Linked::Position(_, read)) = Linked::read(&link) else {
        panic!("a link that cannot be read: {link}");
    };
    assert_eq!(read, *position, "{link}");

    let mut legal = Actions::new();
    judge.legal(position, &mut legal);
    let decides = position.outcome().is_none();
    assert_eq!(decides, !legal.is_empty(), "{written}");
}

/// The record reads back from its text.
pub(super) fn record_keeps(record: &Record) {
    let written = record.to_string();
    if written.len() > RECORD_LIMIT {
        return;
    }
    match written.parse::<Record>() {
        Ok(read) => {
            same_record(&read, record);
            assert_eq!(read.to_string(), written);
        }
        Err(error) => panic!("a record that cannot be read: {error}\n{written}"),
    }
}

/// The record reads back from its link, if that is not too long.
fn link_keeps(record: &Record) {
    let link = record.write_link();
    if link.len() > LINK_LIMIT {
        return;
    }
    let Ok(Linked::Game(read)) = Linked::read(&link) else {
        panic!("a link that cannot be read: {link}");
    };
    same_record(&read, record);
    assert_eq!(read.write_link(), link);
}

fn same_record(one: &Record, other: &Record) {
    assert_eq!(one.judge().rules(), other.judge().rules());
    for side in Side::BOTH {
        assert_eq!(one.name(side), other.name(side));
    }
    assert_eq!(one.date(), other.date());
    assert_eq!(one.start(), other.start());
    assert_eq!(one.entries(), other.entries());
    let (end, same) = (one.replay(usize::MAX), other.replay(usize::MAX));
    assert_eq!(end.outcome(), same.outcome());
    assert_eq!(end.position(), same.position());
}
