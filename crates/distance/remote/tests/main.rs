//! All tests of this crate, in one program: linking a program for every file would take longer than running them.
#![allow(
    clippy::expect_used,
    clippy::panic,
    clippy::unwrap_used,
    reason = "a test that cannot be set up has failed"
)]

mod common;
mod crossing;
mod devices;
mod fairness;
mod letters;
mod links;
mod malformed;
mod protocol;
mod recorded;
mod refusals;
mod seeds;
mod spoken_games;
mod whole_games;
