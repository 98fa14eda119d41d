//! All tests of this crate in one program, because linking one for each file would take longer than running them.
#![allow(
    clippy::panic,
    clippy::unwrap_used,
    reason = "a test that cannot be set up has failed"
)]

mod draw;
mod engine;
mod environment;
mod greedy;
mod hand_crafted;
mod net;
mod players;
mod review;
mod themes;
mod threats;
mod throws;
