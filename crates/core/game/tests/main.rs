//! All tests of this crate in one program, because linking one for each file would take longer than running them.
#![allow(
    clippy::panic,
    clippy::unwrap_used,
    reason = "a test that cannot be set up has failed"
)]

mod bits;
mod level;
mod logistic;
mod net;
mod random;
mod serialised;
mod session;
