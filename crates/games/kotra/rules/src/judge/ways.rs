//! All ways to use a throw, each end once.

use arrayvec::ArrayVec;

use super::Judge;
use super::legal::for_each_use;
use super::play::has_ended;
use crate::rules::OneDie;
use crate::{Action, Position, Throw};

/// One way to use a throw: its actions in order. There are none where the turn passes at once.
pub type Way = ArrayVec<Action, 4>;

/// All ways to use a throw, of those that lead to the same position only one. Its lists are kept from
/// throw to throw, so that a search allocates nothing.
#[derive(Clone, Debug)]
pub struct Ways {
    nodes: Vec<Node>,
    ends: Vec<u32>,
    seen: Seen,
}

/// A position in the middle of the turn, and how it came about.
#[derive(Clone, Copy, Debug)]
struct Node {
    position: Position,
    parent: u32,
    action: Option<Action>,
}

impl Default for Ways {
    fn default() -> Ways {
        Ways::new()
    }
}

impl Ways {
    /// No ways.
    #[must_use]
    pub fn new() -> Ways {
        Ways {
            nodes: Vec::new(),
            ends: Vec::new(),
            seen: Seen::new(),
        }
    }

    /// How many ways there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.ends.len()
    }

    /// Whether there are none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.ends.is_empty()
    }

    /// The position that the `n`th way leads to, from 0: the next turn, or the end of the game.
    ///
    /// # Panics
    /// If there are not so many ways.
    #[must_use]
    pub fn end(&self, n: usize) -> &Position {
        &self.nodes[self.ends[n] as usize].position
    }

    /// The positions that the ways lead to.
    pub fn ends(&self) -> impl ExactSizeIterator<Item = &Position> {
        self.ends
            .iter()
            .map(|&end| &self.nodes[end as usize].position)
    }

    /// The actions of the `n`th way, from 0.
    ///
    /// # Panics
    /// If there are not so many ways.
    #[must_use]
    pub fn actions(&self, n: usize) -> Way {
        let mut way = Way::new();
        let mut node = &self.nodes[self.ends[n] as usize];
        while let Some(action) = node.action {
            way.push(action);
            node = &self.nodes[node.parent as usize];
        }
        way.reverse();
        way
    }

    /// Adds the position that `action` leads to from the node `parent`, unless it is there already
    /// since `Seen::forget`.
    #[inline]
    fn add(&mut self, parent: usize, action: Action) {
        let at = self.nodes.len() as u32;
        self.nodes.push(Node {
            parent: parent as u32,
            action: Some(action),
            ..self.nodes[parent]
        });
        let position = &mut self.nodes[at as usize].position;
        position.use_die(action, &mut |_| ());
        if !self.seen.note(&self.nodes, at) {
            self.nodes.pop();
        }
    }
}

impl Judge {
    /// Lists in `ways` all ways to go on with the throw that lies on the table, and what they lead
    /// to. Two positions that differ only in which die is left are not the same as long as one is.
    pub fn ways(&self, position: &Position, ways: &mut Ways) {
        ways.nodes.clear();
        ways.ends.clear();
        ways.nodes.push(Node {
            position: *position,
            parent: 0,
            action: None,
        });
        self.list_uses(position, ways);
        if self.may_take_four(position) {
            self.add_end(ways, 0, Action::Four);
        }
        if self.may_stop(position) {
            self.add_end(ways, 0, Action::Stop);
        }
    }

    /// Lists in `ways` all ways to use `throw`, which is known to be what the position waits for.
    #[inline]
    pub fn ways_of_throw(&self, position: &Position, throw: Throw, ways: &mut Ways) {
        let mut thrown = *position;
        thrown.take_throw(throw);
        self.ways(&thrown, ways);
    }

    /// Lists the ways that use dice, step by step: all positions after one use, after two, and so on.
    fn list_uses(&self, position: &Position, ways: &mut Ways) {
        let all = usize::from(position.unused.len());
        let (mut first, mut used) = (0, 0);
        let mut has_game_end = false;
        while used < all {
            let last = ways.nodes.len();
            ways.seen.forget();
            for parent in first..last {
                let before = ways.nodes[parent].position;
                if used > 0 && has_ended(&before) {
                    ways.ends.push(parent as u32);
                    has_game_end = true;
                    continue;
                }
                for die in before.unused.kinds() {
                    for_each_use(&before, die, |action| ways.add(parent, action));
                }
            }
            if ways.nodes.len() == last {
                break;
            }
            (first, used) = (last, used + 1);
        }
        // A way that ends the game counts as having used all dice (§2).
        if used == all || !has_game_end {
            let last = ways.nodes.len();
            let higher = self.only_higher(position, used, &ways.nodes[first..last]);
            for node in first..last {
                let die = ways.nodes[node].action.and_then(Action::die);
                let ended = has_game_end && has_ended(&ways.nodes[node].position) && used < all;
                if !ended && (higher.is_none() || higher == die) {
                    ways.ends.push(node as u32);
                }
            }
        }
        self.add_stops(all, ways);
        for n in 0..ways.ends.len() {
            self.finish(&mut ways.nodes[ways.ends[n] as usize].position);
        }
    }

    /// The die that must be used where only one of two different dice can be, if one must (§2).
    fn only_higher(&self, position: &Position, used: usize, nodes: &[Node]) -> Option<crate::Die> {
        let one_of_two = used == 1 && position.unused.kinds().count() == 2;
        if !one_of_two || self.rules.one_die == OneDie::Either {
            return None;
        }
        let dice = nodes.iter().filter_map(|node| node.action?.die());
        dice.max()
    }

    /// Adds the ends of half munks, after every part of the throw (§8). From a standing pattern every
    /// die can be used, so each is part of a way that uses all.
    fn add_stops(&self, all: usize, ways: &mut Ways) {
        if all < 2 {
            return;
        }
        for node in 1..ways.nodes.len() {
            if self.may_stop(&ways.nodes[node].position) {
                self.add_end(ways, node, Action::Stop);
            }
        }
    }

    fn add_end(&self, ways: &mut Ways, parent: usize, action: Action) {
        let mut position = ways.nodes[parent].position;
        self.play_unchecked(&mut position, action, &mut |_| ());
        ways.ends.push(ways.nodes.len() as u32);
        ways.nodes.push(Node {
            position,
            parent: parent as u32,
            action: Some(action),
        });
    }

    /// Ends the game or passes the turn, after the last use of a way.
    #[inline]
    fn finish(&self, position: &mut Position) {
        if position.outcome.is_none() && !self.end_if_over(position, &mut |_| ()) {
            self.finish_throw(position, &mut |_| ());
        }
    }
}

/// Which positions of a step have been seen: a hash table whose entries are forgotten all at once.
#[derive(Clone, Debug)]
struct Seen {
    slots: Vec<Slot>,
    step: u32,
}

#[derive(Clone, Copy, Debug)]
struct Slot {
    step: u32,
    node: u32,
}

/// A power of two, more than twice the positions that four uses of one die can lead to.
const SLOTS: usize = 1 << 13;

impl Seen {
    fn new() -> Seen {
        Seen {
            slots: vec![Slot { step: 0, node: 0 }; SLOTS],
            step: 0,
        }
    }

    fn forget(&mut self) {
        self.step = self.step.wrapping_add(1);
        if self.step == 0 {
            *self = Seen::new();
            self.step = 1;
        }
    }

    /// Remembers the position of the node at `at`. Whether it is new.
    #[inline]
    fn note(&mut self, nodes: &[Node], at: u32) -> bool {
        let position = &nodes[at as usize].position;
        let mut slot = position.hash() as usize % SLOTS;
        loop {
            let Slot { step, node } = self.slots[slot];
            if step != self.step {
                self.slots[slot] = Slot {
                    step: self.step,
                    node: at,
                };
                return true;
            }
            if nodes[node as usize].position.is_like(position) {
                return false;
            }
            slot = (slot + 1) % SLOTS;
        }
    }
}

impl Position {
    /// A number that is the same for positions that are alike, within a turn.
    #[inline]
    fn hash(&self) -> u64 {
        let [white, black] = &self.checkers;
        (white.hash() ^ black.hash().rotate_left(29)) >> 40
    }

    /// Whether the checkers of both stand alike and the same dice are left, within a turn.
    #[inline]
    fn is_like(&self, other: &Position) -> bool {
        self.checkers == other.checkers && self.unused == other.unused
    }
}
