//! A game that the commands are about, and its types by what the terminal calls them.

use std::fmt::Display;
use std::str::FromStr;

use bindings::{Playable, Program};
use game::{Recorded, RuleOption, RuleSets};
use serde::Serialize;

use crate::options_shape::Flags;

/// A game whose rules and positions the command line names. A type of the crate that knows the game implements it, and all
/// other traits of this crate.
pub trait Choosable: Sized + Send + Sync + 'static {
    /// What the game is to engines.
    type Programs: Playable<
        Game: game::Game<Action: Display + FromStr<Err: Display> + PartialEq + Serialize>
                  + Recorded<Position: PartialEq, Rules: RuleSets<Source: Sync>>,
    >;

    /// The words that the command of this game begins with.
    const COMMAND: &'static str;
    /// A setting, for the message that one cannot be read.
    const SETTING: &'static str;
    /// How traces show options that are on or off.
    const FLAGS: Flags = Flags::Truth;

    /// The game for programs.
    fn program() -> &'static dyn Program;

    /// The position before anything has happened.
    fn start(judge: &Judge<Self>) -> Position<Self>;

    /// Values to which an option is set in turn: all of them, or some where they are endless or nearly so.
    fn values(option: &RuleOption<Rules<Self>>) -> &'static [&'static str] {
        option.words
    }
}

/// The game itself.
pub(crate) type Game<G> = <<G as Choosable>::Programs as Playable>::Game;
/// Its rules as data.
pub type Rules<G> = <Game<G> as Recorded>::Rules;
/// Its rules made ready for play.
pub(crate) type Judge<G> = game::Judge<Game<G>>;
/// A position.
pub(crate) type Position<G> = <Game<G> as Recorded>::Position;
/// A side.
pub(crate) type Side<G> = <Game<G> as Recorded>::Side;
/// An entry of a record.
pub(crate) type Entry<G> = <Game<G> as Recorded>::Entry;
/// Something that happened.
pub(crate) type Event<G> = <Game<G> as Recorded>::Event;
/// A record.
pub(crate) type Record<G> = game::Record<Game<G>>;
/// A record with variations.
pub(crate) type Tree<G> = game::Tree<Game<G>>;
/// What the side to move can do.
pub(crate) type Action<G> = <Game<G> as game::Game>::Action;
/// A list of actions.
pub(crate) type Actions<G> = <Game<G> as game::Game>::Actions;
/// How a game ended.
pub(crate) type Outcome<G> = <Game<G> as game::Game>::Outcome;
/// A computer player.
pub(crate) type Brain<G> = <<G as Choosable>::Programs as Playable>::Brain;
/// What computer players know of some rules.
pub(crate) type Knowledge<G> = bindings::Knowledge<<G as Choosable>::Programs>;
