//! The bots, as a page uses them.

use crate::facts::KotraFacts;
use kotra::{Game, Judge, Side};
use kotra_player::{Evaluation, Player, PositionEvaluator, takes_draw};
use worker::{Asked, NoQuestion, OfferedTo};

#[derive(Clone, Copy, PartialEq, Debug)]
pub struct KotraPlayers;

impl Asked for KotraPlayers {
    type Game = Game;
    type Bot = Player;
    type Cache = ();
    type OwnQuestion = NoQuestion;
    type Facts = KotraFacts;

    const PORTION: u32 = 128;

    const WEIGHS_DRAWS: bool = true;

    fn model((): &mut (), _: &Judge, _: f64) -> Option<()> {
        Some(())
    }

    fn takes_draw(equity: f64, offered_to: OfferedTo) -> bool {
        let equity = equity as f32;
        takes_draw(match offered_to {
            OfferedTo::Mover => equity,
            OfferedTo::Other => -equity,
        })
    }

    fn takes_draw_before_throw((): &(), game: &Game, side: Side) -> bool {
        let mut engine = PositionEvaluator::new(game.judge(), Evaluation::learned());
        takes_draw(engine.ends(game.position(), side).equity())
    }
}
