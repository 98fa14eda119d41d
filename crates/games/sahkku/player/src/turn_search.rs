//! A beam search over one turn: every way to use the dice, die by die, with equal positions merged.

use core::mem;

use rustc_hash::FxHashMap;
use sahkku::{Action, Actions, MAX_ACTIONS, Position, Side, Stage};

use crate::PositionEvaluator;
use crate::immediate::immediate_score;
use crate::oversight::is_missed;
use crate::params::{Lookahead, SearchParams};

/// A set of root actions, which are the legal actions at the root of a search: one bit for each, by index.
#[derive(Clone, Copy, Default)]
pub(crate) struct RootActions([u64; MAX_ACTIONS / 64]);

impl RootActions {
    fn only(n: usize) -> RootActions {
        let mut set = RootActions::default();
        if let Some(word) = set.0.get_mut(n / 64) {
            *word |= 1 << (n % 64);
        }
        set
    }

    fn extend(&mut self, other: RootActions) {
        for (word, other) in self.0.iter_mut().zip(other.0) {
            *word |= other;
        }
    }

    pub(crate) fn contains(&self, n: usize) -> bool {
        self.0
            .get(n / 64)
            .is_some_and(|word| word >> (n % 64) & 1 == 1)
    }
}

/// A position of the search tree.
#[derive(Clone)]
pub(crate) struct Node {
    pub(crate) position: Position,
    /// For the side whose turn is searched.
    pub(crate) win_probability: f32,
    /// The root actions that lead here.
    pub(crate) roots: RootActions,
}

impl Node {
    /// A position without any results yet.
    pub(crate) fn at(position: &Position) -> Node {
        Node {
            position: *position,
            win_probability: 0.5,
            roots: RootActions::default(),
        }
    }
}

/// The search of one turn.
pub(crate) struct TurnSearch {
    side: Side,
    /// The number of dice used at the nodes of the beam.
    depth: usize,
    /// Unfinished turns, the best last.
    beam: Vec<Node>,
    /// Unfinished turns with one more die used.
    next_beam: Vec<Node>,
    /// Positions at the end of the turn.
    leaves: Vec<Node>,
    /// The index of each position in `next_beam`, and in `leaves`.
    beam_index: FxHashMap<Position, usize>,
    leaf_index: FxHashMap<Position, usize>,
    /// Positions after dice were picked up to be thrown again.
    pub(crate) rethrows: Vec<Node>,
}

impl TurnSearch {
    /// Starts at a position with a decision to make.
    pub(crate) fn new(position: &Position) -> TurnSearch {
        TurnSearch {
            side: position.turn(),
            depth: 0,
            beam: vec![Node::at(position)],
            next_beam: Vec::new(),
            leaves: Vec::new(),
            beam_index: FxHashMap::default(),
            leaf_index: FxHashMap::default(),
            rethrows: Vec::new(),
        }
    }

    /// Expands one node. Returns the number of evaluations; `None` if no node is left.
    pub(crate) fn step(
        &mut self,
        engine: &PositionEvaluator,
        params: &SearchParams,
    ) -> Option<u32> {
        if self.beam.is_empty() {
            if self.next_beam.is_empty() {
                return None;
            }
            self.beam_index.clear();
            self.beam = mem::take(&mut self.next_beam);
            self.depth += 1;
            // The sort is stable, so ties are broken the same way on every platform.
            self.beam
                .sort_by(|a, b| b.win_probability.total_cmp(&a.win_probability));
            self.beam.truncate(params.beam_width.max(1));
            self.beam.reverse();
        }
        let node = self.beam.pop()?;
        let mut legal = Actions::new();
        engine.judge().legal(&node.position, &mut legal);
        let misses = |action: Action| is_missed(params, action, self.depth);
        let sees_any = legal.iter().any(|&action| !misses(action));
        let mut evaluations = 0;
        for (n, &action) in legal.iter().enumerate() {
            if sees_any && is_missed(params, action, self.depth) {
                continue;
            }
            let roots = if self.depth == 0 {
                RootActions::only(n)
            } else {
                node.roots
            };
            evaluations += self.expand(engine, params, &node.position, action, roots);
        }
        Some(evaluations)
    }

    /// Adds the node that `action` leads to. Returns the number of evaluations.
    fn expand(
        &mut self,
        engine: &PositionEvaluator,
        params: &SearchParams,
        from: &Position,
        action: Action,
        roots: RootActions,
    ) -> u32 {
        let mut position = *from;
        engine
            .judge()
            .play_unchecked(&mut position, action, &mut |_| ());
        let one_action = params.lookahead == Lookahead::Action;
        let every_end = params.lookahead == Lookahead::EveryEnd;
        // With all dice in the hand it is like any other position before a throw.
        let dice = engine.judge().rules().dice;
        let begins_anew = every_end && position.stage() == Stage::Throw(dice);
        if let (Action::Rethrow(_), false) = (action, one_action || begins_anew) {
            self.rethrows.push(Node {
                position,
                win_probability: 0.5,
                roots,
            });
            return 0;
        }
        let is_leaf = one_action || position.stage() != Stage::Decide;
        let (index, nodes) = if is_leaf {
            (&mut self.leaf_index, &mut self.leaves)
        } else {
            (&mut self.beam_index, &mut self.next_beam)
        };
        if let Some(&n) = index.get(&position) {
            nodes[n].roots.extend(roots);
            return 0;
        }
        index.insert(position, nodes.len());
        let win_probability = match params.lookahead {
            Lookahead::Action => immediate_score(engine.judge(), from, action),
            // All of them are kept, so their order does not matter.
            Lookahead::EveryEnd if !is_leaf => 0.5,
            Lookahead::Turn | Lookahead::EveryEnd => engine.static_eval(&position, self.side),
        };
        nodes.push(Node {
            position,
            win_probability,
            roots,
        });
        1
    }

    /// The ends of the turn found so far.
    pub(crate) fn leaves(&self) -> &[Node] {
        &self.leaves
    }

    /// The win probability of the best end of the turn.
    pub(crate) fn best_leaf(&self) -> Option<f32> {
        best(&self.leaves)
    }
}

/// The highest win probability among these nodes.
pub(crate) fn best<'a>(nodes: impl IntoIterator<Item = &'a Node>) -> Option<f32> {
    nodes
        .into_iter()
        .map(|node| node.win_probability)
        .reduce(f32::max)
}
