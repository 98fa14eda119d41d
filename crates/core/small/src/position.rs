//! What a small game says of its positions.

use core::convert::Infallible;
use core::fmt::{Debug, Display};
use core::str::FromStr;

use game::{Expects, RuleSets, Side, Turn};

use crate::{Form, Impossible, Outcome, Refusal, Refused};

/// A position of a small game, and with it the game's rules of play. `Display` and `FromStr` are its notation;
/// [`game::text_form!`] makes both.
pub trait Position:
    Copy + Eq + Debug + Display + FromStr<Err: Display> + Send + Sync + 'static
{
    /// The options of the rules. [`crate::rule_sets!`] makes them rules of this kind.
    type Rules: RuleSets<
            Judge = Self::Rules,
            Source = &'static str,
            Origin = &'static str,
            Contradiction = Infallible,
        > + Expects<Own = Form, Refused = Refused<Self::Refusal>, SetupError = Impossible>
        + Send
        + Sync;
    /// What the side to move can do, with its notation.
    type Action: Copy + Ord + Debug + Display + FromStr<Err: Display> + Send + Sync + 'static;
    /// Why an action is not legal.
    type Refusal: Refusal;

    /// The name of the game: lowercase letters.
    const ID: &'static str;
    /// The first line of its records: the name and the version of the notation.
    const HEAD: &'static str;
    /// What its links begin with: the name and a hyphen.
    const LINK_NAME: &'static str;
    /// How many faces the die has, each as likely as the others, numbered from 1; 0 in a game without a die.
    const FACES: u8;
    /// Every reason for which the rules end a game, by its word.
    const REASONS: &'static [&'static str];

    /// The position at the start of a game.
    fn start(rules: &Self::Rules) -> Self;

    /// Whether a position that was read can be under these rules.
    fn is_possible(&self, rules: &Self::Rules) -> bool;

    /// The side to move; after the end any of the two.
    fn turn(&self) -> Side;

    /// What comes next.
    fn next(&self, rules: &Self::Rules) -> Turn<Side, Outcome>;

    /// Lays down the die that the side to move has thrown.
    fn throw(&mut self, face: u8);

    /// Lists actions of the side to move in `found`, each once: at least every legal one.
    fn list_actions(&self, found: &mut Vec<Self::Action>);

    /// Why an action is not legal; `None` for a legal one. It is asked only where a decision is waited for.
    fn refusal(&self, rules: &Self::Rules, action: Self::Action) -> Option<Self::Refusal>;

    /// Does a legal action.
    fn play(&mut self, rules: &Self::Rules, action: Self::Action);
}

/// A position that can be evaluated: all that [`crate::Player`] needs.
pub trait Evaluate: Position {
    /// The chance of the first side to win, from 0 to 1, without looking ahead.
    fn chance_of_first(&self, rules: &Self::Rules) -> f64;
}
