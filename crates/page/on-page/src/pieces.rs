//! What all else is said in terms of: the game, places, pieces, lessons.

use std::fmt::{Debug, Display};
use std::str::FromStr;

use game::{Dealt, Game, Recorded};
use lessons::Course;

/// The game that a page is about, the places of its board, the pieces on it, and its lessons.
pub trait Pieces: Sized + 'static {
    type Game: Dealt + Game<Action: PartialEq + Debug, Event: Clone> + 'static;
    /// A place of the board; its text is that of the notation.
    type Place: Copy + Eq + Debug + Display + FromStr + 'static;
    /// A piece that can be chosen.
    type Pick: Copy + Eq + Debug + 'static;
    /// A place where the chosen piece can go, with what the board shows of that.
    type Destination: Clone;
    /// Its lessons and its book.
    type Course: Course<Game = Self::Game, Rules = Rules<Self>, Place = Self::Place>;
}

pub type Side<P> = <<P as Pieces>::Game as Recorded>::Side;
pub type Position<P> = <<P as Pieces>::Game as Recorded>::Position;
/// What a side can decide.
pub type Action<P> = <<P as Pieces>::Game as Game>::Action;
/// An entry of the record of a game.
pub type Entry<P> = <<P as Pieces>::Game as Recorded>::Entry;
/// What an entry brings about.
pub type Event<P> = <<P as Pieces>::Game as Recorded>::Event;
pub type Outcome<P> = <<P as Pieces>::Game as Game>::Outcome;
/// The rules that a game is played by.
pub type Rules<P> = <<P as Pieces>::Game as Recorded>::Rules;
pub type Judge<P> = game::Judge<<P as Pieces>::Game>;
pub type Record<P> = game::Record<<P as Pieces>::Game>;
pub type Session<P> = game::session::Session<<P as Pieces>::Game>;
/// A lesson of a game.
pub type Lesson<P> = lessons::Lesson<<P as Pieces>::Course>;
