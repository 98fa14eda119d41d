//! Tests of the whole crate. They are part of the library’s test program, because linking a second one takes longer than
//! running them.

#[path = "../../../rules/tests/common/mod.rs"]
mod common;
mod greedy;
mod players;
mod review;
mod themes;
mod weights;
