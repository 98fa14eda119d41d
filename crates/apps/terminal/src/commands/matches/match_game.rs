//! What a match asks of a game, beside its players.

use bindings::Playable as _;
use clap::Args;
use game::{Dealt, Recorded, Side};

use crate::game_report::GameReport;
use crate::playout::Playout;
use crate::rng::GameRng;
use crate::types::{Entry, Game, Judge, Knowledge, Record};

/// A game of which there are matches.
pub trait MatchGame: Playout {
    /// What only matches of this game can be told.
    type MatchOptions: MatchOptions<Self>;

    /// After so many throws, or decisions in a game without chance, a match ends a game as a draw, unless told otherwise.
    const CAP: &'static str;

    /// Whether wins are worth different numbers of units.
    const COUNTS_UNITS: bool = false;

    /// What a side is called in the table of a match.
    fn side_name(side: Side) -> &'static str {
        Game::<Self>::SIDES[side.index()]
    }

    /// The entry that the dice of a match make; `None` where the game does not wait for chance.
    fn throw(game: &Game<Self>, dice: &mut GameRng) -> Option<Entry<Self>> {
        game.deal(|| dice.bits())
    }
}

/// What only matches of some game can be told on the command line.
pub trait MatchOptions<G: MatchGame>: Args + Send + Sync + 'static {
    /// The record that both games of a pair begin with.
    fn opening(&self, judge: &Judge<G>, draws: &mut GameRng) -> Record<G>;

    /// What the player in this place of the two knows of the rules.
    fn knowledge(&self, _place: usize, judge: &Judge<G>) -> Knowledge<G> {
        G::Programs::knowledge(judge)
    }

    /// What of this belongs into the table, each with its name; and into rows, where names may not change. `listed` is how many
    /// openings a file has that the games begin with instead.
    fn told(&self, _listed: Option<usize>) -> GameReport {
        GameReport::default()
    }
}
