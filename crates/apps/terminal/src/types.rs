//! The types of a game, by what the terminal calls them.

use engine::Playable;
use game::Recorded;

use crate::rule_choice::Choosable;

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
/// What the side to move can do.
pub(crate) type Action<G> = <Game<G> as game::Game>::Action;
/// A list of actions.
pub(crate) type Actions<G> = <Game<G> as game::Game>::Actions;
/// How a game ended.
pub(crate) type Outcome<G> = <Game<G> as game::Game>::Outcome;
/// A computer player.
pub(crate) type Brain<G> = <<G as Choosable>::Programs as Playable>::Brain;
/// What computer players know of some rules.
pub(crate) type Knowledge<G> = engine::Knowledge<<G as Choosable>::Programs>;
