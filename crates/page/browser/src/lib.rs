//! What the browser gives the program, beside the elements of the page.

pub mod archive;
pub mod clock;
mod database;
mod durable;
pub mod files;
pub mod host;
#[cfg(test)]
#[cfg(target_arch = "wasm32")]
mod inbox;
pub mod json;
pub mod lasting;
pub mod later;
pub mod line;
pub mod media;
pub mod peer;
pub mod random;
pub mod room;
pub mod signalling;
pub mod socket;
pub mod store;
pub mod tabs;
