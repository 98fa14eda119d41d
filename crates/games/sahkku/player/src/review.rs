//! A review of a game in progress or finished: how the win probability changed, what the throws gave and what the choices cost.

use std::sync::Arc;

use game::{Progress, Review, ReviewOf, ReviewStep, Search as _};
use sahkku::{Action, Entry, Game, Phase, Position, Record, Side, Stage};

use crate::chance_node::ChanceNode;
use crate::turn_search::Node;
use crate::{PositionEvaluator, Search};

/// A review in progress.
///
/// The value of a position depends only on the position: before a throw it is the static evaluation; where a side decides, it
/// is the best end of its turn, over all ends. So the best choice costs nothing, in whatever order it is played.
///
/// Start, luck and cost add up to the end: `start + luck[0] - luck[1] - cost[0] + cost[1]` is the men's win probability after
/// the last step.
pub struct Reviewer {
    engine: Arc<PositionEvaluator>,
    plies: Vec<Ply>,
    next: usize,
    /// The game before the next ply.
    before: Option<Evaluation>,
    work: Option<Work>,
    review: ReviewOf<Game>,
}

/// A throw or decision of the game.
struct Ply {
    entry: usize,
    before: Position,
    after: Position,
    /// `None` for a throw.
    action: Option<Action>,
}

/// The value of a position.
#[derive(Clone, Copy)]
struct Evaluation {
    /// The win probability of this side with best play.
    side: Side,
    worth: f64,
    /// The best action, if there is a decision to make.
    best: Option<Action>,
}

impl Evaluation {
    /// The win probability of a side.
    fn of(&self, side: Side) -> f64 {
        match side == self.side {
            true => self.worth,
            false => 1.0 - self.worth,
        }
    }
}

/// The work in progress for the next evaluation.
enum Work {
    /// The ends of a turn.
    Turn(Box<Search>),
    /// The throws after some of the dice were picked up again.
    Rethrow(Box<ChanceNode>),
}

impl Reviewer {
    /// Starts to review a game.
    #[must_use]
    pub fn new(engine: &Arc<PositionEvaluator>, record: &Record) -> Reviewer {
        let mut game = record.opening();
        let mut plies = Vec::new();
        for (n, entry) in record.entries().iter().enumerate() {
            let (phase, before) = (game.phase(), *game.position());
            if game.enter(entry, |_| ()).is_err() {
                break;
            }
            let action = match (entry, entry.action()) {
                (Entry::Throw(_), _) if phase == Phase::Play => None,
                (_, Some(action)) => Some(action),
                _ => continue,
            };
            plies.push(Ply {
                entry: n,
                before,
                after: *game.position(),
                action,
            });
        }
        let first = plies.first().map_or(*game.position(), |ply| ply.before);
        Reviewer {
            review: Review {
                start: engine.static_eval(&first, Side::Men).into(),
                steps: Vec::new(),
                luck: Some([0.0; 2]),
                cost: [0.0; 2],
            },
            engine: Arc::clone(engine),
            plies,
            next: 0,
            before: None,
            work: None,
        }
    }

    /// Evaluates a position for a side; `None` until that is done.
    fn evaluate(&mut self, position: &Position, side: Side, budget: u64) -> Option<Evaluation> {
        let engine = &self.engine;
        let dice = engine.judge().rules().dice;
        let work = match (self.work.take(), position.stage()) {
            (Some(work), _) => work,
            (None, Stage::Decide) => Work::Turn(Box::new(Search::of_every_end(engine, position))),
            // Dice that were set aside were not picked up.
            (None, Stage::Throw(count)) if count < dice && position.tries() == 0 => {
                let node = Node::at(position);
                Work::Rethrow(Box::new(ChanceNode::new(engine, node)))
            }
            (None, Stage::Throw(_) | Stage::Over(_)) => {
                return Some(Evaluation {
                    side,
                    worth: engine.static_eval(position, side).into(),
                    best: None,
                });
            }
        };
        let (side, worth, best) = match self.work.insert(work) {
            Work::Turn(search) => {
                if search.advance(budget) == Progress::Searching {
                    return None;
                }
                let best = *search.ranked().first()?;
                (position.turn(), best.worth, Some(best.action))
            }
            Work::Rethrow(chance) => {
                let mut done = 0;
                while !chance.is_done() {
                    if done >= budget.max(1) {
                        return None;
                    }
                    done += u64::from(chance.search_rethrow(engine).max(1));
                }
                (position.turn(), chance.mean().clamp(0.0, 1.0).into(), None)
            }
        };
        self.work = None;
        Some(Evaluation { side, worth, best })
    }
}

impl game::Reviewer<Game> for Reviewer {
    fn progress(&self) -> f64 {
        self.next as f64 / self.plies.len().max(1) as f64
    }

    fn review(&self) -> &ReviewOf<Game> {
        &self.review
    }

    fn advance(&mut self, budget: u64) -> Progress {
        let Some(ply) = self.plies.get(self.next) else {
            return Progress::Done;
        };
        let (position, after, action) = (ply.before, ply.after, ply.action);
        let (entry, side) = (ply.entry, position.turn());
        let Some(before) = self.before else {
            self.before = self.evaluate(&position, side, budget);
            if let Some(start) = self.before {
                self.review.start = start.of(Side::Men);
            }
            return Progress::Searching;
        };
        let Some(after) = self.evaluate(&after, side, budget) else {
            return Progress::Searching;
        };
        let change = after.of(side) - before.of(side);
        let (luck, cost) = match action {
            None => (change, 0.0),
            // No choice leads to more than the best one.
            Some(_) => (0.0, f64::max(-change, 0.0)),
        };
        if let Some(sum) = &mut self.review.luck {
            sum[side.index()] += luck;
        }
        self.review.cost[side.index()] += cost;
        self.review.steps.push(ReviewStep {
            entry,
            count: 1,
            side,
            first: after.of(Side::Men),
            luck,
            cost,
            better: before.best.filter(|_| cost > 0.0),
            then: Vec::new(),
        });
        self.before = Some(after);
        self.next += 1;
        Progress::Searching
    }
}
