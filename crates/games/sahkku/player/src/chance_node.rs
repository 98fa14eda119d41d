//! Chance nodes: positions before a throw, whose value is the mean over all throws.

use sahkku::{Dice, Position, Side, Stage};

use crate::params::SearchParams;
use crate::turn_search::{Node, TurnSearch};
use crate::{PositionEvaluator, throws};

/// The number of successive rethrows that are searched.
const MAX_RETHROWS: u8 = 2;

/// The beam width of a turn that follows a throw inside the search.
const INNER_BEAM_WIDTH: usize = 2;

/// A position before a throw. Its mean is accumulated throw by throw.
pub(crate) struct ChanceNode {
    node: Node,
    throws: Vec<(Dice, f32)>,
    /// The throw that is searched next.
    next: usize,
    /// The sum so far: win probabilities of the side whose turn is searched, weighted by the
    /// probability of the throw.
    sum: f32,
}

impl ChanceNode {
    pub(crate) fn new(engine: &PositionEvaluator, node: Node) -> ChanceNode {
        let count = match node.position.stage() {
            Stage::Throw(count) => count,
            Stage::Decide | Stage::Over(_) => 0,
        };
        ChanceNode {
            node,
            throws: throws(engine.judge().rules(), count),
            next: 0,
            sum: 0.0,
        }
    }

    /// Whether all throws have been searched.
    pub(crate) fn is_done(&self) -> bool {
        self.next == self.throws.len()
    }

    /// The mean over the throws, once all have been searched.
    pub(crate) const fn mean(&self) -> f32 {
        self.sum
    }

    /// The node with the mean as its win probability.
    pub(crate) fn evaluated(&self) -> Node {
        Node {
            win_probability: self.sum,
            ..self.node.clone()
        }
    }

    /// Searches the next throw of the side that throws again. Returns the number of evaluations.
    pub(crate) fn search_rethrow(&mut self, engine: &PositionEvaluator) -> u32 {
        let side = self.node.position.turn();
        self.search_throw(engine, side, MAX_RETHROWS - 1)
    }

    /// Searches the opponent's next throw, for `side`. Returns the number of evaluations.
    pub(crate) fn search_reply(&mut self, engine: &PositionEvaluator, side: Side) -> u32 {
        self.search_throw(engine, side, 0)
    }

    fn search_throw(&mut self, engine: &PositionEvaluator, side: Side, rethrows: u8) -> u32 {
        let Some(&(dice, probability)) = self.throws.get(self.next) else {
            return 0;
        };
        self.next += 1;
        let mut position = self.node.position;
        let thrower = position.turn();
        if !dice.is_empty() {
            engine
                .judge()
                .throw_unchecked(&mut position, dice, &mut |_| ());
        }
        let (win_probability, evaluations) = if position.stage() == Stage::Decide {
            let (best, evaluations) = search_inner_turn(engine, &position, rethrows);
            let own = if thrower == side { best } else { 1.0 - best };
            (own, evaluations)
        } else {
            (engine.static_eval(&position, side), 1)
        };
        self.sum += probability * win_probability;
        evaluations
    }
}

/// Searches a turn with a narrow beam. Returns the win probability of the side to move and the
/// number of evaluations.
fn search_inner_turn(engine: &PositionEvaluator, position: &Position, rethrows: u8) -> (f32, u32) {
    let params = SearchParams::inner_turn(INNER_BEAM_WIDTH);
    let mut turn = TurnSearch::new(position);
    let mut evaluations = 0;
    while let Some(more) = turn.step(engine, &params) {
        evaluations += more;
    }
    let mut best = turn.best_leaf();
    if rethrows > 0 {
        for node in turn.rethrows {
            let mut chance = ChanceNode::new(engine, node);
            let side = chance.node.position.turn();
            while !chance.is_done() {
                evaluations += chance.search_throw(engine, side, rethrows - 1);
            }
            best = Some(best.map_or(chance.sum, |best| best.max(chance.sum)));
        }
    }
    // The only action can be to throw again, which is not searched any further.
    (best.unwrap_or(0.5), evaluations)
}
