//! Tests of the crate as a whole. They are part of the library’s test program because linking a second one takes longer than
//! running them.
#![allow(
    clippy::expect_used,
    clippy::panic,
    clippy::unwrap_used,
    reason = "a test that cannot be set up has failed"
)]

pub(crate) mod common;
mod crossing;
mod devices;
mod fairness;
mod letters;
mod links;
mod malformed;
mod protocol;
mod recorded;
mod refusals;
mod spoken_games;
mod whole_games;
