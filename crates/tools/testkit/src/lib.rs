//! Shared tests for several games: properties of engines, environments, texts and letters, as functions that panic if a
//! property is violated.

pub mod answers;
pub mod boards;
pub mod cases;
pub mod command;
pub mod courses;
pub mod engines;
pub mod futures;
pub mod fuzzing;
pub mod lessons;
pub mod motion;
pub mod notation;
pub mod numbers;
pub mod players;
pub mod printed;
pub mod reasons;
pub mod reviews;
pub mod screens;
pub mod steps;
pub mod themes;
pub mod thinking;
pub mod warnings;
pub mod words;

/// A repeatable source of chance for a test.
pub struct Chance {
    seed: u64,
    drawn: u64,
}

impl Chance {
    pub const fn new(seed: u64) -> Chance {
        Chance { seed, drawn: 0 }
    }

    pub fn bits(&mut self) -> u64 {
        self.drawn += 1;
        game::nth_random(self.seed, self.drawn)
    }

    pub fn below(&mut self, limit: usize) -> usize {
        (self.bits() % limit as u64) as usize
    }
}

/// The amount that a test tries: `usual`, or `all` with `cargo xtask test --all`.
pub fn tries<T>(usual: T, all: T) -> T {
    match std::env::var_os("SAHKKU_ALL") {
        Some(_) => all,
        None => usual,
    }
}
