//! All tests of the command in one program, because linking one for each file would take longer than running them.
#![allow(
    clippy::panic,
    clippy::unwrap_used,
    reason = "a test that cannot be set up has failed"
)]

mod command;
mod common;
mod distance;
mod engine;
mod environments;
mod every_game;
mod json;
mod merge;
mod rules_docs;

// The tests of a game are in its folder.
#[path = "../../../games/hnefatafl/terminal/tests/main.rs"]
mod of_hnefatafl;
#[path = "../../../games/kotra/terminal/tests/main.rs"]
mod of_kotra;
#[path = "../../../games/sahkku/terminal/tests/main.rs"]
mod of_sahkku;
