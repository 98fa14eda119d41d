//! Shared tests for several games: properties of engines, environments, texts and letters, as functions that panic if a
//! property is violated.

pub mod boards;
pub mod command;
pub mod engines;
pub mod futures;
pub mod lessons;
pub mod motion;
pub mod notation;
pub mod numbers;
pub mod players;
pub mod printed;
pub mod reasons;
pub mod reviews;
pub mod screens;
pub mod themes;
pub mod thinking;
pub mod warnings;
pub mod words;

/// The amount that a test tries: `usual`, or `all` with `cargo xtask test --all`.
#[must_use]
pub fn tries<T>(usual: T, all: T) -> T {
    match std::env::var_os("SAHKKU_ALL") {
        Some(_) => all,
        None => usual,
    }
}
