//! Bots for any game.

use core::fmt::Display;
#[cfg(feature = "serde")]
use core::str::FromStr;
use core::time::Duration;

#[cfg(feature = "serde")]
use serde::{Deserialize, Serialize};

use crate::{Game, Level, Record, Recorded, Side, Theme, nth_random};

/// A bot for a game: a level, or a baseline to measure levels by. A bot has no clock and no source of randomness. A search
/// advances by a budget that the caller sizes, and all variety comes from a seed. The same game, model and seed lead to the
/// same decisions, in every run and on every platform.
///
/// ```
/// use game::{Bot, Level};
///
/// fn names_its_levels<B: Bot>() {
///     assert!(B::named("master") == Some(B::of_level(Level::Master)));
///     assert!(B::all().count() >= Level::ALL.len());
/// }
/// ```
pub trait Bot: Copy + PartialEq + Display + Send + Sync + 'static {
    /// The game.
    type Game: Game;
    /// The evaluation of positions under some rules, with its weights. It is made once for each judge.
    type Model;
    /// The search for a decision.
    type Search: Search<Self::Game>;
    /// The review of a game.
    type Reviewer: Reviewer<Self::Game>;
    /// The themes of the game's puzzles; [`NoTheme`](crate::NoTheme) if they have none.
    type Theme: Theme;

    /// The players that are not levels, each with its word and a description.
    const BASELINES: &'static [(Self, &'static str, &'static str)];

    /// The budget of one step of a search, in positions, chosen to take about a millisecond.
    const PORTION: u64;

    /// Whether games are evaluated in units instead of as the probability of a win.
    const UNITS: bool = false;

    /// The version of the game's reviews. It is raised when reviews find different costs; stored results of older versions are
    /// ignored.
    const REVIEWS: u32 = 1;

    /// The player of a level.
    fn of_level(level: Level) -> Self;

    /// Every player, the levels first, each with its word and a description.
    fn all() -> impl Iterator<Item = (Self, &'static str, &'static str)> {
        let levels = Level::ALL.into_iter();
        let levels = levels.map(|level| (Self::of_level(level), level.word(), "a level"));
        levels.chain(Self::BASELINES.iter().copied())
    }

    /// The word for the player.
    fn word(&self) -> &'static str {
        let mut all = Self::all();
        all.find(|(player, ..)| player == self)
            .map_or("", |(_, word, _)| word)
    }

    /// The player that a word names.
    fn named(word: &str) -> Option<Self> {
        let mut all = Self::all();
        all.find(|(_, known, _)| *known == word)
            .map(|(player, ..)| player)
    }

    /// Starts a search for a decision; `None` if no decision is due. `seed` determines the errors of a player and breaks
    /// ties.
    fn search(
        &self,
        model: &Self::Model,
        game: &Self::Game,
        limits: &Limits,
        seed: u64,
    ) -> Option<Self::Search>;

    /// Starts to search for the best action, as a hint; `None` if there is no decision to make.
    fn hint(model: &Self::Model, game: &Self::Game) -> Option<Self::Search> {
        Self::of_level(Level::Master).search(model, game, &Limits::default(), 0)
    }

    /// Starts to search for the value of a game for the side that decides, without the errors of a level; `None` if there is no
    /// decision to make.
    fn weigh(model: &Self::Model, game: &Self::Game) -> Option<Self::Search> {
        Self::of_level(Level::Strong).search(model, game, &Limits::default(), 0)
    }

    /// Starts to review a game.
    fn review(model: &Self::Model, record: &Record<Self::Game>) -> Self::Reviewer;

    /// The value of a game in progress for the first side, without looking ahead: the probability of a win from 0 to 1, or
    /// units where the game counts them.
    fn evaluate(model: &Self::Model, game: &Self::Game) -> f64;

    /// The value of this outcome for the first side, on the scale of [`Bot::evaluate`].
    fn settled(outcome: &<Self::Game as Game>::Outcome) -> f64;

    /// Every outcome of chance that can come next in the course of play, with its probability.
    fn chances(game: &Self::Game) -> Vec<(<Self::Game as Recorded>::Entry, f64)>;

    /// The value of a position for the side that throws next; `None` if it is unknown.
    fn before_throw(model: &Self::Model, game: &Self::Game) -> Option<Value>;

    /// The themes of a turn. The record begins before the turn and holds nothing else.
    fn themes(_turn: &Record<Self::Game>) -> Vec<Self::Theme> {
        Vec::new()
    }

    /// Searches to the end and returns the result of [`Search::decision`]; `None` if there is no decision to make.
    fn decide(
        &self,
        model: &Self::Model,
        game: &Self::Game,
        seed: u64,
    ) -> Option<Vec<<Self::Game as Recorded>::Entry>> {
        let mut search = self.search(model, game, &Limits::default(), seed)?;
        while search.advance(u64::MAX) == Progress::Searching {}
        search.decision()
    }
}

/// The value for the first side of a game that this side won: the probability of a win. A draw is half a win.
#[must_use]
pub fn won_by<S: Into<Side>>(winner: Option<S>) -> f64 {
    match winner.map(Into::into) {
        Some(Side::First) => 1.0,
        Some(Side::Second) => 0.0,
        None => 0.5,
    }
}

/// A search in progress. The sizes of its steps make no difference to its result.
///
/// ```
/// use game::{Game, Progress, Search};
///
/// /// Searches in portions; what comes of it is the same as at once.
/// fn decided<G: Game, S: Search<G>>(mut search: S) -> Option<Vec<G::Entry>> {
///     while search.advance(1000) == Progress::Searching {}
///     search.decision()
/// }
/// ```
pub trait Search<G: Game> {
    /// Continues the search for about `budget` positions.
    fn advance(&mut self, budget: u64) -> Progress;

    /// The approximate number of positions searched.
    fn work(&self) -> u64;

    /// The decision so far: one or more successive entries of the same side. It is present once the search has been advanced.
    fn decision(&self) -> Option<Vec<G::Entry>>;

    /// The value of the decision for this side, if the player knows it.
    fn value(&self) -> Option<Value>;

    /// The actions so far that are worth a hint, the best first.
    fn ranked(&self) -> Vec<Ranked<G::Action>>;

    /// The uses of a throw so far that are worth a hint, the best first: each with its first action, and all of its actions. If
    /// the search considers whole uses of a throw, those that lead to the same position are listed once.
    fn lines(&self) -> Vec<RankedLine<G::Action>> {
        let alone = |one: Ranked<G::Action>| (one, vec![one.action]);
        self.ranked().into_iter().map(alone).collect()
    }

    /// The line that the search expects after `action`, as far as it has come and up to the next throw.
    fn variation(&self, action: G::Action) -> Vec<G::Action> {
        vec![action]
    }

    /// The depth in plies that the whole search has reached; `None` for a search without such a depth.
    fn depth(&self) -> Option<u32> {
        None
    }
}

/// An action and its value for the side that takes it: the probability of a win from 0 to 1, or units where the game counts
/// them.
///
/// ```
/// let ranked = [("e5-e9", 0.75), ("e3-f3", 0.5)].map(|(action, worth)| game::Ranked { action, worth });
/// assert!(ranked.is_sorted_by(|better, other| better.worth >= other.worth));
/// ```
#[derive(Clone, Copy, PartialEq, Debug)]
#[cfg_attr(
    feature = "serde",
    derive(Serialize, Deserialize),
    serde(bound(serialize = "A: Display", deserialize = "A: FromStr, A::Err: Display"))
)]
pub struct Ranked<A> {
    /// The action. Serialised as text.
    #[cfg_attr(feature = "serde", serde(with = "crate::serialise::text"))]
    pub action: A,
    /// The value of the action.
    pub worth: f64,
}

/// A whole use of a throw that is worth a hint: its first action with its value, and all of its actions.
pub type RankedLine<A> = (Ranked<A>, Vec<A>);

/// A review in progress: how a game went, what chance gave and what choices cost. The sizes of its steps make no difference to
/// the result.
///
/// ```
/// use game::{Game, Progress, ReviewOf, Reviewer};
///
/// fn reviewed<G: Game, R: Reviewer<G>>(mut reviewer: R) -> ReviewOf<G>
/// where
///     ReviewOf<G>: Clone,
/// {
///     while reviewer.advance(1000) == Progress::Searching {}
///     reviewer.review().clone()
/// }
/// ```
pub trait Reviewer<G: Game> {
    /// Continues the review for about `budget` positions.
    fn advance(&mut self, budget: u64) -> Progress;

    /// The share of the game that has been reviewed, from 0 to 1.
    fn progress(&self) -> f64;

    /// The review so far.
    fn review(&self) -> &ReviewOf<G>;
}

/// The review of a game.
pub type ReviewOf<G> = Review<<G as Recorded>::Side, <G as Game>::Action>;

/// How a game went, on the scale of the game: the probability of a win from 0 to 1, or units where the game counts them.
///
/// In pairs, the first side comes first. `S` are the game's sides, `A` its actions.
#[derive(Clone, PartialEq, Debug)]
#[cfg_attr(
    feature = "serde",
    derive(Serialize, Deserialize),
    serde(bound(
        serialize = "S: Copy + Into<Side>, A: Display",
        deserialize = "S: From<Side>, A: FromStr, A::Err: Display"
    ))
)]
pub struct Review<S, A> {
    /// The value of the game for the first side before the first step.
    pub start: f64,
    /// Every throw and decision in order.
    pub steps: Vec<ReviewStep<S, A>>,
    /// What chance gave each side; `None` in a game without chance.
    pub luck: Option<[f64; 2]>,
    /// What the choices of each side cost it.
    pub cost: [f64; 2],
}

/// One throw or decision. If the search considers all uses of a throw together, they are one decision.
#[derive(Clone, PartialEq, Debug)]
#[cfg_attr(
    feature = "serde",
    derive(Serialize, Deserialize),
    serde(bound(
        serialize = "S: Copy + Into<Side>, A: Display",
        deserialize = "S: From<Side>, A: FromStr, A::Err: Display"
    ))
)]
pub struct ReviewStep<S, A> {
    /// The index of the entry in the record, or of the first entry if there are several.
    pub entry: usize,
    /// The number of entries in the step.
    #[cfg_attr(
        feature = "serde",
        serde(default = "one", skip_serializing_if = "is_one")
    )]
    pub count: usize,
    /// The side that threw or decided.
    #[cfg_attr(feature = "serde", serde(with = "crate::serialise::side"))]
    pub side: S,
    /// The value of the game for the first side after the step.
    pub first: f64,
    /// What a throw gave its side.
    pub luck: f64,
    /// How much more the best choice was worth to the side.
    pub cost: f64,
    /// The best choice, if the one made cost something. Serialised as text.
    #[cfg_attr(feature = "serde", serde(with = "crate::serialise::optional_text"))]
    pub better: Option<A>,
    /// The actions that follow `better` in the best use of a throw, if the search considers all uses of a throw together.
    /// Serialised as texts.
    #[cfg_attr(
        feature = "serde",
        serde(
            default,
            skip_serializing_if = "Vec::is_empty",
            with = "crate::serialise::texts"
        )
    )]
    pub then: Vec<A>,
}

#[cfg(feature = "serde")]
const fn one() -> usize {
    1
}

#[cfg(feature = "serde")]
const fn is_one(count: &usize) -> bool {
    *count == 1
}

/// The progress of a search or a review.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Progress {
    /// There is more to search.
    Searching,
    /// The search is done.
    Done,
}

/// How much may be searched for one decision. The player decides about everything that is not limited.
///
/// ```
/// use core::time::Duration;
/// use game::Limits;
///
/// let second = Limits { time: Some(Duration::from_secs(1)), ..Limits::default() };
/// assert_eq!((second.work, second.depth), (None, None));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Limits {
    /// The limit in positions.
    pub work: Option<u64>,
    /// The limit in time.
    pub time: Option<Duration>,
    /// The limit in plies.
    pub depth: Option<u32>,
    /// The number of actions to report with their values. Without it, a search may only know that the other actions are no
    /// better than the best.
    pub lines: Option<u32>,
}

/// The value of a position for a side.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Value {
    /// The probability of a win, from 0 to 1.
    pub win: f32,
    /// The equity in units, where the game counts them.
    pub units: Option<f32>,
}

/// A search, or a decision that needs none.
///
/// ```
/// use game::{Game, Progress, Search, SearchOrDecision};
///
/// /// A decision at random needs no search.
/// fn is_done<G: Game, S: Search<G>>(game: &G) -> bool {
///     let thought = SearchOrDecision::<S, G::Entry>::random(game, 7);
///     thought.is_some_and(|mut thought| thought.advance(0) == Progress::Done)
/// }
/// ```
pub enum SearchOrDecision<S, E> {
    /// A decision that needs no search.
    Decided(E),
    /// A search for a decision.
    Search(S),
}

impl<S, E: Clone> SearchOrDecision<S, E> {
    /// A random decision in `game`, each equally likely.
    pub fn random<G: Game<Entry = E>>(game: &G, seed: u64) -> Option<SearchOrDecision<S, E>> {
        let mut legal = game.decisions();
        let chosen = nth_random(seed, 0).checked_rem(legal.len() as u64)?;
        Some(SearchOrDecision::Decided(
            legal.swap_remove(chosen as usize),
        ))
    }
}

impl<S: Search<G>, G: Game> Search<G> for SearchOrDecision<S, G::Entry> {
    fn advance(&mut self, budget: u64) -> Progress {
        match self {
            SearchOrDecision::Decided(_) => Progress::Done,
            SearchOrDecision::Search(search) => search.advance(budget),
        }
    }

    fn work(&self) -> u64 {
        match self {
            SearchOrDecision::Decided(_) => 0,
            SearchOrDecision::Search(search) => search.work(),
        }
    }

    fn decision(&self) -> Option<Vec<G::Entry>> {
        match self {
            SearchOrDecision::Decided(entry) => Some(vec![entry.clone()]),
            SearchOrDecision::Search(search) => search.decision(),
        }
    }

    fn value(&self) -> Option<Value> {
        match self {
            SearchOrDecision::Decided(_) => None,
            SearchOrDecision::Search(search) => search.value(),
        }
    }

    fn ranked(&self) -> Vec<Ranked<G::Action>> {
        match self {
            SearchOrDecision::Decided(_) => Vec::new(),
            SearchOrDecision::Search(search) => search.ranked(),
        }
    }

    fn lines(&self) -> Vec<RankedLine<G::Action>> {
        match self {
            SearchOrDecision::Decided(_) => Vec::new(),
            SearchOrDecision::Search(search) => search.lines(),
        }
    }

    fn variation(&self, action: G::Action) -> Vec<G::Action> {
        match self {
            SearchOrDecision::Decided(_) => vec![action],
            SearchOrDecision::Search(search) => search.variation(action),
        }
    }

    fn depth(&self) -> Option<u32> {
        match self {
            SearchOrDecision::Decided(_) => None,
            SearchOrDecision::Search(search) => search.depth(),
        }
    }
}
