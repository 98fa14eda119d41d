//! What happened, step by step: what a board animates, a record tells and a screen reader says.

use crate::{DiceCount, Die, Outcome, Pattern, Point, Side, Throw, Unused};

/// One event. Points are in the numbering of the side that the event names.
///
/// ```
/// use kotra::{Die, Event, Judge, PRESETS, Side, Throw};
///
/// let judge = Judge::new(PRESETS[0].rules);
/// let mut events = Vec::new();
/// let throw = Throw::two(Die::SIX, Die::ALL[0]);
/// judge.throw(&mut judge.start(Side::White), throw, |event| events.push(event))?;
/// assert!(matches!(events[0], Event::Thrown { side: Side::White, .. }));
/// # Ok::<(), kotra::WrongThrow>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Event {
    /// Dice fell.
    Thrown {
        /// The side that threw.
        side: Side,
        /// The throw.
        throw: Throw,
    },
    /// A side chose how many dice to throw (§8, `single_die`).
    Chosen {
        /// The side that chose.
        side: Side,
        /// The number of dice.
        dice: DiceCount,
    },
    /// A checker moved (§2).
    Moved {
        /// The side of the checker.
        side: Side,
        /// The start of the move.
        from: Point,
        /// The destination of the move.
        to: Point,
        /// The die that was used.
        die: Die,
    },
    /// A hit checker was entered (§4).
    Entered {
        /// The side of the checker.
        side: Side,
        /// The point that it enters on.
        to: Point,
        /// The die that was used.
        die: Die,
    },
    /// A checker was borne off (§7).
    BorneOff {
        /// The side of the checker.
        side: Side,
        /// The point where it stood.
        from: Point,
        /// The die that was used.
        die: Die,
    },
    /// Four checkers went from home to point 7 (§6).
    Four {
        /// The side of the checkers.
        side: Side,
    },
    /// A blot was hit, or a band torn up (riva upp, §3 and §5).
    Hit {
        /// The side of the hit checkers.
        side: Side,
        /// The point where they stood.
        at: Point,
        /// Their number: more than one if a band was torn up.
        count: u8,
    },
    /// A pattern stands and the throw is not used up: the side may stop (half munk, §8).
    HalfMunk {
        /// The side with the pattern.
        side: Side,
        /// The pattern.
        pattern: Pattern,
    },
    /// The last checker was borne off, and the other side has throws left (efterslag, §11).
    AfterThrows {
        /// The side that throws on.
        side: Side,
        /// The number of throws left.
        left: u8,
    },
    /// The turn passed.
    TurnPassed {
        /// The next side to move; the same side in the after-throws.
        to: Side,
        /// The part of the throw that was lost for want of a legal use.
        lost: Unused,
    },
    /// The game is over.
    GameOver(Outcome),
}
