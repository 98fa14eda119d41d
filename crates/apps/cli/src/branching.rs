//! The numbers of legal actions from which the moves of games were chosen.

use serde::{Deserialize, Serialize};

use crate::sum::sum_fields;

/// The moves of one game, by how many actions were legal.
#[derive(Default)]
pub(crate) struct Choices(Vec<u32>);

impl Choices {
    /// Adds a move that was chosen from `legal` actions.
    #[inline]
    pub(crate) fn add(&mut self, legal: usize) {
        if legal >= self.0.len() {
            self.0.resize(legal + 1, 0);
        }
        self.0[legal] += 1;
    }

    pub(crate) fn moves(&self) -> Branching {
        self.from(0)
    }

    /// The moves with more than one legal action.
    pub(crate) fn decisions(&self) -> Branching {
        self.from(2)
    }

    /// The moves with at least this many legal actions.
    fn from(&self, least: usize) -> Branching {
        let mut branching = Branching::default();
        for (legal, &count) in self.0.iter().enumerate().skip(least) {
            if count > 0 {
                branching.moves += count;
                branching.sum += legal as u64 * u64::from(count);
                branching.max = legal as u32;
            }
        }
        let mut left = branching.moves / 2;
        for (legal, &count) in self.0.iter().enumerate().skip(least) {
            if count > left {
                branching.median = legal as u32;
                break;
            }
            left -= count;
        }
        branching
    }
}

/// Some moves of one game, and the numbers of their legal actions.
#[derive(Clone, Copy, Default, PartialEq, Debug)]
pub(crate) struct Branching {
    pub moves: u32,
    pub sum: u64,
    /// The middle number; the greater of two middle numbers, as in Ludii.
    pub median: u32,
    pub max: u32,
}

impl Branching {
    /// The mean number; 0 without any move.
    pub(crate) fn mean(self) -> f64 {
        self.sum as f64 / f64::from(self.moves.max(1))
    }
}

/// A sum of fractional numbers, in millionths, so that it is the same in any order.
#[derive(Clone, Copy, Default, PartialEq, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub(crate) struct Millionths(u64);

sum_fields!(Millionths { 0 });

impl Millionths {
    pub(crate) fn add(&mut self, number: f64) {
        self.0 = self.0.saturating_add((number * 1e6).round() as u64);
    }

    /// The sum divided by `count`; 0 if `count` is 0.
    pub(crate) fn each(self, count: u64) -> f64 {
        self.0 as f64 / 1e6 / count.max(1) as f64
    }
}

/// The sum of [`Branching`] over many games.
#[derive(Clone, Copy, Default, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Factor {
    /// Games with such a move; the other games contribute nothing.
    games: u64,
    average: Millionths,
    median: u64,
    maximum: u64,
}

sum_fields!(Factor { games average median maximum });

impl Factor {
    pub(crate) fn add(&mut self, game: Branching) {
        if game.moves > 0 {
            self.games += 1;
            self.average.add(game.mean());
            self.median += u64::from(game.median);
            self.maximum += u64::from(game.max);
        }
    }

    pub(crate) fn games(&self) -> u64 {
        self.games
    }

    /// The means over the games of their mean, median and greatest number.
    pub(crate) fn means(&self) -> [f64; 3] {
        let games = self.games.max(1) as f64;
        let [median, maximum] = [self.median, self.maximum].map(|sum| sum as f64 / games);
        [self.average.each(self.games), median, maximum]
    }
}
