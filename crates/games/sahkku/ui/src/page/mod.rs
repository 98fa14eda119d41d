//! Sáhkku on the page.

mod art;
mod book;
mod coach;
mod coast;
mod dice;
mod editing;
mod exhibit;
mod expected;
mod facts;
mod looks;
mod moves;
mod news;
mod path;
mod pictures;
mod position;
mod result;
mod rules;
mod sheets;
mod sounds;
mod steps;
mod thoughts;
mod threats;

use crate::board::{Destination, Pick};
use crate::lessons::SahkkuCourse;

use messages::words_of_the_game;
use on_page::{chance_in_words, game_on_the_page};

// The types of arguments of its messages.
pub use sahkku::{Drawing, Face, HomeRow, Piece, Place, Side};
pub use sahkku_player::Theme;

game_on_the_page!(Sahkku: sahkku, Place, SahkkuCourse);
chance_in_words!(Sahkku, words);

#[cfg(test)]
#[cfg(not(target_arch = "wasm32"))]
mod tests;
