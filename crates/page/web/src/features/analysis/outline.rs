//! A game with variations in reading order: move by move, each with the variations that could replace it.

use context::telling::{Step, Telling, Wording, joins};
use context::this::words as m;
use context::this_game::{This, Tree};
use game::{Mark, Node};
use on_page::History;

use super::grades::Grades;
use super::nodes::session_at;

/// A move of the outline: one entry, or several that are listed together.
pub(super) struct Item {
    /// The node after the move.
    pub(super) node: Node,
    /// The number and the side of the turn that begins here; `None` within a turn.
    pub(super) head: Option<String>,
    pub(super) telling: Telling,
    /// Its mark, or else its grade.
    pub(super) mark: Option<Mark>,
    pub(super) comment: String,
    pub(super) variations: Vec<Vec<Item>>,
}

/// The moves of a complete game.
pub(super) fn of_tree(tree: &Tree, (grades, wording): (&Grades, Wording)) -> Vec<Item> {
    match tree.children(Tree::ROOT).first() {
        Some(&first) => of_line(tree, first, (grades, wording)),
        None => Vec::new(),
    }
}

fn of_line(tree: &Tree, first: Node, how: (&Grades, Wording)) -> Vec<Item> {
    let nodes = tree.line(first);
    let session = session_at(tree, nodes.last().copied().unwrap_or(first));
    let history = This::history_of(&session);
    let steps: Vec<Step<'_>> = session.record().entries().iter().zip(&history).collect();
    let before = steps.len().saturating_sub(nodes.len());
    let others = |node: Node| {
        let siblings = tree
            .parent(node)
            .map_or(&[][..], |parent| tree.children(parent));
        match siblings.split_first() {
            Some((&main, others)) if main == node => others,
            _ => &[],
        }
    };
    let says = |node: Node| !tree.comment(node).is_empty() || tree.mark(node).is_some();
    let mut items = Vec::new();
    let mut turn = None;
    let mut from = 0;
    while let Some(&start) = nodes.get(from) {
        let mut to = from;
        // A move ends at a comment or a branch.
        while let Some(&next) = nodes.get(to + 1)
            && joins(&steps, before + to + 1)
            && others(next).is_empty()
            && !says(nodes[to])
        {
            to += 1;
        }
        let Some((own, node)) = steps
            .get(before + from..=before + to)
            .zip(nodes.get(to).copied())
        else {
            break;
        };
        let told = own[0].1;
        let variations: Vec<_> = others(start)
            .iter()
            .map(|&other| of_line(tree, other, how))
            .collect();
        let begins = turn != Some(told.turn);
        // After variations the turn is named again.
        turn = Some(told.turn).filter(|_| variations.is_empty());
        items.push(Item {
            node,
            head: begins.then(|| head(told)),
            telling: Telling::of(own, how.1),
            mark: tree.mark(node).or_else(|| how.0.of(node)),
            comment: tree.comment(node).to_owned(),
            variations,
        });
        from = to + 1;
    }
    items
}

/// The number of a turn, and its side.
fn head(told: &context::this_game::HistoryEntry) -> String {
    let side = told.side.map(|side| m::ListSide { side }.text());
    let number = match This::turn_number(told) {
        0 => String::new(),
        number => number.to_string(),
    };
    format!("{number} {}", side.unwrap_or_default())
        .trim()
        .to_owned()
}
