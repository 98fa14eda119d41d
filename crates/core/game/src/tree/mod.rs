//! A game with variations: a tree of entries, with comments and marks.

mod mark;
mod text;

pub use mark::Mark;

use crate::{Game, Record, Refused, is_blank, trimmed};

/// A node of a [`Tree`]: a place in the game, before its first entry or after one.
///
/// ```
/// use game::{Game, Tree};
///
/// fn is_found_by_its_number<G: Game>(tree: &Tree<G>) {
///     let root = Tree::<G>::ROOT;
///     assert_eq!((tree.node(root.number()), tree.parent(root)), (Some(root), None));
/// }
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Node(usize);

impl Node {
    /// Its number in its tree, from 0. It stays the same for as long as the tree lives.
    #[must_use]
    pub const fn number(self) -> usize {
        self.0
    }
}

/// A game with variations. Every node except the root is an entry that can come after its parent. The first child of a node
/// continues the line of its parent; every other child begins a variation.
///
/// ```
/// use game::{Dealt, Record, RuleSets, Tree};
///
/// # fn of<G: Dealt<Entry: PartialEq + std::fmt::Display>>(first: G::Entry, other: G::Entry) -> Option<()> {
/// let judge = G::Rules::PRESETS.first()?.rules.judge().ok()?;
/// let mut tree = Tree::<G>::of(&Record::new(judge, None));
/// tree.add(Tree::<G>::ROOT, first).ok()?;
/// let variation = tree.add(Tree::<G>::ROOT, other).ok()?;
/// tree.set_comment(variation, "Another way to begin.");
/// assert_eq!(tree.to_string().parse::<Tree<G>>().ok()?.to_string(), tree.to_string());
/// # Some(()) }
/// ```
#[derive(Clone, Debug)]
pub struct Tree<G: Game> {
    /// The record without any entry.
    header: Record<G>,
    places: Vec<Place<G>>,
}

/// The contents of a node.
#[derive(Clone, Debug)]
struct Place<G: Game> {
    parent: usize,
    /// `None` only at the root.
    entry: Option<G::Entry>,
    children: Vec<Node>,
    comment: String,
    mark: Option<Mark>,
}

impl<G: Game> Place<G> {
    const fn new(parent: usize, entry: Option<G::Entry>) -> Place<G> {
        Place {
            parent,
            entry,
            children: Vec::new(),
            comment: String::new(),
            mark: None,
        }
    }
}

impl<G: Game> Tree<G> {
    /// The node before the first entry.
    pub const ROOT: Node = Node(0);

    /// The game of a record, without variations.
    #[must_use]
    pub fn of(record: &Record<G>) -> Tree<G> {
        let mut header = record.clone();
        header.truncate(0);
        let mut tree = Tree {
            header,
            places: vec![Place::new(0, None)],
        };
        let mut at = Self::ROOT;
        for entry in record.entries() {
            at = tree.push(at, entry.clone());
        }
        tree
    }

    /// The record without any entry: the rules, the players, the date, and the starting position.
    #[must_use]
    pub const fn header(&self) -> &Record<G> {
        &self.header
    }

    /// The node with this number.
    #[must_use]
    pub fn node(&self, number: usize) -> Option<Node> {
        (number < self.places.len()).then_some(Node(number))
    }

    /// The number of nodes ever added, including those removed since.
    #[must_use]
    pub fn count(&self) -> usize {
        self.places.len()
    }

    /// The node before the last entry of this one; `None` for the root.
    #[must_use]
    pub fn parent(&self, node: Node) -> Option<Node> {
        (node != Self::ROOT).then(|| Node(self.place(node).parent))
    }

    /// The entry that leads to a node; `None` for the root.
    #[must_use]
    pub fn entry(&self, node: Node) -> Option<&G::Entry> {
        self.place(node).entry.as_ref()
    }

    /// The nodes that come next: first the continuation of the line, then its variations.
    #[must_use]
    pub fn children(&self, node: Node) -> &[Node] {
        &self.place(node).children
    }

    /// The nodes from the first entry to this node, which is the last of them.
    #[must_use]
    pub fn path(&self, node: Node) -> Vec<Node> {
        let ancestors = core::iter::successors(Some(node), |&node| self.parent(node));
        let mut path: Vec<Node> = ancestors.take_while(|&node| node != Self::ROOT).collect();
        path.reverse();
        path
    }

    /// The line that begins with this node.
    #[must_use]
    pub fn line(&self, first: Node) -> Vec<Node> {
        let next = |node: &Node| self.children(*node).first().copied();
        core::iter::successors(Some(first), next).collect()
    }

    /// The game up to this node, as a record without variations.
    #[must_use]
    pub fn record(&self, node: Node) -> Record<G> {
        let mut record = self.header.clone();
        let entries = self.path(node).into_iter();
        let entries = entries.filter_map(|node| self.entry(node).cloned());
        entries.for_each(|entry| record.push(entry));
        record
    }

    /// The main line, as a record.
    #[must_use]
    pub fn main_line(&self) -> Record<G> {
        let line = self.line(Self::ROOT);
        self.record(line.last().copied().unwrap_or(Self::ROOT))
    }

    /// The comment on a node; empty if it has none.
    #[must_use]
    pub fn comment(&self, node: Node) -> &str {
        &self.place(node).comment
    }

    /// Sets the comment on a node. Lines end with `\n`; blank space at both ends is removed.
    pub fn set_comment(&mut self, node: Node, comment: &str) {
        let lines = comment.lines().map(|line| {
            let words = line.split(char::is_control).collect::<Vec<_>>();
            words.join(" ").trim_end_matches(is_blank).to_owned()
        });
        let text = lines.collect::<Vec<_>>().join("\n");
        self.place_mut(node).comment = trimmed(&text).to_owned();
    }

    /// The mark of the entry of a node.
    #[must_use]
    pub fn mark(&self, node: Node) -> Option<Mark> {
        self.place(node).mark
    }

    /// Marks the entry of a node, or removes its mark. The root has no entry and stays unmarked.
    pub fn set_mark(&mut self, node: Node, mark: Option<Mark>) {
        if node != Self::ROOT {
            self.place_mut(node).mark = mark;
        }
    }

    /// Makes this node the first child of its parent, so that the line continues with it.
    pub fn promote(&mut self, node: Node) {
        if let Some(parent) = self.parent(node) {
            let children = &mut self.place_mut(parent).children;
            if let Some(at) = children.iter().position(|&child| child == node) {
                children[..=at].rotate_right(1);
            }
        }
    }

    /// Removes a node from the tree with everything that follows it. Returns its parent; the root stays.
    pub fn remove(&mut self, node: Node) -> Node {
        let Some(parent) = self.parent(node) else {
            return node;
        };
        let children = &mut self.place_mut(parent).children;
        children.retain(|&child| child != node);
        parent
    }

    fn push(&mut self, parent: Node, entry: G::Entry) -> Node {
        let node = Node(self.places.len());
        self.places.push(Place::new(parent.0, Some(entry)));
        self.place_mut(parent).children.push(node);
        node
    }

    fn place(&self, node: Node) -> &Place<G> {
        // Nodes come from this tree, and are never dropped.
        self.places.get(node.0).unwrap_or(&self.places[0])
    }

    fn place_mut(&mut self, node: Node) -> &mut Place<G> {
        let at = if node.0 < self.places.len() {
            node.0
        } else {
            0
        };
        &mut self.places[at]
    }
}

impl<G: Game<Entry: PartialEq>> Tree<G> {
    /// Returns the node of an entry that comes after this one. Adds it as the last variation if it does not exist yet.
    ///
    /// # Errors
    /// The reason if the entry cannot come next; then nothing has changed.
    pub fn add(&mut self, parent: Node, entry: G::Entry) -> Result<Node, Refused<G>> {
        let mut game = self.record(parent).replay(usize::MAX);
        let entry = game.as_recorded(entry);
        if let Some(known) = self.child(parent, &entry) {
            return Ok(known);
        }
        game.enter_unseen(&entry)?;
        Ok(self.push(parent, entry))
    }

    /// Returns the node after the entries of a record, and adds those that are missing. `None` if the record has other rules or
    /// another starting position than this game.
    #[must_use]
    pub fn follow(&mut self, record: &Record<G>) -> Option<Node> {
        let mut at = self.find(record)?;
        let known = self.path(at).len();
        for entry in record.entries().iter().skip(known) {
            at = self.push(at, entry.clone());
        }
        Some(at)
    }

    /// The last node of this game that the entries of a record lead to. `None` as in [`Tree::follow`].
    #[must_use]
    pub fn find(&self, record: &Record<G>) -> Option<Node> {
        let mut at = self.begins_as(record).then_some(Self::ROOT)?;
        for entry in record.entries() {
            match self.child(at, entry) {
                Some(known) => at = known,
                None => break,
            }
        }
        Some(at)
    }

    /// Whether a record has the rules and the starting position of this game.
    fn begins_as(&self, record: &Record<G>) -> bool {
        let opening = |record: &Record<G>| {
            let start = record.start();
            let start = start.map(|start| G::write_position(record.judge(), start));
            (crate::write_rules(rules(record)), start)
        };
        opening(&self.header) == opening(record)
    }

    /// The child of a node for this entry, if it exists.
    #[must_use]
    pub fn child(&self, parent: Node, entry: &G::Entry) -> Option<Node> {
        let mut children = self.children(parent).iter().copied();
        children.find(|&child| self.entry(child) == Some(entry))
    }
}

fn rules<G: Game>(record: &Record<G>) -> &G::Rules {
    crate::RuleSets::of(record.judge())
}
