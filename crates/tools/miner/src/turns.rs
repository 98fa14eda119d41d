//! The ways to use a turn.

use std::collections::HashSet;

use engine::Playable;
use game::{Game as _, Recorded as _, Turn};

/// More ways than this are too many to tell which is best.
const MOST: usize = 3_000;

/// One way to use a turn.
pub(crate) struct Line<P: Playable> {
    /// The decisions, one after the other.
    pub(crate) entries: Vec<engine::Entry<P>>,
    /// The game after them: somebody else decides, chance does, or it is over.
    pub(crate) end: P::Game,
}

/// Every way for the side to move to use its turn, of those with the same end the first; `None` where they are too many.
pub(crate) fn lines<P: Playable>(game: &P::Game) -> Option<Vec<Line<P>>> {
    let Turn::Decide(side) = game.turn() else {
        return None;
    };
    let mut seen = HashSet::new();
    let mut open = vec![(game.clone(), Vec::new())];
    let mut lines = Vec::new();
    while let Some((game, entries)) = open.pop() {
        for entry in game.decisions() {
            let mut after = game.clone();
            if after.enter_unseen(&entry).is_err() || !seen.insert(key::<P>(&after)) {
                continue;
            }
            let mut entries = entries.clone();
            entries.push(entry);
            match after.turn() {
                Turn::Decide(next) if next == side => open.push((after, entries)),
                _ => lines.push(Line {
                    entries,
                    end: after,
                }),
            }
        }
        if seen.len() > MOST {
            return None;
        }
    }
    Some(lines)
}

/// The same text stands for the same position.
pub(crate) fn key<P: Playable>(game: &P::Game) -> String {
    P::Game::write_position(game.judge(), game.position())
}
