//! One turn as a whole: every way to use the dice, die by die, equal results merged.

use core::mem;

use rustc_hash::FxHashMap;
use sahkku::{Action, Actions, MAX_ACTIONS, Position, Side, Stage};

use crate::Mind;
use crate::habits::{Habits, Sight, taste};

/// Which of the first actions lead somewhere: a bit each.
#[derive(Clone, Copy, Default)]
pub(crate) struct Roots([u64; MAX_ACTIONS / 64]);

impl Roots {
    fn only(n: usize) -> Roots {
        let mut roots = Roots::default();
        if let Some(word) = roots.0.get_mut(n / 64) {
            *word |= 1 << (n % 64);
        }
        roots
    }

    fn add(&mut self, more: Roots) {
        for (word, more) in self.0.iter_mut().zip(more.0) {
            *word |= more;
        }
    }

    pub(crate) fn has(&self, n: usize) -> bool {
        self.0
            .get(n / 64)
            .is_some_and(|word| word >> (n % 64) & 1 == 1)
    }
}

/// A position that the turn leads to, and what it is worth to the side whose turn it is.
#[derive(Clone)]
pub(crate) struct Node {
    pub(crate) position: Position,
    pub(crate) chance: f32,
    pub(crate) roots: Roots,
}

/// Which unfinished turns are not followed any further, and what is overlooked.
#[derive(Clone, Copy)]
pub(crate) struct Manner {
    pub(crate) habits: Habits,
    pub(crate) whim: u64,
}

/// A turn that is being followed to its ends.
pub(crate) struct Turn {
    side: Side,
    depth: usize,
    /// Unfinished turns with the same number of dice used, the best last; and with one more.
    open: Vec<Node>,
    next: Vec<Node>,
    ends: Vec<Node>,
    known: FxHashMap<Position, usize>,
    known_ends: FxHashMap<Position, usize>,
    /// Dice taken up to be thrown again.
    pub(crate) rethrown: Vec<Node>,
}

impl Turn {
    /// A turn in a position in which something is to be decided.
    pub(crate) fn new(position: &Position) -> Turn {
        let root = Node {
            position: *position,
            chance: 0.5,
            roots: Roots::default(),
        };
        Turn {
            side: position.turn(),
            depth: 0,
            open: vec![root],
            next: Vec::new(),
            ends: Vec::new(),
            known: FxHashMap::default(),
            known_ends: FxHashMap::default(),
            rethrown: Vec::new(),
        }
    }

    /// Follows one position one die further. The number of evaluations that it took; `None` when
    /// nothing is left to follow.
    pub(crate) fn step(&mut self, mind: &Mind, manner: &Manner) -> Option<u32> {
        if self.open.is_empty() {
            if self.next.is_empty() {
                return None;
            }
            self.known.clear();
            self.open = mem::take(&mut self.next);
            self.depth += 1;
            // The order of equals is that in which they were found: the same everywhere.
            self.open.sort_by(|a, b| b.chance.total_cmp(&a.chance));
            self.open.truncate(manner.habits.width.max(1));
            self.open.reverse();
        }
        let node = self.open.pop()?;
        let mut legal = Actions::new();
        mind.judge().legal(&node.position, &mut legal);
        let seen = |action: &Action| !manner.habits.overlook(*action, self.depth, manner.whim);
        let sees_any = legal.iter().any(seen);
        let mut evaluations = 0;
        for (n, &action) in legal.iter().enumerate() {
            if sees_any && manner.habits.overlook(action, self.depth, manner.whim) {
                continue;
            }
            let roots = if self.depth == 0 {
                Roots::only(n)
            } else {
                node.roots
            };
            evaluations += self.follow(mind, manner, &node.position, action, roots);
        }
        Some(evaluations)
    }

    fn follow(
        &mut self,
        mind: &Mind,
        manner: &Manner,
        from: &Position,
        action: Action,
        roots: Roots,
    ) -> u32 {
        let mut position = *from;
        mind.judge()
            .play_unchecked(&mut position, action, &mut |_| ());
        let tastes = manner.habits.sight == Sight::Taste;
        if let (Action::Rethrow(_), false) = (action, tastes) {
            self.rethrown.push(Node {
                position,
                chance: 0.5,
                roots,
            });
            return 0;
        }
        let ends = tastes || position.stage() != Stage::Decide;
        let (known, nodes) = if ends {
            (&mut self.known_ends, &mut self.ends)
        } else {
            (&mut self.known, &mut self.next)
        };
        if let Some(&n) = known.get(&position) {
            nodes[n].roots.add(roots);
            return 0;
        }
        known.insert(position, nodes.len());
        let chance = if tastes {
            taste(mind.judge(), from, action)
        } else {
            mind.glance(&position, self.side)
        };
        nodes.push(Node {
            position,
            chance,
            roots,
        });
        1
    }

    /// The ends that were found so far.
    pub(crate) fn ends(&self) -> &[Node] {
        &self.ends
    }
}
