//! All tests of this crate, in one program: linking a program for every file would take longer than running them.
#![allow(
    clippy::expect_used,
    clippy::panic,
    clippy::unwrap_used,
    reason = "a test that cannot be set up has failed"
)]

mod book;
mod common;
mod facts;
mod lessons;
mod seeds;
mod session;
mod sheets;
mod thinking;
mod threats;
