//! A review of a game in progress or finished: how its value changed, what the throws gave and what the choices cost, in units.

use game::{Progress, Review, ReviewOf, ReviewStep, Search as _};
use kotra::{Action, Entry, Game, Judge, Phase, Position, Side, Stage};
use rustc_hash::FxHashMap;

use crate::position_evaluator::Ahead;
use crate::{Ends, Evaluation, PositionEvaluator, Search, Settings};

/// A review in progress.
///
/// Start, luck and cost add up to the end: `start + luck[0] - luck[1] - cost[0] + cost[1]` is the equity after the last step.
pub struct Reviewer {
    judge: Judge,
    engine: PositionEvaluator,
    plies: Vec<Ply>,
    next: usize,
    work: Option<Work>,
    /// The results of looking one throw ahead, from the viewpoint of white.
    known: FxHashMap<Position, Ends>,
    review: ReviewOf<Game>,
    /// The equity after the last step.
    white: Option<f32>,
}

/// A throw of the game, or what one side did with a throw.
struct Ply {
    entry: usize,
    before: Position,
    after: Position,
    /// All uses of the throw, or the choice of the number of dice; empty for a throw.
    actions: Vec<Action>,
}

/// The work in progress for the next step.
enum Work {
    Search(Box<Search>),
    Ahead(Box<Ahead>),
}

/// The value of a position for white, and what its side should do.
struct Found {
    white: f32,
    best: Vec<Action>,
    /// The value after the choice made.
    played: Option<f32>,
}

impl Reviewer {
    /// Starts to review `game` as continued by these entries.
    #[must_use]
    pub fn new(mut game: Game, entries: &[Entry]) -> Reviewer {
        let judge = *game.judge();
        let mut plies: Vec<Ply> = Vec::new();
        for (n, entry) in entries.iter().enumerate() {
            let (phase, before) = (game.phase(), *game.position());
            if game.enter(entry, |_| ()).is_err() {
                break;
            }
            let actions = match *entry {
                Entry::Throw(_) if phase == Phase::Play => Vec::new(),
                Entry::Action(action) => match plies.last_mut() {
                    // The throw is used as a whole.
                    Some(last) if !last.actions.is_empty() => {
                        last.actions.push(action);
                        last.after = *game.position();
                        continue;
                    }
                    _ => vec![action],
                },
                _ => continue,
            };
            plies.push(Ply {
                entry: n,
                before,
                after: *game.position(),
                actions,
            });
        }
        Reviewer {
            judge,
            engine: PositionEvaluator::new(&judge, Evaluation::learned()),
            plies,
            next: 0,
            work: None,
            known: FxHashMap::default(),
            review: Review {
                start: 0.0,
                steps: Vec::new(),
                luck: Some([0.0; 2]),
                cost: [0.0; 2],
            },
            white: None,
        }
    }

    /// Evaluates a position and, if the next ply was played in it, that choice, so that the choice cannot be better than the
    /// position. `None` until the work is done.
    fn find(&mut self, position: &Position, next: usize, evaluations: u64) -> Option<Found> {
        let work = match self.work.take() {
            Some(work) => work,
            None if is_decision(position) => {
                let settings = Settings::review();
                let mut search = Search::new(&self.judge, position, &settings, 0);
                search.know(&self.known);
                let done = self.plies.get(next).filter(|ply| !ply.actions.is_empty());
                if let Some(ply) = done {
                    search.require(&ply.after, &ply.actions);
                }
                Work::Search(Box::new(search))
            }
            None => Work::Ahead(Box::new(Ahead::new(position))),
        };
        match self.work.insert(work) {
            Work::Search(search) => {
                if search.advance(evaluations) == Progress::Searching {
                    return None;
                }
                search.tell(&mut self.known);
                let played = search.required_equity();
                let best = search.best().map(|(way, ends)| (way.to_vec(), ends));
                self.work = None;
                let white = |equity: f32| match position.turn() {
                    Side::White => equity,
                    Side::Black => -equity,
                };
                let (best, ends) = best?;
                Some(Found {
                    white: white(ends.equity()),
                    best,
                    played: played.map(white),
                })
            }
            Work::Ahead(ahead) => {
                let mut done = 0;
                while !ahead.is_done() {
                    if done >= evaluations.max(1) {
                        return None;
                    }
                    done += u64::from(ahead.step(&mut self.engine).max(1));
                }
                let ends = ahead.ends(Side::White);
                self.work = None;
                Some(Found {
                    white: ends.equity(),
                    best: Vec::new(),
                    played: None,
                })
            }
        }
    }
}

impl game::Reviewer<Game> for Reviewer {
    fn progress(&self) -> f64 {
        self.next as f64 / self.plies.len().max(1) as f64
    }

    fn review(&self) -> &ReviewOf<Game> {
        &self.review
    }

    fn advance(&mut self, evaluations: u64) -> Progress {
        let Some(ply) = self.plies.get(self.next) else {
            return Progress::Done;
        };
        let (entry, side, count) = (ply.entry, ply.before.turn(), ply.actions.len());
        let (before, after) = (ply.before, ply.after);
        let Some(last) = self.white else {
            if let Some(found) = self.find(&before, self.next, evaluations) {
                self.review.start = found.white.into();
                self.white = Some(found.white);
            }
            return Progress::Searching;
        };
        let found = match count {
            0 => self.find(&after, self.next + 1, evaluations),
            _ => self.find(&before, self.next, evaluations),
        };
        let Some(found) = found else {
            return Progress::Searching;
        };
        let own = |white: f32| if side == Side::White { white } else { -white };
        let (white, luck, cost) = match found.played.filter(|_| count > 0) {
            None => (found.white, own(found.white - last), 0.0),
            Some(played) => (played, own(found.white - last), own(found.white - played)),
        };
        let (luck, cost) = (f64::from(luck), f64::from(cost));
        if let Some(sum) = &mut self.review.luck {
            sum[side.index()] += luck;
        }
        self.review.cost[side.index()] += cost;
        let mut best = found.best.into_iter();
        let better = best.next().filter(|_| cost > 0.0);
        self.review.steps.push(ReviewStep {
            entry,
            // A throw is one entry as well.
            count: count.max(1),
            side,
            first: white.into(),
            luck,
            cost,
            better,
            then: better.map_or_else(Vec::new, |_| best.collect()),
        });
        self.white = Some(white);
        self.next += 1;
        Progress::Searching
    }
}

/// Whether there is a throw to use, or the number of dice to choose.
fn is_decision(position: &Position) -> bool {
    position.stage() == Stage::Decide
}
