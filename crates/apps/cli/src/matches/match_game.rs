//! What a match asks of a game, beside its players.

use std::borrow::Cow;

use clap::Args;
use engine::{Knowledge, Playable};
use game::{Judge, Record, Side};
use serde::{Deserialize, Serialize};

use crate::playout::Playout;
use crate::rng::GameRng;

/// A game of which there are matches.
pub(crate) trait MatchGame: Playable + Playout {
    /// What only matches of this game can be told.
    type MatchOptions: MatchOptions<Self>;

    /// The examples in the help of `match`.
    const MATCH_EXAMPLES: &'static str;

    /// After so many throws, or decisions in a game without chance, a match ends a game as a draw, unless told otherwise.
    const CAP: u32;

    /// Whether wins are worth different numbers of units.
    const COUNTS_UNITS: bool = false;

    /// What a side is called in the table of a match.
    fn side_name(side: Side) -> &'static str {
        Self::SIDES[side.index()]
    }

    /// The entry that the dice of a match make; `None` where the game does not wait for chance.
    fn throw(&self, dice: &mut GameRng) -> Option<Self::Entry> {
        self.deal(|| dice.bits())
    }
}

/// What only matches of some game can be told on the command line.
pub(crate) trait MatchOptions<G: MatchGame>: Args + Sync {
    /// The record that both games of a pair begin with.
    fn opening(&self, judge: &Judge<G>, draws: &mut GameRng) -> Record<G>;

    /// What the player in this place of the two knows of the rules.
    fn knowledge(&self, _place: usize, judge: &Judge<G>) -> Knowledge<G> {
        G::knowledge(judge)
    }

    /// What of this belongs into the table, each with its name; and into rows, where names may not change.
    fn told(&self) -> Told {
        Told::default()
    }
}

/// What a match has been told that only its game has.
#[derive(Clone, Default, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Told {
    /// Lines of the table: a name and what is said of it.
    pub(crate) lines: Vec<(Cow<'static, str>, String)>,
    /// What is said of the games, before the cap.
    pub(crate) games: String,
    /// Values of rows: of the first player, of the second player, of all.
    pub(crate) rows: [Vec<(Cow<'static, str>, serde_json::Value)>; 3],
}
