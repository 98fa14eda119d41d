//! The elements of `index.html` and `web/rest.html`, generated from them when the program is built.

use browser::dom::{Frame, Id};

include!(concat!(env!("OUT_DIR"), "/elements.rs"));

pub fn frame() -> Frame {
    Frame {
        game: Part::Game.into(),
        messages: Part::Messages.into(),
        notices: Part::Notices.into(),
    }
}
