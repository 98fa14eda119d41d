//! The bots, as a page uses them.

use crate::facts::HnefataflFacts;
use hnefatafl::{Game, Judge};
use hnefatafl_player::{Evaluator, Player};
use worker::{Asked, NoQuestion};

#[derive(Clone, Copy, PartialEq, Debug)]
pub struct HnefataflPlayers;

impl Asked for HnefataflPlayers {
    type Game = Game;
    type Bot = Player;
    type Cache = ();
    type OwnQuestion = NoQuestion;
    type Facts = HnefataflFacts;

    const PORTION: u32 = 128;

    fn model((): &mut (), judge: &Judge, _: f64) -> Option<Evaluator> {
        Some(Evaluator::new(judge))
    }
}
