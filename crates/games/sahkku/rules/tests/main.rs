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
mod fuzzed;
mod no_allocation;
mod promises;
mod rule_sets;
mod sources;
mod standstill;

testkit::keeps_its_promises!(sahkku::Game);
