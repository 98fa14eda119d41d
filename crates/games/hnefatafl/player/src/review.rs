//! A review of a finished or running game: how the win probability went, and what the moves cost.

use game::{Level, Progress, Review, ReviewOf, ReviewStep};
use hnefatafl::{Action, Entry, Game, Record, Side};

use crate::{Player, Search};

/// The player whose search evaluates the positions of a review.
const REVIEWER: Player = Player::Level(Level::Strong);

/// A review in progress.
///
/// A move costs what lies between the position after it and the one after the best move. Both are
/// searched alike, with the same side to move, so that their probabilities can be compared.
pub struct Reviewer {
    moves: Vec<(usize, Action)>,
    next: usize,
    /// The game before the next move.
    game: Game,
    before: Option<Evaluation>,
    /// After the next move.
    after: Option<Evaluation>,
    search: Option<Search>,
    review: ReviewOf<Game>,
}

/// What a search found in a position.
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
            review: Review {
                start: 0.5,
                steps: Vec::new(),
                luck: None,
                cost: [0.0; 2],
            },
        }
    }

    /// Evaluates the game before the next move, or with another move made there; `None` as long as
    /// the search is not done.
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
            return Progress::Done;
        };
        let Some(after) = self.after else {
            self.after = self.evaluate(Some(played), nodes);
            return Progress::Searching;
        };
        let side = self.game.position().turn();
        let (mut cost, mut better) = (0.0, None);
        if let Some(best) = before.best.filter(|&best| best != played) {
            let Some(other) = self.evaluate(Some(best), nodes) else {
                return Progress::Searching;
            };
            let lost = match side {
                Side::Swede => other.swede - after.swede,
                Side::Muscovite => after.swede - other.swede,
            };
            // The search may have been wrong about the best move.
            if lost > 0.0 {
                (cost, better) = (lost.into(), Some(best));
            }
        }
        self.review.cost[side.index()] += cost;
        self.review.steps.push(ReviewStep {
            entry,
            side,
            first: after.swede.into(),
            luck: 0.0,
            cost,
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
