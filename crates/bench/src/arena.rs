//! Games between players of all kinds.

use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

use sahkku::{Action, Actions, Dice, Judge, Outcome, Position, Side, Stage};
use sahkku_opponent::{Engine, Level, Search, greedy};

/// Longer games are broken off, in decisions.
const CAP: u32 = 3_000;

/// Who plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Player {
    /// Any legal action.
    Random,
    /// Captures first, then the king, then advance.
    Greedy,
    /// A player of the game itself.
    Level(Level),
}

impl Player {
    fn decide(self, mind: &Arc<Engine>, position: &Position, whim: u64) -> Option<Action> {
        match self {
            Player::Random => {
                let mut legal = Actions::new();
                mind.judge().legal(position, &mut legal);
                let n = (u128::from(whim) * legal.len() as u128) >> 64;
                legal.get(n as usize).copied()
            }
            Player::Greedy => greedy(mind.judge(), position, whim),
            Player::Level(level) => {
                let decision = Search::new(mind, position, level, whim).decide();
                decision.map(|decision| decision.action)
            }
        }
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Player::Random => f.write_str("random"),
            Player::Greedy => f.write_str("greedy"),
            Player::Level(level) => level.fmt(f),
        }
    }
}

impl FromStr for Player {
    type Err = <Level as FromStr>::Err;
    fn from_str(text: &str) -> Result<Player, Self::Err> {
        match text {
            "random" => Ok(Player::Random),
            "greedy" => Ok(Player::Greedy),
            level => level.parse().map(Player::Level),
        }
    }
}

/// How a game went.
#[derive(Clone, Copy, Debug)]
pub struct Finish {
    /// The side that began.
    pub first: Side,
    /// How it ended; `None` where it was broken off.
    pub outcome: Option<Outcome>,
    /// Turns, the last one included.
    pub turns: u32,
    /// Two games with the same number were the same.
    pub checksum: u64,
}

/// Plays one game. Who begins, who walks mieđut and what is thrown in which turn depend on `seed` alone, so that a
/// game with sides swapped has the same dice for the other player.
#[must_use]
pub fn play_game(mind: &Arc<Engine>, players: [Player; 2], seed: u64) -> Finish {
    let judge = mind.judge();
    let first = Side::BOTH[(mix(seed, 1) & 1) as usize];
    let miedut = judge.rules().miedut && mix(seed, 2) & 1 == 1;
    let mut position = judge.start(first, miedut);
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
                let key = mix(seed, u64::from(turns) << 32 | u64::from(throws));
                let dice = dice(judge, count, key);
                judge.throw_unchecked(&mut position, dice, &mut |_| ());
            }
            Stage::Decide if decisions == CAP => break None,
            Stage::Decide => {
                decisions += 1;
                let whim = mix(!seed, decisions.into());
                let player = players[position.turn().index()];
                let Some(action) = player.decide(mind, &position, whim) else {
                    break None;
                };
                checksum = mix(checksum, chosen(judge, &position, action));
                judge.play_unchecked(&mut position, action, &mut |_| ());
            }
        }
    };
    Finish {
        first,
        outcome,
        turns,
        checksum,
    }
}

/// Which of the legal actions it is.
fn chosen(judge: &Judge, position: &Position, action: Action) -> u64 {
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

/// A well-spread number from two (the finaliser of SplitMix64).
pub(crate) const fn mix(a: u64, b: u64) -> u64 {
    let mut z = a.wrapping_add(b.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15));
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}
