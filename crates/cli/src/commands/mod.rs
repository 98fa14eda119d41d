//! One file for each command.

pub(crate) mod bench;
mod match_game;
pub(crate) mod merge;
pub(crate) mod moves;
pub(crate) mod perft;
pub(crate) mod replay;
mod rule_choice;
pub(crate) mod rules;
pub(crate) mod simulate;
pub(crate) mod trace;
