//! Sáhkku for other programs: engines, environments for programs that learn, and the trained weights of the players.

mod environment;
mod weights;

use std::sync::Arc;

use bindings::{Playable, Program};
use sahkku::{Game, Judge};

use crate::{Player, PositionEvaluator};

pub use weights::{engine, weights};

/// The bindings of sáhkku for programs.
#[derive(Clone, Copy, Debug)]
pub struct Sahkku;

/// The same bindings, independent of their type.
pub static PROGRAM: &dyn Program = &Sahkku;

impl Playable for Sahkku {
    type Game = Game;
    type Bot = Player;

    fn model(judge: &Judge) -> Arc<PositionEvaluator> {
        engine(judge)
    }
}
