//! The basic types of the other traits: the game, places, pieces, lessons.

use std::fmt::{Debug, Display};
use std::str::FromStr;

use game::{Dealt, Game, Recorded};
use lessons::Course;

/// The game of a page, the places of its board, its pieces, and its lessons.
pub trait Pieces: Sized + 'static {
    type Game: Dealt + Game<Action: PartialEq + Debug, Event: Clone> + 'static;
    /// A place of the board; it displays as its notation.
    type Place: Copy + Eq + Debug + Display + FromStr + 'static;
    /// A piece that can be chosen.
    type Pick: Copy + Eq + Debug + 'static;
    /// A place where the chosen piece can go, with its marking on the board.
    type Destination: Clone;
    /// Its lessons and its book.
    type Course: Course<Game = Self::Game, Rules = Rules<Self>, Place = Self::Place>;
}

pub type Side<P> = <<P as Pieces>::Game as Recorded>::Side;
pub type Position<P> = <<P as Pieces>::Game as Recorded>::Position;
/// An action that a side can choose.
pub type Action<P> = <<P as Pieces>::Game as Game>::Action;
/// An entry of the record of a game.
pub type Entry<P> = <<P as Pieces>::Game as Recorded>::Entry;
/// An event that an entry causes.
pub type Event<P> = <<P as Pieces>::Game as Recorded>::Event;
pub type Outcome<P> = <<P as Pieces>::Game as Game>::Outcome;
pub type Rules<P> = <<P as Pieces>::Game as Recorded>::Rules;
pub type Judge<P> = game::Judge<<P as Pieces>::Game>;
pub type Record<P> = game::Record<<P as Pieces>::Game>;
pub type Session<P> = game::session::Session<<P as Pieces>::Game>;
pub type Lesson<P> = lessons::Lesson<<P as Pieces>::Course>;

/// Declares the type that stands for a game on the page.
#[macro_export]
macro_rules! game_on_the_page {
    ($This:ident: $game:ident, $Place:ty, $Course:ty) => {
        #[doc = concat!(stringify!($This), ", as the page uses it.")]
        pub enum $This {}

        pub type HistoryEntry = $crate::HistoryEntry<$This>;

        impl $crate::Pieces for $This {
            type Game = $game::Game;
            type Place = $Place;
            type Pick = Pick;
            type Destination = Destination;
            type Course = $Course;
        }

        impl $crate::OnPage for $This {}

        words_of_the_game!();
        $crate::sides_in_words!($This, words);

        #[cfg(all(test, not(target_arch = "wasm32")))]
        $crate::promises!($This);
    };
}
