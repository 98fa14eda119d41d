//! The elements of `index.html` and `web/rest.html`, made from them when the program is built.

#![deny(dead_code, reason = "the page has no element that nobody uses")]

/// The id of an element of the page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Id(pub(super) &'static str);

impl Id {
    /// As the page writes it.
    pub(crate) fn name(self) -> &'static str {
        self.0
    }
}

include!(concat!(env!("OUT_DIR"), "/elements.rs"));
