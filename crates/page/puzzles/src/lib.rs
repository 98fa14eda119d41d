//! Puzzles: positions in which one turn is clearly better than all others.
//!
//! A list has a line for each puzzle: its link, what the best turn is worth and what the next best one is worth, in thousandths,
//! the lowest level that finds it, and its themes, between spaces. The link is that of a game that begins in the position of the
//! puzzle and consists of the best turn. A [`Verifier`] finds out whether a position is one. Nothing here knows of a browser or of a
//! game.

mod own;
mod progress;
mod puzzle;
mod turns;
mod verifier;

pub use own::{Own, OwnList};
pub use progress::{Day, Progress};
pub use puzzle::{NotAPuzzle, Puzzle, of_the_day, read};
pub use turns::{Line, key, lines};
pub use verifier::{NoPuzzle, Verifier, margin};
