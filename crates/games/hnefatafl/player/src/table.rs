//! The transposition table: the results for positions that were searched before.

use hnefatafl::Action;

use crate::score::WON;

/// The meaning of a score.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Bound {
    Exact,
    /// The position is worth at least this.
    Lower,
    /// The position is worth at most this.
    Upper,
}

/// The stored result for a position.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Known {
    key: u64,
    pub(crate) action: Option<Action>,
    score: i16,
    pub(crate) depth: i8,
    pub(crate) bound: Bound,
}

/// A table of fixed size. A new entry always replaces an old one.
#[derive(Clone, Debug)]
pub(crate) struct Table {
    entries: Vec<Option<Known>>,
}

impl Table {
    /// A table with 2 to the power of `bits` entries.
    pub(crate) fn new(bits: u32) -> Table {
        Table {
            entries: vec![None; 1 << bits],
        }
    }

    fn place(&self, key: u64) -> usize {
        key as usize & (self.entries.len() - 1)
    }

    pub(crate) fn get(&self, key: u64) -> Option<Known> {
        self.entries[self.place(key)].filter(|known| known.key == key)
    }

    pub(crate) fn put(
        &mut self,
        key: u64,
        ply: usize,
        depth: i32,
        (score, bound): (i32, Bound),
        action: Option<Action>,
    ) {
        let place = self.place(key);
        // The distance of a win is counted from the position, not from the root.
        let from_here = match score {
            WON.. => score + ply as i32,
            _ if score <= -WON => score - ply as i32,
            _ => score,
        };
        self.entries[place] = Some(Known {
            key,
            action: action.or_else(|| self.get(key).and_then(|known| known.action)),
            score: from_here as i16,
            depth: depth.clamp(-1, 127) as i8,
            bound,
        });
    }
}

impl Known {
    /// The score, with wins counted from the root.
    pub(crate) fn score(&self, ply: usize) -> i32 {
        let score = i32::from(self.score);
        match score {
            WON.. => score - ply as i32,
            _ if score <= -WON => score + ply as i32,
            _ => score,
        }
    }

    /// Whether the score decides a search with this window without further work.
    pub(crate) fn decides(&self, score: i32, alpha: i32, beta: i32) -> bool {
        match self.bound {
            Bound::Exact => true,
            Bound::Lower => score >= beta,
            Bound::Upper => score <= alpha,
        }
    }
}
