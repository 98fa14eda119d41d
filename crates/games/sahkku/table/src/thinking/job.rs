//! What the page asks of the players of sáhkku.

use std::sync::Arc;

use sahkku::{Entry, Game, Judge, Side};
use sahkku_player::{
    Engine, Level, Player, RankedAction, ThreatSearch, chooses_miedut, takes_draw,
};
use thinker::{Asked, OfferedTo, PlayerJob, Question, Reply, Step};

use super::{EngineCache, GameState, Request, Response};

/// A request that is being worked on.
pub type SahkkuJob = PlayerJob<SahkkuPlayers>;

/// The players of sáhkku.
pub struct SahkkuPlayers;

/// What only they are asked.
pub enum Other {
    /// Which pieces can be captured.
    Threats(Box<ThreatSearch>),
    /// Whether a player of this level walks mieđut where the other side begins.
    Direction {
        judge: Box<Judge>,
        first: Side,
        level: Level,
        seed: u32,
    },
}

impl Asked for SahkkuPlayers {
    type Brain = Player;
    type Request = Request;
    type Response = Response;
    type Cache = EngineCache;
    type Other = Other;

    /// Evaluations.
    const PORTION: u32 = 48;

    fn knowledge(cache: &mut EngineCache, judge: &Judge, now: f64) -> Option<Arc<Engine>> {
        cache.engine(judge, now)
    }

    fn question(request: Request) -> Question<SahkkuPlayers> {
        let game = |state: GameState| Game::from_position(state.judge, state.position);
        match request {
            Request::Decide {
                state,
                level,
                seed,
                time_limit,
            } => Question::Decide {
                game: game(state),
                level,
                seed,
                time_limit,
            },
            Request::Hint { state, time_limit } => Question::Hint {
                game: game(state),
                time_limit,
            },
            Request::Draw { state, side } => Question::Draw {
                game: game(state),
                side,
            },
            Request::ChooseDirection {
                judge,
                first,
                level,
                seed,
            } => Question::Other(Other::Direction {
                judge: Box::new(judge),
                first,
                level,
                seed,
            }),
            Request::Threats { state, side } => {
                let search = ThreatSearch::new(&state.judge, &state.position, side);
                Question::Other(Other::Threats(Box::new(search)))
            }
            Request::Review { record } => Question::Review(record),
        }
    }

    fn response(reply: Reply<SahkkuPlayers>) -> Response {
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

    fn takes_draw(ranked: &[RankedAction], offered_to: OfferedTo) -> Option<bool> {
        let best = ranked.first()?.win_probability;
        Some(takes_draw(match offered_to {
            OfferedTo::Mover => best,
            OfferedTo::Other => 1.0 - best,
        }))
    }

    fn takes_draw_before_throw(engine: &Arc<Engine>, game: &Game, side: Side) -> Option<bool> {
        Some(takes_draw(engine.static_eval(game.position(), side)))
    }
}

impl thinker::Other<SahkkuPlayers> for Other {
    fn advance(&mut self, know: impl FnOnce(&Judge) -> Option<Arc<Engine>>) -> Step<Response> {
        match self {
            Other::Threats(search) => {
                let found = search.advance().map(Response::Threats);
                found.map_or(Step::Working, Step::Response)
            }
            Other::Direction {
                judge,
                first,
                level,
                seed,
            } => match know(judge) {
                Some(engine) => {
                    let miedut = chooses_miedut(&engine, *first, *level, u64::from(*seed));
                    Step::Response(Response::Direction { miedut })
                }
                None => Step::Waiting,
            },
        }
    }
}
