//! Tests of the crate as a whole. They are part of the library’s test program, as linking a second one takes longer than running
//! them.
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
mod session;
mod sheets;
mod thinking;
mod threats;
