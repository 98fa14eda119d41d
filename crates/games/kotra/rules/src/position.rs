//! A position: the checkers, the dice, and the deciding side.

use crate::checkers::Checkers;
use crate::{DiceCount, Outcome, Side, Throw, Units, Unused};

/// A position that a game can be in.
///
/// It is a small value that copies cheaply, and it is always valid: it comes from [`crate::Judge::start`], from a checked
/// [`crate::Setup`], or from play.
///
/// ```
/// use kotra::{Judge, PRESETS, Side};
///
/// let start = Judge::new(PRESETS[0].rules).start(Side::Black);
/// assert_eq!((start.turn(), start.throw()), (Side::Black, None));
/// assert_eq!(start.checkers(Side::White).pips(), start.checkers(Side::Black).pips());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Position {
    pub(crate) checkers: [Checkers; 2],
    pub(crate) turn: Side,
    pub(crate) first: Side,
    pub(crate) throw: Option<Throw>,
    pub(crate) unused: Unused,
    /// The number of dice in the hand; `None` while that is still to be chosen, and after the throw.
    pub(crate) in_hand: Option<DiceCount>,
    pub(crate) after: Option<After>,
    pub(crate) outcome: Option<Outcome>,
}

/// The throws that a side has after the other has borne off its last checker (efterslag, §11). That side is to move.
///
/// ```
/// use kotra::{Judge, PRESETS, Side};
///
/// let judge = Judge::new(PRESETS[0].rules);
/// let text = "20:3,21:3,22:3,23:4,24:2/off:15 white black ?? after 2 value 4";
/// let position = game::read_position::<kotra::Game>(&judge, text)?;
/// assert_eq!(position.after().map(|after| after.left), Some(2));
/// # Ok::<(), kotra::ReadError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct After {
    /// The number of throws that are not used up, including the one on the table.
    pub left: u8,
    /// What the other side has won if these throws do not help.
    pub value: Units,
}

/// What a position waits for.
///
/// ```
/// use kotra::{DiceCount, Die, Judge, PRESETS, Side, Stage, Throw};
///
/// let judge = Judge::new(PRESETS[0].rules);
/// let mut position = judge.start(Side::White);
/// assert_eq!(position.stage(), Stage::Throw(DiceCount::Two));
/// judge.throw(&mut position, Throw::two(Die::SIX, Die::ALL[0]), |_| ())?;
/// assert_eq!(position.stage(), Stage::Decide);
/// # Ok::<(), kotra::WrongThrow>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Stage {
    /// This many dice must be thrown: chance decides next.
    Throw(DiceCount),
    /// The side to move decides next.
    Decide,
    /// Nothing more: the game is over.
    Over(Outcome),
}

impl Position {
    /// The side to move.
    #[must_use]
    #[inline]
    pub const fn turn(&self) -> Side {
        self.turn
    }

    /// The side that began the game.
    #[must_use]
    pub const fn first(&self) -> Side {
        self.first
    }

    /// The checkers of a side.
    #[must_use]
    #[inline]
    pub const fn checkers(&self, side: Side) -> &Checkers {
        &self.checkers[side.index()]
    }

    /// The throw on the table, used or not; `None` before the throw of a turn.
    #[must_use]
    #[inline]
    pub const fn throw(&self) -> Option<Throw> {
        self.throw
    }

    /// The remaining uses of the throw.
    #[must_use]
    #[inline]
    pub const fn unused(&self) -> Unused {
        self.unused
    }

    /// Whether a die of this throw has been used.
    #[must_use]
    pub fn used_any(&self) -> bool {
        self.throw
            .is_some_and(|throw| Unused::of(throw).len() > self.unused.len())
    }

    /// The throws that the side to move has after the other has borne off its last checker (§11).
    #[must_use]
    #[inline]
    pub const fn after(&self) -> Option<After> {
        self.after
    }

    /// How the game ended, if it did.
    #[must_use]
    #[inline]
    pub const fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    /// What the game waits for.
    #[must_use]
    #[inline]
    pub const fn stage(&self) -> Stage {
        match (self.outcome, self.in_hand) {
            (Some(outcome), _) => Stage::Over(outcome),
            (None, Some(count)) => Stage::Throw(count),
            (None, None) => Stage::Decide,
        }
    }

    /// The checkers of the side to move.
    #[inline]
    pub(crate) const fn own(&self) -> &Checkers {
        self.checkers(self.turn)
    }

    /// The checkers of the other side.
    #[inline]
    pub(crate) const fn enemy(&self) -> &Checkers {
        self.checkers(self.turn.other())
    }

    #[inline]
    pub(crate) const fn own_mut(&mut self) -> &mut Checkers {
        &mut self.checkers[self.turn.index()]
    }

    #[inline]
    pub(crate) const fn enemy_mut(&mut self) -> &mut Checkers {
        &mut self.checkers[self.turn.other().index()]
    }
}
