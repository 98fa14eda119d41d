//! What programs that learn or search ask of a game.

use game::{Brain, Dealt, Judge, RuleSets, Side};

use crate::Planes;

/// In what a game is evaluated.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Scale {
    /// The probability of a win, from 0 to 1; a draw is half a win.
    WinProbability,
    /// The expected number of units won, negative for a loss.
    Units,
}

impl Scale {
    /// The word for it.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Scale::WinProbability => "win_probability",
            Scale::Units => "units",
        }
    }

    /// What one side has, given what the other has.
    #[must_use]
    pub fn across(self, value: f64) -> f64 {
        match self {
            Scale::WinProbability => 1.0 - value,
            Scale::Units => -value,
        }
    }
}

/// A game with actions as numbers, chance with probabilities, and observations as tensors.
pub trait Environment:
    Dealt<
        Rules: RuleSets<Judge: Send + Sync> + Sync,
        Position: Send + Sync,
        Entry: PartialEq + Send + Sync,
    > + Send
    + Sync
{
    /// Its computer players.
    type Brain: Brain<Game = Self, Knowledge: Send + Sync>;

    /// In what positions are evaluated.
    const SCALE: Scale;

    /// What they know of these rules, made once for a judge.
    fn knowledge(judge: &Judge<Self>) -> Knowledge<Self>;

    /// How many numbers of actions there are under these rules. Every action has one below that.
    fn action_count(rules: &Self::Rules) -> usize;

    /// The most outcomes that chance has at once under these rules; 0 without chance.
    fn chance_count(rules: &Self::Rules) -> usize;

    /// Planes, rows and columns of an observation under these rules.
    fn shape(rules: &Self::Rules) -> [usize; 3];

    /// The names of the planes of an observation, in their order, seen by a side that is called own.
    fn plane_names(rules: &Self::Rules) -> Vec<String>;

    /// The most that a side can win.
    fn most(rules: &Self::Rules) -> f64;

    /// What an outcome brings the first side, and the word for its reason. The other side gets the opposite.
    fn settled(outcome: &Self::Outcome) -> (f64, &'static str);

    /// The number of what the side to move can decide on; `None` for any other entry.
    fn number(&self, decision: &Self::Entry) -> Option<usize>;

    /// Lists every outcome of chance and its probability, each once; nothing where chance does not come next. Outcomes that
    /// make no difference to the rules, such as the same dice in another order, are one.
    fn chances(&self, found: &mut Vec<(Self::Entry, f64)>);

    /// The outcome listed by [`Environment::chances`] that an entry of chance is.
    fn outcome(&self, entry: Self::Entry) -> Self::Entry;

    /// An entry in the notation of records.
    fn text(&self, entry: &Self::Entry) -> String;

    /// Writes what a side sees, in the order of [`Environment::plane_names`].
    fn observe(&self, side: Side, planes: &mut Planes<'_>);
}

/// What the players of a game know of some rules.
pub(crate) type Knowledge<G> = <<G as Environment>::Brain as Brain>::Knowledge;

/// 1 for a win of the first side, -1 for one of the other, 0 for a draw.
pub(crate) fn score(winner: Option<Side>) -> f64 {
    match winner {
        Some(Side::First) => 1.0,
        Some(Side::Second) => -1.0,
        None => 0.0,
    }
}

/// The names of planes that stand for one side each: first all of the side that sees, then all of the other.
pub(crate) fn of_both(names: &[&str]) -> impl Iterator<Item = String> {
    let of = |whose: &str| -> Vec<String> {
        names.iter().map(|name| format!("{whose} {name}")).collect()
    };
    of("own").into_iter().chain(of("opponent"))
}
