//! All tests of this crate in one program: linking one for every file would take longer than running them.
#![allow(
    clippy::expect_used,
    clippy::panic,
    clippy::unwrap_used,
    reason = "a test that cannot be set up has failed"
)]

mod cases;
mod chance;
mod common;
mod distance;
mod games;
mod notation;
mod promises;
mod variations;
mod ways;

testkit::keeps_its_promises!(kotra::Game);
