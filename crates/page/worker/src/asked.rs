//! The questions of a page to the bots of a game, and their answers.

use core::fmt::{Debug, Display};
use core::str::FromStr;

use game::{Bot, Dealt, Game, Judge, Level, Ranked, Record, Recorded, ReviewOf};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::{Cache, Facts, JobResponse};

/// The bots of a game, as a page asks them.
pub trait Asked: Copy + PartialEq + Debug + 'static {
    type Game: Dealt
        + Recorded<Entry: Display + PartialEq, Side: Debug>
        + Game<Action: PartialEq + Debug + Display + FromStr<Err: Display>>;
    type Bot: Bot<Game = Self::Game>;
    /// What jobs leave for later ones.
    type Cache: Cache;
    /// A question that only this game has; [`NoQuestion`] if it has no such question.
    type OwnQuestion: OwnQuestion<Self::Game>;
    /// The facts about choices and imminent losses.
    type Facts: Facts<Self::Game>;

    /// The budget of a portion of work, chosen so that it takes a few tenths of a millisecond.
    const PORTION: u32;
    /// Whether the bots can be asked to agree to a draw. Otherwise they never agree.
    const WEIGHS_DRAWS: bool = false;

    /// The model for these rules; `None` while its weights are fetched.
    fn model(cache: &mut Self::Cache, judge: &Judge<Self::Game>, now: f64) -> Option<Model<Self>>;

    /// Whether a side agrees to a draw, given what the game is worth to the side to move.
    fn takes_draw(_worth: f64, _offered_to: OfferedTo) -> bool {
        false
    }

    /// Whether a side agrees to a draw before dice are thrown.
    fn takes_draw_before_throw(
        _model: &Model<Self>,
        _game: &Self::Game,
        _side: <Self::Game as Recorded>::Side,
    ) -> bool {
        false
    }
}

/// The model of a game's bots for some rules.
pub type Model<P> = <<P as Asked>::Bot as Bot>::Model;

/// An action of a game, with its worth.
pub type RankedOf<P> = Ranked<<<P as Asked>::Game as Game>::Action>;

/// A reason for or against an action of a game.
pub type ReasonOf<P> = <<P as Asked>::Facts as Facts<<P as Asked>::Game>>::Reason;
/// An imminent loss in a game.
pub type DangerOf<P> = <<P as Asked>::Facts as Facts<<P as Asked>::Game>>::Danger;

/// The themes of puzzles of a game.
pub type ThemeOf<P> = <<P as Asked>::Bot as Bot>::Theme;

/// An action in a question. Serialised as text.
#[derive(Serialize, Deserialize, Clone, Copy, PartialEq, Debug)]
#[serde(bound(serialize = "A: Display", deserialize = "A: FromStr, A::Err: Display"))]
pub struct Act<A>(#[serde(with = "game::serialise::text")] pub A);

/// An action of a game. (See `ReviewBy`.)
type ActBy<P> = Act<<<P as Asked>::Game as Game>::Action>;

/// An action of a hint.
#[derive(Serialize, Deserialize, Clone, PartialEq, Debug)]
#[serde(bound = "")]
pub struct Hinted<P: Asked> {
    /// The action, with its worth.
    #[serde(flatten)]
    pub ranked: RankedOf<P>,
    /// The rest of the same use of a throw.
    pub then: Vec<ActBy<P>>,
    /// The reasons for and against it.
    pub reasons: Vec<ReasonOf<P>>,
}

impl<P: Asked> Hinted<P> {
    /// All uses of the throw together; never empty.
    pub fn line(&self) -> Vec<<P::Game as Game>::Action> {
        let then = self.then.iter().map(|then| then.0);
        core::iter::once(self.ranked.action).chain(then).collect()
    }
}

/// The review of a game. (With `ReviewOf<P::Game>`, `derive` would require that the game itself can be compared.)
type ReviewBy<P> = ReviewOf<<P as Asked>::Game>;

/// The answer to a question that only this game has.
pub type OwnAnswer<P> = <<P as Asked>::OwnQuestion as OwnQuestion<<P as Asked>::Game>>::Answer;

/// The side to which a draw is offered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OfferedTo {
    Mover,
    /// To the other side.
    Other,
}

/// A question that only one game has.
pub trait OwnQuestion<G>: Clone + Debug + Serialize + DeserializeOwned {
    type Answer: Clone + PartialEq + Debug + Serialize + DeserializeOwned;
    type Work;

    /// Begins the work in this state of the game.
    fn begin(&self, game: &G) -> Self::Work;

    /// Does a portion of the work. Returns the answer once all of it is done.
    fn advance(work: &mut Self::Work) -> Option<Self::Answer>;
}

/// This game has no question of its own.
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
    /// The game so far, as the text of its record. A position is not enough: earlier positions count in some games.
    #[serde(with = "game::serialise::text")]
    pub record: Record<P::Game>,
    pub question: Question<P>,
}

/// A question of a page. Time limits are in milliseconds. When one is over, the best result so far is the answer.
#[derive(Serialize, Deserialize, Clone, Debug)]
#[serde(bound = "")]
pub enum Question<P: Asked> {
    /// The decision of a bot of this level.
    Decide {
        #[serde(with = "game::serialise::text")]
        level: Level,
        /// The same seed leads to the same decision.
        seed: u32,
        time_limit: f64,
        /// Whether a bot that could end the game does something else instead, if it can.
        spares: bool,
    },
    Hint {
        time_limit: f64,
    },
    /// Whether this side agrees to a draw that it is offered.
    Draw(#[serde(with = "game::serialise::side")] <P::Game as Recorded>::Side),
    /// How chance and choices changed the game.
    Review,
    /// The reasons for and against each of these uses of a throw, or single actions.
    Reasons(Vec<Vec<Act<<P::Game as Game>::Action>>>),
    /// Whether to warn the side whose turn has just ended of an imminent loss.
    Warning,
    /// A question that only this game has.
    Own(P::OwnQuestion),
}

/// A response. Each request gets one, preceded by any number of progress reports.
#[derive(Serialize, Deserialize, Clone, PartialEq, Debug)]
#[serde(bound = "")]
pub enum Response<P: Asked> {
    /// The decision, as a record writes it.
    Decision(String),
    /// The best actions, the best first.
    Hint(Vec<Hinted<P>>),
    /// The answer to the offer of a draw.
    Draw {
        agrees: bool,
    },
    /// The completed share of a review, from 0 to 1. More responses follow.
    Progress(f64),
    Review(ReviewBy<P>),
    /// The reasons for each of the uses in the question.
    Reasons(Vec<Vec<ReasonOf<P>>>),
    /// The danger to warn of, if any.
    Warning(Option<DangerOf<P>>),
    /// The answer to a question that only this game has.
    Own(OwnAnswer<P>),
    /// The request has no answer, for this reason.
    Rejected(String),
}

impl<P: Asked> JobResponse for Response<P> {
    fn is_final(&self) -> bool {
        !matches!(self, Response::Progress(_))
    }
}
