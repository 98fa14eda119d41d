//! What a player can do on their turn.

use crate::{Face, Place, Spot};
use game::words;

words! {
    /// A kind of piece.
    ///
    /// ```
    /// use sahkku::Piece;
    ///
    /// assert_eq!(Piece::from_word("queen"), Some(Piece::Queen));
    /// ```
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
    /// What to do with the king that a piece lands on, under the Utsjok choice.
    KingChoice {
        /// Take him.
        Take = "take",
        /// Remove him from the game for good.
        Remove = "remove",
    }
}

/// One die used on one piece.
///
/// ```
/// use sahkku::{Action, Face, Piece, Place, Row, Spot, Use};
///
/// let [Some(from), Some(to)] = [Place::new(Row::A, 15), Place::new(Row::B, 15)] else { panic!() };
/// let wakes = Use { piece: Piece::Soldier, from: Spot::outbound(from), to, die: Face::X, king: None };
/// assert_eq!(Action::Activate(wakes).die_use(), Some(&wakes));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Use {
    /// The kind of piece.
    pub piece: Piece,
    /// The spot of the piece; homebound soldiers and kings are named as such.
    pub from: Spot,
    /// The place where it lands.
    pub to: Place,
    /// The face of the die.
    pub die: Face,
    /// The choice about the king; `None` if there is no choice.
    pub king: Option<KingChoice>,
}

/// One decision of a player. Its memory layout lets it be copied as a single word.
///
/// ```
/// use sahkku::{Action, Actions, Face, Judge, PRESETS, Side};
///
/// let judge = Judge::new(PRESETS[0].rules).expect("rules that go together");
/// let mut position = judge.start(Side::Men);
/// judge.throw(&mut position, [Face::X, Face::II, Face::II].into_iter().collect(), |_| ())?;
/// let mut legal = Actions::new();
/// judge.legal(&position, &mut legal);
/// // Everybody sleeps: an X wakes somebody, or is thrown again.
/// assert!(legal.iter().all(|action| matches!(action, Action::Activate(_) | Action::Rethrow(1))));
/// # Ok::<(), sahkku::WrongThrow>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(align(8))]
pub enum Action {
    /// Wakes a sleeping piece with an X (luvvet).
    Activate(Use),
    /// Moves an awake piece (vuolgit).
    Move(Use),
    /// Throws this many of the X dice again.
    Rethrow(u8),
    /// Ends the turn, if the player may choose to.
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

    /// The same action with another use of a die, if it has one.
    pub(crate) const fn with_use(self, die_use: Use) -> Action {
        match self {
            Action::Activate(_) => Action::Activate(die_use),
            Action::Move(_) => Action::Move(die_use),
            Action::Rethrow(_) | Action::Stop => self,
        }
    }
}
