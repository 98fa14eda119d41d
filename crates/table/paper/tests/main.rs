//! All tests of this crate in one program: linking one for every file would take longer than running them.
#![allow(
    clippy::unwrap_used,
    reason = "a test that cannot be set up has failed"
)]

mod qr;
mod sheets;
