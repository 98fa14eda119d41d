//! The match that a game belongs to: an even match, or a race to a number of wins.

use core::fmt;
use core::str::FromStr;

use crate::Side;

use super::EvenMatch;

/// The match that a game belongs to, as it stood when the game began.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Match {
    /// Two games in which each player plays each side once.
    Even(EvenMatch),
    /// A race: the first player to win a number of games wins the match.
    Wins(Score),
}

/// The games won in a match by the players of each side.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Score {
    to: u8,
    won: [u8; 2],
}

impl Score {
    /// The longest match, in games that its winner must win.
    pub const MOST: u8 = 99;

    /// The start of a match to `to` wins; `None` if that is a single game, or more than [`Score::MOST`].
    #[must_use]
    pub fn new(to: u8) -> Option<Score> {
        let won = [0; 2];
        (2..=Score::MOST).contains(&to).then_some(Score { to, won })
    }

    /// The number of games that win the match.
    #[must_use]
    pub const fn to(self) -> u8 {
        self.to
    }

    /// The number of games that the player of each side has won.
    #[must_use]
    pub const fn won(self) -> [u8; 2] {
        self.won
    }

    /// The score after a game; a draw leaves it unchanged.
    #[must_use]
    pub fn after(self, winner: Option<Side>) -> Score {
        let mut score = self;
        if let Some(side) = winner {
            score.won[side.index()] += 1;
        }
        score
    }

    /// The side whose player has won the match.
    #[must_use]
    pub fn winner(self) -> Option<Side> {
        let mut sides = Side::BOTH.into_iter();
        sides.find(|side| self.won[side.index()] >= self.to)
    }

    /// The score before the next game, in which the players have swapped sides. A finished match is followed by another one of
    /// the same length.
    #[must_use]
    pub fn next(self) -> Score {
        let [first, second] = self.won;
        let won = match self.winner() {
            Some(_) => [0; 2],
            None => [second, first],
        };
        Score { to: self.to, won }
    }
}

/// An even match as [`EvenMatch`] writes it; or `wins-`, the number of games that win the match, and the number that the player
/// of each side has won: `wins-3:2:1`.
impl fmt::Display for Match {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Match::Even(even) => even.fmt(f),
            Match::Wins(Score {
                to,
                won: [first, second],
            }) => write!(f, "wins-{to}:{first}:{second}"),
        }
    }
}

/// The error for a text that does not describe a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotAMatch;

impl FromStr for Match {
    type Err = NotAMatch;
    fn from_str(text: &str) -> Result<Match, NotAMatch> {
        let Some(wins) = text.strip_prefix("wins-") else {
            return text.parse().map(Match::Even).or(Err(NotAMatch));
        };
        let mut parts = wins.split(':');
        let mut number = || -> Option<u8> {
            let digits = parts.next()?;
            let read: u8 = digits.parse().ok()?;
            (read.to_string() == digits).then_some(read)
        };
        let score = number().and_then(Score::new);
        let score = score.and_then(|score| {
            let won = [number()?, number()?];
            Some(Score { won, ..score })
        });
        // No game begins in a match that is over.
        score
            .filter(|score| parts.next().is_none() && score.winner().is_none())
            .map(Match::Wins)
            .ok_or(NotAMatch)
    }
}
