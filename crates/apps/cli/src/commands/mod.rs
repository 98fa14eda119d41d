//! One file for each command, with what it asks of a game.

pub(crate) mod bench;
pub(crate) mod merge;
pub(crate) mod moves;
pub(crate) mod perft;
pub(crate) mod replay;
pub(crate) mod rules;
pub(crate) mod shell;
pub(crate) mod simulate;
pub(crate) mod trace;
