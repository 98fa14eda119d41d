//! What the browser gives this program for its game.

pub mod address;
pub mod thinker;
#[cfg(target_arch = "wasm32")]
mod trigonometry;
pub mod words;

pub use ::browser::*;
