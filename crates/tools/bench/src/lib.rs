//! The work that benchmarks measure, the same natively and as WebAssembly.
//!
//! `tools/bench-wasm.sh playouts` and `sahkku bench` measure [`RulesWork`], `cargo xtask bench
//! opponents` measures [`EngineWork`] and plays matches with [`play_game`]. Counting with
//! [`each_ply`] and the statistics serve the command `sahkku` too.

mod clock;
mod engine_work;
mod matches;
mod perft;
mod rng;
mod rules_work;
mod statistics;
mod tally;

pub use clock::thread_time;
pub use engine_work::EngineWork;
pub use matches::{GameResult, play_game};
pub use perft::{Ply, Throws, each_ply};
pub use rules_work::{Measurement, RulesWork};
pub use statistics::{median, share, wilson_interval};
pub use tally::Tally;
