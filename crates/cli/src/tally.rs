//! What many games came to, as rows and as sentences.

use std::collections::BTreeMap;
use std::io::Write;

use game::write_rules;
use sahkku_bench::{share, wilson_interval};

use crate::failure::Failure;
use crate::flips::Case;
use crate::lengths::Lengths;
use crate::rule_choice::Choosable;
use crate::sheet::{Row, rounded};
use crate::simulation::Games;

/// Who won, how games ended, and how many decisions they took.
#[derive(Default)]
pub(crate) struct Tally {
    pub(crate) wins: [u64; 2],
    ends: BTreeMap<&'static str, u64>,
    pub(crate) decisions: Vec<u32>,
}

/// How a game that reached the cap ended.
pub(crate) const CAP: &str = "cap";

impl Tally {
    /// Adds a game: the index of the side that won, how it ended if it did not reach the cap, and its decisions.
    pub(crate) fn add(&mut self, winner: Option<usize>, end: Option<&'static str>, decisions: u32) {
        if let Some(wins) = winner.and_then(|winner| self.wins.get_mut(winner)) {
            *wins += 1;
        }
        *self.ends.entry(end.unwrap_or(CAP)).or_default() += 1;
        self.decisions.push(decisions);
    }

    pub(crate) fn and(mut self, mut other: Tally) -> Tally {
        for (wins, more) in self.wins.iter_mut().zip(other.wins) {
            *wins += more;
        }
        for (end, more) in other.ends {
            *self.ends.entry(end).or_default() += more;
        }
        self.decisions.append(&mut other.decisions);
        self
    }

    pub(crate) fn games(&self) -> u64 {
        self.decisions.len() as u64
    }

    fn won(&self) -> u64 {
        self.wins.iter().sum()
    }

    pub(crate) fn ended(&self, how: &str) -> u64 {
        self.ends.get(how).copied().unwrap_or(0)
    }

    /// How many games were played and won, and how, as values of a row.
    pub(crate) fn put_games(&self, row: &mut Row, games: &Games) {
        row.put("seed", games.seed);
        row.put("cap", games.cap);
        row.put("games", self.games());
        row.put("won", self.won());
    }

    /// Wins of some, their share of the games that were won, and its interval.
    pub(crate) fn put_wins(&self, row: &mut Row, names: [&'static str; 4], wins: u64) {
        let [name, of_won, from, to] = names;
        let (low, high) = wilson_interval(wins as f64, self.won() as f64);
        row.put(name, wins);
        row.put(of_won, rounded(share(wins, self.won())));
        row.put(from, rounded(low));
        row.put(to, rounded(high));
    }

    /// How many games ended in each way.
    pub(crate) fn put_ends(&self, row: &mut Row, reasons: &[&'static str]) {
        for end in ends(reasons) {
            row.put(end, self.ended(end));
        }
    }

    /// Says how many games were played and won.
    pub(crate) fn write_games(&self, out: &mut impl Write, games: &Games) -> Result<(), Failure> {
        let (seed, cap) = (games.seed, games.cap);
        let (games, won) = (self.games(), self.won());
        writeln!(
            out,
            "games         {games} (seed {seed}, at most {cap} decisions each)"
        )?;
        Ok(writeln!(out, "won           {won}, of which")?)
    }

    /// Says what share of the games that were won somebody won.
    pub(crate) fn write_wins(
        &self,
        out: &mut impl Write,
        name: &str,
        wins: u64,
    ) -> Result<(), Failure> {
        let (low, high) = wilson_interval(wins as f64, self.won() as f64);
        Ok(writeln!(
            out,
            "  {name:<12}{:>6.2}%  ({:.2}% to {:.2}%)",
            100.0 * share(wins, self.won()),
            100.0 * low,
            100.0 * high
        )?)
    }

    /// Says how games ended.
    pub(crate) fn write_ends(
        &self,
        out: &mut impl Write,
        reasons: &[&'static str],
    ) -> Result<(), Failure> {
        write_ends(out, reasons, self.games(), |end| self.ended(end))
    }
}

/// The ways in which a game that the program plays can end: it neither resigns nor agrees on a draw.
pub(crate) fn ends(reasons: &[&'static str]) -> impl Iterator<Item = &'static str> {
    let by_the_rules = |reason: &&str| !matches!(*reason, "resigned" | "agreed");
    reasons.iter().copied().filter(by_the_rules).chain([CAP])
}

/// Says which share of `games` ended in which way.
pub(crate) fn write_ends(
    out: &mut impl Write,
    reasons: &[&'static str],
    games: u64,
    ended: impl Fn(&str) -> u64,
) -> Result<(), Failure> {
    writeln!(out, "ends by")?;
    for end in ends(reasons) {
        let count = ended(end);
        if count > 0 {
            let percent = 100.0 * share(count, games);
            writeln!(out, "  {end:<12}{percent:>6.2}%  ({count})")?;
        }
    }
    Ok(())
}

/// The rules of a case, as values of a row.
pub(crate) fn put_case<G: Choosable>(row: &mut Row, case: &Case<G>) {
    row.put("rules", write_rules(case.chosen.rules()));
    row.put("preset", case.chosen.preset.id);
    row.put("option", case.flip.map(|(option, _)| option));
    row.put("value", case.flip.map(|(_, value)| value));
}

/// Mean, median and greatest of lengths in order, as values of a row.
pub(crate) fn put_lengths(row: &mut Row, names: [&'static str; 3], sorted: &[u32]) {
    let [mean, median, max] = names;
    let lengths = Lengths::new(sorted);
    row.put(mean, rounded(lengths.mean));
    row.put(median, lengths.median);
    row.put(max, lengths.max);
}

/// The same as a sentence.
pub(crate) fn write_lengths(
    out: &mut impl Write,
    name: &str,
    sorted: &[u32],
) -> Result<(), Failure> {
    let Lengths { mean, median, max } = Lengths::new(sorted);
    Ok(writeln!(
        out,
        "{name:<13} mean {mean:.1}, median {median:.0}, at most {max}"
    )?)
}
