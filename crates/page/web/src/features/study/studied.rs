//! A record with its tree, and the place in it.

use context::{Action, Session, This, Tree};
use game::Node;
use on_page::Moves;

use super::review::Costs;

pub(super) struct Studied {
    pub(super) tree: Tree,
    pub(super) at: Node,
    /// The game as it was played, with its players.
    pub(super) played: Session,
    pub(super) costs: Costs,
    /// The node from which the visitor tries something else.
    pub(super) tries: Option<Node>,
}

impl Studied {
    /// The line through the shown node.
    pub(super) fn line(&self) -> Vec<Node> {
        let mut line = self.tree.path(self.at);
        if let Some(next) = self.next() {
            line.extend(self.tree.line(next));
        }
        line
    }

    pub(super) fn next(&self) -> Option<Node> {
        self.tree.children(self.at).first().copied()
    }

    /// The last node of the main line on the way to the shown one.
    pub(super) fn branched(&self) -> Node {
        let mut at = Tree::ROOT;
        for node in self.tree.path(self.at) {
            if self.tree.children(at).first() != Some(&node) {
                break;
            }
            at = node;
        }
        at
    }

    /// Whether the board shows something other than the game.
    pub(super) fn is_off(&self) -> bool {
        self.tries.is_some() || self.branched() != self.at
    }

    /// The rest of the choice that follows on the line.
    pub(super) fn choice(&self) -> Vec<Action> {
        let line = self.line().into_iter().skip(self.tree.path(self.at).len());
        let entries = line.filter_map(|node| self.tree.entry(node));
        entries.map_while(This::action_of).collect()
    }
}
