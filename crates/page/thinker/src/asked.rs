//! What a page asks of the players of a game, and what they answer.

use core::fmt::{Debug, Display};
use core::str::FromStr;

use game::{Bot, Dealt, Game, Judge, Level, Ranked, Record, Recorded, ReviewOf};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::{Cache, Facts, JobResponse};

/// The players of a game, as a page asks them.
pub trait Asked: Copy + PartialEq + Debug + 'static {
    type Game: Dealt
        + Recorded<Entry: Display + PartialEq, Side: Debug>
        + Game<Action: PartialEq + Debug + Display + FromStr<Err: Display>>;
    type Bot: Bot<Game = Self::Game>;
    /// What jobs leave for later ones.
    type Cache: Cache;
    /// What can be asked of this game alone; [`NoQuestion`] if nothing.
    type OwnQuestion: OwnQuestion<Self::Game>;
    /// What is told of choices and of losses that are near.
    type Facts: Facts<Self::Game>;

    /// The budget of a portion of work: so much that it takes a few tenths of a millisecond.
    const PORTION: u32;
    /// Whether the players can be asked to agree on a draw. Without it they never agree.
    const WEIGHS_DRAWS: bool = false;

    /// What the players know of these rules; `None` while weights are fetched.
    fn model(cache: &mut Self::Cache, judge: &Judge<Self::Game>, now: f64) -> Option<Model<Self>>;

    /// Whether a side agrees on a draw, given what the game is worth to the side to move.
    fn takes_draw(_worth: f64, _offered_to: OfferedTo) -> bool {
        false
    }

    /// Whether a side agrees on a draw before dice are thrown.
    fn takes_draw_before_throw(
        _model: &Model<Self>,
        _game: &Self::Game,
        _side: <Self::Game as Recorded>::Side,
    ) -> bool {
        false
    }
}

/// What the players of a game know of some rules.
pub type Model<P> = <<P as Asked>::Bot as Bot>::Model;

/// An action of their game, and what it is worth.
pub type RankedOf<P> = Ranked<<<P as Asked>::Game as Game>::Action>;

/// What is said for or against an action of their game.
pub type ReasonOf<P> = <<P as Asked>::Facts as Facts<<P as Asked>::Game>>::Reason;
/// A loss in their game that is near.
pub type DangerOf<P> = <<P as Asked>::Facts as Facts<<P as Asked>::Game>>::Danger;

/// What puzzles of their game can be about.
pub type ThemeOf<P> = <<P as Asked>::Bot as Bot>::Theme;

/// An action, as it is asked about. Serialised as text.
#[derive(Serialize, Deserialize, Clone, Copy, PartialEq, Debug)]
#[serde(bound(serialize = "A: Display", deserialize = "A: FromStr, A::Err: Display"))]
pub struct Act<A>(#[serde(with = "game::serialise::text")] pub A);

/// An action of their game. (See `ReviewBy`.)
type ActBy<P> = Act<<<P as Asked>::Game as Game>::Action>;

/// An action that is worth a hint.
#[derive(Serialize, Deserialize, Clone, PartialEq, Debug)]
#[serde(bound = "")]
pub struct Hinted<P: Asked> {
    /// It, and what it is worth.
    #[serde(flatten)]
    pub ranked: RankedOf<P>,
    /// What follows it in the same use of a throw.
    pub then: Vec<ActBy<P>>,
    /// What can be said for and against it.
    pub reasons: Vec<ReasonOf<P>>,
}

/// The review of their game. (`derive` would ask of `ReviewOf<P::Game>` that the game itself can be compared.)
type ReviewBy<P> = ReviewOf<<P as Asked>::Game>;

/// The answer to what only they are asked.
pub type OwnAnswer<P> = <<P as Asked>::OwnQuestion as OwnQuestion<<P as Asked>::Game>>::Answer;

/// To whom a draw is offered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OfferedTo {
    Mover,
    /// To the other side.
    Other,
}

/// What can be asked of one game alone.
pub trait OwnQuestion<G>: Clone + Debug + Serialize + DeserializeOwned {
    type Answer: Clone + PartialEq + Debug + Serialize + DeserializeOwned;
    type Work;

    /// Begins to work, in this state of the game.
    fn begin(&self, game: &G) -> Self::Work;

    /// Does a portion of the work; the answer, once all is done.
    fn advance(work: &mut Self::Work) -> Option<Self::Answer>;
}

/// There is nothing that can be asked of this game alone.
#[derive(Serialize, Deserialize, Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoQuestion {}

impl<G> OwnQuestion<G> for NoQuestion {
    type Answer = NoQuestion;
    type Work = NoQuestion;

    fn begin(&self, _: &G) -> NoQuestion {
        *self
    }

    fn advance(work: &mut NoQuestion) -> Option<NoQuestion> {
        Some(*work)
    }
}

#[derive(Serialize, Deserialize, Clone, Debug)]
#[serde(bound = "")]
pub struct Request<P: Asked> {
    /// The game so far, as the text of its record. A position would not do: what stood before counts in some games.
    #[serde(with = "game::serialise::text")]
    pub record: Record<P::Game>,
    pub question: Question<P>,
}

/// What a page asks. Time limits are in milliseconds; after them the best so far is the answer.
#[derive(Serialize, Deserialize, Clone, Debug)]
#[serde(bound = "")]
pub enum Question<P: Asked> {
    /// What a player of this level does.
    Decide {
        #[serde(with = "game::serialise::text")]
        level: Level,
        /// The same seed leads to the same decision.
        seed: u32,
        time_limit: f64,
    },
    Hint {
        time_limit: f64,
    },
    /// Whether this side agrees on a draw that it is offered.
    Draw(#[serde(with = "game::serialise::side")] <P::Game as Recorded>::Side),
    /// How chance and choices changed the game.
    Review,
    /// What can be said for and against each of these uses of a throw, or single actions.
    Reasons(Vec<Vec<Act<<P::Game as Game>::Action>>>),
    /// Whether to warn the side whose turn has just ended of a loss that is near.
    Warning,
    /// What can be asked of this game alone.
    Own(P::OwnQuestion),
}

/// A response. Each request gets one, and before it any number of progress reports.
#[derive(Serialize, Deserialize, Clone, PartialEq, Debug)]
#[serde(bound = "")]
pub enum Response<P: Asked> {
    /// What to do, as a record says it.
    Decision(String),
    /// The best actions, the best first.
    Hint(Vec<Hinted<P>>),
    /// The answer to the offer of a draw.
    Draw {
        agrees: bool,
    },
    /// The share of a review that is done, from 0 to 1. More responses follow.
    Progress(f64),
    Review(ReviewBy<P>),
    /// The reasons for each of the uses that were asked about.
    Reasons(Vec<Vec<ReasonOf<P>>>),
    /// What to warn of, if anything.
    Warning(Option<DangerOf<P>>),
    /// The answer to what is asked of this game alone.
    Own(OwnAnswer<P>),
    /// The request has no answer, for this reason.
    Rejected(String),
}

impl<P: Asked> JobResponse for Response<P> {
    fn is_final(&self) -> bool {
        !matches!(self, Response::Progress(_))
    }
}
