//! Hnefatafl on the page.

mod art;
mod book;
mod coach;
mod editing;
mod even;
mod exhibit;
mod expected;
mod facts;
mod looks;
mod moves;
mod news;
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
use crate::lessons::HnefataflCourse;
use hnefatafl::Square;

use messages::words_of_the_game;
use on_page::{NoDice, chance_in_words, game_on_the_page};

// The types of arguments of its messages.
pub use game::session::By;
pub use hnefatafl::{Escape, KingTaken, Piece, Repetition, Side, Square as Place};
pub use hnefatafl_player::Theme;

game_on_the_page!(Hnefatafl: hnefatafl, Square, HnefataflCourse);
impl NoDice for Hnefatafl {}
chance_in_words!(Hnefatafl, words);

#[cfg(test)]
#[cfg(not(target_arch = "wasm32"))]
mod tests;
