//! The elements of `index.html` and `web/rest.html`, made from them when the program is built.

#![deny(dead_code, reason = "the page has no element that nobody uses")]

use ::dom::{Frame, Id};

include!(concat!(env!("OUT_DIR"), "/elements.rs"));

/// The elements that every page has.
pub(crate) fn frame() -> Frame {
    Frame {
        game: Part::Game.into(),
        messages: Part::Messages.into(),
        notices: Part::Notices.into(),
    }
}
