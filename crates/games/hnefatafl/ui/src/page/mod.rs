//! Hnefatafl on the page.

mod art;
mod book;
mod coach;
mod draw;
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
use on_page::{NoDice, OnPage, Pieces, chance_in_words, sides_in_words};

// The types of arguments of its messages.
pub use game::session::By;
pub use hnefatafl::{Escape, KingTaken, Piece, Repetition, Side, Square as Place};
pub use hnefatafl_player::Theme;

/// Hnefatafl, as the page uses it.
pub enum Hnefatafl {}

impl Pieces for Hnefatafl {
    type Game = hnefatafl::Game;
    type Place = Square;
    type Pick = Pick;
    type Destination = Destination;
    type Course = HnefataflCourse;
}

impl NoDice for Hnefatafl {}

impl OnPage for Hnefatafl {}

words_of_the_game!();
sides_in_words!(Hnefatafl, words);
chance_in_words!(Hnefatafl, words);

#[cfg(all(test, not(target_arch = "wasm32")))]
on_page::promises!(Hnefatafl);
#[cfg(all(test, not(target_arch = "wasm32")))]
mod tests;
#[cfg(all(test, not(target_arch = "wasm32")))]
mod truth;
