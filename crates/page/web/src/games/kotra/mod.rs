//! Kotra on the page.

mod art;
mod book;
mod dice;
mod draw;
mod expected;
mod faces;
mod looks;
mod moves;
mod news;
mod numbers;
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

use kotra::Game;
use kotra_table::Place;
use kotra_table::board::{Destination, Pick};
use kotra_table::lessons::KotraCourse;

use crate::on_page::{OnPage, Pieces, sides_in_words};

// The types of arguments of its messages.
pub(crate) use kotra::{Die as Face, Pattern, Side};
pub(crate) use numbers::Number;

impl Pieces for Game {
    type Place = Place;
    type Pick = Pick;
    type Destination = Destination;
    type Course = KotraCourse;
}

impl OnPage for Game {}

sides_in_words!(Game, kotra);

#[cfg(all(test, not(target_arch = "wasm32")))]
mod tests;
#[cfg(all(test, not(target_arch = "wasm32")))]
mod truth;
