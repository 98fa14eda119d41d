//! What one's decisions cost, over games that were reviewed.

use crate::{Decisions, Head, Opponent};

/// What one's decisions cost on average.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct ErrorRate {
    pub games: u32,
    pub decision: f64,
    pub game: f64,
}

/// What the decisions in these games cost on average. `None` without games.
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

/// The average of each value and of those that came before it, of so many at most.
#[must_use]
pub fn running(values: &[f64], over: usize) -> Vec<f64> {
    let average = |end: usize| {
        let last = &values[end.saturating_sub(over)..end];
        last.iter().sum::<f64>() / last.len() as f64
    };
    (1..=values.len()).map(average).collect()
}

/// What they cost by each rule set against each opponent, the pair that was played most first.
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
