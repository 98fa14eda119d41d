//! Kotra for other programs: engines, and environments for programs that learn.

mod environment;
#[cfg(test)]
mod tests;

use bindings::{Playable, Program};
use kotra::{Game, Judge};

use crate::Player;

/// The bindings of Kotra for programs.
#[derive(Clone, Copy, Debug)]
pub struct Kotra;

/// The same bindings, independent of their type.
pub static PROGRAM: &dyn Program = &Kotra;

impl Playable for Kotra {
    type Game = Game;
    type Bot = Player;

    fn model(_: &Judge) {}
}
