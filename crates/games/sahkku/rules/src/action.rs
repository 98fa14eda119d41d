//! What a player can do when it is their turn.

use crate::{Face, Place, Spot};
use game::words;

words! {
    /// A kind of piece.
    Piece {
        /// A soldier: olmmái, gálgu; in Máze áddjá, áhkku.
        Soldier = "soldier",
        /// A queen (dronnet).
        Queen = "queen",
        /// The king (gonagas), with his rider if he has one.
        King = "king",
    }
}

words! {
    /// What to do with the king that is landed on, under the Utsjok choice.
    KingChoice {
        /// Take him.
        Take = "take",
        /// Remove him from the game for good.
        Remove = "remove",
    }
}

/// One die used on one piece.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Use {
    /// The kind of piece.
    pub piece: Piece,
    /// Where it stands; homebound soldiers and kings are named as such.
    pub from: Spot,
    /// Where it lands.
    pub to: Place,
    /// The face of the die.
    pub die: Face,
    /// The choice about the king; `None` wherever there is no choice.
    pub king: Option<KingChoice>,
}

/// One decision of a player. It lies in memory so that it is copied as a single word.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(align(8))]
pub enum Action {
    /// Wakes a sleeping piece with an X (luvvet).
    Activate(Use),
    /// Moves an awake piece (vuolgit).
    Move(Use),
    /// Throws this many of the X dice again.
    Rethrow(u8),
    /// Ends the turn, where that is the player's choice.
    Stop,
}

impl Action {
    /// The die and piece of an activation or a move.
    #[must_use]
    #[inline]
    pub const fn die_use(&self) -> Option<&Use> {
        match self {
            Action::Activate(die_use) | Action::Move(die_use) => Some(die_use),
            Action::Rethrow(_) | Action::Stop => None,
        }
    }

    /// The same, done with another use of a die, where it is one.
    pub(crate) const fn with_use(self, die_use: Use) -> Action {
        match self {
            Action::Activate(_) => Action::Activate(die_use),
            Action::Move(_) => Action::Move(die_use),
            Action::Rethrow(_) | Action::Stop => self,
        }
    }
}
