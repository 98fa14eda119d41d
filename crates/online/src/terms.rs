//! What an invitation offers, and what an acceptance adds.

use game::{Linkable, Record, Side};

use crate::GameId;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sides {
    Inviter(Side),
    /// The side that the invited leaves.
    InvitedChooses,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Throws {
    /// Every throw after a decision is its own exchange. Nobody knows any dice in advance.
    Strict,
    /// One exchange makes all throws of a turn, so that a turn is one letter. A changed program could foresee its own next throws
    /// of this turn, but not choose them.
    Trusting,
}

/// The time of the players. Each reports its own time, so a time that is up only asks what to do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
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
    /// The time for a turn, if any.
    pub clock: Option<Clock>,
    /// The game before this one, for a rematch or the next game of a match.
    pub follows: Option<GameId>,
}
