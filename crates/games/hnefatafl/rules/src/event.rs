//! What happened, step by step: what a board animates, a record tells and a screen reader says.

use crate::{Outcome, Piece, Side, Square, Word};

/// One event.
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
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize),
    serde(tag = "event", rename_all = "snake_case")
)]
pub enum Event {
    /// A piece moved (§2).
    Moved {
        /// The side of the piece.
        side: Side,
        /// The kind of the piece.
        piece: Piece,
        /// The start of the move.
        from: Square,
        /// The destination of the move.
        to: Square,
    },
    /// A piece was captured (§3).
    Captured {
        /// The side of the captured piece.
        side: Side,
        /// The kind of the captured piece.
        piece: Piece,
        /// The square of the captured piece.
        at: Square,
    },
    /// The king was surrounded, or captured between two Muscovites (§4).
    Surrounded {
        /// Where he stands.
        at: Square,
    },
    /// The king escaped (§4).
    Escaped {
        /// Where he stands.
        at: Square,
    },
    /// The Swede announced open ways, if players do so under these rules (§5).
    #[cfg_attr(feature = "serde", serde(serialize_with = "crate::serialise::said"))]
    Said(Word),
    /// The game is over.
    GameOver(Outcome),
    /// The game announces open ways of the king, if it does so under these rules (§5).
    #[cfg_attr(
        feature = "serde",
        serde(untagged, serialize_with = "crate::serialise::announced")
    )]
    Announced(Word),
}
