//! A small game for other programs and at a terminal: what it says there is a [`SmallGame`], and [`Programs`] of it implements
//! all that engines, environments and commands ask for.

mod commands;
mod playout;
mod programs;
mod words;

use core::marker::PhantomData;

use game::{RuleSets, Side};
use serde::Serialize;
use small::{Evaluate, Position};

/// What programs and the command ask of a small game.
pub trait SmallGame: Send + Sync + 'static {
    /// The positions of the game.
    type Position: Evaluate<Action: Serialize>;

    /// The words that the command begins with: `sahkku --game`, and the name of the game.
    const COMMAND: &'static str;
    /// What the game is, in half a sentence.
    const ABOUT: &'static str;
    /// What each rule set is, in half a sentence, by its id.
    const PORTRAITS: &'static [(&'static str, &'static str)];

    /// How many numbers of actions there are.
    const ACTIONS: usize;
    /// The names of the numbers that a side sees of a position.
    const SEEN: &'static [&'static str];

    /// The number of an action, below [`SmallGame::ACTIONS`].
    fn number(action: Action<Self>) -> usize;

    /// What a side sees of a position, in the order of [`SmallGame::SEEN`].
    fn seen(position: &Self::Position, side: Side) -> Vec<f32>;

    /// A position as a picture of letters.
    fn draw(position: &Self::Position) -> String {
        format!("{position}\n")
    }
}

/// A small game, as programs and the command ask for it.
pub struct Programs<G>(PhantomData<fn() -> G>);

type Rules<G> = <<G as SmallGame>::Position as Position>::Rules;
type Action<G> = <<G as SmallGame>::Position as Position>::Action;
type Entry<G> = small::Entry<Action<G>>;
type Game<G> = small::Game<<G as SmallGame>::Position>;
type Happened<G> = small::Happened<<G as SmallGame>::Position>;
type Preset<G> = game::Preset<Rules<G>>;
type RuleOption<G> = game::RuleOption<Rules<G>>;

/// The rule set that is meant where none is named.
const fn usual<R: RuleSets>() -> &'static str {
    R::PRESETS[0].id
}
