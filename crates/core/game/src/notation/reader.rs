//! Reads a record line by line and replays it under its rules.

use core::str::FromStr;

use super::{Expected, Line, Record, Recorded, Unread, rule_text};
use crate::{Anywhere, Side, is_blank, trimmed};

impl<G: Recorded> FromStr for Record<G> {
    type Err = Unread<G::Rules>;

    /// Reads a record and replays it under its rules.
    fn from_str(text: &str) -> Result<Record<G>, Unread<G::Rules>> {
        if text.len() > G::RECORD_LIMIT {
            return Err(Line::new("").expected(Expected::Shorter(G::RECORD_LIMIT)));
        }
        let mut is_begun = false;
        let mut lines = text
            .lines()
            .enumerate()
            .map(|(n, line)| {
                let mut line = Line::of_line(line.trim_end_matches(is_blank), n + 1);
                if !is_begun {
                    line.take_while(is_blank);
                    is_begun = !line.is_done();
                }
                line
            })
            .filter(|line| !line.is_done() && !line.rest().starts_with('#'));
        let after_last = text.lines().count() + 1;
        let missing = |what: Expected<G::Rules>| Line::of_line("", after_last).expected(what);
        let first = || Expected::Words(vec![G::HEAD]);

        let mut head = lines.next().ok_or_else(|| missing(first()))?;
        let start = head.clone();
        if !head.take(G::HEAD) || !head.is_done() {
            return Err(start.expected(first()));
        }
        let mut rules = lines
            .next()
            .ok_or_else(|| missing(Anywhere::Rules.into()))?;
        let start = rules.clone();
        if !rules.take("rules") || !rules.spaces() {
            return Err(start.expected(Anywhere::Rules));
        }
        let judge = rule_text::read(&mut rules)?;

        let record = Record::<G>::new(judge, None);
        let mut reader = Reader {
            game: record.opening(),
            record,
            lines: G::Lines::default(),
            is_numbered: false,
            ended: false,
        };
        for mut line in lines {
            reader.line(&mut line)?;
        }
        match reader.game.result() {
            Some(result) if !reader.ended => Err(missing(Expected::Result(result.to_string()))),
            _ => Ok(reader.record),
        }
    }
}

/// A record that is being read.
pub struct Reader<G: Recorded> {
    record: Record<G>,
    game: G,
    /// The state of its numbered lines.
    pub lines: G::Lines,
    /// Whether a numbered line has been read.
    is_numbered: bool,
    /// Whether the result has been read.
    ended: bool,
}

impl<G: Recorded> Reader<G> {
    /// The game as far as it has been read.
    #[must_use]
    pub const fn game(&self) -> &G {
        &self.game
    }

    /// Plays an entry that begins at `at` and adds it to the record.
    ///
    /// # Errors
    /// [`Expected::Next`] if it cannot come next, [`Anywhere::FewerEntries`] if there are too many.
    pub fn enter(
        &mut self,
        at: &Line<'_, G::Rules>,
        entry: G::Entry,
    ) -> Result<(), Unread<G::Rules>> {
        if self.record.is_full() {
            return Err(at.expected(Anywhere::FewerEntries));
        }
        self.game
            .enter_noted(&entry, &mut self.lines)
            .map_err(|refused| at.expected(Expected::Next(refused)))?;
        self.record.push(entry);
        Ok(())
    }

    fn line(&mut self, line: &mut Line<'_, G::Rules>) -> Result<(), Unread<G::Rules>> {
        let start = line.clone();
        if self.ended {
            return Err(line.expected(Anywhere::Nothing));
        }
        if line.peek().is_some_and(|c| c.is_ascii_digit()) {
            self.is_numbered = true;
            return G::read_numbered(self, line);
        }
        let key = line.word();
        if key != "result" && self.is_numbered {
            return Err(start.expected(Expected::Own(G::NUMBER_OR_RESULT)));
        }
        if !G::LINES.contains(&key) {
            return Err(start.expected(Expected::Words(G::LINES.to_vec())));
        }
        let side = G::SIDES
            .iter()
            .zip(Side::BOTH)
            .find(|(word, _)| **word == key);
        let is_header = side.is_some() || matches!(key, "date" | "position");
        line.space()?;
        if is_header && !self.record.entries().is_empty() {
            return Err(line.expected(Expected::Own(G::HEADER_FIRST)));
        }
        match (key, side) {
            (_, Some((_, side))) => self.name(side, line),
            ("date", _) => self.date(line),
            ("position", _) => self.position(line),
            ("result", _) => self.result(line),
            _ => G::read_keyed(self, key, line),
        }
    }

    fn name(&mut self, side: Side, line: &Line<'_, G::Rules>) -> Result<(), Unread<G::Rules>> {
        let name = trimmed(line.rest());
        if !self.record.name_of(side).is_empty() {
            return Err(line.expected(Anywhere::Once));
        }
        self.record.set_name_of(side, name);
        if name.is_empty() || self.record.name_of(side) != name {
            return Err(line.expected(Anywhere::Name));
        }
        Ok(())
    }

    fn date(&mut self, line: &Line<'_, G::Rules>) -> Result<(), Unread<G::Rules>> {
        if self.record.date().is_none() && self.record.set_date(line.rest()) {
            Ok(())
        } else {
            Err(line.expected(Anywhere::Date))
        }
    }

    fn position(&mut self, line: &mut Line<'_, G::Rules>) -> Result<(), Unread<G::Rules>> {
        if self.record.start.is_some() {
            return Err(line.expected(Anywhere::Once));
        }
        let position = G::read_position(self.record.judge(), line)?;
        line.end()?;
        self.record.start = Some(position);
        self.game = self.record.opening();
        Ok(())
    }

    fn result(&mut self, line: &Line<'_, G::Rules>) -> Result<(), Unread<G::Rules>> {
        let said = line.rest();
        if self.game.result().is_none() {
            let players = G::BY_THE_PLAYERS;
            let Some((_, entry)) = players.iter().find(|(words, _)| *words == said) else {
                let words = players.iter().map(|(words, _)| *words).collect();
                return Err(line.expected(Expected::Words(words)));
            };
            self.enter(line, entry.clone())?;
        }
        if let Some(result) = self.game.result() {
            let right = result.to_string();
            if format!("result {said}") != right {
                return Err(line.expected(Expected::Result(right)));
            }
        }
        self.ended = true;
        Ok(())
    }
}
