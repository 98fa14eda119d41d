//! Hnefatafl has no chance; and the ends that people agree on.

use game::Dealt;

use crate::{Entry, Game, Side};

impl Dealt for Game {
    const HAS_CHANCE: bool = false;

    fn deal(&self, _bits: impl FnMut() -> u64) -> Option<Entry> {
        None
    }

    game::ended_by_players!();

    fn is_chance(_entry: &Entry) -> bool {
        false
    }

    fn is_decision(entry: &Entry) -> bool {
        matches!(entry, Entry::Action(_))
    }
}
