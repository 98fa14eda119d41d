//! The elements of `index.html`, made from it when the program is built.

#![deny(dead_code, reason = "index.html has no element that nobody uses")]

/// The id of an element of `index.html`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Id(&'static str);

impl Id {
    /// As `index.html` writes it.
    pub(crate) fn name(self) -> &'static str {
        self.0
    }
}

include!(concat!(env!("OUT_DIR"), "/elements.rs"));
