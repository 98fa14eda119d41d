//! What every feature of the page gets: the game of the page, the `table` that it lies on, the `board` that draws it, the `text`
//! that says it, what is set, the elements of the page (`dom`), what else the browser gives (`browser`), and the `effects` by which
//! a feature asks the rest of the page for something.

pub mod board;
pub mod browser;
pub mod chart;
pub mod clock;
pub mod course;
pub mod demo;
pub mod dom;
pub mod effects;
pub mod feature;
pub mod matches;
pub mod messages;
pub mod on_page;
pub mod settings;
pub mod setup;
pub mod table;
pub mod telling;
pub mod text;
pub mod this;
pub mod this_game;
