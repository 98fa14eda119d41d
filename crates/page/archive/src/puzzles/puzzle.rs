//! A puzzle, and lists of puzzles.

use core::fmt;
use core::str::FromStr;

use game::{Level, nth_random};

use super::Day;

/// The factor of worths, which are written in thousandths.
const THOUSAND: f64 = 1_000.0;

/// Stands for an empty list of themes.
const NO_THEME: &str = "-";

/// A position in which one turn is clearly better than all others.
#[derive(Clone, PartialEq, Debug)]
pub struct Puzzle {
    /// The link of a game that begins in the position, with the best turn on record.
    pub link: String,
    /// The worth of the best turn to its side: the probability of a win, or units in games that count them.
    pub best: f64,
    /// The worth of the best turn that leads to another position.
    pub next: f64,
    /// The lowest level that finds it with most seeds.
    pub level: Level,
    /// The words for the themes of the best turn.
    pub themes: Vec<String>,
}

impl Puzzle {
    /// The text of the rules: the name of a rule set.
    pub fn rules(&self) -> &str {
        self.link.split(';').nth(1).unwrap_or_default()
    }

    /// Whether the other side is ahead even after the best turn. `even` is the worth of an even game.
    pub fn is_behind(&self, even: f64) -> bool {
        self.best < even
    }
}

impl fmt::Display for Puzzle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Puzzle {
            link,
            best,
            next,
            level,
            themes,
        } = self;
        let [best, next] = [best, next].map(|worth| (worth * THOUSAND).round());
        let themes = match themes.is_empty() {
            true => NO_THEME,
            false => &themes.join(","),
        };
        write!(f, "{link} {best:.0} {next:.0} {level} {themes}")
    }
}

/// The text is not a line of a list of puzzles.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotAPuzzle;

impl fmt::Display for NotAPuzzle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a puzzle is a link, two whole numbers, a level and themes, between spaces")
    }
}

impl core::error::Error for NotAPuzzle {}

impl FromStr for Puzzle {
    type Err = NotAPuzzle;

    fn from_str(text: &str) -> Result<Puzzle, NotAPuzzle> {
        let parts: Vec<&str> = text.split(' ').collect();
        let &[link, best, next, level, themes] = parts.as_slice() else {
            return Err(NotAPuzzle);
        };
        // Parsing fractions would add 10 KB to the page.
        let number = |text: &str| Some(f64::from(text.parse::<i32>().ok()?) / THOUSAND);
        Ok(Puzzle {
            link: link.to_owned(),
            best: number(best).ok_or(NotAPuzzle)?,
            next: number(next).ok_or(NotAPuzzle)?,
            level: level.parse().map_err(|_| NotAPuzzle)?,
            themes: match themes {
                NO_THEME => Vec::new(),
                themes => themes.split(',').map(str::to_owned).collect(),
            },
        })
    }
}

/// Reads the puzzles of a list. Lines that are not puzzles are skipped, so that a later version can add to them.
pub fn read(list: &str) -> Vec<Puzzle> {
    list.lines().filter_map(|line| line.parse().ok()).collect()
}

/// The index of the puzzle of a day among `count` puzzles, the same for everybody; `None` without any. Each comes once before any
/// comes again.
pub fn of_the_day(day: Day, count: usize) -> Option<usize> {
    let count = u64::try_from(count).ok().filter(|count| *count > 0)?;
    let (round, nth) = (u64::from(day) / count, u64::from(day) % count);
    let mut order: Vec<u64> = (0..count).collect();
    order.sort_by_key(|&n| nth_random(round, n));
    usize::try_from(*order.get(usize::try_from(nth).ok()?)?).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    const LINE: &str = "game=3;maze;AAECAw;x 712 -502 steady king,wake";

    #[test]
    fn a_line_is_read_as_it_is_written() {
        let puzzle: Puzzle = LINE.parse().unwrap();
        assert_eq!(puzzle.to_string(), LINE);
        assert_eq!((puzzle.level, puzzle.rules()), (Level::Steady, "maze"));
        assert_eq!(puzzle.themes, ["king", "wake"]);
        let plain = LINE.replace("king,wake", NO_THEME);
        let puzzle: Puzzle = plain.parse().unwrap();
        assert_eq!((puzzle.to_string(), puzzle.themes), (plain, Vec::new()));
    }

    #[test]
    fn other_lines_are_left_out() {
        let list = format!(
            "# about\n{LINE}\nx 1 0.5 steady -\nx 1 2 clever -\nx 1 2 steady\nx 1 2 steady - more\n"
        );
        assert_eq!(read(&list).len(), 1);
    }

    #[test]
    fn each_puzzle_has_its_day_before_any_comes_again() {
        for round in 0..3 {
            let mut days: Vec<usize> = (0..50)
                .filter_map(|day| of_the_day(round * 50 + day, 50))
                .collect();
            days.sort_unstable();
            assert!(days.into_iter().eq(0..50));
        }
        assert_ne!(of_the_day(0, 50), of_the_day(50, 50));
        assert_eq!(of_the_day(7, 0), None);
    }
}
