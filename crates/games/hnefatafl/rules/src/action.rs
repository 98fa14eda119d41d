//! What a player can do when it is their turn.

use crate::Square;
use game::words;

words! {
    /// What the Swede says of open ways (§5).
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
        /// Two or more are.
        Tuichu = "tuichu",
    }
}

impl Word {
    /// The word for so many open ways; `None` for none.
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

/// One move. It lies in memory so that it is copied as a single word.
///
/// ```
/// use hnefatafl::{Action, Word};
///
/// let action: Action = "e5-e9=raichi".parse()?;
/// assert_eq!(action, Action::new("e5".parse()?, "e9".parse()?).saying(Some(Word::Raichi)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(align(4))]
pub struct Action {
    /// Where the piece stands.
    pub from: Square,
    /// Where it goes.
    pub to: Square,
    /// What the player says with it, where players announce open ways (§5).
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
