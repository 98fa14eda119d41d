//! All tests of this crate, in one program.
#![allow(
    clippy::unwrap_used,
    reason = "a test that cannot be set up has failed"
)]

mod engine;
mod environment;
