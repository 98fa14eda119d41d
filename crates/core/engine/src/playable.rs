//! What an engine asks of a game, beside its rules: entries from text, and players.

use std::fmt::Display;

use game::{Brain, Dealt, Judge, Recorded, RuleSets, Turn};

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
    /// Its computer players.
    type Brain: Brain<Game = Self, Search: 'static>;

    /// What they know of these rules.
    fn knowledge(judge: &Judge<Self>) -> Knowledge<Self>;

    /// Reads an entry as a record or [`Display`] writes it, but for a result.
    ///
    /// # Errors
    /// A sentence that says what is wrong.
    fn read_own_entry(&self, text: &str) -> Result<Self::Entry, String>;

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

/// What the players of a game know of some rules.
pub type Knowledge<G> = <<G as Playable>::Brain as Brain>::Knowledge;

/// A level or a yardstick by its word.
///
/// # Errors
/// A sentence with every word.
pub fn read_player<B: Brain>(word: &str) -> Result<B, String> {
    B::named(word.trim()).ok_or_else(|| {
        let words: Vec<&str> = B::all().map(|(_, word, _)| word).collect();
        format!("a player is {}", words.join(", "))
    })
}
