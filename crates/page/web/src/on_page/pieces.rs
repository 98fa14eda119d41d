//! What all else is said in terms of: places, pieces, lessons.

use std::fmt::{Debug, Display};
use std::str::FromStr;

use game::{Dealt, Game};
use lessons::Course;

/// The places of a game's board, the pieces on it, and its lessons.
pub(crate) trait Pieces: Dealt + Game<Action: PartialEq + Debug> + 'static {
    /// A place of the board; its text is that of the notation.
    type Place: Copy + Eq + Debug + Display + FromStr + 'static;
    /// A piece that can be chosen.
    type Pick: Copy + Eq + Debug + 'static;
    /// A place where the chosen piece can go, with what the board shows of that.
    type Destination: Clone;
    /// Its lessons and its book.
    type Course: Course<Game = Self, Rules = Self::Rules, Place = Self::Place>;
}

/// A lesson of a game.
pub(crate) type Lesson<G> = lessons::Lesson<<G as Pieces>::Course>;
