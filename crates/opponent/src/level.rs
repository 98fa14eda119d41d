//! How strong a computer player is.

use core::fmt;
use core::str::FromStr;

/// How strong a computer player is, from one that a child can beat to the strongest.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug)]
pub enum Level {
    /// Likes what is to be had at once, and overlooks much.
    Beginner,
    /// Looks at one die at a time.
    Easy,
    /// Plays sensibly, and now and then overlooks something.
    #[default]
    Steady,
    /// Thinks its own turn through.
    Strong,
    /// Thinks of the opponent's answers too.
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

    /// The word used in saves, addresses and letters.
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

/// The text names no level.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotALevel;

impl fmt::Display for NotALevel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a level is beginner, easy, steady, strong or master")
    }
}

impl core::error::Error for NotALevel {}

impl FromStr for Level {
    type Err = NotALevel;
    fn from_str(text: &str) -> Result<Level, NotALevel> {
        Level::ALL
            .into_iter()
            .find(|level| level.word() == text)
            .ok_or(NotALevel)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_level_is_read_as_it_is_written() {
        for level in Level::ALL {
            assert_eq!(level.to_string().parse(), Ok(level));
        }
        assert_eq!("grand".parse::<Level>(), Err(NotALevel));
    }
}
