//! Games between players of all kinds, for matches.

use std::sync::Arc;

use sahkku::{Action, Actions, Dice, Judge, Outcome, Position, Side, Stage};
use sahkku_player::{Player, PositionEvaluator, Search, greedy, nth_random};

/// Games are cut off after so many decisions.
const MAX_DECISIONS: u32 = 3_000;

/// What a player does in a position.
fn decide(
    player: Player,
    engine: &Arc<PositionEvaluator>,
    position: &Position,
    seed: u64,
) -> Option<Action> {
    match player {
        Player::Random => {
            let mut legal = Actions::new();
            engine.judge().legal(position, &mut legal);
            let n = (u128::from(seed) * legal.len() as u128) >> 64;
            legal.get(n as usize).copied()
        }
        Player::Greedy => greedy(engine.judge(), position, seed),
        Player::Level(level) => {
            let decision = Search::new(engine, position, level, seed).decide();
            decision.map(|decision| decision.action)
        }
    }
}

#[derive(Clone, Copy, Debug)]
pub struct GameResult {
    /// The side that began.
    pub first: Side,
    /// How it ended; `None` where it was cut off.
    pub outcome: Option<Outcome>,
    /// The number of turns, the last one included.
    pub turns: u32,
    /// The same for two games with the same actions.
    pub checksum: u64,
}

/// Plays a game. `seed` alone decides who begins, who walks mieđut and what is thrown in each turn,
/// so that a game with the players swapped has the same dice.
#[must_use]
pub fn play_game(engine: &Arc<PositionEvaluator>, players: [Player; 2], seed: u64) -> GameResult {
    let judge = engine.judge();
    let first = Side::BOTH[(nth_random(seed, 1) & 1) as usize];
    let miedut = judge.rules().miedut && nth_random(seed, 2) & 1 == 1;
    let mut position = match miedut {
        true => judge.start_miedut(first),
        false => judge.start(first),
    };
    let (mut turns, mut throws, mut decisions, mut last) = (0_u32, 0_u32, 0_u32, None);
    let mut checksum = 0;
    let outcome = loop {
        match position.stage() {
            Stage::Over(outcome) => break Some(outcome),
            Stage::Throw(count) => {
                if last != Some(position.turn()) {
                    last = Some(position.turn());
                    turns += 1;
                    throws = 0;
                }
                throws += 1;
                let key = nth_random(seed, u64::from(turns) << 32 | u64::from(throws));
                let dice = dice(judge, count, key);
                judge.throw_unchecked(&mut position, dice, &mut |_| ());
            }
            Stage::Decide if decisions == MAX_DECISIONS => break None,
            Stage::Decide => {
                decisions += 1;
                let seed = nth_random(!seed, decisions.into());
                let player = players[position.turn().index()];
                let Some(action) = decide(player, engine, &position, seed) else {
                    break None;
                };
                checksum = nth_random(checksum, action_index(judge, &position, action));
                judge.play_unchecked(&mut position, action, &mut |_| ());
            }
        }
    };
    GameResult {
        first,
        outcome,
        turns,
        checksum,
    }
}

/// The index of an action among the legal ones.
fn action_index(judge: &Judge, position: &Position, action: Action) -> u64 {
    let mut legal = Actions::new();
    judge.legal(position, &mut legal);
    let n = legal.iter().position(|&known| known == action);
    n.map_or(u64::MAX, |n| n as u64)
}

fn dice(judge: &Judge, count: u8, mut key: u64) -> Dice {
    let faces = judge.rules().faces;
    let faces = faces.as_slice();
    let mut dice = Dice::NONE;
    for _ in 0..count {
        // Every die has four faces.
        dice = dice.with(faces[(key & 3) as usize]);
        key >>= 2;
    }
    dice
}
