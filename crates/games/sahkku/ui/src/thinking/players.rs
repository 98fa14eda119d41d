use std::sync::Arc;

use sahkku::{Game, Judge, Side};
use sahkku_player::{Player, PositionEvaluator, takes_draw};
use worker::{Asked, OfferedTo};

use super::{EngineCache, SahkkuFacts, ThreatsTo};

#[derive(Clone, Copy, PartialEq, Debug)]
pub struct SahkkuPlayers;

impl Asked for SahkkuPlayers {
    type Game = Game;
    type Bot = Player;
    type Cache = EngineCache;
    type OwnQuestion = ThreatsTo;
    type Facts = SahkkuFacts;

    const PORTION: u32 = 48;

    const WEIGHS_DRAWS: bool = true;

    fn model(cache: &mut EngineCache, judge: &Judge, now: f64) -> Option<Arc<PositionEvaluator>> {
        cache.engine(judge, now)
    }

    fn takes_draw(win: f64, offered_to: OfferedTo) -> bool {
        let win = win as f32;
        takes_draw(match offered_to {
            OfferedTo::Mover => win,
            OfferedTo::Other => 1.0 - win,
        })
    }

    fn takes_draw_before_throw(engine: &Arc<PositionEvaluator>, game: &Game, side: Side) -> bool {
        takes_draw(engine.static_eval(game.position(), side))
    }
}
