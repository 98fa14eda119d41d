//! All tests of the command in one program, because linking one for each file would take longer than running them.
#![allow(
    clippy::panic,
    clippy::unwrap_used,
    reason = "a test that cannot be set up has failed"
)]

mod command;
mod common;
mod distance;
mod engine;
mod environments;
mod every_game;
mod json;
mod matches;
mod merge;
mod perft;
mod processes;
mod rules_docs;
mod traces;
mod transcripts;
