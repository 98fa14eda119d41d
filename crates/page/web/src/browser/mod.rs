//! What the browser gives the program, beside the elements of the page.

pub(crate) mod address;
pub(crate) mod clock;
pub(crate) mod files;
pub(crate) mod host;
#[cfg(test)]
#[cfg(target_arch = "wasm32")]
mod inbox;
pub(crate) mod json;
pub(crate) mod lasting;
pub(crate) mod later;
pub(crate) mod line;
pub(crate) mod media;
pub(crate) mod peer;
pub(crate) mod random;
pub(crate) mod room;
pub(crate) mod signalling;
pub(crate) mod socket;
pub(crate) mod sound;
pub(crate) mod store;
pub(crate) mod tabs;
pub(crate) mod thinker;
#[cfg(target_arch = "wasm32")]
mod trigonometry;
pub(crate) mod words;
