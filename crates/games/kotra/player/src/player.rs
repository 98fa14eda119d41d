//! The players: the levels, and yardsticks to measure them by.

use core::fmt;
use core::str::FromStr;

use game::Level;
use kotra::{Action, Judge, Position};

use crate::{Evaluation, Search, Settings};

/// Who decides for a side.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Player {
    /// A level.
    Level(Level),
    /// Any legal action, each equally likely.
    Random,
    /// Only races: fewest pips left, whatever else.
    Racer,
    /// One throw ahead with an evaluation by hand.
    ByHand,
}

impl Player {
    /// Every player, the yardsticks first and then the levels.
    pub const ALL: [Player; 8] = [
        Player::Random,
        Player::Racer,
        Player::ByHand,
        Player::Level(Level::Beginner),
        Player::Level(Level::Easy),
        Player::Level(Level::Steady),
        Player::Level(Level::Strong),
        Player::Level(Level::Master),
    ];

    /// The word for it.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Player::Level(level) => level.word(),
            Player::Random => "random",
            Player::Racer => "racer",
            Player::ByHand => "by-hand",
        }
    }

    /// How it decides.
    #[must_use]
    pub fn settings(self) -> Settings {
        let (candidates, noise, random) = match self {
            Player::Random => (0, 0.0, 1.0),
            Player::Racer => (0, 0.0, 0.0),
            Player::ByHand => (CANDIDATES, 0.0, 0.0),
            Player::Level(Level::Beginner) => (0, 4.0, 0.1),
            Player::Level(Level::Easy) => (0, 2.0, 0.0),
            Player::Level(Level::Steady) => (0, 0.6, 0.0),
            Player::Level(Level::Strong) => (0, 0.0, 0.0),
            Player::Level(Level::Master) => (CANDIDATES, 0.0, 0.0),
        };
        Settings {
            evaluation: match self {
                Player::Level(_) => Evaluation::learned(),
                Player::Racer => Evaluation::Pips,
                Player::ByHand | Player::Random => Evaluation::ByHand,
            },
            candidates,
            margin: 1.0,
            noise,
            random,
        }
    }

    /// What it decides in a position; `None` where there is no decision to make. The same position
    /// and seed lead to the same decision.
    #[must_use]
    pub fn choose(self, judge: &Judge, position: &Position, seed: u64) -> Option<Action> {
        Search::new(judge, position, &self.settings(), seed).decide()
    }
}

/// For how many ways a master searches the other side's throws.
const CANDIDATES: usize = 8;

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

/// The error of a text that names no player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ParsePlayerError;

impl fmt::Display for ParsePlayerError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a player is random, racer, by-hand, beginner, easy, steady, strong or master")
    }
}

impl core::error::Error for ParsePlayerError {}

impl FromStr for Player {
    type Err = ParsePlayerError;
    fn from_str(text: &str) -> Result<Player, ParsePlayerError> {
        Player::ALL
            .into_iter()
            .find(|player| player.word() == text)
            .ok_or(ParsePlayerError)
    }
}
