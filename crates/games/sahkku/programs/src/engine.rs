//! Sáhkku for engines.

use std::sync::Arc;

use engine::Playable;
use sahkku::{Game, Judge};
use sahkku_player::{Player, PositionEvaluator};
use sahkku_weights::engine;

use crate::Sahkku;

impl Playable for Sahkku {
    type Game = Game;
    type Brain = Player;

    fn knowledge(judge: &Judge) -> Arc<PositionEvaluator> {
        engine(judge)
    }
}
