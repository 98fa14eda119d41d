//! What the frame of all texts promises, for any game: every text is refused, or read as something
//! that is written as a text that reads as the same.

use core::fmt::Display;
use core::str::{self, FromStr};

use game::{
    Expects, LINK_LIMIT, Linkable, Linked, ReadError, Record, Recorded, RuleSets, read_position,
    read_rules, write_position_link, write_rules,
};

/// What became of an input.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fate {
    /// It was refused with an error.
    Refused,
    /// It was read, and everything promised of it holds.
    Kept,
}

/// Panics where the input breaks the promise.
pub type Promise = fn(&[u8]) -> Fate;

/// The rules of a game made ready for play.
type Judge<G> = <<G as Recorded>::Rules as RuleSets>::Judge;

/// A game whose promises are checked.
pub trait Promised: Linkable<Position: PartialEq, Entry: PartialEq> {
    /// What else holds in any position that can be.
    fn position_keeps(judge: &Judge<Self>, position: &Self::Position);

    /// Both games have come to the same.
    fn same_end(&self, other: &Self);
}

/// The rules that the first line of an input names, and the bytes after it. So what an input of bytes means does not change
/// when rules get another option.
pub fn first_line<R: Expects>(input: &[u8]) -> Option<(R::Judge, &[u8])> {
    let end = input.iter().position(|&byte| byte == b'\n')?;
    let rules: R = read_rules(str::from_utf8(&input[..end]).ok()?).ok()?;
    Some((rules.judge().ok()?, &input[end + 1..]))
}

/// Rules are refused, or written as a text that reads as the same rules; and they can be played:
/// `starts` are the positions that a game can begin with.
pub fn rules<G: Promised>(input: &[u8], starts: impl Fn(&Judge<G>) -> Vec<G::Position>) -> Fate {
    let Ok(text) = str::from_utf8(input) else {
        return Fate::Refused;
    };
    let rules = match read_rules::<G::Rules>(text) {
        Ok(rules) => rules,
        Err(error) => return refused(text, &error),
    };
    let written = write_rules(&rules);
    assert_eq!(read_rules(&written), Ok(rules), "{written}");
    let judge = rules.judge().expect("rules that were read go together");
    for position in starts(&judge) {
        position_keeps::<G>(&judge, &position);
    }
    Fate::Kept
}

/// A first line of rules, then a position: refused, or written as a text that reads as the same
/// position. Without a first line, the rules are those of the first named rule set.
pub fn positions<G: Promised>(input: &[u8]) -> Fate {
    let Ok(text) = str::from_utf8(input) else {
        return Fate::Refused;
    };
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

/// An action is refused, or written as the text that it was read from, and that reads as the same.
pub fn actions<A, E>(input: &[u8]) -> Fate
where
    A: FromStr<Err = ReadError<E>> + Display + PartialEq,
    E: Display,
{
    let Ok(text) = str::from_utf8(input) else {
        return Fate::Refused;
    };
    let action: A = match text.parse() {
        Ok(action) => action,
        Err(error) => return refused(text, &error),
    };
    let written = action.to_string();
    assert!(
        written.parse().is_ok_and(|read: A| read == action),
        "{written}"
    );
    assert_eq!(
        text.trim_end(),
        written,
        "an action can be written in one way"
    );
    Fate::Kept
}

/// A record is refused, or written as a text, and as a link, that read as the same record.
pub fn records<G: Promised>(input: &[u8]) -> Fate {
    let Ok(text) = str::from_utf8(input) else {
        return Fate::Refused;
    };
    let record: Record<G> = match text.parse() {
        Ok(record) => record,
        Err(error) => return refused(text, &error),
    };
    record_keeps(&record);
    link_keeps(&record);
    Fate::Kept
}

/// A link is refused, or written as a link that reads as the same; what is in it can be written
/// as text, too.
pub fn links<G: Promised>(input: &[u8]) -> Fate {
    let Ok(text) = str::from_utf8(input) else {
        return Fate::Refused;
    };
    match Linked::<G>::read(text) {
        Err(error) => {
            assert!(!error.to_string().is_empty());
            return Fate::Refused;
        }
        Ok(Linked::Position(judge, position)) => position_keeps::<G>(&judge, &position),
        Ok(Linked::Game(record)) => {
            link_keeps(&record);
            record_keeps(&record);
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
pub fn position_keeps<G: Promised>(judge: &Judge<G>, position: &G::Position) {
    let written = G::write_position(judge, position);
    let read = read_position::<G>(judge, &written);
    assert_eq!(read.as_ref(), Ok(position), "{written}");

    let link = write_position_link::<G>(judge, position);
    let Ok(Linked::<G>::Position(_, read)) = Linked::read(&link) else {
        panic!("a link that cannot be read: {link}");
    };
    assert_eq!(read, *position, "{link}");
    G::position_keeps(judge, position);
}

/// The record reads back from its text, if that is not too long.
pub fn record_keeps<G: Promised>(record: &Record<G>) {
    let written = record.to_string();
    if written.len() > G::RECORD_LIMIT {
        return;
    }
    match written.parse::<Record<G>>() {
        Ok(read) => {
            same_record(&read, record);
            assert_eq!(read.to_string(), written);
        }
        Err(error) => {
            let line = written.lines().nth(error.line - 1).unwrap_or("");
            panic!("a record that cannot be read: {error}\n{line}");
        }
    }
}

/// The record reads back from its link, if that is not too long.
fn link_keeps<G: Promised>(record: &Record<G>) {
    let link = record.write_link();
    if link.len() > LINK_LIMIT {
        return;
    }
    let Ok(Linked::<G>::Game(read)) = Linked::read(&link) else {
        panic!("a link that cannot be read: {link}");
    };
    same_record(&read, record);
    assert_eq!(read.write_link(), link);
}

/// Both records are the same, and come to the same.
pub fn same_record<G: Promised>(one: &Record<G>, other: &Record<G>) {
    assert_eq!(G::Rules::of(one.judge()), G::Rules::of(other.judge()));
    for side in game::Side::BOTH {
        assert_eq!(one.name(side.into()), other.name(side.into()));
    }
    assert_eq!(one.date(), other.date());
    assert_eq!(one.start(), other.start());
    assert_eq!(one.entries(), other.entries());
    one.replay(usize::MAX).same_end(&other.replay(usize::MAX));
}
