//! Computer players that try every action, and after it every face and every answer, to a depth that their level sets.

use core::fmt;
use core::marker::PhantomData;

use game::{
    Brain, Game as _, Level, Limits, NoTheme, Progress, Ranked, Record, SearchOrDecision, Side,
    Turn, Value, nth_random, unit_interval,
};

use crate::{Entry, Evaluate, Game, Outcome, Position, Reviewer};

/// A computer player of a small game.
pub struct Player<P> {
    /// Its level; none for a player that does anything legal.
    level: Option<Level>,
    position: PhantomData<fn() -> P>,
}

impl<P> Player<P> {
    const fn new(level: Option<Level>) -> Player<P> {
        Player {
            level,
            position: PhantomData,
        }
    }
}

impl<P> Clone for Player<P> {
    fn clone(&self) -> Player<P> {
        *self
    }
}

impl<P> Copy for Player<P> {}

impl<P> PartialEq for Player<P> {
    fn eq(&self, other: &Player<P>) -> bool {
        self.level == other.level
    }
}

impl<P: Evaluate> fmt::Display for Player<P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

/// How a level plays: how many plies it looks beyond its own action, and by how much it errs in the chance to win.
const fn strength(level: Level) -> (u32, f64) {
    match level {
        Level::Beginner => (0, 0.4),
        Level::Easy => (0, 0.15),
        Level::Steady => (0, 0.0),
        Level::Strong => (1, 0.0),
        Level::Master => (2, 0.0),
    }
}

impl<P: Evaluate> Brain for Player<P> {
    type Game = Game<P>;
    type Knowledge = ();
    type Search = SearchOrDecision<Search<P>, Entry<P::Action>>;
    type Reviewer = Reviewer<P>;
    type Theme = NoTheme;

    const YARDSTICKS: &'static [(Self, &'static str, &'static str)] = &[(
        Player::new(None),
        "random",
        "any legal action, each equally likely",
    )];
    const PORTION: u64 = 512;

    fn of_level(level: Level) -> Player<P> {
        Player::new(Some(level))
    }

    fn search(&self, (): &(), game: &Game<P>, _: &Limits, seed: u64) -> Option<Self::Search> {
        let Some(level) = self.level else {
            return SearchOrDecision::random(game, seed);
        };
        Search::new(game, level, seed).map(SearchOrDecision::Search)
    }

    fn review((): &(), record: &Record<Game<P>>) -> Reviewer<P> {
        Reviewer::new(record)
    }

    fn evaluate((): &(), game: &Game<P>) -> f64 {
        game.position.chance_of_first(&game.rules)
    }

    fn settled(outcome: &Outcome) -> f64 {
        outcome.chance_of_first()
    }

    fn chances(game: &Game<P>) -> Vec<(Entry<P::Action>, f64)> {
        let Turn::Chance(_) = game.turn() else {
            return Vec::new();
        };
        let faces = 1..=P::FACES;
        faces
            .map(|face| (Entry::Throw(face), 1.0 / f64::from(P::FACES)))
            .collect()
    }

    fn before_throw((): &(), game: &Game<P>) -> Option<Value> {
        let Turn::Chance(Some(side)) = game.turn() else {
            return None;
        };
        let first = look_ahead(&game.position, &game.rules, 1).0;
        Some(Value {
            win: seen_by(side, first) as f32,
            units: None,
        })
    }
}

/// A search in progress. It looks at one action after the other.
pub struct Search<P: Position> {
    rules: P::Rules,
    position: P,
    side: Side,
    depth: u32,
    /// By how much each value is changed, for a player that errs.
    errors: Vec<f64>,
    legal: Vec<P::Action>,
    ranked: Vec<Ranked<P::Action>>,
    work: u64,
}

impl<P: Evaluate> Search<P> {
    fn new(game: &Game<P>, level: Level, seed: u64) -> Option<Search<P>> {
        let Turn::Decide(side) = game.turn() else {
            return None;
        };
        let (depth, error) = strength(level);
        let mut legal = Vec::new();
        game.list_legal(&mut legal);
        let draw = |n| f64::from(unit_interval(nth_random(seed, n as u64))) - 0.5;
        Some(Search {
            rules: game.rules,
            position: game.position,
            side,
            depth,
            errors: (0..legal.len()).map(|n| draw(n) * error).collect(),
            legal,
            ranked: Vec::new(),
            work: 0,
        })
    }
}

impl<P: Evaluate> game::Search<Game<P>> for Search<P> {
    fn advance(&mut self, budget: u64) -> Progress {
        let enough = self.work.saturating_add(budget);
        while let Some(&action) = self.legal.get(self.ranked.len()) {
            let mut after = self.position;
            after.play(&self.rules, action);
            let (first, work) = look_ahead(&after, &self.rules, self.depth);
            let worth = seen_by(self.side, first) + self.errors[self.ranked.len()];
            self.ranked.push(Ranked { action, worth });
            self.work += work;
            if self.work >= enough {
                break;
            }
        }
        if self.ranked.len() < self.legal.len() {
            Progress::Searching
        } else {
            Progress::Done
        }
    }

    fn work(&self) -> u64 {
        self.work
    }

    fn decision(&self) -> Option<Vec<Entry<P::Action>>> {
        let best = self.ranked().into_iter().next()?;
        Some(vec![Entry::Action(best.action)])
    }

    fn value(&self) -> Option<Value> {
        let best = self.ranked().into_iter().next()?;
        Some(Value {
            win: best.worth.clamp(0.0, 1.0) as f32,
            units: None,
        })
    }

    fn ranked(&self) -> Vec<Ranked<P::Action>> {
        let mut ranked = self.ranked.clone();
        ranked.sort_by(|a, b| b.worth.total_cmp(&a.worth));
        ranked
    }
}

/// What a chance of the first side to win is to a side.
pub(crate) fn seen_by(side: Side, first: f64) -> f64 {
    match side {
        Side::First => first,
        Side::Second => 1.0 - first,
    }
}

/// The chance of the first side to win, `depth` plies ahead with the best play of both; and how many positions were looked at.
pub(crate) fn look_ahead<P: Evaluate>(position: &P, rules: &P::Rules, depth: u32) -> (f64, u64) {
    match position.next(rules) {
        Turn::Over(outcome) => (outcome.chance_of_first(), 1),
        Turn::Chance(_) | Turn::Decide(_) if depth == 0 => (position.chance_of_first(rules), 1),
        Turn::Chance(_) => {
            let faces = (1..=P::FACES).map(|face| {
                let mut thrown = *position;
                thrown.throw(face);
                look_ahead(&thrown, rules, depth)
            });
            let (sum, work) = faces.fold((0.0, 0), |(sum, work), (first, more)| {
                (sum + first, work + more)
            });
            (sum / f64::from(P::FACES), work)
        }
        Turn::Decide(side) => {
            let mut actions = Vec::new();
            position.list_actions(&mut actions);
            let legal = actions
                .into_iter()
                .filter(|action| position.refusal(rules, *action).is_none());
            let ahead = legal.map(|action| {
                let mut after = *position;
                after.play(rules, action);
                look_ahead(&after, rules, depth - 1)
            });
            ahead.fold(
                // What is worst for the side.
                (side.index() as f64, 0),
                |(best, work), (first, more)| {
                    let better = match side {
                        Side::First => best.max(first),
                        Side::Second => best.min(first),
                    };
                    (better, work + more)
                },
            )
        }
    }
}
