//! What builds `web/rest.html`, which is in the page once the rest of the program is there.

use ::dom::MarkupStep;

include!(concat!(env!("OUT_DIR"), "/rest.rs"));
