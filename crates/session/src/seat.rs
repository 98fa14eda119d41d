//! Who plays a side.

use core::fmt;
use core::str::FromStr;

/// Who plays a side.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Seat {
    /// A person at this screen.
    Human,
    /// The program.
    Computer,
}

impl Seat {
    /// Whether the program plays this side.
    #[must_use]
    pub const fn is_computer(self) -> bool {
        matches!(self, Seat::Computer)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Seat::Human => "human",
            Seat::Computer => "computer",
        })
    }
}

/// The text names no kind of player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotASeat;

impl FromStr for Seat {
    type Err = NotASeat;
    fn from_str(text: &str) -> Result<Seat, NotASeat> {
        [Seat::Human, Seat::Computer]
            .into_iter()
            .find(|seat| seat.to_string() == text)
            .ok_or(NotASeat)
    }
}
