//! What a page asks of the players of Kotra.

use core::convert::Infallible;

use kotra::{Entry, Game, Judge, Record, Side};
use kotra_player::{Engine, Evaluation, Player, Ranked, takes_draw};
use thinker::{Asked, OfferedTo, PlayerJob, Question, Reply};

use super::{Request, Response};

/// A request that is being worked on.
pub type KotraJob = PlayerJob<KotraPlayers>;

/// The players of Kotra.
pub struct KotraPlayers;

impl Asked for KotraPlayers {
    type Brain = Player;
    type Request = Request;
    type Response = Response;
    type Cache = ();
    type Other = Infallible;

    /// Evaluations.
    const PORTION: u32 = 128;

    fn knowledge((): &mut (), _: &Judge, _: f64) -> Option<()> {
        Some(())
    }

    fn question(request: Request) -> Question<KotraPlayers> {
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
            Request::Draw { record, side } => Question::Draw {
                game: replay(record),
                side,
            },
            Request::Review { record } => Question::Review(record),
        }
    }

    fn response(reply: Reply<KotraPlayers>) -> Response {
        match reply {
            Reply::Decision(Entry::Action(action)) => Response::Action(action),
            Reply::Decision(entry) => Response::Rejected(format!("{entry} is no action")),
            Reply::Hint(ranked) => Response::Hint(ranked),
            Reply::Draw { agrees } => Response::Draw { agrees },
            Reply::Progress(done) => Response::Progress(done),
            Reply::Review(review) => Response::Review(review),
            Reply::Rejected(why) => Response::Rejected(why),
        }
    }

    fn takes_draw(ranked: &[Ranked], offered_to: OfferedTo) -> Option<bool> {
        let equity = ranked.first()?.equity;
        Some(takes_draw(match offered_to {
            OfferedTo::Mover => equity,
            OfferedTo::Other => -equity,
        }))
    }

    fn takes_draw_before_throw((): &(), game: &Game, side: Side) -> Option<bool> {
        let mut engine = Engine::new(game.judge(), Evaluation::learned());
        Some(takes_draw(engine.ends(game.position(), side).equity()))
    }
}
