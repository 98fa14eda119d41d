//! The work for one request to the players of sáhkku.

use std::sync::Arc;

use sahkku::{Judge, Record, Side, Stage};
use sahkku_player::{
    Decision, Engine, Level, Reviewer, Search, ThreatSearch, chooses_miedut, takes_draw,
};
use thinker::{Job, PROGRESS_INTERVAL, Step};

use super::{EngineCache, GameState, Request, Response};

/// How many of the best actions a hint contains.
const HINT_ACTIONS: usize = 4;

/// A request that is being worked on.
pub struct SahkkuJob {
    judge: Judge,
    /// `None` until it is ready, or if the task needs none.
    engine: Option<Arc<Engine>>,
    task: Task,
}

enum Task {
    Search(Box<SearchTask>),
    ChooseDirection {
        first: Side,
        level: Level,
        seed: u32,
    },
    Threats(Box<ThreatSearch>),
    Review(Box<ReviewTask>),
}

struct SearchTask {
    state: GameState,
    level: Level,
    seed: u32,
    /// The time at which the best action so far becomes the response.
    deadline: f64,
    reply: Reply,
    search: Option<Search>,
}

/// What the response to a search says.
#[derive(Clone, Copy)]
enum Reply {
    Action,
    Hint,
    /// Whether this side agrees on a draw.
    Draw(Side),
}

struct ReviewTask {
    record: Record,
    reviewer: Option<Reviewer>,
    /// The time of the last progress report.
    reported: f64,
}

impl Job for SahkkuJob {
    type Request = Request;
    type Response = Response;
    type Cache = EngineCache;

    /// Evaluations.
    const PORTION: u32 = 48;

    fn new(request: Request, now: f64) -> SahkkuJob {
        let (judge, task) = match request {
            Request::Decide {
                state,
                level,
                seed,
                time_limit,
            } => {
                let judge = state.judge.clone();
                let task = SearchTask {
                    state,
                    level,
                    seed,
                    deadline: now + time_limit,
                    reply: Reply::Action,
                    search: None,
                };
                (judge, Task::Search(Box::new(task)))
            }
            Request::Hint { state, time_limit } => {
                let judge = state.judge.clone();
                let task = SearchTask {
                    state,
                    level: Level::Master,
                    seed: 0,
                    deadline: now + time_limit,
                    reply: Reply::Hint,
                    search: None,
                };
                (judge, Task::Search(Box::new(task)))
            }
            Request::Draw { state, side } => {
                let judge = state.judge.clone();
                let task = SearchTask {
                    state,
                    level: Level::Strong,
                    seed: 0,
                    // A search of the own turn is short. Without a time limit its result never varies.
                    deadline: f64::INFINITY,
                    reply: Reply::Draw(side),
                    search: None,
                };
                (judge, Task::Search(Box::new(task)))
            }
            Request::ChooseDirection {
                judge,
                first,
                level,
                seed,
            } => (judge, Task::ChooseDirection { first, level, seed }),
            Request::Threats { state, side } => {
                let search = ThreatSearch::new(&state.judge, &state.position, side);
                (state.judge, Task::Threats(Box::new(search)))
            }
            Request::Review { record } => {
                let judge = record.judge().clone();
                let task = ReviewTask {
                    record,
                    reviewer: None,
                    reported: 0.0,
                };
                (judge, Task::Review(Box::new(task)))
            }
        };
        SahkkuJob {
            judge,
            engine: None,
            task,
        }
    }

    fn advance(&mut self, portion: u32, cache: &mut EngineCache, now: f64) -> Step<Response> {
        if self.engine.is_none() && !matches!(self.task, Task::Threats(_)) {
            self.engine = cache.engine(&self.judge, now);
        }
        let response = match (&mut self.task, &self.engine) {
            (Task::Threats(search), _) => search.advance().map(Response::Threats),
            (_, None) => return Step::Waiting,
            (Task::Search(task), Some(engine)) => task.advance(engine, portion, now),
            (Task::ChooseDirection { first, level, seed }, Some(engine)) => {
                let miedut = chooses_miedut(engine, *first, *level, u64::from(*seed));
                Some(Response::Direction { miedut })
            }
            (Task::Review(task), Some(engine)) => task.advance(engine, portion, now),
        };
        response.map_or(Step::Working, Step::Response)
    }
}

impl SearchTask {
    fn advance(&mut self, engine: &Arc<Engine>, portion: u32, now: f64) -> Option<Response> {
        if let (Reply::Draw(side), Stage::Throw(_)) = (self.reply, self.state.position.stage()) {
            let win_probability = engine.static_eval(&self.state.position, side);
            return Some(Response::Draw {
                agrees: takes_draw(win_probability),
            });
        }
        if self.state.position.stage() != Stage::Decide {
            return Some(Response::Rejected(
                "there is no decision to make".to_owned(),
            ));
        }
        let search = self.search.get_or_insert_with(|| {
            let seed = u64::from(self.seed);
            Search::new(engine, &self.state.position, self.level, seed)
        });
        let decision = if now > self.deadline {
            search.best_so_far()
        } else {
            search.advance(portion)
        };
        let mover = self.state.position.turn();
        decision.map(|decision| self.reply.response(decision, mover))
    }
}

impl Reply {
    fn response(self, decision: Decision, mover: Side) -> Response {
        match self {
            Reply::Action => Response::Action(decision.action),
            Reply::Hint => {
                let mut ranked = decision.ranked;
                ranked.truncate(HINT_ACTIONS);
                Response::Hint(ranked)
            }
            Reply::Draw(side) => {
                let best = decision.ranked.first();
                let best = best.map_or(0.5, |best| best.win_probability);
                Response::Draw {
                    agrees: takes_draw(if side == mover { best } else { 1.0 - best }),
                }
            }
        }
    }
}

impl ReviewTask {
    fn advance(&mut self, engine: &Arc<Engine>, portion: u32, now: f64) -> Option<Response> {
        let reviewer = self
            .reviewer
            .get_or_insert_with(|| Reviewer::new(engine, &self.record));
        if let Some(review) = reviewer.advance(portion) {
            return Some(Response::Review(review));
        }
        let due = now - self.reported > PROGRESS_INTERVAL;
        due.then(|| {
            self.reported = now;
            Response::Progress(reviewer.progress())
        })
    }
}
