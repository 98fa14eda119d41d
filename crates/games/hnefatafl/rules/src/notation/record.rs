//! A whole game as text: what was agreed, every move, how it ended.

use super::action::{self, Written};
use super::entry::{BY_THE_PLAYERS, ResultLine};
use super::expected::{Expected, Form};
use super::rule_text;
use super::{ReadError, Scan};
use crate::{Entry, Event, Game, Judge, Position, Side, Squares};

/// The longest text that is read as a record, in bytes: far more than any game needs.
pub const RECORD_LIMIT: usize = 1 << 20;

/// The longest player's name, in characters.
const NAME_LIMIT: usize = 80;

/// The first line of every record: the game and the version of the notation.
const HEAD: &str = "hnefatafl 1";

/// A game on record. Its entries have been checked against its rules, one after the other.
#[derive(Clone, Debug)]
pub struct Record {
    judge: Judge,
    names: [String; 2],
    date: Option<String>,
    start: Option<Position>,
    entries: Vec<Entry>,
}

impl Record {
    /// An empty record of a game from the start, or from another position.
    #[must_use]
    pub fn new(judge: Judge, start: Option<Position>) -> Record {
        Record {
            judge,
            names: Default::default(),
            date: None,
            start,
            entries: Vec::new(),
        }
    }

    /// The rules made ready for play.
    #[must_use]
    pub const fn judge(&self) -> &Judge {
        &self.judge
    }

    /// A player's name; empty if it is not on record.
    #[must_use]
    pub fn name(&self, side: Side) -> &str {
        &self.names[side.index()]
    }

    /// Puts a player's name on record, shortened to one line of at most 80 characters.
    pub fn set_name(&mut self, side: Side, name: &str) {
        let line = name.split(char::is_control).collect::<Vec<_>>().join(" ");
        let short: String = line.trim().chars().take(NAME_LIMIT).collect();
        self.names[side.index()] = short.trim_end().to_owned();
    }

    /// The date of the game as `2026-11-21`, if it is on record.
    #[must_use]
    pub fn date(&self) -> Option<&str> {
        self.date.as_deref()
    }

    /// Puts the date on record. Whether `date` is one, written as `2026-11-21`; nothing is
    /// changed if not.
    pub fn set_date(&mut self, date: &str) -> bool {
        let fine = is_date(date);
        if fine {
            self.date = Some(date.to_owned());
        }
        fine
    }

    /// The position that the game was begun from, if not the start.
    #[must_use]
    pub const fn start(&self) -> Option<&Position> {
        self.start.as_ref()
    }

    /// What happened so far.
    #[must_use]
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// The game before the first entry.
    #[must_use]
    pub fn opening(&self) -> Game {
        match self.start {
            Some(position) => Game::from_position(self.judge.clone(), position),
            None => Game::new(self.judge.clone()),
        }
    }

    /// Puts an entry on record that `game`, replayed from this record, has just accepted.
    pub fn push(&mut self, entry: Entry) {
        self.entries.push(entry);
    }

    /// Forgets all but the first `count` entries.
    pub fn truncate(&mut self, count: usize) {
        self.entries.truncate(count);
    }

    /// The game after the first `count` entries.
    #[must_use]
    pub fn replay(&self, count: usize) -> Game {
        let mut game = self.opening();
        for entry in self.entries.iter().take(count) {
            if game.enter(entry, |_| ()).is_err() {
                debug_assert!(false, "an entry on record was never checked");
                break;
            }
        }
        game
    }
}

fn is_date(text: &str) -> bool {
    let bytes = text.as_bytes();
    let digit = |n: usize| bytes[n].is_ascii_digit();
    let form = bytes.len() == 10
        && bytes[4] == b'-'
        && bytes[7] == b'-'
        && [0, 1, 2, 3, 5, 6, 8, 9].into_iter().all(digit);
    let part = |from: usize| text[from..from + 2].parse::<u8>().unwrap_or(0);
    form && (1..=12).contains(&part(5)) && (1..=31).contains(&part(8))
}

/// Enters an entry and gathers what it captured.
fn enter(game: &mut Game, entry: &Entry) -> Result<Squares, crate::EntryRefused> {
    let mut captured = Squares::NONE;
    game.enter(entry, |event| {
        if let Event::Captured { at, .. } = event {
            captured |= Squares::only(at);
        }
    })?;
    Ok(captured)
}

// Writing.

impl core::fmt::Display for Record {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        writeln!(f, "{HEAD}")?;
        writeln!(f, "rules {}", rule_text::write_rules(self.judge.rules()))?;
        for side in Side::BOTH {
            if !self.name(side).is_empty() {
                writeln!(f, "{side} {}", self.name(side))?;
            }
        }
        if let Some(date) = &self.date {
            writeln!(f, "date {date}")?;
        }
        if let Some(start) = &self.start {
            writeln!(f, "position {}", self.judge.write_position(start))?;
        }
        self.write_entries(f)
    }
}

impl Record {
    fn write_entries(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut game = self.opening();
        let mut moves = 0_u32;
        for entry in &self.entries {
            let Ok(captured) = enter(&mut game, entry) else {
                debug_assert!(false, "an entry on record was never checked");
                break;
            };
            // The result says of the other entries.
            if let Entry::Action(action) = *entry {
                match moves % 2 {
                    0 => write!(f, "\n{} ", moves / 2 + 1)?,
                    _ => f.write_str(" ")?,
                }
                let captures = Some(captured);
                write!(f, "{}", Written { action, captures })?;
                moves += 1;
            }
        }
        if moves > 0 {
            writeln!(f)?;
        }
        match game.outcome() {
            Some(outcome) => writeln!(f, "{}", ResultLine(outcome)),
            None => Ok(()),
        }
    }
}

// Reading.

/// What a line can begin with, but for the number of a line of moves.
const LINES: &[&str] = &["swede", "muscovite", "date", "position", "result"];

impl core::str::FromStr for Record {
    type Err = ReadError;

    /// Reads a record and replays it under its rules.
    fn from_str(text: &str) -> Result<Record, ReadError> {
        if text.len() > RECORD_LIMIT {
            return Err(Scan::new("").expected(Form::Shorter));
        }
        let mut lines = text
            .lines()
            .enumerate()
            .map(|(n, line)| Scan::of_line(line.trim_end(), n + 1))
            .filter(|scan| !scan.is_done() && !scan.rest().starts_with('#'));
        let after_last = text.lines().count() + 1;
        let missing = |what: Expected| Scan::of_line("", after_last).expected(what);
        let first = || Expected::Words(vec![HEAD]);

        let mut head = lines.next().ok_or_else(|| missing(first()))?;
        if !head.take(HEAD) || !head.is_done() {
            return Err(Scan::of_line(head.whole(), head.line()).expected(first()));
        }
        let mut rules = lines.next().ok_or_else(|| missing(Form::Rules.into()))?;
        let start = rules.clone();
        if !rules.take("rules") || !rules.spaces() {
            return Err(start.expected(Form::Rules));
        }
        let judge = rule_text::read(&mut rules)?;

        let mut reader = Reader {
            game: Game::new(judge.clone()),
            record: Record::new(judge, None),
            lines: 0,
            full: true,
            ended: false,
        };
        for mut line in lines {
            reader.line(&mut line)?;
        }
        match reader.game.outcome() {
            Some(outcome) if !reader.ended => {
                Err(missing(Expected::Result(ResultLine(outcome).to_string())))
            }
            _ => Ok(reader.record),
        }
    }
}

struct Reader {
    record: Record,
    game: Game,
    /// How many lines of moves have been read.
    lines: u32,
    /// Whether the last of them has two moves.
    full: bool,
    /// Whether the result has been read.
    ended: bool,
}

impl Reader {
    fn line(&mut self, line: &mut Scan<'_>) -> Result<(), ReadError> {
        let start = line.clone();
        if self.ended {
            return Err(line.expected(Form::Nothing));
        }
        if line.peek().is_some_and(|c| c.is_ascii_digit()) {
            return self.moves(line);
        }
        let key = line.word();
        if key != "result" && self.lines > 0 {
            return Err(start.expected(Form::MoveOrResult));
        }
        if !LINES.contains(&key) {
            return Err(start.expected(Expected::Words(LINES.to_vec())));
        }
        line.space()?;
        match key {
            "date" => self.date(line),
            "position" => self.position(line),
            "result" => self.result(line),
            side => self.name(side, line),
        }
    }

    fn name(&mut self, side: &str, line: &Scan<'_>) -> Result<(), ReadError> {
        let side = Side::from_word(side).ok_or_else(|| line.expected(Form::Header))?;
        let name = line.rest().trim();
        if !self.record.name(side).is_empty() {
            return Err(line.expected(Form::Once));
        }
        self.record.set_name(side, name);
        if name.is_empty() || self.record.name(side) != name {
            return Err(line.expected(Form::Name));
        }
        Ok(())
    }

    fn date(&mut self, line: &Scan<'_>) -> Result<(), ReadError> {
        if self.record.date.is_none() && self.record.set_date(line.rest()) {
            Ok(())
        } else {
            Err(line.expected(Form::Date))
        }
    }

    fn position(&mut self, line: &mut Scan<'_>) -> Result<(), ReadError> {
        if self.record.start.is_some() {
            return Err(line.expected(Form::Once));
        }
        let position = self.record.judge.read_position_from(line)?;
        line.end()?;
        self.record.start = Some(position);
        self.game = self.record.opening();
        Ok(())
    }

    fn moves(&mut self, line: &mut Scan<'_>) -> Result<(), ReadError> {
        let start = line.clone();
        if !self.full {
            return Err(start.expected(Form::SecondMove));
        }
        self.lines = self.lines.saturating_add(1);
        if line.number() != Some(self.lines) {
            return Err(start.expected(Expected::Number(self.lines)));
        }
        self.full = false;
        line.space()?;
        self.one_move(line)?;
        if line.at_end() {
            return Ok(());
        }
        line.space()?;
        self.one_move(line)?;
        self.full = true;
        if line.at_end() {
            Ok(())
        } else {
            line.space()?;
            Err(line.expected(Form::NextLine))
        }
    }

    fn one_move(&mut self, line: &mut Scan<'_>) -> Result<(), ReadError> {
        let start = line.clone();
        let written = action::read(line)?;
        let entry = Entry::Action(written.action);
        let captured = enter(&mut self.game, &entry)
            .map_err(|refused| start.expected(Expected::Next(refused)))?;
        if written.captures.is_some_and(|said| said != captured) {
            let right: String = captured.into_iter().map(|at| format!("x{at}")).collect();
            return Err(start.expected(Expected::Captures(right)));
        }
        self.record.push(entry);
        Ok(())
    }

    fn result(&mut self, line: &Scan<'_>) -> Result<(), ReadError> {
        self.ended = true;
        let said = line.rest().trim_end();
        if let Some(outcome) = self.game.outcome() {
            let right = ResultLine(outcome).to_string();
            return if right == format!("result {said}") {
                Ok(())
            } else {
                Err(line.expected(Expected::Result(right)))
            };
        }
        let Some(&(_, entry)) = BY_THE_PLAYERS.iter().find(|(words, _)| *words == said) else {
            let words = BY_THE_PLAYERS.iter().map(|&(words, _)| words).collect();
            return Err(line.expected(Expected::Words(words)));
        };
        enter(&mut self.game, &entry).map_err(|refused| line.expected(Expected::Next(refused)))?;
        self.record.push(entry);
        Ok(())
    }
}
