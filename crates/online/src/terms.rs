//! The two players, and what they agree on.

use core::fmt;

use game::{Linkable, Record, Side};
use serde::{Deserialize, Serialize};

use crate::Refused;

/// The identity of a game at a distance: random bytes chosen by the inviter.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct GameId(pub [u8; 16]);

/// One of the two players. The invitation says which side of the game each one has.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Party {
    Inviter = 0,
    Invited = 1,
}

impl Party {
    pub const BOTH: [Party; 2] = [Party::Inviter, Party::Invited];

    pub const fn other(self) -> Party {
        match self {
            Party::Inviter => Party::Invited,
            Party::Invited => Party::Inviter,
        }
    }

    /// 0 for the inviter, 1 for the invited: an index for arrays with an entry for each party.
    pub const fn index(self) -> usize {
        self as usize
    }
}

impl fmt::Display for Party {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(["inviter", "invited"][self.index()])
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(into = "u8", try_from = "u8")]
pub enum Sides {
    Inviter(Side),
    /// The inviter gets the side that the invited leaves.
    InvitedChooses,
}

impl From<Sides> for u8 {
    fn from(sides: Sides) -> u8 {
        match sides {
            Sides::Inviter(side) => side as u8,
            Sides::InvitedChooses => 2,
        }
    }
}

impl TryFrom<u8> for Sides {
    type Error = Refused;

    fn try_from(code: u8) -> Result<Sides, Refused> {
        match code {
            0 | 1 => Ok(Sides::Inviter(Side::BOTH[usize::from(code)])),
            2 => Ok(Sides::InvitedChooses),
            _ => Err(Refused::Game),
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Throws {
    /// Every throw after a decision is its own exchange. Nobody knows any dice in advance.
    Strict,
    /// One exchange makes all throws of a turn, so that a turn is one letter. A changed program could foresee its own next throws
    /// of this turn, but not choose them.
    Trusting,
}

/// The time of the players. Each reports its own time, so a time that is up only asks what to do.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Clock {
    /// For every turn, in seconds, up to 30 days.
    pub turn: u32,
    /// For the whole game beyond that, in seconds, up to 30 days.
    pub reserve: u32,
}

/// The longest time of a [`Clock`], in seconds.
pub const CLOCK_LIMIT: u32 = 30 * 24 * 60 * 60;

/// What an invitation offers.
#[derive(Clone, Debug)]
pub struct Terms<G: Linkable> {
    /// The game at its start: the rules, and perhaps who begins, or entries before the first throw.
    pub start: Record<G>,
    /// The inviter's name: one line of at most [`crate::NAME_LIMIT`] characters, perhaps empty.
    pub name: String,
    pub sides: Sides,
    pub throws: Throws,
    pub clock: Option<Clock>,
    /// The game before this one, for a rematch or the next game of a match.
    pub follows: Option<GameId>,
}
