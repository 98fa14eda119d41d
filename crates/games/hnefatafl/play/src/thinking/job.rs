//! The work for one request to the players of Hnefatafl.

use game::Level;
use hnefatafl::Game;
use hnefatafl_player::{Answer, Player, Progress, Ranked, Reviewer, Search, Settings};
use thinker::{Job, PROGRESS_INTERVAL, Step};

use super::mirrored::Symmetries;
use super::{Request, Response};

/// The most moves in a hint.
const HINT_MOVES: usize = 4;

/// A hint contains moves that are worse than the best by at most so many points: a drabant.
const HINT_MARGIN: i32 = 100;

/// A request that is being worked on.
pub struct HnefataflJob(Task);

enum Task {
    Search {
        search: Box<Search>,
        /// The time at which the best move so far becomes the response.
        deadline: f64,
        reply: Box<dyn Fn(Answer) -> Response>,
    },
    Review {
        reviewer: Box<Reviewer>,
        /// The time of the last progress report.
        reported: f64,
    },
}

impl Job for HnefataflJob {
    type Request = Request;
    type Response = Response;
    type Cache = ();

    /// Nodes.
    const PORTION: u32 = 128;

    fn new(request: Request, now: f64) -> HnefataflJob {
        let search = |game: &Game, settings: Settings, seed: u32| {
            Box::new(Search::new(game, settings, u64::from(seed)))
        };
        HnefataflJob(match request {
            Request::Decide {
                record,
                level,
                seed,
                time_limit,
            } => Task::Search {
                search: search(
                    &record.replay(usize::MAX),
                    Player::Level(level).settings(),
                    seed,
                ),
                deadline: now + time_limit,
                reply: Box::new(|answer| Response::Action(answer.action)),
            },
            Request::Hint { record, time_limit } => {
                let settings = Player::Level(Level::Master).settings();
                let game = record.replay(usize::MAX);
                let symmetries = Symmetries::of(&game);
                Task::Search {
                    search: search(&game, settings.ranking(HINT_MARGIN), 0),
                    deadline: now + time_limit,
                    reply: Box::new(move |answer| hint(answer, &symmetries)),
                }
            }
            Request::Review { record } => Task::Review {
                reviewer: Box::new(Reviewer::new(&record)),
                reported: now,
            },
        })
    }

    fn advance(&mut self, portion: u32, (): &mut (), now: f64) -> Step<Response> {
        let nodes = u64::from(portion);
        match &mut self.0 {
            Task::Search {
                search,
                deadline,
                reply,
            } => {
                if now <= *deadline && search.step(nodes) == Progress::Searching {
                    return Step::Working;
                }
                let none = || Response::Rejected("the game is over".to_owned());
                Step::Response(search.answer().map_or_else(none, reply))
            }
            Task::Review { reviewer, reported } => {
                if reviewer.step(nodes) == Progress::Done {
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

/// The best move and the next best, as far as they have exact probabilities. Of moves that are mirror images of each other,
/// only the first.
fn hint(answer: Answer, symmetries: &Symmetries) -> Response {
    let mut ranked: Vec<Ranked> = Vec::new();
    for one in answer.ranked {
        let known = |other: &Ranked| symmetries.relate(one.action, other.action);
        if ranked.len() == HINT_MOVES || (!ranked.is_empty() && !one.exact) {
            break;
        }
        if !ranked.iter().any(known) {
            ranked.push(one);
        }
    }
    Response::Hint(ranked)
}
