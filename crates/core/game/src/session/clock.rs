//! A clock at one screen: how long the players of both sides may still take. The time of the screen comes in as a value, in
//! milliseconds since anything.

use core::fmt;
use core::str::FromStr;

use crate::Side;

const SECOND: u32 = 1000;

/// What a clock gives, in seconds.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Times {
    /// So many for the whole game.
    Game {
        /// What a side has at the beginning.
        seconds: u32,
        /// What it gets for each turn once that is over.
        increment: u32,
    },
    /// So many for each turn.
    Turn {
        /// What a side has for it.
        seconds: u32,
    },
}

impl Times {
    /// The longest that a clock gives at the beginning, or for a turn: a day.
    pub const MOST: u32 = 24 * 60 * 60;

    /// What a side has at the beginning, in milliseconds.
    const fn first(self) -> u32 {
        let (Times::Game { seconds, .. } | Times::Turn { seconds }) = self;
        seconds * SECOND
    }

    /// Whether a clock can give these.
    fn are_possible(self) -> bool {
        match self {
            Times::Game { seconds, increment } => {
                (1..=Times::MOST).contains(&seconds) && increment <= Times::MOST
            }
            Times::Turn { seconds } => (1..=Times::MOST).contains(&seconds),
        }
    }
}

/// A clock, which stands or runs for one of the sides.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Clock {
    times: Times,
    /// What each side had left when the clock was last set in motion or stopped, in milliseconds.
    left: [u32; 2],
    /// Whose time runs, and since when.
    running: Option<(Side, u64)>,
    /// How long the record was when the last turn ended that was counted. A turn that is taken back and played again ends once.
    counted: usize,
}

impl Clock {
    /// A clock that stands; `None` where it would give nothing, or more than a day.
    #[must_use]
    pub fn new(times: Times) -> Option<Clock> {
        times.are_possible().then_some(Clock {
            times,
            left: [times.first(); 2],
            running: None,
            counted: 0,
        })
    }

    /// What the clock gives.
    #[must_use]
    pub const fn times(&self) -> Times {
        self.times
    }

    /// The clock of another game with the same times.
    #[must_use]
    pub const fn anew(&self) -> Clock {
        Clock {
            times: self.times,
            left: [self.times.first(); 2],
            running: None,
            counted: 0,
        }
    }

    /// What a side has left at this time, in milliseconds.
    #[must_use]
    pub fn left(&self, side: Side, now: u64) -> u32 {
        let left = self.left[side.index()];
        match self.running {
            // A clock that is set back takes no time.
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

    /// From now on the time of this side runs; of none, the clock stands.
    pub fn run(&mut self, side: Option<Side>, now: u64) {
        if let Some((runs, _)) = self.running {
            self.left[runs.index()] = self.left(runs, now);
        }
        self.running = side.map(|side| (side, now));
    }

    /// The clock stands, and what has passed since it was last looked at counts for nobody.
    pub const fn stand(&mut self) {
        self.running = None;
    }

    /// A side has ended its turn, and the record is so long now.
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

    /// The clock that goes on where the record is so long.
    pub(crate) fn counted_to(self, entries: usize) -> Clock {
        let counted = entries;
        Clock { counted, ..self }
    }
}

/// `clock-game`, the seconds at the beginning, those for a turn, and the milliseconds that each side has left:
/// `clock-game:300:5:287000:300000`; or `clock-turn`, the seconds for a turn, and the milliseconds: `clock-turn:30:30000:12000`.
/// A clock that is saved stands.
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

/// The text is no clock.
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
