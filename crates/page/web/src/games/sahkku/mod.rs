//! Sáhkku on the page.

mod art;
mod book;
mod dice;
mod draw;
mod expected;
mod faces;
mod looks;
mod moves;
mod news;
mod path;
mod pictures;
mod position;
mod question;
mod result;
mod rules;
mod sheets;
mod sounds;
mod steps;
mod thoughts;
mod threats;
mod worth;

use sahkku::Game;
use sahkku_table::board::{Destination, Pick};
use sahkku_table::lessons::SahkkuCourse;

use crate::on_page::{OnPage, Pieces, sides_in_words};

// The types of arguments of its messages.
pub(crate) use sahkku::{Drawing, Face, HomeRow, Piece, Place, Side};

impl Pieces for Game {
    type Place = Place;
    type Pick = Pick;
    type Destination = Destination;
    type Course = SahkkuCourse;
}

impl OnPage for Game {}

sides_in_words!(Game, sahkku);

#[cfg(all(test, not(target_arch = "wasm32")))]
mod tests;
#[cfg(all(test, not(target_arch = "wasm32")))]
mod truth;
