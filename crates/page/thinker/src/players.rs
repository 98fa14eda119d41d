//! The work for what a page asks of the players of any game.

use core::convert::Infallible;

use game::{
    Brain, Dealt, Judge, Level, Limits, Progress, Record, Reviewer as _, Search as _, Turn,
};
use serde::de::DeserializeOwned;

use crate::{Cache, Job, PROGRESS_INTERVAL, Response, Step};

/// The most actions in a hint.
const HINT_ACTIONS: usize = 4;

/// The players of a game, as a page asks them.
pub trait Asked: Sized {
    /// The players.
    type Brain: Brain<Game: Dealt>;
    /// What can be requested.
    type Request: DeserializeOwned;
    /// What comes of a request.
    type Response: Response;
    /// What jobs leave for later ones.
    type Cache: Cache;
    /// What can be asked of this game alone.
    type Other: Other<Self>;

    /// The budget of a portion of work: so much that it takes a few tenths of a millisecond.
    const PORTION: u32;

    /// What the players know of these rules; `None` while weights are fetched.
    fn knowledge(
        cache: &mut Self::Cache,
        judge: &JudgeOf<Self>,
        now: f64,
    ) -> Option<KnowledgeOf<Self>>;

    /// What a request asks.
    fn question(request: Self::Request) -> Question<Self>;

    /// The response that says this.
    fn response(reply: Reply<Self>) -> Self::Response;

    /// Whether a side agrees on a draw, given the actions of the side to move, the best first; `None` where a page need not ask.
    fn takes_draw(_ranked: &[RankedOf<Self>], _offered_to: OfferedTo) -> Option<bool> {
        None
    }

    /// Whether a side agrees on a draw before dice are thrown; `None` where a page need not ask.
    fn takes_draw_before_throw(
        _knowledge: &KnowledgeOf<Self>,
        _game: &GameOf<Self>,
        _side: SideOf<Self>,
    ) -> Option<bool> {
        None
    }
}

/// To whom a draw is offered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OfferedTo {
    /// To the side to move.
    Mover,
    /// To the other side.
    Other,
}

/// The game of these players.
pub type GameOf<P> = <<P as Asked>::Brain as Brain>::Game;
/// A side of it.
pub type SideOf<P> = <GameOf<P> as game::Recorded>::Side;
/// The rules made ready for play.
pub type JudgeOf<P> = Judge<GameOf<P>>;
/// What its players know of some rules.
pub type KnowledgeOf<P> = <<P as Asked>::Brain as Brain>::Knowledge;
/// The search of its players.
type SearchOf<P> = <<P as Asked>::Brain as Brain>::Search;
/// An action, and what it leads to.
pub type RankedOf<P> = <SearchOf<P> as game::Search<GameOf<P>>>::Ranked;
/// The review of its players.
type ReviewerOf<P> = <<P as Asked>::Brain as Brain>::Reviewer;

/// What a page asks. Time limits are in milliseconds; after them the best so far is the answer.
pub enum Question<P: Asked> {
    /// What a player of this level does.
    Decide {
        /// The game so far.
        game: GameOf<P>,
        /// The strength of the player.
        level: Level,
        /// The same seed leads to the same decision.
        seed: u32,
        /// The time limit.
        time_limit: f64,
    },
    /// What the best actions are.
    Hint {
        /// The game so far.
        game: GameOf<P>,
        /// The time limit.
        time_limit: f64,
    },
    /// Whether a player agrees on a draw.
    Draw {
        /// The game so far.
        game: GameOf<P>,
        /// The side that is offered the draw.
        side: SideOf<P>,
    },
    /// How chance and choices changed a game.
    Review(Record<GameOf<P>>),
    /// What can be asked of this game alone.
    Other(P::Other),
}

/// What players answer.
pub enum Reply<P: Asked> {
    /// What to do.
    Decision(<GameOf<P> as game::Recorded>::Entry),
    /// The best actions, the best first.
    Hint(Vec<RankedOf<P>>),
    /// Whether a side agrees on a draw.
    Draw {
        /// Whether it does.
        agrees: bool,
    },
    /// The share of a review that is done, from 0 to 1.
    Progress(f64),
    /// The review.
    Review(<ReviewerOf<P> as game::Reviewer>::Review),
    /// Nothing, for this reason.
    Rejected(String),
}

/// What can be asked of one game alone.
pub trait Other<P: Asked> {
    /// Does a portion of the work. `know` says what the players know of some rules; `None` while weights are fetched.
    fn advance(
        &mut self,
        know: impl FnOnce(&JudgeOf<P>) -> Option<KnowledgeOf<P>>,
    ) -> Step<P::Response>;
}

/// There is nothing that can be asked of this game alone.
impl<P: Asked> Other<P> for Infallible {
    fn advance(
        &mut self,
        _: impl FnOnce(&JudgeOf<P>) -> Option<KnowledgeOf<P>>,
    ) -> Step<P::Response> {
        match *self {}
    }
}

/// A request to players that is being worked on.
pub struct PlayerJob<P: Asked> {
    question: Question<P>,
    /// When it was asked.
    asked: f64,
    /// `None` until the players know the rules.
    work: Option<Work<P>>,
}

enum Work<P: Asked> {
    Search {
        search: Box<SearchOf<P>>,
        /// The time at which the best so far becomes the answer.
        deadline: f64,
    },
    Review {
        reviewer: Box<ReviewerOf<P>>,
        /// The time of the last progress report.
        reported: f64,
    },
}

impl<P: Asked> Job for PlayerJob<P> {
    type Request = P::Request;
    type Response = P::Response;
    type Cache = P::Cache;

    const PORTION: u32 = P::PORTION;

    fn new(request: P::Request, now: f64) -> PlayerJob<P> {
        PlayerJob {
            question: P::question(request),
            asked: now,
            work: None,
        }
    }

    fn advance(&mut self, portion: u32, cache: &mut P::Cache, now: f64) -> Step<P::Response> {
        let mut work = match self.work.take() {
            Some(work) => work,
            None => match self.begin(cache, now) {
                Ok(work) => work,
                Err(step) => return step,
            },
        };
        let step = match &mut work {
            Work::Search { search, deadline } => {
                if now <= *deadline && search.advance(portion.into()) == Progress::Searching {
                    Step::Working
                } else {
                    Step::Response(P::response(self.question.reply(search)))
                }
            }
            Work::Review { reviewer, reported } => {
                if reviewer.advance(portion.into()) == Progress::Done {
                    let review = reviewer.review().clone();
                    Step::Response(P::response(Reply::Review(review)))
                } else if now - *reported > PROGRESS_INTERVAL {
                    *reported = now;
                    Step::Response(P::response(Reply::Progress(reviewer.progress())))
                } else {
                    Step::Working
                }
            }
        };
        self.work = Some(work);
        step
    }
}

impl<P: Asked> PlayerJob<P> {
    /// Begins to work, once the players know the rules; or what comes at once of the request.
    fn begin(&mut self, cache: &mut P::Cache, now: f64) -> Result<Work<P>, Step<P::Response>> {
        let mut know = |judge: &JudgeOf<P>| P::knowledge(cache, judge, now);
        let search = |search: Option<SearchOf<P>>, deadline| {
            let search = search.map(|search| Work::Search {
                search: Box::new(search),
                deadline,
            });
            search.ok_or_else(no_decision::<P>)
        };
        match &mut self.question {
            Question::Decide {
                game,
                level,
                seed,
                time_limit,
            } => {
                let knowledge = know(game::Game::judge(game)).ok_or(Step::Waiting)?;
                let player = P::Brain::of_level(*level);
                let found = player.search(&knowledge, game, &Limits::default(), (*seed).into());
                search(found, self.asked + *time_limit)
            }
            Question::Hint { game, time_limit } => {
                let knowledge = know(game::Game::judge(game)).ok_or(Step::Waiting)?;
                search(P::Brain::hint(&knowledge, game), self.asked + *time_limit)
            }
            Question::Draw { game, side } => {
                let knowledge = know(game::Game::judge(game)).ok_or(Step::Waiting)?;
                if let Turn::Chance(_) = game::Game::turn(game) {
                    let agrees = P::takes_draw_before_throw(&knowledge, game, *side);
                    return Err(drawn::<P>(agrees));
                }
                // A search of the own turn is short. Without a time limit its result never varies.
                let player = P::Brain::of_level(Level::Strong);
                let found = player.search(&knowledge, game, &Limits::default(), 0);
                search(found, f64::INFINITY)
            }
            Question::Review(record) => {
                let knowledge = know(record.judge()).ok_or(Step::Waiting)?;
                Ok(Work::Review {
                    reviewer: Box::new(P::Brain::review(&knowledge, record)),
                    reported: self.asked,
                })
            }
            Question::Other(other) => Err(other.advance(know)),
        }
    }
}

impl<P: Asked> Question<P> {
    /// What a search came to.
    fn reply(&self, search: &SearchOf<P>) -> Reply<P> {
        let reply = match self {
            Question::Draw { game, side } => {
                let mover = game::Game::turn(game).side() == Some(*side);
                let offered_to = if mover {
                    OfferedTo::Mover
                } else {
                    OfferedTo::Other
                };
                let agrees = P::takes_draw(&search.ranked(), offered_to);
                agrees.map(|agrees| Reply::Draw { agrees })
            }
            Question::Hint { .. } => {
                let mut ranked = search.ranked();
                ranked.truncate(HINT_ACTIONS);
                Some(ranked)
                    .filter(|ranked| !ranked.is_empty())
                    .map(Reply::Hint)
            }
            _ => {
                let decision = search.decision();
                let first = decision.and_then(|entries| entries.into_iter().next());
                first.map(Reply::Decision)
            }
        };
        reply.unwrap_or_else(|| Reply::Rejected(NO_DECISION.to_owned()))
    }
}

const NO_DECISION: &str = "there is no decision to make";

fn no_decision<P: Asked>() -> Step<P::Response> {
    Step::Response(P::response(Reply::Rejected(NO_DECISION.to_owned())))
}

fn drawn<P: Asked>(agrees: Option<bool>) -> Step<P::Response> {
    match agrees {
        Some(agrees) => Step::Response(P::response(Reply::Draw { agrees })),
        None => no_decision::<P>(),
    }
}
