//! Tests of the whole crate. They are part of the library’s test program, because linking a second one takes longer than
//! running them.
#![allow(
    clippy::panic,
    clippy::unwrap_used,
    reason = "a test that cannot be set up has failed"
)]

#[path = "../../../rules/tests/common/mod.rs"]
mod common;
mod greedy;
mod players;
mod review;
mod themes;
mod weights;
