//! Work for computer players: static evaluation, search, whole games.

use std::sync::Arc;

use sahkku::{Judge, Side, Stage};
use sahkku_player::{Level, Net, Player, PositionEvaluator, Search};

use crate::Tally;
use crate::matches::play_game;
use crate::rules_work::sample_positions;

/// A kind of work. Its units are evaluated positions, or games.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EngineWork {
    StaticEval,
    /// The search of the own turn.
    OwnTurn,
    /// The search of the own turn and the opponent's replies.
    Replies,
    /// Games of every level against itself. The amount is games of each level.
    Games,
}

impl EngineWork {
    /// All kinds. The WebAssembly module knows them by their index.
    pub const ALL: [EngineWork; 4] = [
        EngineWork::StaticEval,
        EngineWork::OwnTurn,
        EngineWork::Replies,
        EngineWork::Games,
    ];

    /// Does this work with a file of weights, or with the hand-crafted evaluation where it is not
    /// a valid one.
    #[must_use]
    pub fn run(self, judge: &Judge, weights: &[u8], amount: u32) -> Tally {
        let engine = Arc::new(PositionEvaluator::new(judge, Net::read(weights).ok()));
        let mut tally = Tally::default();
        match self {
            EngineWork::StaticEval => {
                let positions = sample_positions(judge);
                for position in positions.iter().cycle().take(amount as usize) {
                    let evaluation = engine.static_eval(position, position.turn());
                    tally.add(1, evaluation.to_bits());
                }
            }
            EngineWork::OwnTurn => search(&engine, Level::Strong, amount, &mut tally),
            EngineWork::Replies => search(&engine, Level::Master, amount, &mut tally),
            EngineWork::Games => {
                for game in 0..amount {
                    for level in Level::ALL {
                        let result = play_game(&engine, [Player::Level(level); 2], game.into());
                        tally.add(1, result.checksum as u32);
                    }
                }
            }
        }
        tally
    }
}

fn search(engine: &Arc<PositionEvaluator>, level: Level, amount: u32, tally: &mut Tally) {
    let positions = sample_positions(engine.judge());
    let decisions = positions
        .iter()
        .filter(|position| position.stage() == Stage::Decide);
    for position in decisions.cycle() {
        if tally.units >= u64::from(amount) {
            return;
        }
        let mut search = Search::new(engine, position, level, tally.units);
        if let Some(decision) = search.decide() {
            let best = decision
                .ranked
                .first()
                .map_or(0, |best| best.win_probability.to_bits());
            let side = u32::from(position.turn() == Side::Men);
            tally.add(search.evaluations(), best ^ side);
        }
    }
}
