//! The ways to use a turn.

use std::collections::HashSet;

use game::{Game, Turn};

/// With more ways than this, it is too hard to tell which is best.
const MOST: usize = 3_000;

pub(crate) struct Line<G: Game> {
    pub(crate) entries: Vec<G::Entry>,
    /// The game after them: the other side or chance decides, or it is over.
    pub(crate) end: G,
}

/// Every way for the side to move to use its turn, and only the first of those with the same end; `None` if there are too many.
pub(crate) fn lines<G: Game>(game: &G) -> Option<Vec<Line<G>>> {
    let Turn::Decide(side) = game.turn() else {
        return None;
    };
    let mut seen = HashSet::new();
    let mut open = vec![(game.clone(), Vec::new())];
    let mut lines = Vec::new();
    while let Some((game, entries)) = open.pop() {
        for entry in game.decisions() {
            let mut after = game.clone();
            if after.enter_unseen(&entry).is_err() || !seen.insert(key(&after)) {
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

/// A text that is equal for equal positions.
pub(crate) fn key<G: Game>(game: &G) -> String {
    G::write_position(game.judge(), game.position())
}
