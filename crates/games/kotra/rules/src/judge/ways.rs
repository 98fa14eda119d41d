//! All ways to use a throw, each resulting position once.

use core::cmp::Ordering;

use arrayvec::ArrayVec;

use super::Judge;
use super::end::cannot_enter;
use super::landing::Enemy;
use super::node::{Node, Step};
use super::seen::Seen;
use crate::checkers::Points;
use crate::rules::OneDie;
use crate::{Action, Actions, CHECKERS, Die, Point, Position, Throw, Unused};

/// One way to use a throw: its actions in order. It is empty if the turn passes at once.
pub type Way = ArrayVec<Action, 4>;

/// All ways to use a throw, but only one of those that lead to the same position. Its lists are kept from throw to throw, so that
/// a search allocates nothing.
///
/// ```
/// use kotra::{Die, Judge, PRESETS, Side, Throw, Ways};
///
/// let judge = Judge::new(PRESETS[0].rules);
/// let mut ways = Ways::new();
/// judge.ways_of_throw(&judge.start(Side::White), Throw::two(Die::SIX, Die::ALL[0]), &mut ways);
/// assert!((0..ways.len()).all(|n| ways.end(n).turn() == Side::Black));
/// ```
#[derive(Clone, Debug)]
pub struct Ways {
    nodes: Vec<Node>,
    ends: Vec<End>,
    seen: Seen,
}

/// The end of a way: after the uses that lead to a node, and one action without a die, if any.
#[derive(Clone, Copy, Debug)]
struct End {
    position: Position,
    node: u32,
    last: Option<Action>,
}

impl Default for Ways {
    fn default() -> Ways {
        Ways::new()
    }
}

impl Ways {
    /// Creates an empty list of ways.
    #[must_use]
    pub fn new() -> Ways {
        Ways {
            nodes: Vec::new(),
            ends: Vec::new(),
            seen: Seen::new(),
        }
    }

    /// The number of ways.
    #[must_use]
    pub fn len(&self) -> usize {
        self.ends.len()
    }

    /// Whether there are no ways.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.ends.is_empty()
    }

    /// The position that way `n` leads to, from 0: the next turn, or the end of the game.
    ///
    /// # Panics
    /// If there is no such way.
    #[must_use]
    pub fn end(&self, n: usize) -> &Position {
        &self.ends[n].position
    }

    /// The positions that the ways lead to.
    pub fn ends(&self) -> impl ExactSizeIterator<Item = &Position> {
        self.ends.iter().map(|end| &end.position)
    }

    /// The actions of way `n`, from 0.
    ///
    /// # Panics
    /// If there is no such way.
    #[must_use]
    pub fn actions(&self, n: usize) -> Way {
        let end = &self.ends[n];
        self.actions_to(end.node as usize, end.last)
    }

    /// The actions that lead to a node, followed by `last`.
    fn actions_to(&self, node: usize, last: Option<Action>) -> Way {
        let mut way: Way = last.into_iter().collect();
        let mut node = &self.nodes[node];
        while let Some(action) = node.step.action() {
            way.push(action);
            node = &self.nodes[node.parent as usize];
        }
        way.reverse();
        way
    }

    /// Adds the result of `action` from the node `before`, whose index is `parent`.
    #[inline(always)]
    fn add(&mut self, turn: &Turn, before: &Node, parent: usize, action: Action, die: Die) {
        // Changed in place: a copy of what was just written byte by byte would have to wait.
        self.nodes.push(*before);
        let Some(node) = self.nodes.last_mut() else {
            return;
        };
        let five_out = node.own.five_out();
        node.unused = node.unused.without(die);
        node.parent = parent as u32;
        node.step = Step::of(action, die);
        node.own.use_die(action);
        node.is_quiet = matches!(action, Action::Move { .. }) && node.own.five_out() == five_out;
        match action.to() {
            Some(to) if turn.enemy.occupied.has(to) => node.hit(turn, to),
            Some(_) => {}
            None => node.is_over |= node.own.off() == CHECKERS,
        }
    }

    /// Removes the last node if an equal one has been added since `Seen::forget`.
    #[inline]
    fn drop_repeated(&mut self) {
        if !self.seen.note(&self.nodes) {
            self.nodes.pop();
        }
    }
}

impl Node {
    #[inline]
    fn hit(&mut self, turn: &Turn, to: Point) {
        let at = Points::only(to);
        self.is_quiet = false;
        if self.hits.and(at).is_empty() {
            self.hits = self.hits.or(at);
            self.enemy_hit += turn.before.enemy().on(to.across());
            let left = turn.before.enemy().occupied().less(self.hits.across());
            self.is_over = cannot_enter(self.enemy_hit, left);
        }
    }

    /// The points from which `die` need not move a checker now, because moving it before the last moved checker leads to the same
    /// result. Of two such orders, only the one with the lower die first, or with one die the lower point first, is followed.
    /// Neither move may make way for the other, nor change the enemy's checkers.
    #[inline]
    fn swapped(&self, enemy: &Enemy, die: Die) -> Points {
        let Some(Action::Move { from, die: last }) = self.step.action().filter(|_| self.is_quiet)
        else {
            return Points::NONE;
        };
        let lower = match die.cmp(&last) {
            Ordering::Less => Points::ALL,
            Ordering::Equal => Points::below(from),
            Ordering::Greater => return Points::NONE,
        };
        let moved = from.after(last).map_or(Points::NONE, Points::only);
        let followed = Points::only(from).before(die);
        let hitting = enemy.occupied.before(die);
        lower.less(moved).less(followed).less(hitting)
    }
}

/// What stays the same while a throw is used.
struct Turn<'a> {
    before: &'a Position,
    enemy: Enemy,
    /// The position after the turn has passed without the use of a die, if that decides nothing but the side to move: neither
    /// after-throws nor the number of dice.
    passed: Option<Position>,
}

impl Turn<'_> {
    /// Changes the position to that of a node, without judging the end of the throw.
    #[inline]
    fn bring(position: &mut Position, node: &Node) {
        position.unused = node.unused;
        *position.own_mut() = node.own;
        for at in node.hits.across() {
            position.enemy_mut().hit_all(at);
        }
    }
}

impl Judge {
    /// Lists in `ways` all ways to go on with the throw on the table, and their results. Two positions that differ only in the
    /// remaining die are different as long as one remains.
    pub fn ways(&self, position: &Position, ways: &mut Ways) {
        ways.nodes.clear();
        ways.ends.clear();
        ways.nodes.push(Node {
            own: *position.own(),
            hits: Points::NONE,
            unused: position.unused,
            parent: 0,
            step: Step::NONE,
            enemy_hit: position.enemy().hit(),
            is_over: false,
            is_quiet: false,
        });
        let turn = Turn {
            before: position,
            enemy: Enemy::of(position.enemy()),
            passed: self.passed(position),
        };
        self.list_uses(&turn, ways);
        if self.may_take_four(position) {
            self.add_end(&turn, ways, 0, Some(Action::Four));
        }
        self.add_stops(&turn, ways);
    }

    /// See [`Turn::passed`].
    #[inline]
    fn passed(&self, position: &Position) -> Option<Position> {
        if position.after.is_some() || self.rules.single_die {
            return None;
        }
        let mut passed = *position;
        self.pass(
            &mut passed,
            position.turn.other(),
            Unused::NONE,
            &mut |_| (),
        );
        Some(passed)
    }

    /// Lists in `ways` all ways to use `throw`, which is known to be what the position waits for.
    #[inline]
    pub fn ways_of_throw(&self, position: &Position, throw: Throw, ways: &mut Ways) {
        let mut thrown = *position;
        thrown.take_throw(throw);
        self.ways(&thrown, ways);
    }

    /// Lists the ways that use dice, step by step: all nodes after one use, after two, and so on.
    fn list_uses(&self, turn: &Turn, ways: &mut Ways) {
        let all = turn.before.unused.len();
        ways.seen.fit(all);
        let (mut first, mut used) = (0, 0);
        let mut has_game_end = false;
        while used < all {
            let last = ways.nodes.len();
            ways.seen.forget();
            for parent in first..last {
                let before = ways.nodes[parent];
                if before.is_over {
                    self.add_over(turn, ways, parent);
                    has_game_end = true;
                    continue;
                }
                let enemy = turn.enemy.less(before.hits);
                let reach = self.reach_against(&before.own, &enemy);
                for die in before.unused.kinds() {
                    let swapped = before.swapped(&enemy, die);
                    reach.for_each_use_from(Points::ALL.less(swapped), die, |action| {
                        ways.add(turn, &before, parent, action, die);
                        // The first uses of a throw all lead to different nodes.
                        if used > 0 {
                            ways.drop_repeated();
                        }
                    });
                }
            }
            if ways.nodes.len() == last {
                break;
            }
            (first, used) = (last, used + 1);
        }
        // A way that ends the game counts as having used all dice (§2).
        if used < all && has_game_end {
            return;
        }
        let last = ways.nodes.len();
        let higher = self.only_higher(turn.before, used, &ways.nodes[first..last]);
        for node in first..last {
            let die = ways.nodes[node].step.die();
            if higher.is_some() && higher != die {
                continue;
            }
            if ways.nodes[node].is_over {
                self.add_over(turn, ways, node);
            } else if used == all || !self.stands_after_a_part(turn, &ways.nodes[node]) {
                self.add_end(turn, ways, node, None);
            }
        }
    }

    /// The die that must be used if only one of two different dice can be, if one must (§2).
    fn only_higher(&self, position: &Position, used: u8, nodes: &[Node]) -> Option<Die> {
        let one_of_two = used == 1 && position.unused.kinds().count() == 2;
        if !one_of_two || self.rules.one_die == OneDie::Either {
            return None;
        }
        let dice = nodes.iter().filter_map(|node| node.step.die());
        dice.max()
    }

    /// Adds the ends of half munks, after every part of the throw (§8).
    fn add_stops(&self, turn: &Turn, ways: &mut Ways) {
        // Each use brings at most one checker into the last quarter, and one use is left.
        let outside = turn.before.own().occupied().less(Points::LAST_QUARTER);
        if outside.len() >= turn.before.unused.len() {
            return;
        }
        for node in 0..ways.nodes.len() {
            if self.stands_after_a_part(turn, &ways.nodes[node])
                && self.are_legal(turn.before, &ways.actions_to(node, Some(Action::Stop)))
            {
                self.add_end(turn, ways, node, Some(Action::Stop));
            }
        }
    }

    /// Whether a pattern stands after a part of the throw (§8): then the turn does not pass.
    #[inline(never)]
    fn stands_after_a_part(&self, turn: &Turn, node: &Node) -> bool {
        let thrown = turn.before.throw.map_or(Unused::NONE, Unused::of);
        !node.unused.is_empty()
            && node.unused != thrown
            && self.pattern(&node.own, turn.before.after).is_some()
    }

    /// Whether these actions are legal one after the other. This is asked only if a pattern stands, which is rare.
    #[cold]
    fn are_legal(&self, before: &Position, actions: &[Action]) -> bool {
        let mut position = *before;
        let mut legal = Actions::new();
        actions.iter().all(|action| {
            self.legal(&position, &mut legal);
            let is_legal = legal.contains(action);
            if is_legal {
                self.play_unchecked(&mut position, *action, &mut |_| ());
            }
            is_legal
        })
    }

    /// Adds the end of a way that has ended the game, unless different dice have already borne off the last checker with the same
    /// hits.
    fn add_over(&self, turn: &Turn, ways: &mut Ways, node: usize) {
        let Node { own, hits, .. } = ways.nodes[node];
        let is_known = |end: &End| {
            let known = &ways.nodes[end.node as usize];
            known.own.off() == CHECKERS && known.hits == hits
        };
        if own.off() < CHECKERS || !ways.ends.iter().any(is_known) {
            self.add_end(turn, ways, node, None);
        }
    }

    /// Adds the end of a way: the uses that lead to a node, and one action without a die, if any.
    #[inline]
    fn add_end(&self, turn: &Turn, ways: &mut Ways, node: usize, last: Option<Action>) {
        let Node {
            own, hits, is_over, ..
        } = &ways.nodes[node];
        let end = |position| End {
            position,
            node: node as u32,
            last,
        };
        // Nearly all ways end like this; passing each turn separately would take longer.
        if let Some(passed) = &turn.passed
            && last.is_none()
            && !is_over
            && !own.all_in_last_quarter()
        {
            ways.ends.push(end(*passed));
            let Some(End { position, .. }) = ways.ends.last_mut() else {
                return;
            };
            let side = turn.before.turn;
            position.checkers[side.index()] = *own;
            position.checkers[side.index()].thrown_before = true;
            for at in hits.across() {
                position.checkers[side.other().index()].hit_all(at);
            }
            return;
        }
        let is_over = *is_over;
        ways.ends.push(end(*turn.before));
        let Some(End { position, .. }) = ways.ends.last_mut() else {
            return;
        };
        Turn::bring(position, &ways.nodes[node]);
        match last {
            Some(action) => self.play_unchecked(position, action, &mut |_| ()),
            None if is_over => {
                self.end_if_over(position, &mut |_| ());
            }
            None => self.finish_throw(position, &mut |_| ()),
        }
    }
}
