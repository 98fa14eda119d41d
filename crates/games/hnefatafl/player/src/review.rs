//! A review of a game in progress or finished: how the win probability changed, and what the moves cost.

use game::{Level, Progress, Review, ReviewOf, ReviewStep};
use hnefatafl::{Action, Entry, Game, Record, Side};

use crate::{Player, Search};

/// The player whose search evaluates the positions of a review.
const REVIEWER: Player = Player::Level(Level::Strong);

/// A review in progress.
///
/// The position after each move and the one after the best move are searched with the same settings and the same side to move.
/// The later course of the game is then propagated back: a position is worth the better of the two moves, and a move costs the
/// difference. So a loss that no single search sees is charged to the last move for which a search still found a better one,
/// and the costs of both sides add up to the change of the probability.
pub struct Reviewer {
    moves: Vec<(usize, Action)>,
    next: usize,
    /// The game before the next move.
    game: Game,
    before: Option<Evaluation>,
    /// The evaluation after the next move.
    after: Option<Evaluation>,
    search: Option<Search>,
    /// For each step, the probability after the best move, if another one was played.
    others: Vec<Option<f32>>,
    review: ReviewOf<Game>,
}

/// The result of a search in a position.
#[derive(Clone, Copy)]
struct Evaluation {
    /// The probability that the Swede wins.
    swede: f32,
    /// The best move; `None` when the game is over.
    best: Option<Action>,
}

impl Reviewer {
    /// Starts to review a game.
    #[must_use]
    pub fn new(record: &Record) -> Reviewer {
        let entries = record.entries().iter().enumerate();
        let moves = entries.filter_map(|(n, entry)| match *entry {
            Entry::Action(action) => Some((n, action)),
            Entry::Resigned(_) | Entry::Agreed => None,
        });
        Reviewer {
            moves: moves.collect(),
            next: 0,
            game: record.replay(0),
            before: None,
            after: None,
            search: None,
            others: Vec::new(),
            review: Review {
                start: 0.5,
                steps: Vec::new(),
                luck: None,
                cost: [0.0; 2],
            },
        }
    }

    /// Evaluates the game before the next move, or after another move made there; `None` until the search is done.
    fn evaluate(&mut self, action: Option<Action>, nodes: u64) -> Option<Evaluation> {
        let search = match &mut self.search {
            Some(search) => search,
            None => {
                let mut game = self.game.clone();
                if let Some(action) = action {
                    game.enter_unchecked(action, &mut |_| ());
                }
                if let Some(outcome) = game.outcome() {
                    let swede = match outcome.winner {
                        Some(Side::Swede) => 1.0,
                        Some(Side::Muscovite) => 0.0,
                        None => 0.5,
                    };
                    return Some(Evaluation { swede, best: None });
                }
                self.search
                    .insert(Search::new(&game, REVIEWER.settings(), 0))
            }
        };
        if search.step(nodes) == Progress::Searching {
            return None;
        }
        let answer = search.answer();
        self.search = None;
        // Only a game that is over has no answer.
        answer.map(|answer| Evaluation {
            swede: answer.win_probability,
            best: Some(answer.action),
        })
    }

    /// Propagates the probabilities back from the end of the game, and derives the costs from them.
    fn lead_back(&mut self) {
        let Some(last) = self.review.steps.last() else {
            return;
        };
        let mut worth = last.first;
        for (step, other) in self.review.steps.iter_mut().zip(&self.others).rev() {
            step.first = worth;
            let other = other.map_or(worth, f64::from);
            step.cost = match step.side {
                Side::Swede => other - worth,
                Side::Muscovite => worth - other,
            };
            if step.cost > 0.0 {
                worth = other;
            } else {
                // The search was wrong about the best move.
                (step.cost, step.better) = (0.0, None);
            }
        }
        self.review.start = worth;
        self.review.cost = [0.0; 2];
        for step in &self.review.steps {
            self.review.cost[step.side.index()] += step.cost;
        }
    }
}

impl game::Reviewer<Game> for Reviewer {
    fn progress(&self) -> f64 {
        self.next as f64 / self.moves.len().max(1) as f64
    }

    fn advance(&mut self, nodes: u64) -> Progress {
        let Some(before) = self.before else {
            self.before = self.evaluate(None, nodes);
            if let Some(start) = self.before {
                self.review.start = start.swede.into();
            }
            return Progress::Searching;
        };
        let Some(&(entry, played)) = self.moves.get(self.next) else {
            self.lead_back();
            return Progress::Done;
        };
        let Some(after) = self.after else {
            self.after = self.evaluate(Some(played), nodes);
            return Progress::Searching;
        };
        let better = before.best.filter(|&best| best != played);
        let mut other = None;
        if better.is_some() {
            other = self.evaluate(better, nodes);
            if other.is_none() {
                return Progress::Searching;
            }
        }
        self.others.push(other.map(|other| other.swede));
        self.review.steps.push(ReviewStep {
            entry,
            count: 1,
            side: self.game.position().turn(),
            first: after.swede.into(),
            luck: 0.0,
            cost: 0.0,
            better,
            then: Vec::new(),
        });
        self.game.enter_unchecked(played, &mut |_| ());
        self.before = self.after.take();
        self.next += 1;
        Progress::Searching
    }

    fn review(&self) -> &ReviewOf<Game> {
        &self.review
    }
}
