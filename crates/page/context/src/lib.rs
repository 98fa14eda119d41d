//! What every feature of the page gets: the types of the game of the page, the table with the current game, the settings, the
//! `elements` of the page, the `words` it says, the worker, and the effects by which a feature asks the rest of the page for
//! something.

pub mod address;
pub mod chart;
pub mod clock;
pub mod course;
pub mod demo;
mod effects;
pub mod elements;
mod feature;
pub mod matches;
mod settings;
pub mod setup;
mod table;
pub mod telling;
pub mod this;
mod this_game;
#[cfg(target_arch = "wasm32")]
mod trigonometry;
pub mod words;
mod worker;

pub use self::worker::*;
pub use effects::*;
pub use feature::*;
pub use settings::*;
pub use table::*;
pub use this_game::*;
