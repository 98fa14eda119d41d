//! Hnefatafl for other programs: engines, and environments for programs that learn.

mod environment;
#[cfg(test)]
mod tests;

use bindings::{Playable, Program};
use hnefatafl::{Game, Judge};

use crate::{Evaluator, Player};

/// Hnefatafl, as programs meet it.
#[derive(Clone, Copy, Debug)]
pub struct Hnefatafl;

/// The same without its type.
pub static PROGRAM: &dyn Program = &Hnefatafl;

impl Playable for Hnefatafl {
    type Game = Game;
    type Bot = Player;

    fn model(judge: &Judge) -> Evaluator {
        Evaluator::new(judge)
    }
}
