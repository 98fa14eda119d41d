//! Finds stored games, and counts the results against each opponent.

use crate::{Head, Opponent, Outcome};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Criterion {
    Game,
    Rules,
    Opponent,
    Outcome,
    /// The month, such as `2026-11`.
    Month,
}

impl Criterion {
    pub const ALL: [Criterion; 5] = [
        Criterion::Game,
        Criterion::Rules,
        Criterion::Opponent,
        Criterion::Outcome,
        Criterion::Month,
    ];
}

/// The criteria of a search. An empty text matches every game.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Filter([String; Criterion::ALL.len()]);

impl Filter {
    /// The required value.
    pub fn wanted(&self, by: Criterion) -> &str {
        &self.0[by as usize]
    }

    pub fn want(&mut self, by: Criterion, value: String) {
        self.0[by as usize] = value;
    }

    pub fn finds(&self, head: &Head) -> bool {
        let fits = |by: Criterion| self.wanted(by).is_empty() || self.wanted(by) == head.value(by);
        Criterion::ALL.into_iter().all(fits)
    }
}

impl Head {
    /// The value that a filter compares.
    pub fn value(&self, by: Criterion) -> String {
        match by {
            Criterion::Game => self.game.clone(),
            Criterion::Rules => self.rules.clone(),
            Criterion::Opponent => self.opponent.to_string(),
            Criterion::Outcome => self.outcome.word().to_owned(),
            Criterion::Month => self.date.chars().take(7).collect(),
        }
    }
}

/// The values that games have, each once, in the order of the games.
pub fn values<'a>(heads: impl Iterator<Item = &'a Head>, by: Criterion) -> Vec<String> {
    let mut values = Vec::new();
    for value in heads.map(|head| head.value(by)) {
        if !values.contains(&value) {
            values.push(value);
        }
    }
    values
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tally {
    pub opponent: Opponent,
    /// The numbers of games won, lost and drawn.
    pub results: [u32; 3],
}

impl Tally {
    pub fn games(&self) -> u32 {
        self.results.iter().sum()
    }
}

/// The results against each opponent with any results, the most played opponent first.
pub fn tallies<'a>(heads: impl Iterator<Item = &'a Head>) -> Vec<Tally> {
    let mut tallies: Vec<Tally> = Vec::new();
    for head in heads {
        let at = match head.outcome {
            Outcome::Won => 0,
            Outcome::Lost => 1,
            Outcome::Drawn => 2,
            Outcome::First | Outcome::Second => continue,
        };
        if !head.is_ones_own() {
            continue;
        }
        let known = tallies
            .iter()
            .position(|tally| tally.opponent == head.opponent);
        let known = known.unwrap_or_else(|| {
            tallies.push(Tally {
                opponent: head.opponent.clone(),
                results: [0; 3],
            });
            tallies.len() - 1
        });
        tallies[known].results[at] += 1;
    }
    tallies.sort_by_key(|tally| u32::MAX - tally.games());
    tallies
}

/// The last day on which a person played here: its date, and how many games against the last opponent were won and lost.
pub fn last_day<'a>(
    heads: impl Iterator<Item = &'a Head> + Clone,
) -> Option<(&'a str, [usize; 2])> {
    let own = |head: &&Head| !matches!(head.outcome, Outcome::First | Outcome::Second);
    let last = heads.clone().filter(own).max_by_key(|head| head.time)?;
    let count = |outcome| {
        let same = |head: &&Head| {
            head.date == last.date && head.opponent == last.opponent && head.outcome == outcome
        };
        heads.clone().filter(same).count()
    };
    Some((&last.date, [Outcome::Won, Outcome::Lost].map(count)))
}
