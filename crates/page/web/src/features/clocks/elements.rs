//! The elements of `web/clock.html`, which the late part of the program builds.

#![deny(dead_code, reason = "web/clock.html has no element that nobody uses")]

use browser::dom::{Id, MarkupStep};

include!(concat!(env!("OUT_DIR"), "/clock.rs"));
