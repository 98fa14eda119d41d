//! The work for one request to the players of Kotra.

use game::Level;
use kotra::{Game, Phase, Position, Record, Side, Stage};
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
        let search = |game: &Game, level: Level, seed: u32, deadline: f64, reply: Reply| {
            if let Phase::Over(_) = game.phase() {
                return Task::Ready(Some(no_decision()));
            }
            let settings = Player::Level(level).settings();
            let (judge, position) = (game.judge(), game.position());
            Task::Search {
                search: Box::new(Search::new(judge, position, &settings, u64::from(seed))),
                deadline,
                reply,
            }
        };
        let replay = |record: &Record| record.replay(usize::MAX);
        KotraJob(match request {
            Request::Decide {
                record,
                level,
                seed,
                time_limit,
            } => search(
                &replay(&record),
                level,
                seed,
                now + time_limit,
                Reply::Action,
            ),
            Request::Hint { record, time_limit } => search(
                &replay(&record),
                Level::Master,
                0,
                now + time_limit,
                Reply::Hint,
            ),
            Request::Draw { record, side } => {
                let game = replay(&record);
                match game.position().stage() {
                    Stage::Decide => {
                        let of_turn = side == game.position().turn();
                        // A search of the own turn is short. Without a time limit its result never varies.
                        let deadline = f64::INFINITY;
                        search(&game, Level::Strong, 0, deadline, Reply::Draw { of_turn })
                    }
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
                let answer = search.answer();
                Step::Response(answer.map_or_else(no_decision, |answer| reply.response(answer)))
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

fn no_decision() -> Response {
    Response::Rejected("there is no decision to make".to_owned())
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
