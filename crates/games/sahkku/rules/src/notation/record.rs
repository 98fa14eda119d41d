//! A whole game as text: what was agreed, every throw, every decision, how it ended.

use super::entry::ResultLine;
use super::expected::{Expected, Form};
use super::position::read_face;
use super::{ReadError, Scan};
use super::{action, rule_text};
use crate::{Entry, Event, Game, Judge, Phase, Position, Side, Stage, Throw};

/// The longest text that is read as a record, in bytes: far more than any game needs.
pub const RECORD_LIMIT: usize = 4 << 20;

/// The longest player's name, in characters.
const NAME_LIMIT: usize = 80;

/// The first line of every record.
const HEAD: &str = "sahkku 1";

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
    /// An empty record of a game that begins with the throw-off, or from a position.
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

    /// The position that the game was begun from, if not with the throw-off.
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
        let mut turns = Turns::default();
        for entry in &self.entries {
            match entry {
                Entry::Round { .. } | Entry::Begins(_) | Entry::Walks(_) => {
                    writeln!(f, "{entry}")?;
                }
                Entry::Throw(_) | Entry::Action(_) | Entry::Rethrow(_) => {
                    if turns.begin_line() {
                        let gap = if turns.number > 1 { "\n" } else { "" };
                        write!(f, "{gap}{} {}", turns.number, game.position().turn())?;
                    }
                    write!(f, " {entry}")?;
                }
                // The result says so.
                Entry::Resigned(_) | Entry::Agreed => {}
            }
            if game.enter(entry, |event| turns.see(&event)).is_err() {
                debug_assert!(false, "an entry on record was never checked");
                break;
            }
        }
        if turns.number > 0 {
            writeln!(f)?;
        }
        match game.phase() {
            Phase::Over(outcome) => writeln!(f, "{}", ResultLine(outcome)),
            _ => Ok(()),
        }
    }
}

/// Which line of turns a record is in.
#[derive(Default)]
struct Turns {
    /// The number of the turn; 0 before the first.
    number: u32,
    /// Whether the turn of that number still goes on.
    open: bool,
}

impl Turns {
    /// Begins a new line unless a turn is going on. Whether it did.
    fn begin_line(&mut self) -> bool {
        let begins = !self.open;
        if begins {
            self.number = self.number.saturating_add(1);
            self.open = true;
        }
        begins
    }

    fn see(&mut self, event: &Event) {
        if matches!(event, Event::TurnPassed { .. }) {
            self.open = false;
        }
    }
}

// Reading.

/// What a line can begin with, but for the number of a turn.
const LINES: &[&str] = &[
    "men", "women", "date", "position", "round", "begins", "walks", "result",
];

fn words(words: &[&'static str]) -> Expected {
    Expected::Words(words.to_vec())
}

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
            turns: Turns::default(),
            ended: false,
        };
        for mut line in lines {
            reader.line(&mut line)?;
        }
        match reader.game.phase() {
            Phase::Over(outcome) if !reader.ended => {
                Err(missing(Expected::Result(ResultLine(outcome).to_string())))
            }
            _ => Ok(reader.record),
        }
    }
}

struct Reader {
    record: Record,
    game: Game,
    turns: Turns,
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
            return self.turn(line);
        }
        let key = line.word();
        if key != "result" && self.turns.number > 0 {
            return Err(start.expected(Form::TurnOrResult));
        }
        line.space()?;
        match key {
            "men" | "women" => self.name(key, line),
            "date" => self.date(line),
            "position" => self.position(line),
            "round" => self.round(line),
            "begins" => self.begins(line),
            "walks" => self.walks(line),
            "result" => self.result(line),
            _ => Err(start.expected(Expected::Words(LINES.to_vec()))),
        }
    }

    fn header(&self, line: &Scan<'_>) -> Result<(), ReadError> {
        if self.record.entries.is_empty() {
            Ok(())
        } else {
            Err(line.expected(Form::Header))
        }
    }

    fn name(&mut self, side: &str, line: &Scan<'_>) -> Result<(), ReadError> {
        self.header(line)?;
        let side = if side == "men" {
            Side::Men
        } else {
            Side::Women
        };
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
        self.header(line)?;
        if self.record.date.is_none() && self.record.set_date(line.rest()) {
            Ok(())
        } else {
            Err(line.expected(Form::Date))
        }
    }

    fn position(&mut self, line: &mut Scan<'_>) -> Result<(), ReadError> {
        self.header(line)?;
        if self.record.start.is_some() {
            return Err(line.expected(Form::Once));
        }
        let position = self.record.judge.read_position_from(line)?;
        line.end()?;
        self.record.start = Some(position);
        self.game = self.record.opening();
        Ok(())
    }

    fn round(&mut self, line: &mut Scan<'_>) -> Result<(), ReadError> {
        let start = line.clone();
        let men = read_throw(line)?;
        if !line.take("/") {
            return Err(line.expected(Form::WomensThrow));
        }
        let women = read_throw(line)?;
        line.end()?;
        self.enter(&start, Entry::Round { men, women })
    }

    fn begins(&mut self, line: &mut Scan<'_>) -> Result<(), ReadError> {
        let start = line.clone();
        let side =
            Side::from_word(line.word()).ok_or_else(|| start.expected(words(&["men", "women"])))?;
        line.end()?;
        self.enter(&start, Entry::Begins(side))
    }

    fn walks(&mut self, line: &mut Scan<'_>) -> Result<(), ReadError> {
        let start = line.clone();
        let miedut = match line.word() {
            "miedut" => true,
            "vuosttut" => false,
            _ => return Err(start.expected(words(&["vuosttut", "miedut"]))),
        };
        line.end()?;
        self.enter(&start, Entry::Walks(miedut))
    }

    fn turn(&mut self, line: &mut Scan<'_>) -> Result<(), ReadError> {
        let start = line.clone();
        if self.turns.open {
            return Err(start.expected(Form::RestOfTurn));
        }
        self.turns.begin_line();
        let number = self.turns.number;
        if line.number() != Some(number) {
            return Err(start.expected(Expected::Turn(number)));
        }
        line.space()?;
        let whose = line.clone();
        let side = self.game.position().turn();
        if line.word() != side.word() {
            return Err(whose.expected(words(&[side.word()])));
        }
        loop {
            line.space()?;
            let token = line.clone();
            let entry = match self.game.position().stage() {
                Stage::Throw(_) => Entry::Throw(read_throw(line)?),
                _ => self.game.as_recorded(action::read_decision(line)?),
            };
            self.enter(&token, entry)?;
            // Asked, not tried: an error would count its column anew after every word.
            if line.at_end() {
                return Ok(());
            }
            if !self.turns.open {
                return Err(line.expected(Form::NextLine));
            }
        }
    }

    fn result(&mut self, line: &mut Scan<'_>) -> Result<(), ReadError> {
        let start = line.clone();
        if let Phase::Over(outcome) = self.game.phase() {
            let right = ResultLine(outcome).to_string();
            if format!("result {}", start.rest()) != right {
                return Err(start.expected(Expected::Result(right)));
            }
        } else {
            let entry = match line.rest() {
                "men resigned" => Entry::Resigned(Side::Women),
                "women resigned" => Entry::Resigned(Side::Men),
                "draw agreed" => Entry::Agreed,
                _ => {
                    return Err(start.expected(words(&[
                        "men resigned",
                        "women resigned",
                        "draw agreed",
                    ])));
                }
            };
            self.enter(&start, entry)?;
        }
        self.ended = true;
        Ok(())
    }

    fn enter(&mut self, at: &Scan<'_>, entry: Entry) -> Result<(), ReadError> {
        let turns = &mut self.turns;
        self.game
            .enter(&entry, |event| turns.see(&event))
            .map_err(|refused| at.expected(Expected::Next(refused)))?;
        self.record.push(entry);
        Ok(())
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
