//! Sáhkku for other programs: engines, environments for programs that learn, and the trained weights of the players.

mod environment;
mod weights;

use std::sync::Arc;

use bindings::{Playable, Program};
use sahkku::{Game, Judge};

use crate::{Player, PositionEvaluator};

pub use weights::{engine, weights};

/// Sáhkku, as programs meet it.
#[derive(Clone, Copy, Debug)]
pub struct Sahkku;

/// The same without its type.
pub static PROGRAM: &dyn Program = &Sahkku;

impl Playable for Sahkku {
    type Game = Game;
    type Bot = Player;

    fn model(judge: &Judge) -> Arc<PositionEvaluator> {
        engine(judge)
    }
}
