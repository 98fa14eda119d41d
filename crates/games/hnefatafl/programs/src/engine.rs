//! Hnefatafl for engines.

use engine::Playable;
use hnefatafl::{Game, Judge};
use hnefatafl_player::{Evaluator, Player};

use crate::Hnefatafl;

impl Playable for Hnefatafl {
    type Game = Game;
    type Brain = Player;

    fn knowledge(judge: &Judge) -> Evaluator {
        Evaluator::new(judge)
    }
}
