//! Hnefatafl for other programs: engines, and environments for programs that learn.

mod environment;
#[cfg(test)]
mod tests;

use bindings::{Playable, Program};
use hnefatafl::{Game, Judge};

use crate::{Evaluator, Player};

/// The bindings of Hnefatafl for programs.
#[derive(Clone, Copy, Debug)]
pub struct Hnefatafl;

/// The same bindings, independent of their type.
pub static PROGRAM: &dyn Program = &Hnefatafl;

impl Playable for Hnefatafl {
    type Game = Game;
    type Bot = Player;

    fn model(judge: &Judge) -> Evaluator {
        Evaluator::new(judge)
    }
}
