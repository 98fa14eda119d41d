//! A whole game as text: the agreement, every throw, every decision, and the result.

use core::fmt;

use game::{Anywhere, Reader, Recorded, Turns};

use super::expected::{Form, Own};
use super::{
    ReadError, ResultLine, Scan, action, entry, read_die, read_side, read_units, read_word,
};
use crate::{
    Action, DiceCount, Entry, EntryRefused, Event, Game, Judge, Match, Phase, Position, Rules,
    Side, Stage, Throw,
};

/// The longest text that is read as a record, in bytes: far more than any game needs.
pub const RECORD_LIMIT: usize = 4 << 20;

/// A recorded game. Its entries have been checked against its rules in order.
pub type Record = game::Record<Game>;

/// The record of the next game of the match that `record` belongs to, by the same players under the same rules. `None` while that
/// game goes on, without a match, and when the match is won.
#[must_use]
pub fn next_of_match(record: &Record) -> Option<Record> {
    let score = record.replay(usize::MAX).match_after()?;
    let mut next = Record::new(*record.judge(), None);
    for side in Side::BOTH {
        next.set_name(side, record.name(side));
    }
    score.opening().for_each(|entry| next.push(entry));
    (!next.entries().is_empty()).then_some(next)
}

impl Recorded for Game {
    game::recorded!();

    type Lines = Turns;
    type ResultLine = ResultLine;

    const HEAD: &'static str = "kotra 1";
    const RECORD_LIMIT: usize = RECORD_LIMIT;
    const SIDES: [&'static str; 2] = [Side::White.word(), Side::Black.word()];
    const LINES: &'static [&'static str] = &[
        "white", "black", "date", "position", "match", "round", "begins", "result",
    ];
    const BY_THE_PLAYERS: &'static [(&'static str, Entry)] = &[
        ("white resigned 2", Entry::Resigned(Side::Black)),
        ("white resigned mar 4", Entry::Resigned(Side::Black)),
        ("black resigned 2", Entry::Resigned(Side::White)),
        ("black resigned mar 4", Entry::Resigned(Side::White)),
        ("draw agreed", Entry::Agreed),
    ];
    const HEADER_FIRST: Own = Own::Form(Form::Header);
    const NUMBER_OR_RESULT: Own = Own::Form(Form::TurnOrResult);

    fn note(turns: &mut Turns, event: &Event) {
        if matches!(event, Event::TurnPassed { .. } | Event::GameOver(_)) {
            turns.open = false;
        }
    }

    fn result(&self) -> Option<ResultLine> {
        match self.phase() {
            Phase::Over(outcome) => Some(ResultLine(outcome)),
            _ => None,
        }
    }

    fn write_entries(record: &Record, f: &mut fmt::Formatter<'_>) -> Result<Game, fmt::Error> {
        record.write_turns(f, |game, entry, turns, f| match entry {
            Entry::Match(_) | Entry::Round { .. } | Entry::Begins(_) => writeln!(f, "{entry}"),
            Entry::Throw(throw) => {
                turns.write_number(game.position().turn(), f)?;
                write!(f, " {throw}:")
            }
            Entry::Action(action) => {
                let position = game.position();
                // The game was begun with the throw on the table.
                if turns.write_number(position.turn(), f)? && position.throw().is_some() {
                    f.write_str(":")?;
                }
                write!(f, " {}", game.judge().written(position, *action))
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
            "match" => Entry::Match(read_match(line)?),
            "round" => read_round(line)?,
            _ => Entry::Begins(read_side(line)?),
        };
        line.end()?;
        reader.enter(&start, entry)
    }

    fn read_numbered(reader: &mut Reader<Game>, line: &mut Scan<'_>) -> Result<(), ReadError> {
        reader
            .lines
            .read_number(line, Form::RestOfTurn, |number| Own::Turn(number).into())?;
        let side = reader.game().position().turn();
        read_word(line, &[side.word()])?;
        if !read_throw(reader, line)? {
            return Ok(());
        }
        let mut from = None;
        while from.is_some() || !line.at_end() {
            if !reader.lines.open {
                return Err(match reader.game().phase() {
                    Phase::Over(_) => line.expected(Anywhere::LineEnd),
                    _ => line.expected(Form::NextLine),
                });
            }
            if from.is_none() {
                line.space()?;
            }
            let token = line.clone();
            let (judge, position) = (*reader.game().judge(), *reader.game().position());
            let action = judge.read_action_from(&position, line, from)?;
            reader.enter(&token, action.into())?;
            from = action.to().filter(|_| line.peek() == Some('/'));
            if from.is_none() {
                action::end_of_word(line)?;
            }
        }
        Ok(())
    }
}

/// Reads the number of dice if that is chosen, the throw, and the colon before its uses. Returns whether uses can follow: not if
/// only the choice is on record.
fn read_throw(reader: &mut Reader<Game>, line: &mut Scan<'_>) -> Result<bool, ReadError> {
    let position = reader.game().position();
    if position.throw().is_some() {
        // The game was begun with the throw on the table.
        read_colon(line)?;
        return line.clone().space().map(|()| true);
    }
    line.space()?;
    if position.stage() == Stage::Decide {
        let token = line.clone();
        let count = [DiceCount::One, DiceCount::Two][read_word(line, &["one", "two"])?];
        reader.enter(&token, Action::Throw(count).into())?;
        if line.at_end() {
            return Ok(false);
        }
        line.space()?;
    }
    let token = line.clone();
    let first = read_die(line)?;
    let throw = match line.peek() {
        Some(':') | None => Throw::one(first),
        _ => Throw::two(first, read_die(line)?),
    };
    read_colon(line)?;
    reader.enter(&token, Entry::Throw(throw))?;
    Ok(true)
}

fn read_colon(line: &mut Scan<'_>) -> Result<(), ReadError> {
    if line.take(":") {
        Ok(())
    } else {
        Err(line.expected(Form::ThrowColon))
    }
}

fn read_round(line: &mut Scan<'_>) -> Result<Entry, ReadError> {
    let white = read_die(line)?;
    if !line.take("/") {
        return Err(line.expected(Form::BlacksThrow));
    }
    let black = read_die(line)?;
    Ok(Entry::Round { white, black })
}

fn read_match(line: &mut Scan<'_>) -> Result<Match, ReadError> {
    let start = line.clone();
    let units = line.number().and_then(|units| u16::try_from(units).ok());
    let of = units.and_then(Match::new);
    let mut score = of.ok_or_else(|| start.expected(Form::MatchUnits))?;
    for side in Side::BOTH {
        line.space()?;
        read_word(line, &[side.word()])?;
        line.space()?;
        let start = line.clone();
        let won = read_units(line).filter(|&won| won < score.to);
        score.won[side.index()] = won.ok_or_else(|| start.expected(Form::Score))?;
    }
    if !line.at_end() {
        line.space()?;
        read_word(line, &["loser"])?;
        line.space()?;
        score.lost_last = Some(read_side(line)?);
    }
    Ok(score)
}
