//! The players: the levels, and two yardsticks to measure them by.

use core::fmt;
use core::str::FromStr;

use game::{Level, nth_random};
use hnefatafl::{Action, Actions, Game};

use crate::{Search, Settings, WeightTable, Weights};

/// Who decides for a side.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Player {
    /// A level.
    Level(Level),
    /// Any legal move, each equally likely.
    Random,
    /// The best move by the static evaluation two plies ahead, and no further.
    TwoPly,
}

impl Player {
    /// Every player, the yardsticks first and then the levels.
    pub const ALL: [Player; 7] = [
        Player::Random,
        Player::TwoPly,
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
            Player::TwoPly => "two-ply",
        }
    }

    /// What it searches. The random player searches nothing; its settings are of no use.
    #[must_use]
    pub const fn settings(self) -> Settings {
        let (nodes, depth, margin, weaker) = match self {
            Player::Random => (1, 1, 0, 0.0),
            Player::TwoPly => (u64::MAX, 2, 0, 0.0),
            Player::Level(Level::Beginner) => (2_000, 1, 250, 0.5),
            Player::Level(Level::Easy) => (4_000, 2, 120, 0.3),
            Player::Level(Level::Steady) => (6_000, 3, 60, 0.1),
            Player::Level(Level::Strong) => (15_000, 40, 0, 0.0),
            Player::Level(Level::Master) => (150_000, 40, 0, 0.0),
        };
        Settings {
            nodes,
            depth,
            quiescence: !matches!(self, Player::TwoPly),
            margin,
            weaker,
            table_bits: match self {
                Player::Level(Level::Master) => 17,
                _ => 13,
            },
        }
    }

    /// The move that it makes in a game; `None` when the game is over. The same game and seed lead
    /// to the same move.
    #[must_use]
    pub fn choose(self, game: &Game, seed: u64) -> Option<Action> {
        self.choose_with(game, seed, WeightTable::Learned)
    }

    /// The move that it would make with the weights of this table.
    #[must_use]
    pub fn choose_with(self, game: &Game, seed: u64, table: WeightTable) -> Option<Action> {
        if self != Player::Random {
            let weights = Weights::of(table, game.judge().rules());
            let search = Search::new(game, self.settings(), seed);
            return search.with_weights(weights).decide();
        }
        let mut legal = Actions::new();
        game.legal(&mut legal);
        let count = legal.len() as u64;
        let chosen = nth_random(seed, 0).checked_rem(count)?;
        legal.get(chosen as usize).copied()
    }
}

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
        f.write_str("a player is random, two-ply, beginner, easy, steady, strong or master")
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
