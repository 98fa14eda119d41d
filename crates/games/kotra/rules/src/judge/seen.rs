//! Which nodes of a step have been seen.

use super::ways::Node;

/// A hash table whose entries are forgotten all at once.
#[derive(Clone, Debug)]
pub(super) struct Seen {
    slots: Vec<Slot>,
    step: u32,
}

#[derive(Clone, Copy, Debug)]
struct Slot {
    step: u32,
    node: u32,
}

/// More than twice the 3060 ways to share four uses of a die among fifteen checkers.
const SLOTS: usize = 1 << BITS;
const BITS: u32 = 13;

impl Seen {
    pub(super) fn new() -> Seen {
        Seen {
            slots: vec![Slot { step: 0, node: 0 }; SLOTS],
            step: 0,
        }
    }

    pub(super) fn forget(&mut self) {
        self.step = self.step.wrapping_add(1);
        if self.step == 0 {
            *self = Seen::new();
            self.step = 1;
        }
    }

    /// Remembers the last of the nodes. Whether it is new.
    #[inline]
    pub(super) fn note(&mut self, nodes: &[Node]) -> bool {
        let Some((new, _)) = nodes.split_last() else {
            return false;
        };
        let mut at = (new.hash() >> (u64::BITS - BITS)) as usize;
        loop {
            let slot = &mut self.slots[at % SLOTS];
            if slot.step != self.step {
                *slot = Slot {
                    step: self.step,
                    node: nodes.len() as u32 - 1,
                };
                return true;
            }
            if nodes[slot.node as usize].is_like(new) {
                return false;
            }
            at += 1;
        }
    }
}
