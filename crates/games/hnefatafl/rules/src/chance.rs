//! Hnefatafl has no chance; and the ends that people agree on.

use game::Dealt;

use crate::{Entry, Game, Side};

impl Dealt for Game {
    const HAS_CHANCE: bool = false;

    fn deal(&self, _bits: impl FnMut() -> u64) -> Option<Entry> {
        None
    }

    fn resignation(side: Side) -> Entry {
        Entry::Resigned(side)
    }

    fn agreement() -> Entry {
        Entry::Agreed
    }

    fn is_chance(_entry: &Entry) -> bool {
        false
    }

    fn is_decision(entry: &Entry) -> bool {
        matches!(entry, Entry::Action(_))
    }
}
