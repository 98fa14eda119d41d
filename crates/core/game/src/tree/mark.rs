//! An annotation of an entry as one sign.

use core::fmt;
use core::str::FromStr;

/// An annotation of an entry, with the signs that are usual in chess.
///
/// ```
/// use game::Mark;
///
/// assert_eq!("!?".parse(), Ok(Mark::Interesting));
/// assert_eq!(Mark::Blunder.sign(), "??");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Mark {
    /// `!!`
    Brilliant,
    /// `!`
    Good,
    /// `!?`
    Interesting,
    /// `?!`
    Doubtful,
    /// `?`
    Mistake,
    /// `??`
    Blunder,
}

impl Mark {
    /// All marks, the best first.
    pub const ALL: [Mark; 6] = [
        Mark::Brilliant,
        Mark::Good,
        Mark::Interesting,
        Mark::Doubtful,
        Mark::Mistake,
        Mark::Blunder,
    ];

    /// The sign.
    #[must_use]
    pub const fn sign(self) -> &'static str {
        match self {
            Mark::Brilliant => "!!",
            Mark::Good => "!",
            Mark::Interesting => "!?",
            Mark::Doubtful => "?!",
            Mark::Mistake => "?",
            Mark::Blunder => "??",
        }
    }
}

impl fmt::Display for Mark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.sign())
    }
}

crate::unreadable! {
    /// The error for a text that is not a mark.
    NotAMark "expected !!, !, !?, ?!, ? or ??"
}

impl FromStr for Mark {
    type Err = NotAMark;

    fn from_str(text: &str) -> Result<Mark, NotAMark> {
        let mut all = Mark::ALL.into_iter();
        all.find(|mark| mark.sign() == text).ok_or(NotAMark)
    }
}
