//! What the frame of all texts promises, for any game: every text is refused, or read as something
//! that is written as a text that reads as the same.

use core::fmt::Display;
use core::str;

use game::{
    ENTRIES_LIMIT, Expects, Game, Judge, LINK_LIMIT, Linked, ReadError, Record, Recorded, RuleSets,
    WORD_JOINER, read_position, read_rules, trimmed, write_position_link, write_rules,
};

use crate::{Fate, Position, Promised, Rules};

/// The rules that the first line of an input names, and the bytes after it. So what an input of bytes means does not change
/// when rules get another option.
#[must_use]
pub fn first_line<R: Expects>(input: &[u8]) -> Option<(R::Judge, &[u8])> {
    let end = input.iter().position(|&byte| byte == b'\n')?;
    let rules: R = read_rules(str::from_utf8(&input[..end]).ok()?).ok()?;
    Some((rules.judge().ok()?, &input[end + 1..]))
}

/// Rules are refused, or written as a text that reads as the same rules; and they can be played.
#[must_use]
pub fn rules<P: Promised>(input: &[u8]) -> Fate {
    let Ok(text) = str::from_utf8(input) else {
        return Fate::Refused;
    };
    let rules = match read_rules::<Rules<P>>(text) {
        Ok(rules) => rules,
        Err(error) => return refused(text, &error),
    };
    let written = write_rules(&rules);
    assert_eq!(read_rules(&written), Ok(rules), "{written}");
    let judge = rules.judge().expect("rules that were read go together");
    for position in P::starts(&judge) {
        position_keeps::<P>(&judge, &position);
    }
    Fate::Kept
}

/// A first line of rules, then a position: refused, or written as a text that reads as the same
/// position. Without a first line, the rules are those of the first named rule set.
#[must_use]
pub fn positions<P: Promised>(input: &[u8]) -> Fate {
    let Ok(text) = str::from_utf8(input) else {
        return Fate::Refused;
    };
    let usual = Rules::<P>::PRESETS[0].id;
    let (rules, text) = text.split_once('\n').unwrap_or((usual, text));
    let Ok(rules) = read_rules::<Rules<P>>(rules) else {
        return Fate::Refused;
    };
    let judge = rules.judge().expect("rules that were read go together");
    match read_position::<P::Game>(&judge, text) {
        Ok(position) => position_keeps::<P>(&judge, &position),
        Err(error) => return refused(text, &error),
    }
    Fate::Kept
}

/// An action is refused, or written as the text that it was read from, and that reads as the same.
#[must_use]
pub fn actions<P: Promised>(input: &[u8]) -> Fate {
    let Ok(text) = str::from_utf8(input) else {
        return Fate::Refused;
    };
    let action: <P::Game as Game>::Action = match text.parse() {
        Ok(action) => action,
        Err(error) => return refused(text, &error),
    };
    let written = action.to_string();
    assert!(
        written
            .parse()
            .is_ok_and(|read: <P::Game as Game>::Action| read == action),
        "{written}"
    );
    assert_eq!(
        trimmed(text).replace(WORD_JOINER, ""),
        written,
        "an action can be written in one way"
    );
    Fate::Kept
}

/// A record is refused, or written as a text, and as a link, that read as the same record.
#[must_use]
pub fn records<P: Promised>(input: &[u8]) -> Fate {
    let Ok(text) = str::from_utf8(input) else {
        return Fate::Refused;
    };
    let record: Record<P::Game> = match text.parse() {
        Ok(record) => record,
        Err(error) => return refused(text, &error),
    };
    record_keeps::<P>(&record);
    link_keeps::<P>(&record);
    Fate::Kept
}

/// A link is refused, or written as a link that reads as the same; what is in it can be written
/// as text, too.
#[must_use]
pub fn links<P: Promised>(input: &[u8]) -> Fate {
    let Ok(text) = str::from_utf8(input) else {
        return Fate::Refused;
    };
    match Linked::<P::Game>::read(text) {
        Err(error) => {
            assert!(!error.to_string().is_empty());
            return Fate::Refused;
        }
        Ok(Linked::Position(judge, position)) => position_keeps::<P>(&judge, &position),
        Ok(Linked::Game(record)) => {
            link_keeps::<P>(&record);
            record_keeps::<P>(&record);
        }
    }
    Fate::Kept
}

/// An error names a place that the text has, and says what was expected there.
fn refused<E: Display>(text: &str, error: &ReadError<E>) -> Fate {
    // What is missing at the end is missing on the line after the last.
    let line = text.lines().nth(error.line - 1).unwrap_or("");
    assert!(error.line <= text.lines().count() + 1, "{error}");
    assert!(error.column <= line.chars().count() + 1, "{error}");
    assert!(!error.expected.to_string().is_empty(), "{error}");
    Fate::Refused
}

/// The position reads back from its text and its link, and what else is promised of it holds.
pub fn position_keeps<P: Promised>(judge: &Judge<P::Game>, position: &Position<P>) {
    let written = P::Game::write_position(judge, position);
    let read = read_position::<P::Game>(judge, &written);
    assert_eq!(read.as_ref(), Ok(position), "{written}");

    let link = write_position_link::<P::Game>(judge, position);
    let Ok(Linked::<P::Game>::Position(_, read)) = Linked::read(&link) else {
        panic!("a link that cannot be read: {link}");
    };
    assert_eq!(read, *position, "{link}");
    P::position_keeps(judge, position);
}

/// The record reads back from its text, if that is not too long.
pub fn record_keeps<P: Promised>(record: &Record<P::Game>) {
    let written = record.to_string();
    if written.len() > P::Game::RECORD_LIMIT || record.entries().len() > ENTRIES_LIMIT {
        return;
    }
    match written.parse::<Record<P::Game>>() {
        Ok(read) => {
            same_record::<P>(&read, record);
            assert_eq!(read.to_string(), written);
        }
        Err(error) => {
            let line = written.lines().nth(error.line - 1).unwrap_or("");
            panic!("a record that cannot be read: {error}\n{line}");
        }
    }
}

/// The record reads back from its link, if that is not too long.
fn link_keeps<P: Promised>(record: &Record<P::Game>) {
    let link = record.write_link();
    if link.len() > LINK_LIMIT || record.entries().len() > ENTRIES_LIMIT {
        return;
    }
    let Ok(Linked::<P::Game>::Game(read)) = Linked::read(&link) else {
        panic!("a link that cannot be read: {link}");
    };
    same_record::<P>(&read, record);
    assert_eq!(read.write_link(), link);
}

/// Both records are the same, and come to the same.
pub(crate) fn same_record<P: Promised>(one: &Record<P::Game>, other: &Record<P::Game>) {
    assert_eq!(Rules::<P>::of(one.judge()), Rules::<P>::of(other.judge()));
    for side in game::Side::BOTH {
        assert_eq!(one.name(side.into()), other.name(side.into()));
    }
    assert_eq!(one.date(), other.date());
    assert_eq!(one.start(), other.start());
    assert_eq!(one.entries(), other.entries());
    P::same_end(&one.replay(usize::MAX), &other.replay(usize::MAX));
}
