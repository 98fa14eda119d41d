//! All tests of this crate in one program: linking one for every file would take longer than running them.
#![allow(
    clippy::panic,
    clippy::unwrap_used,
    reason = "a test that cannot be set up has failed"
)]

mod board;
mod captures;
mod common;
mod ends;
mod frame;
mod moves;
mod notation;
mod perft;
mod promises;
mod real_games;
mod rule_sets;
mod words;

fuzzing::keeps_its_promises!(hnefatafl::Game);
