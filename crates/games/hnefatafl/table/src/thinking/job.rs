//! What a page asks of the players of Hnefatafl.

use core::convert::Infallible;

use hnefatafl::{Entry, Judge, Record};
use hnefatafl_player::{Evaluator, Player};
use thinker::{Asked, PlayerJob, Question, Reply};

use super::{Request, Response};

/// A request that is being worked on.
pub type HnefataflJob = PlayerJob<HnefataflPlayers>;

/// The players of Hnefatafl.
pub struct HnefataflPlayers;

impl Asked for HnefataflPlayers {
    type Brain = Player;
    type Request = Request;
    type Response = Response;
    type Cache = ();
    type Other = Infallible;

    /// Nodes.
    const PORTION: u32 = 128;

    fn knowledge((): &mut (), judge: &Judge, _: f64) -> Option<Evaluator> {
        Some(Evaluator::new(judge))
    }

    fn question(request: Request) -> Question<HnefataflPlayers> {
        let replay = |record: Record| record.replay(usize::MAX);
        match request {
            Request::Decide {
                record,
                level,
                seed,
                time_limit,
            } => Question::Decide {
                game: replay(record),
                level,
                seed,
                time_limit,
            },
            Request::Hint { record, time_limit } => Question::Hint {
                game: replay(record),
                time_limit,
            },
            Request::Review { record } => Question::Review(record),
        }
    }

    fn response(reply: Reply<HnefataflPlayers>) -> Response {
        match reply {
            Reply::Decision(Entry::Action(action)) => Response::Action(action),
            Reply::Decision(_) | Reply::Draw { .. } => {
                Response::Rejected("that is no move".to_owned())
            }
            Reply::Hint(ranked) => Response::Hint(ranked),
            Reply::Progress(done) => Response::Progress(done),
            Reply::Review(review) => Response::Review(review),
            Reply::Rejected(why) => Response::Rejected(why),
        }
    }
}
