//! The levels of the bots.

use core::fmt;
use core::str::FromStr;

/// The strength of a bot. Each game defines what a level does.
///
/// ```
/// use game::Level;
///
/// assert_eq!("strong".parse(), Ok(Level::Strong));
/// assert!(Level::Strong < Level::Master);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug)]
pub enum Level {
    /// A child can beat it.
    Beginner,
    /// It misses much.
    Easy,
    /// It misses some things.
    #[default]
    Steady,
    /// It misses little.
    Strong,
    /// As strong as the program can play.
    Master,
}

impl Level {
    /// Every level, the weakest first.
    pub const ALL: [Level; 5] = [
        Level::Beginner,
        Level::Easy,
        Level::Steady,
        Level::Strong,
        Level::Master,
    ];

    /// The word for the level in saves, addresses and messages.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Level::Beginner => "beginner",
            Level::Easy => "easy",
            Level::Steady => "steady",
            Level::Strong => "strong",
            Level::Master => "master",
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

crate::unreadable! {
    /// The error of a text that names no level.
    ParseLevelError "a level is beginner, easy, steady, strong or master"
}

impl FromStr for Level {
    type Err = ParseLevelError;
    fn from_str(text: &str) -> Result<Level, ParseLevelError> {
        Level::ALL
            .into_iter()
            .find(|level| level.word() == text)
            .ok_or(ParseLevelError)
    }
}
