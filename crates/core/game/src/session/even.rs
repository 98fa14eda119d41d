//! An even match: two games in which each player plays each side once.

use core::fmt;
use core::str::FromStr;

use crate::Side;

/// The place of a game in an even match.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum EvenMatch {
    /// It is the first game.
    First,
    /// It is the second game, with the sides swapped; the first ended with this result.
    Second(Finished),
}

/// The result of a game, as far as an even match depends on it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Finished {
    /// The side that won; `None` for a draw.
    pub winner: Option<Side>,
    /// The number of moves of both sides.
    pub moves: u32,
    /// The number of pieces that each side captured.
    pub captured: [u32; 2],
}

/// The criterion that decides an even match.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum By {
    /// One player won more games.
    Wins,
    /// Both won one game, and one of them in fewer moves.
    Moves,
    /// One player captured more pieces in both games together.
    Captures,
}

impl By {
    /// The word for the criterion.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            By::Wins => "wins",
            By::Moves => "moves",
            By::Captures => "captures",
        }
    }
}

/// The result of an even match.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Verdict {
    /// The side of the winner in the second game.
    pub winner: Side,
    /// The criterion.
    pub by: By,
    /// The winner's number: games won, moves of the game won, or pieces captured.
    pub own: u32,
    /// The other player's number.
    pub others: u32,
}

impl Finished {
    /// Decides an even match whose first game is `self` and whose second is `second`; `None` if no criterion decides.
    #[must_use]
    pub fn verdict(self, second: Finished) -> Option<Verdict> {
        let wins = |side: Side| {
            u32::from(second.winner == Some(side)) + u32::from(self.winner == Some(side.other()))
        };
        let captured =
            |side: Side| second.captured[side.index()] + self.captured[side.other().index()];
        let more = |by: By, of: &dyn Fn(Side) -> u32| {
            let mut sides = Side::BOTH.into_iter();
            sides.find_map(|side| {
                let (own, others) = (of(side), of(side.other()));
                (own > others).then_some(Verdict {
                    winner: side,
                    by,
                    own,
                    others,
                })
            })
        };
        more(By::Wins, &wins)
            .or_else(|| {
                // Each has won one game, so the winner of the second lost the first.
                let winner = second.winner.filter(|_| self.winner.is_some())?;
                let (first, second) = (self.moves, second.moves);
                (first != second).then_some(Verdict {
                    winner: if second < first {
                        winner
                    } else {
                        winner.other()
                    },
                    by: By::Moves,
                    own: first.min(second),
                    others: first.max(second),
                })
            })
            .or_else(|| more(By::Captures, &captured))
    }
}

/// `even-1`, or `even-2` with the winner of the first game, its moves and the captures of both sides: `even-2:second:31:4:7`.
impl fmt::Display for EvenMatch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Finished {
            winner,
            moves,
            captured: [one, other],
        } = match self {
            EvenMatch::First => return f.write_str("even-1"),
            EvenMatch::Second(finished) => finished,
        };
        let winner = match winner {
            None => DRAW,
            Some(Side::First) => "first",
            Some(Side::Second) => "second",
        };
        write!(f, "even-2:{winner}:{moves}:{one}:{other}")
    }
}

/// The word for a drawn game.
const DRAW: &str = "draw";

/// The error for a text that does not describe an even match.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotEven;

impl FromStr for EvenMatch {
    type Err = NotEven;
    fn from_str(text: &str) -> Result<EvenMatch, NotEven> {
        if text == "even-1" {
            return Ok(EvenMatch::First);
        }
        let mut parts = text.strip_prefix("even-2:").ok_or(NotEven)?.split(':');
        let winner = match parts.next() {
            Some(DRAW) => None,
            Some("first") => Some(Side::First),
            Some("second") => Some(Side::Second),
            _ => return Err(NotEven),
        };
        let mut number = || -> Result<u32, NotEven> {
            let digits = parts.next().ok_or(NotEven)?;
            // No sign, and a number small enough that two others can be added to it.
            let read = digits.parse::<u16>().map_err(|_| NotEven)?;
            let read = u32::from(read);
            (read.to_string() == digits).then_some(read).ok_or(NotEven)
        };
        let finished = Finished {
            winner,
            moves: number()?,
            captured: [number()?, number()?],
        };
        match parts.next() {
            None => Ok(EvenMatch::Second(finished)),
            Some(_) => Err(NotEven),
        }
    }
}
