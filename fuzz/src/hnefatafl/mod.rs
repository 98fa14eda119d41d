//! What the readers and the rules of Hnefatafl promise for any input, as functions that panic where
//! a promise is broken.
//!
//! The fuzz targets call them with whatever the fuzzer thinks of, and a test of `hnefatafl-table`
//! with the seeds, so that the seeds stay of use where nobody fuzzes.
#![allow(
    clippy::panic,
    clippy::expect_used,
    unreachable_pub,
    dead_code,
    unused_imports,
    reason = "a promise that is broken ends in a panic; each target uses one of them"
)]

mod bytes;
#[path = "../frame.rs"]
mod frame;
mod play;
#[path = "../save_frame.rs"]
mod save_frame;
mod saves;
mod texts;

pub use frame::{Fate, Promise};
pub use play::{legals_are_legal, set_ups_round_trip};
pub use saves::saves_restore;
pub use texts::{
    actions_round_trip, links_round_trip, positions_round_trip, records_round_trip,
    rules_round_trip,
};

/// The promises by name.
pub const PROMISES: [(&str, Promise); 8] = [
    ("hnefatafl_actions_round_trip", actions_round_trip),
    ("hnefatafl_legals_are_legal", legals_are_legal),
    ("hnefatafl_links_round_trip", links_round_trip),
    ("hnefatafl_positions_round_trip", positions_round_trip),
    ("hnefatafl_records_round_trip", records_round_trip),
    ("hnefatafl_rules_round_trip", rules_round_trip),
    ("hnefatafl_saves_restore", saves_restore),
    ("hnefatafl_set_ups_round_trip", set_ups_round_trip),
];
