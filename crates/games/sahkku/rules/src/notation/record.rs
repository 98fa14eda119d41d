//! A whole game as text: the agreement, every throw, every decision, and the result.

use core::fmt;

use game::{Reader, Recorded, ResultLine, Turns};

use super::expected::{Expected, Form, Own};
use super::position::read_face;
use super::{ReadError, Scan, action, entry};
use crate::{Entry, EntryRefused, Event, Game, Judge, Phase, Position, Rules, Side, Stage, Throw};

/// The longest text that is read as a record, in bytes: far more than any game needs.
pub const RECORD_LIMIT: usize = 4 << 20;

/// A recorded game. Its entries have been checked against its rules in order.
pub type Record = game::Record<Game>;

impl Recorded for Game {
    game::recorded!();

    type Lines = Turns;
    type ResultLine = ResultLine;

    const HEAD: &'static str = "sahkku 1";
    const RECORD_LIMIT: usize = RECORD_LIMIT;
    const SIDES: [&'static str; 2] = [Side::Men.word(), Side::Women.word()];
    const LINES: &'static [&'static str] = &[
        "men", "women", "date", "position", "round", "begins", "walks", "result",
    ];
    const BY_THE_PLAYERS: &'static [(&'static str, Entry)] = &[
        ("men resigned", Entry::Resigned(Side::Women)),
        ("women resigned", Entry::Resigned(Side::Men)),
        ("draw agreed", Entry::Agreed),
    ];
    const HEADER_FIRST: Own = Own::Form(Form::Header);
    const NUMBER_OR_RESULT: Own = Own::Form(Form::TurnOrResult);

    fn note(turns: &mut Turns, event: &Event) {
        if matches!(event, Event::TurnPassed { .. }) {
            turns.open = false;
        }
    }

    fn result(&self) -> Option<ResultLine> {
        match self.phase() {
            Phase::Over(outcome) => Some(outcome.into()),
            _ => None,
        }
    }

    fn write_entries(record: &Record, f: &mut fmt::Formatter<'_>) -> Result<Game, fmt::Error> {
        record.write_turns(f, |game, entry, turns, f| match entry {
            Entry::Round { .. } | Entry::Begins(_) | Entry::Walks(_) => writeln!(f, "{entry}"),
            Entry::Throw(_) | Entry::Action(_) | Entry::Rethrow(_) => {
                turns.write_number(game.position().turn(), f)?;
                write!(f, " {entry}")
            }
            // The result line tells this.
            Entry::Resigned(_) | Entry::Agreed => Ok(()),
        })
    }

    fn read_own_entry(&self, text: &str) -> Result<Entry, String> {
        entry::read_own_entry(self, text)
    }

    fn read_keyed(
        reader: &mut Reader<Game>,
        key: &str,
        line: &mut Scan<'_>,
    ) -> Result<(), ReadError> {
        let start = line.clone();
        let entry = match key {
            "round" => read_round(line)?,
            "begins" => read_begins(line)?,
            _ => read_walks(line)?,
        };
        line.end()?;
        reader.enter(&start, entry)
    }

    fn read_numbered(reader: &mut Reader<Game>, line: &mut Scan<'_>) -> Result<(), ReadError> {
        reader
            .lines
            .read_number(line, Form::RestOfTurn, |number| Own::Turn(number).into())?;
        let whose = line.clone();
        let side = reader.game().position().turn();
        if line.word() != side.word() {
            return Err(whose.expected(words(&[side.word()])));
        }
        loop {
            line.space()?;
            let token = line.clone();
            let entry = match reader.game().position().stage() {
                Stage::Throw(_) => Entry::Throw(read_throw(line)?),
                _ => reader.game().as_recorded(action::read_decision(line)?),
            };
            reader.enter(&token, entry)?;
            // Checks for the end instead of trying to read: an error would count its column again after every word.
            if line.at_end() {
                return Ok(());
            }
            if !reader.lines.open {
                return Err(line.expected(Form::NextLine));
            }
        }
    }
}

fn words(words: &[&'static str]) -> Expected {
    Expected::Words(words.to_vec())
}

fn read_round(line: &mut Scan<'_>) -> Result<Entry, ReadError> {
    let men = read_throw(line)?;
    if !line.take("/") {
        return Err(line.expected(Form::WomensThrow));
    }
    let women = read_throw(line)?;
    Ok(Entry::Round { men, women })
}

fn read_begins(line: &mut Scan<'_>) -> Result<Entry, ReadError> {
    let start = line.clone();
    let side = Side::from_word(line.word());
    side.map(Entry::Begins)
        .ok_or_else(|| start.expected(words(&Game::SIDES)))
}

fn read_walks(line: &mut Scan<'_>) -> Result<Entry, ReadError> {
    let start = line.clone();
    match line.word() {
        "miedut" => Ok(Entry::Walks(true)),
        "vuosttut" => Ok(Entry::Walks(false)),
        _ => Err(start.expected(words(&["vuosttut", "miedut"]))),
    }
}

fn read_throw(scan: &mut Scan<'_>) -> Result<Throw, ReadError> {
    let mut throw = Throw::new();
    loop {
        let face = read_face(scan)?;
        if throw.try_push(face).is_err() {
            return Err(scan.expected(Form::FewerDice));
        }
        if !scan.take(",") {
            return Ok(throw);
        }
    }
}
