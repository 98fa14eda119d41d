//! What happened, step by step: what a board animates, a record tells and a screen reader says.

use crate::{DiceCount, Die, Outcome, Pattern, Point, Side, Throw, Unused};

/// One thing that happened. Points are in the numbering of the side that the event names.
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
        /// Who threw.
        side: Side,
        /// What fell.
        throw: Throw,
    },
    /// A side chose how many dice to throw (§8, `single_die`).
    Chosen {
        /// Who.
        side: Side,
        /// How many.
        dice: DiceCount,
    },
    /// A checker moved (§2).
    Moved {
        /// Whose.
        side: Side,
        /// Where from.
        from: Point,
        /// Where to.
        to: Point,
        /// The die that was used.
        die: Die,
    },
    /// A hit checker was entered (§4).
    Entered {
        /// Whose.
        side: Side,
        /// Where.
        to: Point,
        /// The die that was used.
        die: Die,
    },
    /// A checker was borne off (§7).
    BorneOff {
        /// Whose.
        side: Side,
        /// Where it stood.
        from: Point,
        /// The die that was used.
        die: Die,
    },
    /// Four checkers went from home to point 7 (§6).
    Four {
        /// Whose.
        side: Side,
    },
    /// A blot was hit, or a band torn up (riva upp, §3 and §5).
    Hit {
        /// Whose checkers were hit.
        side: Side,
        /// Where they stood.
        at: Point,
        /// How many: more than one where a band was torn up.
        count: u8,
    },
    /// A pattern stands and the throw is not used up: the side may stop (half munk, §8).
    HalfMunk {
        /// Whose.
        side: Side,
        /// Which.
        pattern: Pattern,
    },
    /// The last checker was borne off, and the other side has throws left (efterslag, §11).
    AfterThrows {
        /// Who throws on.
        side: Side,
        /// How often.
        left: u8,
    },
    /// The turn passed.
    TurnPassed {
        /// To whom; the same side in the after-throws.
        to: Side,
        /// What was lost of the throw for want of a legal use.
        lost: Unused,
    },
    /// The game is over.
    GameOver(Outcome),
}
