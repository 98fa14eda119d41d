//! Who plays a side.

use core::fmt;
use core::str::FromStr;

use sahkku_opponent::Level;

/// Who plays a side.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Seat {
    /// A person at this screen.
    Human,
    /// The program, so strong.
    Computer(Level),
}

impl Seat {
    /// Whether the program plays this side.
    #[must_use]
    pub const fn is_computer(self) -> bool {
        matches!(self, Seat::Computer(_))
    }

    /// How strong the program plays this side, if it does.
    #[must_use]
    pub const fn level(self) -> Option<Level> {
        match self {
            Seat::Human => None,
            Seat::Computer(level) => Some(level),
        }
    }
}

/// `human`, or `computer:` and the level.
impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Seat::Human => f.write_str("human"),
            Seat::Computer(level) => write!(f, "computer:{level}"),
        }
    }
}

/// The text names no kind of player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotASeat;

/// `computer` without a level, as older saves have it, is the usual one.
impl FromStr for Seat {
    type Err = NotASeat;
    fn from_str(text: &str) -> Result<Seat, NotASeat> {
        match text.split_once(':') {
            None if text == "human" => Ok(Seat::Human),
            None if text == "computer" => Ok(Seat::Computer(Level::default())),
            Some(("computer", level)) => level.parse().map(Seat::Computer).or(Err(NotASeat)),
            _ => Err(NotASeat),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seat_is_read_as_it_is_written() {
        let computers = Level::ALL.map(Seat::Computer);
        for seat in [Seat::Human].into_iter().chain(computers) {
            assert_eq!(seat.to_string().parse(), Ok(seat));
        }
        assert_eq!("computer".parse(), Ok(Seat::Computer(Level::Steady)));
        for wrong in ["", "robot", "computer:", "computer:great", "human:easy"] {
            assert_eq!(wrong.parse::<Seat>(), Err(NotASeat), "{wrong}");
        }
    }
}
