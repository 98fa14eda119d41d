//! The work for one request to the players of Kotra.

use game::Level;
use kotra::{Game, Position, Record, Side, Stage};
use kotra_player::{Answer, Engine, Evaluation, Player, Progress, Reviewer, Search, takes_draw};
use thinker::{Job, PROGRESS_INTERVAL, Step};

use super::{Request, Response};

/// The most actions in a hint.
const HINT_ACTIONS: usize = 4;

/// A request that is being worked on.
pub struct KotraJob(Task);

enum Task {
    Search {
        search: Box<Search>,
        /// The time at which the best action so far becomes the response.
        deadline: f64,
        reply: Reply,
    },
    /// The response follows from the position alone.
    Ready(Option<Response>),
    Review {
        reviewer: Box<Reviewer>,
        /// The time of the last progress report.
        reported: f64,
    },
}

/// What the response to a search says.
#[derive(Clone, Copy)]
enum Reply {
    Action,
    Hint,
    /// Whether a side agrees on a draw, that of the turn or the other.
    Draw {
        of_turn: bool,
    },
}

impl Job for KotraJob {
    type Request = Request;
    type Response = Response;
    type Cache = ();

    /// Evaluations.
    const PORTION: u32 = 128;

    fn new(request: Request, now: f64) -> KotraJob {
        let search = |record: &Record, level: Level, seed: u32| {
            let game = record.replay(usize::MAX);
            let settings = Player::Level(level).settings();
            Box::new(Search::new(
                game.judge(),
                game.position(),
                &settings,
                u64::from(seed),
            ))
        };
        KotraJob(match request {
            Request::Decide {
                record,
                level,
                seed,
                time_limit,
            } => Task::Search {
                search: search(&record, level, seed),
                deadline: now + time_limit,
                reply: Reply::Action,
            },
            Request::Hint { record, time_limit } => Task::Search {
                search: search(&record, Level::Master, 0),
                deadline: now + time_limit,
                reply: Reply::Hint,
            },
            Request::Draw { record, side } => {
                let game = record.replay(usize::MAX);
                match game.position().stage() {
                    Stage::Decide => Task::Search {
                        search: search(&record, Level::Strong, 0),
                        // A search of the own turn is short. Without a time limit its result never varies.
                        deadline: f64::INFINITY,
                        reply: Reply::Draw {
                            of_turn: side == game.position().turn(),
                        },
                    },
                    _ => Task::Ready(Some(before_throw(&game, side))),
                }
            }
            Request::Review { record } => Task::Review {
                reviewer: Box::new(Reviewer::new(record.opening(), record.entries())),
                reported: now,
            },
        })
    }

    fn advance(&mut self, portion: u32, (): &mut (), now: f64) -> Step<Response> {
        match &mut self.0 {
            Task::Search {
                search,
                deadline,
                reply,
            } => {
                if now <= *deadline && search.step(portion) == Progress::Searching {
                    return Step::Working;
                }
                let none = || Response::Rejected("there is no decision to make".to_owned());
                let answer = search.answer();
                Step::Response(answer.map_or_else(none, |answer| reply.response(answer)))
            }
            Task::Ready(response) => {
                let none = || Response::Rejected("the request is answered".to_owned());
                Step::Response(response.take().unwrap_or_else(none))
            }
            Task::Review { reviewer, reported } => {
                if reviewer.step(portion) == Progress::Done {
                    return Step::Response(Response::Review(reviewer.review().clone()));
                }
                if now - *reported <= PROGRESS_INTERVAL {
                    return Step::Working;
                }
                *reported = now;
                Step::Response(Response::Progress(reviewer.progress()))
            }
        }
    }
}

/// Whether `side` agrees on a draw before dice are thrown.
fn before_throw(game: &Game, side: Side) -> Response {
    let mut engine = Engine::new(game.judge(), Evaluation::learned());
    let position: &Position = game.position();
    Response::Draw {
        agrees: takes_draw(engine.ends(position, side).equity()),
    }
}

impl Reply {
    fn response(self, answer: Answer) -> Response {
        match self {
            Reply::Action => Response::Action(answer.action),
            Reply::Hint => {
                let mut ranked = answer.ranked;
                ranked.truncate(HINT_ACTIONS);
                Response::Hint(ranked)
            }
            Reply::Draw { of_turn } => {
                let equity = answer.ends.equity();
                Response::Draw {
                    agrees: takes_draw(if of_turn { equity } else { -equity }),
                }
            }
        }
    }
}
