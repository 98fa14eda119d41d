//! Which positions have stood in a game, and how often (§4, repetition).

use crate::Position;

/// The positions of a game that can come back. A capture empties it, since no position before the
/// capture can stand again.
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
    /// How many pieces stand in each of these positions.
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

    /// Takes down that `position` stands, and says how often it has stood, this time included.
    pub fn note(&mut self, position: &Position) -> u32 {
        let pieces = position.muscovites.len() + position.drabants.len();
        if pieces != self.pieces {
            self.pieces = pieces;
            self.keys.clear();
        }
        let key = position.key;
        // A position comes back after two moves of each side at the soonest, and with the same
        // side to move.
        let before = self.keys.iter().rev().skip(3).step_by(2);
        let seen = before.map(|&other| u32::from(other == key)).sum::<u32>();
        self.keys.push(key);
        seen + 1
    }
}
