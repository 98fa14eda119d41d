//! What happened, step by step: what a board animates, a record tells and a screen reader says.

use crate::{Outcome, Piece, Side, Square, Word};

/// One thing that happened.
///
/// ```
/// use hnefatafl::{Event, Judge, PRESETS};
///
/// let judge = Judge::new(PRESETS[0].rules)?;
/// let mut events = Vec::new();
/// judge.play(&mut judge.start(), "e3-f3".parse()?, |event| events.push(event))?;
/// assert!(matches!(events[..], [Event::Moved { .. }]));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Event {
    /// A piece moved (§2).
    Moved {
        /// Whose piece.
        side: Side,
        /// What it is.
        piece: Piece,
        /// Where from.
        from: Square,
        /// Where to.
        to: Square,
    },
    /// A piece was captured (§3).
    Captured {
        /// Whose piece it was.
        side: Side,
        /// What it was.
        piece: Piece,
        /// Where it stood.
        at: Square,
    },
    /// The king was surrounded, or fell between two Muscovites (§4).
    Surrounded {
        /// Where he stands.
        at: Square,
    },
    /// The king went out (§4).
    Escaped {
        /// Where he stands.
        at: Square,
    },
    /// The game announces open ways of the king, where it does so (§5).
    Announced(Word),
    /// The Swede announced open ways, where players do so (§5).
    Said(Word),
    /// The game is over.
    GameOver(Outcome),
}
