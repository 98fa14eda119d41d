//! Which puzzles were tried, and when each comes again.

use core::fmt;

/// A day, as the number of days since 1970-01-01.
pub type Day = u32;

/// The days until a puzzle comes again, by how often in a row it was solved since it was missed. After the last it does not come
/// again.
const COMES_AGAIN: [Day; 4] = [1, 3, 7, 21];

/// The most puzzles that are remembered. The oldest are forgotten.
const MOST: usize = 1_000;

#[derive(Clone, PartialEq, Eq, Debug)]
struct Tried {
    name: String,
    /// How often in a row it was solved at the first try since it was missed. The maximum if it was never missed.
    solved: usize,
    /// The day of the last try.
    day: Day,
}

impl Tried {
    fn is_due(&self, today: Day) -> bool {
        let after = COMES_AGAIN.get(self.solved);
        after.is_some_and(|after| self.day.saturating_add(*after) <= today)
    }
}

/// The puzzles that were tried, the longest ago first, and how many were solved in a row. A missed puzzle comes again after 1, 3, 7
/// and 21 days.
///
/// As text it has a line for each puzzle, with a name, a count and a day, and one for the row. No other version has to understand
/// it.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Progress {
    tried: Vec<Tried>,
    row: u32,
}

/// The line of the row begins with it.
const ROW: &str = "row ";

impl Progress {
    /// Reads the output of [`Display`](fmt::Display). Invalid lines are skipped.
    pub fn read(text: &str) -> Progress {
        let tried = text.lines().filter_map(|line| {
            let parts: Vec<&str> = line.split(' ').collect();
            let &[name, solved, day] = parts.as_slice() else {
                return None;
            };
            let solved: usize = solved.parse().ok()?;
            Some(Tried {
                name: name.to_owned(),
                solved: solved.min(COMES_AGAIN.len()),
                day: day.parse().ok()?,
            })
        });
        let mut rows = text.lines().filter_map(|line| line.strip_prefix(ROW));
        Progress {
            tried: tried.take(MOST).collect(),
            row: rows.find_map(|row| row.parse().ok()).unwrap_or(0),
        }
    }

    /// Notes whether a puzzle was solved at the first try.
    pub fn note(&mut self, name: &str, solved: bool, today: Day) {
        self.row = if solved {
            self.row.saturating_add(1)
        } else {
            0
        };
        let known = self.tried.iter().position(|tried| tried.name == name);
        let before = known.map(|n| self.tried.remove(n).solved);
        let solved = match (solved, before) {
            (false, _) => 0,
            (true, None) => COMES_AGAIN.len(),
            (true, Some(before)) => (before + 1).min(COMES_AGAIN.len()),
        };
        let first = (self.tried.len() + 1).saturating_sub(MOST);
        self.tried.drain(..first);
        self.tried.push(Tried {
            name: name.to_owned(),
            solved,
            day: today,
        });
    }

    /// How many puzzles were last tried before this one; `None` if it was not tried.
    pub fn rank(&self, name: &str) -> Option<usize> {
        self.tried.iter().position(|tried| tried.name == name)
    }

    /// Whether a puzzle was solved at the first try the last time.
    pub fn is_solved(&self, name: &str) -> bool {
        let mut tried = self.tried.iter();
        tried.any(|tried| tried.name == name && tried.solved > 0)
    }

    /// The names of the puzzles that come again today, the longest ago first.
    pub fn due(&self, today: Day) -> impl Iterator<Item = &str> {
        let due = self.tried.iter().filter(move |tried| tried.is_due(today));
        due.map(|tried| tried.name.as_str())
    }

    /// The number of tried puzzles, and the number of these that were solved at the first try the last time.
    pub fn counts(&self) -> (usize, usize) {
        let solved = self.tried.iter().filter(|tried| tried.solved > 0);
        (self.tried.len(), solved.count())
    }

    /// The number of puzzles that were solved at the first try, one after the other, up to the last one tried.
    pub fn row(&self) -> u32 {
        self.row
    }
}

impl fmt::Display for Progress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for tried in &self.tried {
            writeln!(f, "{} {} {}", tried.name, tried.solved, tried.day)?;
        }
        writeln!(f, "{ROW}{}", self.row)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn due(progress: &Progress, today: Day) -> Vec<&str> {
        progress.due(today).collect()
    }

    #[test]
    fn what_was_solved_at_once_does_not_come_again() {
        let mut progress = Progress::default();
        progress.note("a", true, 10);
        assert!(due(&progress, 1_000).is_empty());
        assert_eq!(progress.counts(), (1, 1));
    }

    #[test]
    fn what_was_missed_comes_again_later_and_later() {
        let mut progress = Progress::default();
        progress.note("a", false, 10);
        let mut day = 10;
        for after in COMES_AGAIN {
            assert!(due(&progress, day + after - 1).is_empty());
            assert_eq!(due(&progress, day + after), ["a"]);
            day += after;
            progress.note("a", true, day);
        }
        assert!(due(&progress, day + 1_000).is_empty());
        progress.note("a", false, day);
        assert_eq!(due(&progress, day + 1), ["a"]);
    }

    #[test]
    fn it_is_read_as_it_is_written_and_bad_lines_are_left_out() {
        let mut progress = Progress::default();
        progress.note("a", false, 10);
        progress.note("b", true, 11);
        let text = progress.to_string();
        assert_eq!(Progress::read(&text), progress);
        assert_eq!(
            Progress::read(&format!("{text}c -1 4\nd\ne 1 x\n")),
            progress
        );
        let most = Progress::read("a 99999 4294967295");
        assert!(due(&most, u32::MAX).is_empty());
    }

    #[test]
    fn a_row_grows_until_one_is_missed() {
        let mut progress = Progress::default();
        let mut row = |solved| {
            progress.note("a", solved, 1);
            progress = Progress::read(&progress.to_string());
            progress.row()
        };
        assert_eq!([true, true, false, true].map(&mut row), [1, 2, 0, 1]);
        // An earlier version has no row.
        assert_eq!(Progress::read("a 4 1\n").row(), 0);
    }

    #[test]
    fn the_oldest_are_forgotten() {
        let mut progress = Progress::default();
        for n in 0..=MOST {
            progress.note(&n.to_string(), true, 1);
        }
        assert_eq!(progress.counts().0, MOST);
        assert_eq!([progress.rank("0"), progress.rank("1")], [None, Some(0)]);
        assert!(progress.is_solved("1") && !progress.is_solved("0"));
    }
}
