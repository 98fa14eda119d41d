//! One file or folder for each command, with what it asks of a game.

pub mod bench;
pub mod engine;
pub mod matches;
pub mod moves;
pub mod perft;
pub mod replay;
pub mod rules;
pub mod simulate;
pub mod trace;
