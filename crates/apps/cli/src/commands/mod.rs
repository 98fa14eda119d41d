//! One file or folder for each command, with what it asks of a game.

pub(crate) mod bench;
pub(crate) mod engine;
pub(crate) mod matches;
pub(crate) mod merge;
pub(crate) mod moves;
pub(crate) mod perft;
pub(crate) mod replay;
pub(crate) mod rules;
pub(crate) mod simulate;
pub(crate) mod trace;
