//! The elements of `web/clock.html`, which are in the page once the rest of the program is there.

#![deny(dead_code, reason = "web/clock.html has no element that nobody uses")]

use ::dom::{Id, MarkupStep};

include!(concat!(env!("OUT_DIR"), "/clock.rs"));
