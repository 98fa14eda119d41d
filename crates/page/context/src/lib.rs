//! What every feature of the page gets: the game of the page (`this_game`), the `table` with the current game, the settings, the
//! `elements` of the page, the `words` it says, the worker (`worker`), and the `effects` by which a feature asks the rest of the
//! page for something.

pub mod address;
pub mod chart;
pub mod clock;
pub mod course;
pub mod demo;
pub mod effects;
pub mod elements;
pub mod feature;
pub mod matches;
pub mod settings;
pub mod setup;
pub mod table;
pub mod telling;
pub mod this;
pub mod this_game;
#[cfg(target_arch = "wasm32")]
mod trigonometry;
pub mod words;
pub mod worker;
