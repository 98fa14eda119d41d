//! The nodes of a step that have been seen.

use super::node::Node;

/// A hash table whose entries can all be forgotten at once.
#[derive(Clone, Debug)]
pub(super) struct Seen {
    slots: Vec<Slot>,
    /// The number of hash bits that choose the slot.
    bits: u32,
    step: u32,
}

#[derive(Clone, Copy, Debug)]
struct Slot {
    step: u32,
    node: u32,
}

/// More than twice the 3060 ways to share four uses of a die among fifteen checkers.
const BITS: u32 = 13;

/// More than twice the 240 ways to share two uses: a small table stays in the nearest cache.
const BITS_OF_TWO: u32 = 9;

impl Seen {
    pub(super) fn new() -> Seen {
        Seen {
            slots: vec![Slot { step: 0, node: 0 }; 1 << BITS],
            bits: BITS,
            step: 0,
        }
    }

    /// Uses as much of the table as a throw with this many uses needs.
    #[inline]
    pub(super) fn fit(&mut self, uses: u8) {
        self.bits = if uses > 2 { BITS } else { BITS_OF_TWO };
    }

    #[inline]
    pub(super) fn forget(&mut self) {
        self.step = self.step.wrapping_add(1);
        if self.step == 0 {
            let bits = self.bits;
            *self = Seen {
                bits,
                step: 1,
                ..Seen::new()
            };
        }
    }

    /// Remembers the last of the nodes. Returns whether it is new.
    #[inline]
    pub(super) fn note(&mut self, nodes: &[Node]) -> bool {
        let Some((new, _)) = nodes.split_last() else {
            return false;
        };
        let mut at = (new.hash() >> (u64::BITS - self.bits)) as usize;
        let last = (1 << self.bits) - 1;
        loop {
            let slot = &mut self.slots[at & last];
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
