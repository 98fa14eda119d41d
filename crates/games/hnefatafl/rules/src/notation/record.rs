//! A whole game as text: the agreement, every move, and the result.

use core::fmt;

use game::{Reader, Recorded, ResultLine};

use super::action::{self, Written};
use super::expected::{Form, Own};
use super::{ReadError, Scan, entry};
use crate::{Entry, EntryRefused, Event, Game, Judge, Position, Rules, Side, Squares};

/// The longest text that is read as a record, in bytes: far more than any game needs.
pub const RECORD_LIMIT: usize = 1 << 20;

/// A recorded game. Its entries have been checked against its rules in order.
pub type Record = game::Record<Game>;

impl Recorded for Game {
    game::recorded!();

    type Lines = Lines;
    type ResultLine = ResultLine;

    const HEAD: &'static str = "hnefatafl 1";
    const RECORD_LIMIT: usize = RECORD_LIMIT;
    const SIDES: [&'static str; 2] = [Side::Swede.word(), Side::Muscovite.word()];
    const LINES: &'static [&'static str] = &["swede", "muscovite", "date", "position", "result"];
    const BY_THE_PLAYERS: &'static [(&'static str, Entry)] = &[
        ("swede resigned", Entry::Resigned(Side::Muscovite)),
        ("muscovite resigned", Entry::Resigned(Side::Swede)),
        ("draw agreed", Entry::Agreed),
    ];
    const HEADER_FIRST: Own = Own::Form(Form::Header);
    const NUMBER_OR_RESULT: Own = Own::Form(Form::MoveOrResult);

    fn note(lines: &mut Lines, event: &Event) {
        if let Event::Captured { at, .. } = event {
            lines.captured |= Squares::only(*at);
        }
    }

    fn result(&self) -> Option<ResultLine> {
        self.outcome().map(ResultLine::from)
    }

    fn write_entries(record: &Record, f: &mut fmt::Formatter<'_>) -> Result<Game, fmt::Error> {
        let mut game = record.opening();
        let mut lines = Lines::default();
        let mut moves = 0_u32;
        for entry in record.entries() {
            lines.captured = Squares::NONE;
            if game.enter_noted(entry, &mut lines).is_err() {
                debug_assert!(false, "an entry on record was never checked");
                break;
            }
            // The result line tells the other entries.
            if let Entry::Action(action) = *entry {
                match moves % 2 {
                    0 => write!(f, "\n{} ", moves / 2 + 1)?,
                    _ => f.write_str(" ")?,
                }
                let captures = Some(lines.captured);
                write!(f, "{}", Written { action, captures })?;
                moves += 1;
            }
        }
        if moves > 0 {
            writeln!(f)?;
        }
        Ok(game)
    }

    /// Hnefatafl has no such lines.
    fn read_own_entry(&self, text: &str) -> Result<Entry, String> {
        entry::read_own_entry(self, text)
    }

    fn read_keyed(_: &mut Reader<Game>, _: &str, line: &mut Scan<'_>) -> Result<(), ReadError> {
        Err(line.expected(Form::MoveOrResult))
    }

    fn read_numbered(reader: &mut Reader<Game>, line: &mut Scan<'_>) -> Result<(), ReadError> {
        let start = line.clone();
        if reader.lines.is_half {
            return Err(start.expected(Form::SecondMove));
        }
        let number = reader.lines.count.saturating_add(1);
        reader.lines.count = number;
        if line.number() != Some(number) {
            return Err(start.expected(Own::Number(number)));
        }
        line.space()?;
        read_move(reader, line)?;
        if line.at_end() {
            reader.lines.is_half = true;
            return Ok(());
        }
        line.space()?;
        read_move(reader, line)?;
        if line.at_end() {
            Ok(())
        } else {
            line.space()?;
            Err(line.expected(Form::NextLine))
        }
    }
}

/// The lines of moves read so far.
#[derive(Default, Debug)]
pub struct Lines {
    count: u32,
    /// Whether the last line has one move instead of two.
    is_half: bool,
    /// What the last move captured.
    captured: Squares,
}

fn read_move(reader: &mut Reader<Game>, line: &mut Scan<'_>) -> Result<(), ReadError> {
    let start = line.clone();
    let written = action::read(line)?;
    reader.lines.captured = Squares::NONE;
    reader.enter(&start, Entry::Action(written.action))?;
    let captured = reader.lines.captured;
    if written.captures.is_some_and(|said| said != captured) {
        let right: String = captured.into_iter().map(|at| format!("x{at}")).collect();
        return Err(start.expected(Own::Captures(right)));
    }
    Ok(())
}
