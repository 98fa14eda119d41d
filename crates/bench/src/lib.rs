//! The work that benchmarks measure, the same natively and as WebAssembly.
//!
//! `cargo xtask bench playouts` and `sahkku bench` measure [`RulesWork`], `cargo xtask bench
//! opponents` measures [`EngineWork`] and plays matches with [`play_game`].

mod clock;
mod engine_work;
mod matches;
mod rng;
mod rules_work;
mod tally;

pub use clock::thread_time;
pub use engine_work::EngineWork;
pub use matches::{GameResult, Player, play_game};
pub use rules_work::{Measurement, RulesWork};
pub use tally::Tally;
