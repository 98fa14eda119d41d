//! The average cost of the player's decisions, over reviewed games.

use crate::{Decisions, Head, Opponent};

/// The average cost of the player's decisions.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct ErrorRate {
    pub games: u32,
    pub decision: f64,
    pub game: f64,
}

/// The average cost of the decisions in these games; `None` without games.
pub fn error_rate(games: impl Iterator<Item = Decisions>) -> Option<ErrorRate> {
    let (mut count, mut decisions, mut cost) = (0, 0.0, 0.0);
    for game in games {
        count += 1;
        decisions += f64::from(game.count);
        cost += game.cost();
    }
    (count > 0).then(|| ErrorRate {
        games: count,
        decision: cost / f64::max(decisions, 1.0),
        game: cost / f64::from(count),
    })
}

/// The running average: each value averaged with those before it, over at most `over` values.
pub fn running(values: &[f64], over: usize) -> Vec<f64> {
    let average = |end: usize| {
        let last = &values[end.saturating_sub(over)..end];
        last.iter().sum::<f64>() / last.len() as f64
    };
    (1..=values.len()).map(average).collect()
}

/// The average costs for each pair of rule set and opponent, the most played pair first.
pub fn error_rates<'a>(
    heads: impl Iterator<Item = &'a Head>,
) -> Vec<(String, Opponent, ErrorRate)> {
    let mut pairs: Vec<(&str, &Opponent, Vec<Decisions>)> = Vec::new();
    for head in heads {
        let Some(decisions) = head.decisions else {
            continue;
        };
        let same = |(rules, opponent, _): &&mut (&str, &Opponent, Vec<Decisions>)| {
            *rules == head.rules && **opponent == head.opponent
        };
        match pairs.iter_mut().find(same) {
            Some((.., games)) => games.push(decisions),
            None => pairs.push((&head.rules, &head.opponent, vec![decisions])),
        }
    }
    pairs.sort_by_key(|(.., games)| usize::MAX - games.len());
    let rated = pairs.into_iter().filter_map(|(rules, opponent, games)| {
        let rate = error_rate(games.into_iter())?;
        Some((rules.to_owned(), opponent.clone(), rate))
    });
    rated.collect()
}
