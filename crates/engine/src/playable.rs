//! What an engine asks of a game, beside its rules: entries from text, and players that think.

use std::fmt::Display;
use std::time::Duration;

use game::{Dealt, Recorded, RuleSets, Turn};

/// A game that engines can play.
pub trait Playable:
    Dealt
    + Recorded<
        Rules: RuleSets<Judge: Send + Sync>,
        Position: Send + Sync,
        Entry: Display + Send + Sync,
        Side: Send,
    > + Send
    + 'static
{
    /// Who can decide: a level, or a yardstick.
    type Player: Clone + Display + Send + Sync + 'static;

    /// Every word that names a player, and what it is.
    const PLAYERS: &'static [(&'static str, &'static str)];

    /// The player that a word names.
    fn player(word: &str) -> Option<Self::Player>;

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

/// How much may be thought about one decision. What is not limited is up to the player.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Limits {
    /// So many positions.
    pub work: Option<u64>,
    /// So long.
    pub time: Option<Duration>,
    /// So many plies.
    pub depth: Option<u32>,
}

/// What a position is worth to a side.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Value {
    /// The chance to win, from 0 to 1.
    pub win: f32,
    /// The equity in units, where the game counts them.
    pub units: Option<f32>,
}

/// What thinking came to.
pub struct Answer<E> {
    /// What to do: one decision after another of the same side, at least one.
    pub entries: Vec<E>,
    /// What that is worth to this side, if the player knows.
    pub value: Option<Value>,
}

/// A player that thinks about a decision. The portions make no difference to what it comes to, only their sum.
pub trait Thinking<E> {
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

/// A level or a yardstick by its word.
///
/// # Errors
/// A sentence with every word.
pub fn read_player<G: Playable>(word: &str) -> Result<G::Player, String> {
    G::player(word.trim()).ok_or_else(|| {
        let words: Vec<&str> = G::PLAYERS.iter().map(|(word, _)| *word).collect();
        format!("a player is {}", words.join(", "))
    })
}
