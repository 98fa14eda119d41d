//! The elements of `web/puzzles.html`, which the late part of the program builds.

#![deny(dead_code, reason = "web/puzzles.html has no element that nobody uses")]
#![allow(
    clippy::enum_variant_names,
    reason = "ids of the whole page begin with what they belong to"
)]

use browser::dom::{Id, MarkupStep};

include!(concat!(env!("OUT_DIR"), "/puzzles.rs"));
