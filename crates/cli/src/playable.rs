//! What an engine and a match ask of a game, beside its rules: entries from text, and players that think.

use std::fmt::Display;
use std::time::Duration;

use clap::Args;
use game::{Dealt, Judge, Record, Recorded, RuleSets, Side, Turn};

use crate::rng::GameRng;
use crate::rule_choice::Choosable;

/// A game that engines and matches can play.
pub(crate) trait Playable:
    Dealt
    + Recorded<
        Rules: RuleSets<Judge: Send + Sync>,
        Position: Send + Sync,
        Entry: Display + Send + Sync,
        Side: Send,
    > + Choosable
    + Send
    + 'static
{
    /// Who can decide: a level, or a yardstick.
    type Player: Clone + Display + Send + Sync + 'static;

    /// What only matches of this game can be told.
    type MatchOptions: MatchOptions<Self>;

    /// Every word that names a player, and what it is.
    const PLAYERS: &'static [(&'static str, &'static str)];

    /// The examples in the help of `match`.
    const MATCH_EXAMPLES: &'static str;

    /// The words of [`crate::score::Score::put`]: of the player named first as each side, and of the first side, whoever
    /// plays it.
    const SCORE_NAMES: [[&'static str; 6]; 3];

    /// Every reason for which a game ends, by its word.
    const REASONS: &'static [&'static str];

    /// After so many throws, or decisions in a game without chance, a match ends a game as a draw, unless told otherwise.
    const CAP: u32;

    /// Whether wins are worth different numbers of units.
    const COUNTS_UNITS: bool = false;

    /// The player that a word names.
    fn player(word: &str) -> Option<Self::Player>;

    /// What a side is called in the table of a match.
    fn side_name(side: Side) -> &'static str;

    /// Everything that a player can decide here, each entry once.
    fn decisions(&self) -> Vec<Self::Entry>;

    /// Reads an entry as a record or [`Display`] writes it, but for a result.
    ///
    /// # Errors
    /// A sentence that says what is wrong.
    fn read_own_entry(&self, text: &str) -> Result<Self::Entry, String>;

    /// Begins to think about a decision. `None` where nothing is to be decided.
    fn think(
        &self,
        player: &Self::Player,
        limits: &Limits,
        seed: u64,
    ) -> Option<Box<dyn Thinking<Self::Entry>>>;

    /// What a position is worth to the side that throws next; `None` where nothing can tell.
    fn before_throw(&self) -> Option<Value>;

    /// How a game ended.
    fn ended(outcome: &Self::Outcome) -> Ended;

    /// The entry that the dice of a match make; `None` where the game does not wait for chance.
    fn throw(&self, dice: &mut GameRng) -> Option<Self::Entry> {
        self.deal(|| dice.seed())
    }

    /// Reads one entry.
    ///
    /// # Errors
    /// A sentence that says what is wrong.
    fn read_entry(&self, text: &str) -> Result<Self::Entry, String> {
        let Some(said) = text.strip_prefix("result ") else {
            return self.read_own_entry(text);
        };
        let results = Self::BY_THE_PLAYERS;
        let known = results.iter().find(|(words, _)| *words == said.trim());
        known.map(|(_, entry)| entry.clone()).ok_or_else(|| {
            let words: Vec<&str> = results.iter().map(|(words, _)| *words).collect();
            format!("expected the result {}", words.join(" or "))
        })
    }

    /// The side that decides now.
    fn decider(&self) -> Option<Self::Side> {
        match self.turn() {
            Turn::Decide(side) => Some(side),
            Turn::Chance(_) | Turn::Over(_) => None,
        }
    }
}

/// What only matches of some game can be told on the command line.
pub(crate) trait MatchOptions<G: Playable>: Args + Sync {
    /// The record that both games of a pair begin with.
    fn opening(&self, judge: &Judge<G>, draws: &mut GameRng) -> Record<G>;

    /// The player that sits in this place of the two, as it is to play here.
    fn seated(&self, _place: usize, player: G::Player) -> G::Player {
        player
    }

    /// What of this belongs into the table, each with its name; and into rows, where names may not change.
    fn told(&self) -> Told {
        Told::default()
    }
}

/// What a match has been told that only its game has.
#[derive(Default)]
pub(crate) struct Told {
    /// Lines of the table: a name and what is said of it.
    pub(crate) lines: Vec<(&'static str, String)>,
    /// What is said of the games, before the cap.
    pub(crate) games: String,
    /// Values of rows: of the first player, of the second player, of all.
    pub(crate) rows: [Vec<(&'static str, serde_json::Value)>; 3],
}

/// There is nothing that only matches of this game can be told.
#[derive(Args)]
pub(crate) struct NoOptions {}

/// How a game ended.
pub(crate) struct Ended {
    /// The side that won; `None` for a draw.
    pub(crate) winner: Option<Side>,
    /// The word of the reason.
    pub(crate) reason: &'static str,
    /// What the winner gets, in halves of a unit; 0 where the game counts none.
    pub(crate) halves: u16,
}

/// How much may be thought about one decision. What is not limited is up to the player.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct Limits {
    /// So many positions.
    pub(crate) work: Option<u64>,
    /// So long.
    pub(crate) time: Option<Duration>,
    /// So many plies.
    pub(crate) depth: Option<u32>,
}

/// What a position is worth to a side.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Value {
    /// The chance to win, from 0 to 1.
    pub(crate) win: f32,
    /// The equity in units, where the game counts them.
    pub(crate) units: Option<f32>,
}

/// What thinking came to.
pub(crate) struct Answer<E> {
    /// What to do: one decision after another of the same side, at least one.
    pub(crate) entries: Vec<E>,
    /// What that is worth to this side, if the player knows.
    pub(crate) value: Option<Value>,
}

/// A player that thinks about a decision. The portions make no difference to what it comes to, only their sum.
pub(crate) trait Thinking<E> {
    /// Thinks on: a portion of work, of about at most so many positions. Whether it is done.
    fn step(&mut self, most: u64) -> bool;

    /// How many positions have been looked at, about.
    fn work(&self) -> u64;

    /// The answer so far. It has one after the first portion.
    fn answer(&self) -> Option<Answer<E>>;
}

/// A player that need not think.
pub(crate) struct Decided<E>(pub(crate) E);

impl<E: Clone> Thinking<E> for Decided<E> {
    fn step(&mut self, _: u64) -> bool {
        true
    }

    fn work(&self) -> u64 {
        0
    }

    fn answer(&self) -> Option<Answer<E>> {
        Some(Answer {
            entries: vec![self.0.clone()],
            value: None,
        })
    }
}

/// A level or a yardstick by its word, for the command line.
///
/// # Errors
/// A sentence with every word.
pub(crate) fn read_player<G: Playable>(word: &str) -> Result<G::Player, String> {
    G::player(word.trim()).ok_or_else(|| {
        let words: Vec<&str> = G::PLAYERS.iter().map(|(word, _)| *word).collect();
        format!("a player is {}", words.join(", "))
    })
}

/// The names of [`crate::score::Score::put`] for somebody.
macro_rules! score_names {
    ($who:literal) => {
        [
            concat!($who, "won"),
            concat!($who, "drawn"),
            concat!($who, "lost"),
            concat!($who, "share"),
            concat!($who, "low"),
            concat!($who, "high"),
        ]
    };
}
pub(crate) use score_names;
