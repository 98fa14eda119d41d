//! The rules made ready for play, and the questions that they answer.

mod end;
mod explain;
mod landing;
mod legal;
mod node;
mod play;
mod seen;
mod ways;

pub(crate) use end::{can_still_make_a_munk, is_jan};
pub use explain::Refusal;
pub use ways::{Way, Ways};

use core::fmt;

use crate::checkers::Checkers;
use crate::rules::Rules;
use crate::{DiceCount, Position, Side, Unused};

/// Rules made ready for play. Ask all questions about a position of the `Judge` with the rules that the position was made under.
///
/// ```
/// use kotra::{Actions, Die, Judge, PRESETS, Side, Throw};
///
/// let judge = Judge::new(PRESETS[0].rules);
/// let mut position = judge.start(Side::White);
/// judge.throw(&mut position, Throw::two(Die::SIX, Die::ALL[1]), |_| ())?;
/// let mut legal = Actions::new();
/// judge.legal(&position, &mut legal);
/// assert!(legal.iter().all(|&action| judge.why(&position, action).is_none()));
/// # Ok::<(), kotra::WrongThrow>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Judge {
    rules: Rules,
}

/// Why dice cannot have been thrown now.
///
/// ```
/// use kotra::{DiceCount, Die, Judge, PRESETS, Side, Throw, WrongThrow};
///
/// let judge = Judge::new(PRESETS[0].rules);
/// let thrown = judge.throw(&mut judge.start(Side::White), Throw::one(Die::SIX), |_| ());
/// assert_eq!(thrown, Err(WrongThrow::Count { wanted: DiceCount::Two }));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WrongThrow {
    /// The game does not wait for dice.
    NotNow,
    /// Another number of dice must be thrown.
    Count {
        /// How many must be thrown.
        wanted: DiceCount,
    },
}

impl fmt::Display for WrongThrow {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            WrongThrow::NotNow => f.write_str("nothing is to be thrown now"),
            WrongThrow::Count {
                wanted: DiceCount::One,
            } => f.write_str("one die is to be thrown"),
            WrongThrow::Count { .. } => f.write_str("two dice are to be thrown"),
        }
    }
}

impl core::error::Error for WrongThrow {}

impl Judge {
    /// Makes rules ready for play. All combinations of options are valid.
    #[must_use]
    pub const fn new(rules: Rules) -> Judge {
        Judge { rules }
    }

    /// The rules.
    #[must_use]
    pub const fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The position before the first throw of a game that `first` begins (§1, §2).
    #[must_use]
    pub const fn start(&self, first: Side) -> Position {
        Position {
            checkers: [Checkers::START; 2],
            turn: first,
            first,
            throw: None,
            unused: Unused::NONE,
            in_hand: Some(DiceCount::Two),
            after: None,
            outcome: None,
        }
    }

    /// A start for a shorter game, which is this project's own and not part of the sources: both sides have most of their way
    /// behind them, their first bands laid, and two checkers on home (§1).
    #[must_use]
    pub const fn short_start(&self, first: Side) -> Position {
        Position {
            checkers: [Checkers::SHORT; 2],
            ..self.start(first)
        }
    }
}
