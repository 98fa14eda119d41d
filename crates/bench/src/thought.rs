//! The work of computer players that is measured: the same natively and as WebAssembly.

use std::sync::Arc;

use sahkku::{Judge, PRESETS, Position, Side, Stage};
use sahkku_opponent::{Engine, Level, Net, Search};

use crate::Tally;
use crate::arena::{Player, play_game};

/// A kind of work.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Thought {
    /// So many positions are judged.
    Evaluation,
    /// A whole turn is thought through until so many positions are judged.
    Turn,
    /// The opponent's answers as well.
    Answers,
    /// So many games of every level against itself.
    Games,
}

impl Thought {
    /// All kinds; their places in this list are their numbers in the WebAssembly module.
    pub const ALL: [Thought; 4] = [
        Thought::Evaluation,
        Thought::Turn,
        Thought::Answers,
        Thought::Games,
    ];
}

/// Does some work under the recorded rule set of this number with these weights, if they are any.
#[must_use]
pub fn think(thought: Thought, preset: usize, weights: &[u8], amount: u32) -> Option<Tally> {
    let judge = Judge::new(PRESETS.get(preset)?.rules).ok()?;
    let mind = Arc::new(Engine::new(&judge, Net::read(weights).ok()));
    let mut tally = Tally::default();
    match thought {
        Thought::Evaluation => {
            let positions = some_positions(&judge);
            for position in positions.iter().cycle().take(amount as usize) {
                tally.add(1, mind.static_eval(position, position.turn()).to_bits());
            }
        }
        Thought::Turn => search(&mind, Level::Strong, amount, &mut tally),
        Thought::Answers => search(&mind, Level::Master, amount, &mut tally),
        Thought::Games => {
            for game in 0..amount {
                for level in Level::ALL {
                    let finish = play_game(&mind, [Player::Level(level); 2], game.into());
                    tally.add(1, finish.checksum as u32);
                }
            }
        }
    }
    Some(tally)
}

/// Positions from random games.
fn some_positions(judge: &Judge) -> Vec<Position> {
    crate::some_positions(judge)
}

fn search(mind: &Arc<Engine>, level: Level, amount: u32, tally: &mut Tally) {
    let positions = some_positions(mind.judge());
    let decide = |position: &&Position| position.stage() == Stage::Decide;
    for position in positions.iter().filter(decide).cycle() {
        if tally.units >= u64::from(amount) {
            return;
        }
        let mut thinking = Search::new(mind, position, level, tally.units);
        if let Some(decision) = thinking.decide() {
            let best = decision
                .ranked
                .first()
                .map_or(0, |best| best.win_probability.to_bits());
            let side = u32::from(position.turn() == Side::Men);
            tally.add(thinking.evaluations(), best ^ side);
        }
    }
}
