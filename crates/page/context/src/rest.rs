//! The steps that build `web/rest.html`, which the late part of the program adds to the page.

use browser::dom::MarkupStep;

include!(concat!(env!("OUT_DIR"), "/rest.rs"));
