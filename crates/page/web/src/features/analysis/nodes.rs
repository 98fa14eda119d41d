//! A node of the tree as a game at the table and in words.

use context::this::words as m;
use context::this_game::{Session, Tree};
use game::session::PlayerKind;
use game::{Mark, Node};

pub(super) fn mark_in_words(mark: Mark) -> String {
    match mark {
        Mark::Brilliant => m::analysis_brilliant(),
        Mark::Good => m::analysis_good(),
        Mark::Interesting => m::analysis_interesting(),
        Mark::Doubtful => m::analysis_doubtful(),
        Mark::Mistake => m::analysis_mistake(),
        Mark::Blunder => m::analysis_blunder(),
    }
}

/// The game up to a node, for the person at the screen.
pub(super) fn session_at(tree: &Tree, node: Node) -> Session {
    Session::from_record(tree.record(node), [PlayerKind::Human; 2])
}
