//! Puzzles from one's own games.

use core::fmt;
use core::str::FromStr;

use crate::{NotAPuzzle, Puzzle};

/// How many are kept at most; the oldest are forgotten.
const MOST: usize = 100;

/// A puzzle that a costly turn of a kept game became.
#[derive(Clone, PartialEq, Debug)]
pub struct Own {
    /// The name that the game is kept under.
    pub game: String,
    /// The day of the game, as `2026-11-27`.
    pub date: String,
    /// The puzzle.
    pub puzzle: Puzzle,
}

impl fmt::Display for Own {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} {}", self.game, self.date, self.puzzle)
    }
}

impl FromStr for Own {
    type Err = NotAPuzzle;

    fn from_str(text: &str) -> Result<Own, NotAPuzzle> {
        let (game, rest) = text.split_once(' ').ok_or(NotAPuzzle)?;
        let (date, puzzle) = rest.split_once(' ').ok_or(NotAPuzzle)?;
        Ok(Own {
            game: game.to_owned(),
            date: date.to_owned(),
            puzzle: puzzle.parse()?,
        })
    }
}

/// One's own puzzles, the oldest first: each position once.
#[derive(Clone, PartialEq, Default, Debug)]
pub struct OwnList(Vec<Own>);

impl OwnList {
    /// Reads what [`Display`](fmt::Display) writes. Lines that say something else are left out.
    #[must_use]
    pub fn read(text: &str) -> OwnList {
        let mut list = OwnList::default();
        for own in text.lines().filter_map(|line| line.parse().ok()) {
            list.add(own);
        }
        list
    }

    /// All of them.
    #[must_use]
    pub fn all(&self) -> &[Own] {
        &self.0
    }

    /// Adds one, unless it is known.
    pub fn add(&mut self, own: Own) {
        if self
            .0
            .iter()
            .all(|known| known.puzzle.link != own.puzzle.link)
        {
            let first = (self.0.len() + 1).saturating_sub(MOST);
            self.0.drain(..first);
            self.0.push(own);
        }
    }

    /// Removes those for which this holds.
    pub fn remove(&mut self, is_gone: impl Fn(&Own) -> bool) {
        self.0.retain(|own| !is_gone(own));
    }
}

impl fmt::Display for OwnList {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|own| writeln!(f, "{own}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn own(n: usize) -> Own {
        let line = format!("game{n} 2026-11-27 game=3;maze;x;{n} 712 502 steady king");
        line.parse().unwrap()
    }

    #[test]
    fn it_is_read_as_it_is_written_and_bad_lines_are_left_out() {
        let mut list = OwnList::default();
        list.add(own(1));
        list.add(own(2));
        list.add(own(1));
        assert_eq!(list.all(), [own(1), own(2)]);
        let text = format!("x\n{list}a b c\na 2026 link 1 2 clever -\n");
        assert_eq!(OwnList::read(&text), list);
        list.remove(|own| own.game == "game1");
        assert_eq!(list.all(), [own(2)]);
    }

    #[test]
    fn the_oldest_are_forgotten_also_when_they_are_read() {
        let lines: Vec<String> = (0..=MOST).map(|n| own(n).to_string()).collect();
        let list = OwnList::read(&lines.join("\n"));
        assert_eq!((list.all().len(), &list.all()[0]), (MOST, &own(1)));
    }
}
