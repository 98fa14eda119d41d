//! All tests of this crate, in one program: linking a program for every file would take longer than running them.
#![allow(
    clippy::panic,
    clippy::unwrap_used,
    reason = "a test that cannot be set up has failed"
)]

mod board;
mod captures;
mod chance;
mod common;
mod ends;
mod moves;
mod notation;
mod oracle;
mod perft;
mod promises;
mod real_games;
mod rule_sets;
mod sources;
mod symmetry;
mod variations;
mod words;
