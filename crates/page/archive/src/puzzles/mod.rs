//! Puzzles: positions in which one turn is clearly better than all others.
//!
//! A list has a line for each puzzle: its link, what the best turn is worth and what the next best one is worth, in thousandths,
//! the lowest level that finds it, and its themes, between spaces. The link is that of a game that begins in the position of the
//! puzzle and consists of the best turn. Nothing here knows of a browser or of a game.

mod progress;
mod puzzle;

pub use progress::{Day, Progress};
pub use puzzle::{NotAPuzzle, Puzzle, of_the_day, read};
