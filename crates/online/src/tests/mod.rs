//! Tests of the crate as a whole. They are part of the library’s test program because linking a second one takes longer than
//! running them.
#![allow(
    clippy::expect_used,
    clippy::panic,
    clippy::unwrap_used,
    reason = "a test that cannot be set up has failed"
)]

mod cheats;
pub(crate) mod common;
mod games;
mod letters;
mod links;
mod protocol;
mod recorded;
mod refusals;
