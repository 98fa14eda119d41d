//! What programs need from a game in addition to its rules: its bots.

use std::fmt::Display;

use game::{Bot, Dealt, Judge, Recorded, RuleSets, trimmed};

/// A game that engines can play. It is implemented by a type of the crate that knows both the game and its bots.
pub trait Playable: Send + Sync + 'static {
    /// The game.
    type Game: Dealt
        + Recorded<
            Rules: RuleSets<Judge: Send + Sync> + Sync,
            Position: Send + Sync,
            Entry: Display + PartialEq + Send + Sync,
            Side: Send,
        > + Send
        + Sync
        + 'static;

    /// The bots of the game.
    type Bot: Bot<Game = Self::Game, Search: 'static, Model: Send + Sync>;

    /// The bots' model for these rules, made once for each judge.
    fn model(judge: &Judge<Self::Game>) -> Model<Self>;
}

/// The model of a game's bots for some rules.
pub type Model<P> = <<P as Playable>::Bot as Bot>::Model;

/// An entry of a record of the game.
pub type Entry<P> = <<P as Playable>::Game as Recorded>::Entry;

/// A side of the game.
pub(crate) type Side<P> = <<P as Playable>::Game as Recorded>::Side;

/// The rules of the game as data.
pub type Rules<P> = <<P as Playable>::Game as Recorded>::Rules;

/// Looks up a level or a baseline by its word.
///
/// # Errors
/// A sentence that lists every word.
pub fn read_player<B: Bot>(word: &str) -> Result<B, String> {
    B::named(trimmed(word)).ok_or_else(|| {
        let words: Vec<&str> = B::all().map(|(_, word, _)| word).collect();
        format!("a player is {}", words.join(", "))
    })
}
