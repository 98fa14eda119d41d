//! A record with its tree in reading order: turn by turn, each with the variations that could replace a part of it.

use context::course::moves_of;
use context::telling::{Step, Telling, Wording};
use context::this::words as m;
use context::{Session, Side, This, Tree};
use game::session::PlayerKind;
use game::{Mark, Node};
use on_page::text::seats;
use on_page::{Dice, History, Moves, Worth};

use super::review::Costs;

/// A turn of a line, or the part of it that belongs to the line.
#[derive(Clone, PartialEq)]
pub(super) struct Row {
    pub(super) nodes: Vec<Node>,
    /// The node before its first choice, after its throw; its last node if it has no choice.
    pub(super) choice: Node,
    /// The number of the turn; empty before the first.
    pub(super) number: String,
    pub(super) side: Option<Side>,
    /// The dice, in notation.
    pub(super) dice: String,
    pub(super) telling: Telling,
    /// Its mark, or else its grade.
    pub(super) mark: Option<Mark>,
    /// What its choices cost, if that is worth naming.
    pub(super) cost: Option<String>,
    pub(super) comments: Vec<String>,
    pub(super) variations: Vec<Vec<Row>>,
}

impl Row {
    pub(super) fn end(&self) -> Node {
        self.nodes.last().copied().unwrap_or(Tree::ROOT)
    }

    /// The name of its side; empty before the first turn.
    pub(super) fn name(&self) -> String {
        let name = self.side.map(|side| m::ListSide { side }.text());
        name.unwrap_or_default()
    }

    pub(super) fn player(&self) -> String {
        match self.side.is_some_and(seats::is_you) {
            true => m::plate_you(),
            false => self.name(),
        }
    }

    /// The row of a line, or of its variations, that this node belongs to. The node before a choice belongs to the choice.
    pub(super) fn of(rows: &[Row], at: Node) -> Option<&Row> {
        let all = || rows.iter();
        let own = all().find(|row| row.choice == at && row.end() != at);
        let own = own.or_else(|| all().find(|row| row.nodes.contains(&at)));
        own.or_else(|| {
            let lines = all().flat_map(|row| &row.variations);
            lines.into_iter().find_map(|line| Row::of(line, at))
        })
    }
}

/// The game up to a node, for the person at the screen.
pub(super) fn session_at(tree: &Tree, node: Node) -> Session {
    Session::from_record(tree.record(node), [PlayerKind::Human; 2])
}

/// The turns of a complete game.
pub(super) fn of_tree(tree: &Tree, how: (&Costs, Wording)) -> Vec<Row> {
    let first = tree.children(Tree::ROOT).first();
    first.map_or_else(Vec::new, |&first| of_line(tree, first, how))
}

fn of_line(tree: &Tree, first: Node, how: (&Costs, Wording)) -> Vec<Row> {
    let nodes = tree.line(first);
    let session = session_at(tree, nodes.last().copied().unwrap_or(first));
    let history = This::history_of(&session);
    let steps: Vec<Step<'_>> = session.record().entries().iter().zip(&history).collect();
    let before = steps.len().saturating_sub(nodes.len());
    let steps = steps.get(before..).unwrap_or_default();
    let turns = steps.chunk_by(|(_, one), (_, other)| one.turn == other.turn);
    let mut nodes = &nodes[..];
    let rows = turns.map(|turn| {
        let (own, others) = nodes.split_at(turn.len().min(nodes.len()));
        nodes = others;
        row(tree, turn, own, how)
    });
    rows.collect()
}

fn row(
    tree: &Tree,
    steps: &[Step<'_>],
    nodes: &[Node],
    (costs, wording): (&Costs, Wording),
) -> Row {
    let others = |node: &Node| {
        let siblings = tree.parent(*node).map(|parent| tree.children(parent));
        match siblings.and_then(<[Node]>::split_first) {
            Some((main, others)) if main == node => others,
            _ => &[],
        }
    };
    let choice = steps
        .iter()
        .position(|(entry, _)| This::action_of(entry).is_some());
    let choice = choice.and_then(|n| tree.parent(*nodes.get(n)?));
    let throws = steps.iter().filter(|(entry, _)| This::is_throw(entry));
    let dice: Vec<String> = throws
        .map(|(entry, told)| This::notation(entry, told))
        .collect();
    let mut marks = nodes.iter().filter_map(|&node| tree.mark(node));
    let (number, side) = match steps.first() {
        Some((_, told)) => (This::turn_number(told), told.side),
        None => (0, None),
    };
    let cost: f64 = nodes.iter().filter_map(|node| costs.get(node)).sum();
    Row {
        choice: choice.or(nodes.last().copied()).unwrap_or(Tree::ROOT),
        number: if number == 0 {
            String::new()
        } else {
            number.to_string()
        },
        side,
        dice: match side {
            Some(_) => dice.join(" ").replace([',', '/'], " "),
            // The throws before the first turn are told.
            None => String::new(),
        },
        telling: match (side, steps.last()) {
            // Several throws may come before the first turn.
            (None, Some(last)) => Telling::of(&[*last], wording),
            _ => Telling::of(&moves_of(steps), wording),
        },
        mark: marks.next_back().or_else(|| grade(cost)),
        cost: (cost >= This::WORTH_NAMING).then(|| This::cost_in_words(cost)),
        comments: nodes
            .iter()
            .map(|&node| tree.comment(node).to_owned())
            .filter(|text| !text.is_empty())
            .collect(),
        variations: nodes
            .iter()
            .flat_map(others)
            .map(|&other| of_line(tree, other, (costs, wording)))
            .collect(),
        nodes: nodes.to_vec(),
    }
}

fn grade(cost: f64) -> Option<Mark> {
    let [doubtful, mistake, blunder] = This::GRADES;
    match cost {
        cost if cost >= blunder => Some(Mark::Blunder),
        cost if cost >= mistake => Some(Mark::Mistake),
        cost if cost >= doubtful => Some(Mark::Doubtful),
        _ => None,
    }
}

pub(super) fn mark_in_words(mark: Mark) -> String {
    match mark {
        Mark::Brilliant => m::study_brilliant(),
        Mark::Good => m::study_good(),
        Mark::Interesting => m::study_interesting(),
        Mark::Doubtful => m::study_doubtful(),
        Mark::Mistake => m::study_mistake(),
        Mark::Blunder => m::study_blunder(),
    }
}

#[cfg(test)]
#[allow(
    clippy::unwrap_used,
    reason = "a test that cannot be set up has failed"
)]
mod tests {
    use context::PRESETS;
    use game::RuleSets as _;

    use super::*;

    fn played(seed: u64, entries: usize) -> (Session, Tree) {
        let judge = PRESETS[0].rules.judge().unwrap();
        let session = on_page::promises::played::<This>(judge, seed, entries);
        let tree = Tree::of(session.record());
        (session, tree)
    }

    #[test]
    fn every_entry_is_in_one_turn_and_costs_are_added_up() {
        let (session, tree) = played(5, 60);
        let path = tree.path(tree.find(session.record()).unwrap());
        let costs: Costs = path.iter().map(|&node| (node, 0.02)).collect();
        let rows = of_tree(&tree, (&costs, Wording::Sentences));
        let nodes: Vec<Node> = rows.iter().flat_map(|row| row.nodes.clone()).collect();
        assert_eq!(nodes, path);
        for row in &rows {
            assert!(!row.telling.text.is_empty());
            let cost = 0.02 * row.nodes.len() as f64;
            assert_eq!(
                row.cost.is_some(),
                cost >= This::WORTH_NAMING,
                "{}",
                row.nodes.len()
            );
            assert_eq!(row.mark, grade(cost));
            // The node before the choice belongs to the turn.
            assert_eq!(Row::of(&rows, row.choice).unwrap().nodes, row.nodes);
        }
    }

    #[test]
    fn a_variation_stands_below_the_turn_that_it_replaces_a_part_of() {
        let (session, mut tree) = played(5, 60);
        let other = played(6, 40).0;
        let whole = of_tree(&tree, (&Costs::new(), Wording::Sentences)).len();
        tree.follow(other.record()).unwrap();
        let rows = of_tree(&tree, (&Costs::new(), Wording::Sentences));
        assert_eq!(rows.len(), whole);
        let lines: Vec<_> = rows.iter().flat_map(|row| &row.variations).collect();
        assert_eq!(lines.len(), 1);
        let last = tree.find(other.record()).unwrap();
        assert_eq!(Row::of(&rows, last).unwrap().end(), last);
        let main = tree.find(session.record()).unwrap();
        assert_eq!(Row::of(&rows, main).unwrap().end(), main);
    }
}
