//! The commands, one file or folder each, with their requirements on a game.

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
