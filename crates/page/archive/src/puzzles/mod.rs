//! Puzzles: positions in which one turn is clearly better than all others.
//!
//! A list has a line for each puzzle: its link, the worth of the best turn and that of the next best one in thousandths, the
//! lowest level that finds it, and its themes, separated by spaces. The link is that of a game that begins in the position of the
//! puzzle and consists of the best turn. This module knows no browser and no game.

mod progress;
mod puzzle;

pub use progress::{Day, Progress};
pub use puzzle::{NotAPuzzle, Puzzle, of_the_day, read};
