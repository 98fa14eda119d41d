//! Kotra on the page.

mod art;
mod book;
mod coach;
mod dice;
mod editing;
mod exhibit;
mod expected;
mod facts;
mod looks;
mod moves;
mod news;
mod numbers;
mod pictures;
mod position;
mod result;
mod rules;
mod sheets;
mod sounds;
mod steps;
mod thoughts;
mod threats;
mod worth;

use crate::Place;
use crate::board::{Destination, Pick};
use crate::lessons::KotraCourse;

use messages::words_of_the_game;
use on_page::game_on_the_page;

// The types of arguments of its messages.
pub use kotra::{Die as Face, Pattern, Side};
pub use kotra_player::Theme;
pub use numbers::Number;

game_on_the_page!(Kotra: kotra, Place, KotraCourse);

#[cfg(test)]
#[cfg(not(target_arch = "wasm32"))]
mod tests;
