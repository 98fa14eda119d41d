//! Hnefatafl on the page.

mod art;
mod book;
mod draw;
mod expected;
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
mod worth;

use hnefatafl::{Game, Square};
use hnefatafl_table::board::{Destination, Pick};
use hnefatafl_table::lessons::HnefataflCourse;

use crate::on_page::dice::NoDice;
use crate::on_page::{OnPage, Pieces, sides_in_words};

// The types of arguments of its messages.
pub(crate) use hnefatafl::{Escape, KingTaken, Piece, Repetition, Side, Square as Place};

impl Pieces for Game {
    type Place = Square;
    type Pick = Pick;
    type Destination = Destination;
    type Course = HnefataflCourse;
}

impl NoDice for Game {}

impl OnPage for Game {}

sides_in_words!(Game, hnefatafl);

#[cfg(all(test, not(target_arch = "wasm32")))]
mod tests;
#[cfg(all(test, not(target_arch = "wasm32")))]
mod truth;
