//! All tests of this crate in one program: linking one for every file would take longer than running them.
#![allow(
    clippy::panic,
    clippy::unwrap_used,
    reason = "a test that cannot be set up has failed"
)]

mod cases;
mod common;
mod frame;
mod notation;
mod perft;
mod promises;
mod real_games;
mod rule_sets;

testkit::keeps_its_promises!(hnefatafl::Game);
