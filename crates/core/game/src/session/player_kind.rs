//! Who plays a side.

use core::fmt;
use core::str::FromStr;

use crate::Level;

/// Who plays a side.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum PlayerKind {
    /// A person at this screen.
    Human,
    /// A person somewhere else.
    Distant,
    /// A bot of this level.
    Computer(Level),
}

impl PlayerKind {
    /// Whether a person at this screen plays this side.
    #[must_use]
    pub const fn is_here(self) -> bool {
        matches!(self, PlayerKind::Human)
    }

    /// Whether a bot plays this side.
    #[must_use]
    pub const fn is_computer(self) -> bool {
        matches!(self, PlayerKind::Computer(_))
    }

    /// The level of the bot that plays this side, if one does.
    #[must_use]
    pub const fn level(self) -> Option<Level> {
        match self {
            PlayerKind::Human | PlayerKind::Distant => None,
            PlayerKind::Computer(level) => Some(level),
        }
    }
}

/// `human`, `distant`, or `computer:` and the level.
impl fmt::Display for PlayerKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PlayerKind::Human => f.write_str("human"),
            PlayerKind::Distant => f.write_str("distant"),
            PlayerKind::Computer(level) => write!(f, "computer:{level}"),
        }
    }
}

/// The error for a text that is not a kind of player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotAPlayer;

/// `computer` without a level, as in older saves, has the usual level.
impl FromStr for PlayerKind {
    type Err = NotAPlayer;
    fn from_str(text: &str) -> Result<PlayerKind, NotAPlayer> {
        match text.split_once(':') {
            None if text == "human" => Ok(PlayerKind::Human),
            None if text == "distant" => Ok(PlayerKind::Distant),
            None if text == "computer" => Ok(PlayerKind::Computer(Level::default())),
            Some(("computer", level)) => {
                level.parse().map(PlayerKind::Computer).or(Err(NotAPlayer))
            }
            _ => Err(NotAPlayer),
        }
    }
}
