//! What happened, step by step: what a board animates, a record tells and a screen reader says.

use crate::{Dice, Face, Outcome, Piece, Place, Side, Spot};

/// How the king came to his new holder.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize),
    serde(tag = "how", rename_all = "lowercase")
)]
pub enum Taking {
    /// A piece landed on him and stands with him.
    Landing,
    /// He was pushed to this spot (cadjit).
    Push {
        /// Where he stands now.
        to: Spot,
    },
    /// A soldier climbed under him.
    Mount,
    /// A soldier moved into the enemy home row.
    Raid,
}

/// One event.
///
/// ```
/// use sahkku::{Event, Face, Judge, PRESETS, Side};
///
/// let judge = Judge::new(PRESETS[0].rules).expect("rules that go together");
/// let mut events = Vec::new();
/// let mut position = judge.start(Side::Men);
/// judge.throw(&mut position, [Face::II; 3].into_iter().collect(), |event| events.push(event))?;
/// // Without an X nobody wakes.
/// assert!(matches!(events[..], [Event::Thrown { .. }, .., Event::TurnPassed { .. }]));
/// # Ok::<(), sahkku::WrongThrow>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize),
    serde(tag = "event", rename_all = "snake_case")
)]
pub enum Event {
    /// Dice fell: all of them, or the ones thrown again.
    Thrown {
        /// The side that threw.
        side: Side,
        /// The faces that fell now.
        dice: Dice,
    },
    /// A player takes up X dice to throw them again.
    Rethrown {
        /// The side of the player.
        side: Side,
        /// The number of dice.
        count: u8,
    },
    /// Not every die shows X, as the first soldier requires: those that do are set aside, and the others are thrown again.
    SetAside {
        /// The side that threw.
        side: Side,
        /// The number of dice that show X.
        kept: u8,
    },
    /// A piece woke and took its first step.
    Activated {
        /// The side of the piece.
        side: Side,
        /// The kind of the piece.
        piece: Piece,
        /// Where it slept.
        from: Place,
        /// Where it stands now.
        to: Spot,
    },
    /// A piece moved.
    Moved {
        /// The side of the piece.
        side: Side,
        /// The kind of the piece.
        piece: Piece,
        /// The start of the move.
        from: Spot,
        /// The destination of the move.
        to: Spot,
        /// The die that was used.
        die: Face,
    },
    /// A piece was captured (goddit, borrat).
    Captured {
        /// The side of the captured piece.
        side: Side,
        /// The kind of the captured piece.
        piece: Piece,
        /// The spot of the captured piece.
        at: Spot,
        /// Whether it was asleep.
        asleep: bool,
        /// Whether it rode the king.
        riding: bool,
    },
    /// The king changed hands (fitnet gonagasa, fasket gonagasa).
    KingTaken {
        /// The new holder.
        by: Side,
        /// The old holder.
        from: Option<Side>,
        /// The place where he stood.
        at: Place,
        /// The way in which he was taken.
        #[cfg_attr(feature = "serde", serde(flatten))]
        how: Taking,
    },
    /// The king was removed from the game (Ohcejot gonagas).
    KingRemoved {
        /// The side that removed him.
        by: Side,
        /// The place where he stood.
        at: Place,
    },
    /// A rider lost the king under it to a raid and stands on foot.
    Dismounted {
        /// The side of the soldier.
        side: Side,
        /// The place of the soldier.
        at: Place,
    },
    /// A player ended the turn by choice.
    Stopped {
        /// The side of the player.
        side: Side,
    },
    /// The turn passed.
    TurnPassed {
        /// The next side to move.
        to: Side,
        /// The remaining dice without a legal use.
        lost: Dice,
    },
    /// The game is over.
    GameOver(Outcome),
}
