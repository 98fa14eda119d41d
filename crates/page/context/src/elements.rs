//! The elements of `index.html` and `web/rest.html`, and the steps that build the latter, generated when the program is built.

use browser::dom::{Frame, Id, MarkupStep};

include!(concat!(env!("OUT_DIR"), "/elements.rs"));
include!(concat!(env!("OUT_DIR"), "/rest.rs"));

pub fn frame() -> Frame {
    Frame {
        game: Part::Game.into(),
        messages: Part::Messages.into(),
        notices: Part::Notices.into(),
    }
}
