//! The positions in mid-turn that lead to its ends.

use crate::checkers::{Checkers, Points};
use crate::{Action, Die, Point, Unused};

/// A state in mid-turn, and how it came about.
#[derive(Clone, Copy, Debug)]
pub(super) struct Node {
    pub(super) own: Checkers,
    /// Where checkers of the enemy have been hit, in the numbering of the side to move.
    pub(super) hits: Points,
    pub(super) unused: Unused,
    pub(super) parent: u32,
    pub(super) step: Step,
    /// The number of the enemy's hit checkers by now.
    pub(super) enemy_hit: u8,
    /// Whether the game ends here, or the after-throws begin.
    pub(super) is_over: bool,
    /// Whether the action moved a checker without hitting anything or letting bands be laid.
    pub(super) is_quiet: bool,
}

/// The use of a die that leads to a node, in one word: the number of the point, 0 for a hit checker, times eight, plus the die.
/// An `Action` is assembled byte by byte, which takes longer.
#[derive(Clone, Copy, Debug)]
pub(super) struct Step(u16);

impl Step {
    /// No use has led there.
    pub(super) const NONE: Step = Step(0);

    #[inline]
    pub(super) fn of(action: Action, die: Die) -> Step {
        let from = action.from().map_or(0, Point::number);
        Step(u16::from(from) << 3 | u16::from(die.pips()))
    }

    #[inline]
    pub(super) fn die(self) -> Option<Die> {
        Die::new(self.0 as u8 & 7)
    }

    #[inline]
    pub(super) fn action(self) -> Option<Action> {
        let die = self.die()?;
        Some(match Point::new((self.0 >> 3) as u8) {
            None => Action::Enter(die),
            Some(from) if from.after(die).is_none() => Action::Off { from, die },
            Some(from) => Action::Move { from, die },
        })
    }
}

impl Node {
    /// Whether two nodes of a step are equal.
    #[inline]
    pub(super) fn is_like(&self, other: &Node) -> bool {
        self.own.stand_like(&other.own) && self.hits == other.hits && self.unused == other.unused
    }

    /// A hash of the node; its upper bits are mixed best.
    #[inline]
    pub(super) fn hash(&self) -> u64 {
        self.own.hash() ^ self.hits.hash()
    }
}
