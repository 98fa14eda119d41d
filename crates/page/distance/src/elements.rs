//! The elements of `web/distance.html`, which are in the page once play at a distance is loaded.

#![deny(
    dead_code,
    reason = "web/distance.html has no element that nobody uses"
)]
#![allow(
    clippy::enum_variant_names,
    reason = "ids of the whole page begin with what they belong to"
)]

use browser::dom::{Id, MarkupStep};

include!(concat!(env!("OUT_DIR"), "/distance.rs"));
