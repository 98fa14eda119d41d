//! The interface of a game for programs that learn or search.

use game::{Bot, Game, Side};

use crate::Planes;
use crate::playable::{Entry, Playable, Rules};

/// The scale on which a game is evaluated.
///
/// ```
/// use bindings::Scale;
///
/// // What one side has a chance of 0.75 to win is worth 0.25 to the other; units change their sign.
/// assert_eq!(Scale::WinProbability.across(0.75), 0.25);
/// assert_eq!(Scale::Units.across(2.0), -2.0);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Scale {
    /// The probability of a win, from 0 to 1; a draw is half a win.
    WinProbability,
    /// The expected number of units won; negative for a loss.
    Units,
}

impl Scale {
    /// The word for the scale.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Scale::WinProbability => "win_probability",
            Scale::Units => "units",
        }
    }

    /// Converts the value for one side to the value for the other.
    #[must_use]
    pub fn across(self, value: f64) -> f64 {
        match self {
            Scale::WinProbability => 1.0 - value,
            Scale::Units => -value,
        }
    }
}

/// A game with actions as numbers, chance with probabilities, and observations as tensors.
///
/// ```
/// use bindings::Environment;
///
/// /// The outcomes of chance have probabilities that add up to 1.
/// fn adds_up<E: Environment>(game: &E::Game) {
///     let mut chances = Vec::new();
///     E::chances(game, &mut chances);
///     let sum: f64 = chances.iter().map(|(_, probability)| probability).sum();
///     assert!(chances.is_empty() || (sum - 1.0).abs() < 1e-9);
/// }
/// ```
pub trait Environment: Playable {
    /// The scale on which positions are evaluated.
    const SCALE: Scale = match <Self::Bot as Bot>::UNITS {
        true => Scale::Units,
        false => Scale::WinProbability,
    };

    /// The number of action numbers under these rules. Every action has a number below it.
    fn action_count(rules: &Rules<Self>) -> usize;

    /// The largest number of outcomes of chance at one node under these rules; 0 without chance.
    fn chance_count(rules: &Rules<Self>) -> usize;

    /// Planes, rows and columns of an observation under these rules.
    fn shape(rules: &Rules<Self>) -> [usize; 3];

    /// The names of the planes of an observation in order. The observing side is called `own`.
    fn plane_names(rules: &Rules<Self>) -> Vec<String>;

    /// The most units that a side can win.
    fn most(rules: &Rules<Self>) -> f64;

    /// What an outcome is worth to the first side, and the word for its reason. The other side gets the negative.
    fn settled(outcome: &<Self::Game as Game>::Outcome) -> (f64, &'static str);

    /// The number of a decision of the side to move; `None` for any other entry.
    fn number(game: &Self::Game, decision: &Entry<Self>) -> Option<usize>;

    /// Lists every outcome of chance once, with its probability; nothing where chance does not come next. Outcomes that the
    /// rules do not distinguish, such as the same dice in another order, count as one.
    fn chances(game: &Self::Game, found: &mut Vec<(Entry<Self>, f64)>);

    /// Maps an entry of chance to the equivalent outcome listed by [`Environment::chances`].
    fn outcome(entry: Entry<Self>) -> Entry<Self> {
        entry
    }

    /// An entry in the notation of records.
    fn text(_game: &Self::Game, entry: &Entry<Self>) -> String {
        entry.to_string()
    }

    /// Writes what a side sees, in the order of [`Environment::plane_names`].
    fn observe(game: &Self::Game, side: Side, planes: &mut Planes<'_>);
}

/// 1 for a win of the first side, -1 for a win of the other, 0 for a draw.
#[must_use]
pub fn score(winner: Option<Side>) -> f64 {
    match winner {
        Some(Side::First) => 1.0,
        Some(Side::Second) => -1.0,
        None => 0.0,
    }
}

/// The names of planes that exist once for each side: first all planes of the observing side, then all of the other.
pub fn of_both(names: &[&str]) -> impl Iterator<Item = String> {
    let of = |whose: &str| -> Vec<String> {
        names.iter().map(|name| format!("{whose} {name}")).collect()
    };
    of("own").into_iter().chain(of("opponent"))
}
