//! The positions of a game and their counts (§4, repetition).

use crate::Position;

/// The positions of a game that can recur. A capture empties it, since no position before the capture can recur.
///
/// ```
/// use hnefatafl::{History, Judge, PRESETS};
///
/// let start = Judge::new(PRESETS[0].rules)?.start();
/// let mut history = History::new();
/// assert_eq!((history.note(&start), history.keys()), (1, &[start.key()][..]));
/// # Ok::<(), hnefatafl::Contradiction>(())
/// ```
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct History {
    keys: Vec<u64>,
    /// The number of pieces in each of these positions.
    pieces: u32,
}

impl History {
    /// An empty history.
    #[must_use]
    pub const fn new() -> History {
        History {
            keys: Vec::new(),
            pieces: 0,
        }
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        self.keys.clear();
        self.pieces = 0;
    }

    /// The keys of the positions since the last capture, the latest last.
    #[must_use]
    pub fn keys(&self) -> &[u64] {
        &self.keys
    }

    /// Records `position` and returns how often it has occurred, including now.
    pub fn note(&mut self, position: &Position) -> u32 {
        let pieces = position.muscovites.len() + position.drabants.len();
        if pieces != self.pieces {
            self.pieces = pieces;
            self.keys.clear();
        }
        let key = position.key;
        // A position recurs after two moves of each side at the earliest, and with the same side to move.
        let before = self.keys.iter().rev().skip(3).step_by(2);
        let seen = before.map(|&other| u32::from(other == key)).sum::<u32>();
        self.keys.push(key);
        seen + 1
    }
}
