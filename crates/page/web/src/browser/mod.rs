//! What the browser gives this program for its game.

pub(crate) mod address;
pub(crate) mod thinker;
#[cfg(target_arch = "wasm32")]
mod trigonometry;
pub(crate) mod words;

pub(crate) use ::browser::*;
