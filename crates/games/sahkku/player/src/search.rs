//! The search for the best action, in steps of any size.

use std::sync::Arc;

use game::{Progress, Ranked, Value};
use rustc_hash::FxHashSet;
use sahkku::{Action, Actions, Entry, Game, Position, Stage};

use crate::chance_node::ChanceNode;
use crate::params::SearchParams;
use crate::turn_search::{Node, TurnSearch, best};
use crate::{Level, PositionEvaluator, nth_random};

/// Replies are searched only for ends of the turn whose static evaluation is within this margin of the best.
const REPLY_MARGIN: f32 = 0.10;

/// A search in progress: a beam search over its own turn, then expectimax over rethrows and over the opponent's replies.
pub struct Search {
    engine: Arc<PositionEvaluator>,
    position: Position,
    /// Whether its value is the static evaluation. A beginner ranks actions by their immediate effects, which is not a chance
    /// of winning, and nothing is searched if there is no choice.
    at_sight: bool,
    legal: Actions,
    params: SearchParams,
    turn: TurnSearch,
    /// Ends of the turn for which replies were searched, with their new evaluation.
    with_replies: Vec<Node>,
    phase: Phase,
    evaluations: u64,
}

/// The phase of the search. If there are several chance nodes, it has the index of the current one.
enum Phase {
    /// Its own turn.
    Turn,
    /// The throws after dice were picked up again.
    Rethrows(usize, Vec<ChanceNode>),
    /// The opponent's replies to the best ends of the turn.
    Replies(usize, Vec<ChanceNode>),
    /// Finished.
    Done,
}

impl Search {
    /// Starts to search a position with a decision to make. `seed` determines what the level misses and breaks ties. The same
    /// engine, position, level and seed lead to the same decision.
    #[must_use]
    pub fn new(
        engine: &Arc<PositionEvaluator>,
        position: &Position,
        level: Level,
        seed: u64,
    ) -> Search {
        let mut search = Search::with(engine, position, SearchParams::new(level, seed));
        let needless = search.legal.len() < 2;
        if needless {
            search.phase = Phase::Done;
        }
        search.at_sight = needless || level == Level::Beginner;
        search
    }

    /// Starts to search for the value of a position with a decision to make. The levels miss actions; this search considers
    /// every end of the turn, so the position is worth exactly as much as the one after its best action.
    #[must_use]
    pub fn of_every_end(engine: &Arc<PositionEvaluator>, position: &Position) -> Search {
        Search::with(engine, position, SearchParams::every_end())
    }

    fn with(engine: &Arc<PositionEvaluator>, position: &Position, params: SearchParams) -> Search {
        let mut legal = Actions::new();
        engine.judge().legal(position, &mut legal);
        Search {
            engine: Arc::clone(engine),
            position: *position,
            at_sight: false,
            phase: Phase::Turn,
            legal,
            params,
            turn: TurnSearch::new(position),
            with_replies: Vec::new(),
            evaluations: 0,
        }
    }

    /// Searches to the end. `None` if there is no decision to make.
    pub fn decide(&mut self) -> Option<Action> {
        use game::Search as _;
        while self.advance(u64::MAX) == Progress::Searching {}
        self.ranked().first().map(|best| best.action)
    }

    /// The best end of the turn that `action` leads to, so far.
    fn best_end(&self, action: Action) -> Option<&Position> {
        let n = self.legal.iter().position(|&legal| legal == action)?;
        let of = |node: &&Node| node.roots.contains(n);
        let by_worth = |a: &&Node, b: &&Node| a.win_probability.total_cmp(&b.win_probability);
        let searched = self.with_replies.iter().filter(of).max_by(by_worth);
        let best = searched.or_else(|| self.turn.leaves().iter().filter(of).max_by(by_worth));
        best.map(|node| &node.position)
    }

    /// Looks for actions that lead to a position, and adds them to the turn. Returns whether there are any.
    fn lead_to(
        &self,
        from: &Position,
        to: &Position,
        turn: &mut Vec<Action>,
        seen: &mut FxHashSet<Position>,
    ) -> bool {
        /// The maximum number of positions considered.
        const MOST: usize = 10_000;
        if from == to {
            return true;
        }
        let goes_on = from.stage() == Stage::Decide && from.turn() == self.position.turn();
        if !goes_on || seen.len() >= MOST || !seen.insert(*from) {
            return false;
        }
        let mut legal = Actions::new();
        self.engine.judge().legal(from, &mut legal);
        for &action in &legal {
            if matches!(action, Action::Rethrow(_)) {
                continue;
            }
            let mut after = *from;
            self.engine
                .judge()
                .play_unchecked(&mut after, action, &mut |_| ());
            turn.push(action);
            if self.lead_to(&after, to, turn, seen) {
                return true;
            }
            turn.pop();
        }
        false
    }

    /// Does the smallest piece of work. Returns the number of evaluations.
    fn step(&mut self) -> u32 {
        match &mut self.phase {
            Phase::Done => 0,
            Phase::Turn => match self.turn.step(&self.engine, &self.params) {
                Some(evaluations) => evaluations,
                None => {
                    self.start_rethrows();
                    0
                }
            },
            Phase::Rethrows(current, nodes) => match nodes.get_mut(*current) {
                Some(chance) => {
                    let evaluations = chance.search_rethrow(&self.engine);
                    if chance.is_done() {
                        *current += 1;
                    }
                    evaluations
                }
                None => {
                    for (node, chance) in self.turn.rethrows.iter_mut().zip(nodes) {
                        node.win_probability = chance.mean();
                    }
                    self.start_replies();
                    0
                }
            },
            Phase::Replies(current, nodes) => match nodes.get_mut(*current) {
                Some(chance) => {
                    let evaluations = chance.search_reply(&self.engine, self.position.turn());
                    if chance.is_done() {
                        self.with_replies.push(chance.evaluated());
                        *current += 1;
                    }
                    evaluations
                }
                None => {
                    self.phase = Phase::Done;
                    0
                }
            },
        }
    }

    fn start_rethrows(&mut self) {
        let nodes = self.turn.rethrows.iter();
        let nodes = nodes.map(|node| ChanceNode::new(&self.engine, node.clone()));
        self.phase = Phase::Rethrows(0, nodes.collect());
    }

    fn start_replies(&mut self) {
        let best = self.best_leaf();
        let mut leaves: Vec<&Node> = self.turn.leaves().iter().collect();
        leaves.retain(|leaf| {
            leaf.win_probability > best - REPLY_MARGIN && leaf.position.outcome().is_none()
        });
        leaves.sort_by(|a, b| b.win_probability.total_cmp(&a.win_probability));
        leaves.truncate(self.params.reply_candidates);
        // A win cannot be improved, and a single candidate needs no comparison.
        let needless = best >= 1.0 || leaves.len() < 2;
        self.phase = if needless {
            Phase::Done
        } else {
            let nodes = leaves.into_iter().cloned();
            let nodes = nodes.map(|leaf| ChanceNode::new(&self.engine, leaf));
            Phase::Replies(0, nodes.collect())
        };
    }

    /// The win probability of the best end of the turn by static evaluation.
    fn best_leaf(&self) -> f32 {
        self.turn.best_leaf().unwrap_or(0.0)
    }

    /// All actions that the player considered, with their win probabilities, the best first. For a beginner, scores of
    /// immediate effects instead.
    fn weighed(&self) -> Vec<(f32, Action)> {
        let best_static = self.best_leaf();
        let best_searched = best(&self.with_replies);
        // Shifts a static evaluation to the scale of those with replies.
        let shifted = |static_eval: f32| match best_searched {
            Some(best) => static_eval + best - best_static,
            None => static_eval,
        };
        let best_of =
            |nodes: &[Node], n: usize| best(nodes.iter().filter(|node| node.roots.contains(n)));
        let mut ranked: Vec<(f32, u64, Action)> = Vec::new();
        for (n, &action) in self.legal.iter().enumerate() {
            let without_replies = || {
                best_of(self.turn.leaves(), n).map(|static_eval| {
                    let shifted = shifted(static_eval);
                    // Never above what the replies have confirmed.
                    best_searched.map_or(shifted, |best| shifted.min(best - f32::EPSILON))
                })
            };
            let with_rethrow = || best_of(&self.turn.rethrows, n).map(shifted);
            let worth = best_of(&self.with_replies, n)
                .or_else(without_replies)
                .or_else(with_rethrow);
            let tie_break = nth_random(self.params.seed, n as u64);
            ranked.extend(worth.map(|worth| (worth.clamp(0.0, 1.0), tie_break, action)));
        }
        ranked.sort_by(|(one, tie_break, _), (other, other_tie_break, _)| {
            other.total_cmp(one).then(tie_break.cmp(other_tie_break))
        });
        if ranked.is_empty() {
            ranked.extend(self.legal.first().map(|&action| (0.5, 0, action)));
        }
        let ranked = ranked.into_iter();
        ranked.map(|(worth, _, action)| (worth, action)).collect()
    }
}

impl game::Search<Game> for Search {
    fn advance(&mut self, budget: u64) -> Progress {
        let limit = self.evaluations.saturating_add(budget.max(1));
        while self.evaluations < limit && !matches!(self.phase, Phase::Done) {
            self.evaluations += u64::from(self.step().max(1));
        }
        match self.phase {
            Phase::Done => Progress::Done,
            _ => Progress::Searching,
        }
    }

    fn work(&self) -> u64 {
        self.evaluations
    }

    fn decision(&self) -> Option<Vec<Entry>> {
        let (_, best) = *self.weighed().first()?;
        Some(vec![Entry::Action(best)])
    }

    fn value(&self) -> Option<Value> {
        let (position, side) = (&self.position, self.position.turn());
        let win = match self.at_sight {
            true => self.engine.static_eval(position, side),
            false => self.weighed().first()?.0,
        };
        Some(Value { win, units: None })
    }

    fn ranked(&self) -> Vec<Ranked<Action>> {
        let weighed = self.weighed().into_iter();
        let ranked = weighed.map(|(worth, action)| Ranked {
            action,
            worth: worth.into(),
        });
        ranked.collect()
    }

    /// The rest of the best turn that begins with this action.
    fn variation(&self, action: Action) -> Vec<Action> {
        let mut turn = vec![action];
        let mut after = self.position;
        let judge = self.engine.judge();
        judge.play_unchecked(&mut after, action, &mut |_| ());
        let end = self.best_end(action);
        if end.is_none_or(|end| !self.lead_to(&after, end, &mut turn, &mut FxHashSet::default())) {
            turn.truncate(1);
        }
        turn
    }
}
