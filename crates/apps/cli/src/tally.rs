//! The results of many games, in numbers that can be added up in any order.

use std::io::Write;

use crate::statistics::share;
use serde::{Deserialize, Serialize};

use crate::branching::{Choices, Factor, Millionths};
use crate::failure::Failure;
use crate::histogram::{Counter, Histogram};
use crate::sum::{Sum as _, sum_fields};

/// How a game that reached the cap ended.
pub(crate) const CAP: &str = "cap";

#[derive(Default)]
pub(crate) struct Played {
    /// The index of the side that began.
    pub first: usize,
    /// The index of the side that won.
    pub winner: Option<usize>,
    /// How it ended; `None` at the cap.
    pub end: Option<&'static str>,
    pub turns: u32,
    pub choices: Choices,
    /// The counts specific to the game.
    pub sums: Vec<u64>,
}

#[derive(Clone, Default, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Tally {
    pub wins: [u64; 2],
    /// Games won by the side that began.
    pub wins_of_first: u64,
    ends: Counter<String>,
    pub moves: Histogram,
    pub turns: Histogram,
    /// The number of turns in the games that reached the cap.
    turns_of_timeouts: u64,
    pub branching_factor: Factor,
    /// The same for moves with two or more legal actions.
    pub decision_factor: Factor,
    /// The sum of the shares of moves with a choice.
    decision_moves: Millionths,
    /// The sum of the logarithms of the numbers of leaves.
    game_tree_complexity: Millionths,
    /// The counts specific to the game, in the order of their names.
    pub sums: Vec<u64>,
}

impl Tally {
    pub(crate) fn add(&mut self, played: &Played) {
        if let Some(wins) = played.winner.and_then(|winner| self.wins.get_mut(winner)) {
            *wins += 1;
        }
        self.wins_of_first += u64::from(played.winner == Some(played.first));
        self.ends.add(played.end.unwrap_or(CAP).to_owned());
        let (moves, decisions) = (played.choices.moves(), played.choices.decisions());
        self.moves.add(moves.moves);
        self.turns.add(played.turns);
        if played.end.is_none() {
            self.turns_of_timeouts += u64::from(played.turns);
        }
        self.branching_factor.add(moves);
        self.decision_factor.add(decisions);
        if moves.moves > 0 {
            let count = f64::from(moves.moves);
            self.decision_moves.add(f64::from(decisions.moves) / count);
            // The same on every platform, unlike the logarithm of the standard library.
            let leaves = count * libm::log10(moves.mean());
            self.game_tree_complexity.add(leaves);
        }
        self.sums = std::mem::take(&mut self.sums).and(played.sums.clone());
    }

    pub(crate) fn games(&self) -> u64 {
        self.moves.count()
    }

    /// The number of games won.
    pub(crate) fn won(&self) -> u64 {
        self.wins.iter().fold(0, |sum, &n| sum.saturating_add(n))
    }

    pub(crate) fn ended(&self, how: &str) -> u64 {
        self.ends.of(how)
    }

    /// The sum at this index; 0 before any game.
    pub(crate) fn sum(&self, place: usize) -> u64 {
        self.sums.get(place).copied().unwrap_or(0)
    }

    /// Whether this can be the tally of `games` games with these reasons and this number of sums.
    pub(crate) fn is_of(&self, games: u64, reasons: &[&'static str], sums: usize) -> bool {
        let known = |end: &String| ends(reasons).any(|known| known == end);
        self.moves.count() == games
            && self.turns.count() == games
            && self.ends.count() == games
            && self.ends.keys().all(known)
            && self.won() <= games
            && self.wins_of_first <= self.won()
            && (self.sums.len() == sums || games == 0 && self.sums.is_empty())
    }

    /// Mean turns of the games that did not reach the cap.
    pub(crate) fn turns_not_timeouts(&self) -> f64 {
        let all = self.turns.sum();
        let turns = all.saturating_sub(self.turns_of_timeouts.into());
        let games = self.games().saturating_sub(self.ended(CAP));
        turns as f64 / games.max(1) as f64
    }

    /// The mean share of moves with a choice.
    pub(crate) fn decision_moves(&self) -> f64 {
        self.decision_moves.each(self.branching_factor.games())
    }

    /// The mean decimal logarithm of the number of leaves of a tree as deep and as wide as a game.
    pub(crate) fn game_tree_complexity(&self) -> f64 {
        self.game_tree_complexity.each(self.games())
    }
}

sum_fields!(Tally {
    wins wins_of_first ends moves turns turns_of_timeouts branching_factor decision_factor decision_moves
    game_tree_complexity sums
});

pub(crate) const BY_PLAYERS: [&str; 2] = ["resigned", "agreed"];

/// The possible ends of a game that the program plays, which neither resigns nor agrees to a draw.
pub(crate) fn ends(reasons: &[&'static str]) -> impl Iterator<Item = &'static str> {
    let by_the_rules = |reason: &&str| !BY_PLAYERS.contains(reason);
    reasons.iter().copied().filter(by_the_rules).chain([CAP])
}

/// Writes the share of `games` for each of these ends.
pub(crate) fn write_ends(
    out: &mut dyn Write,
    all: impl Iterator<Item = &'static str>,
    games: u64,
    ended: impl Fn(&str) -> u64,
) -> Result<(), Failure> {
    writeln!(out, "ends by")?;
    for end in all {
        let count = ended(end);
        if count > 0 {
            let percent = 100.0 * share(count, games);
            writeln!(out, "  {end:<12}{percent:>6.2}%  ({count})")?;
        }
    }
    Ok(())
}
