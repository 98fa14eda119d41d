//! What the readers and the rules promise for any input, as functions that panic where a promise
//! is broken.
//!
//! The fuzz targets call them with whatever the fuzzer thinks of, and a test of `sahkku-table`
//! with the seeds, so that the seeds stay of use where nobody fuzzes. They go by the public face of
//! the game alone.
#![allow(
    clippy::panic,
    clippy::expect_used,
    reason = "a promise that is broken ends in a panic"
)]

mod bytes;
mod frame;
#[path = "../../crates/games/sahkku/rules/tests/half_turn/mod.rs"]
mod half_turn;
#[path = "../../crates/games/sahkku/terminal/src/invariants.rs"]
mod invariants;
mod play;
mod save_frame;
mod saves;
mod texts;

pub use frame::{Fate, Promise};
pub use play::{legals_are_legal, set_ups_round_trip};
pub use save_frame::repaired;
pub use saves::saves_restore;
pub use texts::{
    actions_round_trip, links_round_trip, positions_round_trip, records_round_trip,
    rules_round_trip,
};

/// The promises by name.
pub const PROMISES: [(&str, Promise); 8] = [
    ("actions_round_trip", actions_round_trip),
    ("legals_are_legal", legals_are_legal),
    ("links_round_trip", links_round_trip),
    ("positions_round_trip", positions_round_trip),
    ("records_round_trip", records_round_trip),
    ("rules_round_trip", rules_round_trip),
    ("saves_restore", saves_restore),
    ("set_ups_round_trip", set_ups_round_trip),
];
