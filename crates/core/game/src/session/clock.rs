//! A clock for players at one screen: how long each side may still take. The time comes in as a value, in milliseconds since
//! any fixed point.

use core::fmt;
use core::str::FromStr;

use crate::Side;

const SECOND: u32 = 1000;

/// The times that a clock gives, in seconds.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Times {
    /// A time for the whole game.
    Game {
        /// The initial time of a side.
        seconds: u32,
        /// The time added after each turn.
        increment: u32,
    },
    /// A time for each turn.
    Turn {
        /// The time of a side for a turn.
        seconds: u32,
    },
}

impl Times {
    /// The longest time for a game or a turn: a day.
    pub const MOST: u32 = 24 * 60 * 60;

    /// The initial time of a side, in milliseconds.
    const fn first(self) -> u32 {
        let (Times::Game { seconds, .. } | Times::Turn { seconds }) = self;
        seconds * SECOND
    }

    /// Whether a clock can give these times.
    fn are_possible(self) -> bool {
        match self {
            Times::Game { seconds, increment } => {
                (1..=Times::MOST).contains(&seconds) && increment <= Times::MOST
            }
            Times::Turn { seconds } => (1..=Times::MOST).contains(&seconds),
        }
    }
}

/// A clock, stopped or running for one of the sides.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Clock {
    times: Times,
    /// The time that each side had left when the clock was last started or stopped, in milliseconds.
    left: [u32; 2],
    /// The side whose time runs, and since when.
    running: Option<(Side, u64)>,
    /// The length of the record at the end of the last counted turn. A turn that is taken back and played again is counted
    /// once.
    counted: usize,
}

impl Clock {
    /// A stopped clock; `None` if it would give no time, or more than a day.
    #[must_use]
    pub fn new(times: Times) -> Option<Clock> {
        times.are_possible().then_some(Clock {
            times,
            left: [times.first(); 2],
            running: None,
            counted: 0,
        })
    }

    /// The times that the clock gives.
    #[must_use]
    pub const fn times(&self) -> Times {
        self.times
    }

    /// A fresh clock with the same times, for another game.
    #[must_use]
    pub const fn anew(&self) -> Clock {
        Clock {
            times: self.times,
            left: [self.times.first(); 2],
            running: None,
            counted: 0,
        }
    }

    /// The time that a side has left at `now`, in milliseconds.
    #[must_use]
    pub fn left(&self, side: Side, now: u64) -> u32 {
        let left = self.left[side.index()];
        match self.running {
            // A screen clock that is set back costs no time.
            Some((runs, since)) if runs == side => {
                let gone = now.saturating_sub(since);
                left.saturating_sub(gone.try_into().unwrap_or(u32::MAX))
            }
            _ => left,
        }
    }

    /// The side whose time runs.
    #[must_use]
    pub fn runs(&self) -> Option<Side> {
        self.running.map(|(side, _)| side)
    }

    /// Runs the time of this side from now on; `None` stops the clock.
    pub fn run(&mut self, side: Option<Side>, now: u64) {
        if let Some((runs, _)) = self.running {
            self.left[runs.index()] = self.left(runs, now);
        }
        self.running = side.map(|side| (side, now));
    }

    /// Stops the clock. The time since it was last read is charged to neither side.
    pub const fn stand(&mut self) {
        self.running = None;
    }

    /// Ends the turn of a side. `entries` is the current length of the record.
    pub fn end_turn(&mut self, side: Side, entries: usize, now: u64) {
        self.run(None, now);
        match self.times {
            Times::Turn { .. } => self.left = [self.times.first(); 2],
            Times::Game { increment, .. } if entries > self.counted => {
                let left = &mut self.left[side.index()];
                // A flag that has fallen stays down.
                if *left > 0 {
                    *left = left.saturating_add(increment * SECOND);
                }
            }
            Times::Game { .. } => {}
        }
        self.counted = self.counted.max(entries);
    }

    /// The same clock, with turns counted up to this length of the record.
    pub(crate) fn counted_to(self, entries: usize) -> Clock {
        let counted = entries;
        Clock { counted, ..self }
    }
}

/// `clock-game`, the initial seconds, the increment in seconds, and the milliseconds that each side has left:
/// `clock-game:300:5:287000:300000`; or `clock-turn`, the seconds for a turn, and the milliseconds:
/// `clock-turn:30:30000:12000`. A saved clock is stopped.
impl fmt::Display for Clock {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.times {
            Times::Game { seconds, increment } => write!(f, "clock-game:{seconds}:{increment}")?,
            Times::Turn { seconds } => write!(f, "clock-turn:{seconds}")?,
        }
        let [first, second] = self.left;
        write!(f, ":{first}:{second}")
    }
}

/// The error for a text that is not a clock.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotAClock;

impl FromStr for Clock {
    type Err = NotAClock;
    fn from_str(text: &str) -> Result<Clock, NotAClock> {
        let mut parts = text.split(':');
        let kind = parts.next();
        let mut number = || -> Result<u32, NotAClock> {
            let digits = parts.next().ok_or(NotAClock)?;
            let read: u32 = digits.parse().map_err(|_| NotAClock)?;
            (read.to_string() == digits)
                .then_some(read)
                .ok_or(NotAClock)
        };
        let seconds = number()?;
        let times = match kind {
            Some("clock-game") => Times::Game {
                seconds,
                increment: number()?,
            },
            Some("clock-turn") => Times::Turn { seconds },
            _ => return Err(NotAClock),
        };
        let clock = Clock::new(times).ok_or(NotAClock)?;
        let left = [number()?, number()?];
        match parts.next() {
            None => Ok(Clock { left, ..clock }),
            Some(_) => Err(NotAClock),
        }
    }
}
