//! What the browser gives the program, beside the elements of the page.

pub(crate) mod address;
pub(crate) mod clock;
pub(crate) mod files;
pub(crate) mod host;
pub(crate) mod later;
pub(crate) mod media;
pub(crate) mod random;
pub(crate) mod sound;
pub(crate) mod store;
pub(crate) mod thinker;
pub(crate) mod words;
