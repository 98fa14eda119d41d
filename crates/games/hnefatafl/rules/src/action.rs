//! What a player can do on their turn.

use crate::Square;
use game::words;

words! {
    /// What the Swede says about open ways (§5).
    ///
    /// ```
    /// use hnefatafl::Word;
    ///
    /// assert_eq!(Word::for_ways(0), None);
    /// assert_eq!(Word::for_ways(3), Some(Word::Tuichu));
    /// ```
    Word {
        /// One way is open.
        Raichi = "raichi",
        /// Two or more ways are open.
        Tuichu = "tuichu",
    }
}

impl Word {
    /// The word for this many open ways; `None` for none.
    #[must_use]
    #[inline]
    pub const fn for_ways(ways: u32) -> Option<Word> {
        match ways {
            0 => None,
            1 => Some(Word::Raichi),
            _ => Some(Word::Tuichu),
        }
    }
}

/// One move. Its memory layout lets it be copied as a single word.
///
/// ```
/// use hnefatafl::{Action, Word};
///
/// let action: Action = "e5-e9=raichi".parse()?;
/// assert_eq!(action, Action::new("e5".parse()?, "e9".parse()?).saying(Some(Word::Raichi)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize),
    serde(tag = "do", rename = "move")
)]
#[repr(align(4))]
pub struct Action {
    /// The start of the move.
    pub from: Square,
    /// The destination of the move.
    pub to: Square,
    /// What the player says with it, if players announce open ways (§5).
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub say: Option<Word>,
}

impl Action {
    /// A move without a word.
    #[must_use]
    #[inline]
    pub const fn new(from: Square, to: Square) -> Action {
        Action {
            from,
            to,
            say: None,
        }
    }

    /// The same move with `say`.
    #[must_use]
    #[inline]
    pub const fn saying(self, say: Option<Word>) -> Action {
        Action { say, ..self }
    }
}
