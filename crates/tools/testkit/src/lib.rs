//! What the tests of several games share: what is promised of engines, environments, texts and letters, as functions that panic
//! where a promise is broken.

pub mod command;
pub mod engines;
pub mod futures;
pub mod motion;
pub mod notation;
pub mod numbers;
pub mod printed;
pub mod reasons;
pub mod reviews;
pub mod screens;
pub mod themes;
pub mod thinking;
pub mod warnings;
pub mod words;

/// Whether the large counts are tried, which take minutes: with `SAHKKU_ALL`, as `cargo xtask test --all` sets it.
pub fn all() -> bool {
    std::env::var_os("SAHKKU_ALL").is_some()
}
