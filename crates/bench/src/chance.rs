//! Chance that costs next to nothing, so that the rules are what is measured.

use sahkku::{Dice, MAX_DICE, Rules};

/// xorshift64*, with every possible throw worked out beforehand.
pub(crate) struct Chance {
    state: u64,
    /// For every number of dice, all their throws one after another.
    throws: [[Dice; 256]; MAX_DICE as usize + 1],
}

impl Chance {
    pub(crate) fn new(rules: &Rules) -> Chance {
        let mut throws = [[Dice::NONE; 256]; MAX_DICE as usize + 1];
        for (count, throws) in throws.iter_mut().enumerate() {
            for (n, dice) in throws.iter_mut().enumerate() {
                let faces = (0..count).map(|die| rules.faces.as_slice()[n >> (2 * die) & 3]);
                *dice = faces.collect();
            }
        }
        Chance {
            state: 0x9e37_79b9_7f4a_7c15,
            throws,
        }
    }

    #[inline]
    fn next(&mut self) -> u32 {
        self.state ^= self.state << 13;
        self.state ^= self.state >> 7;
        self.state ^= self.state << 17;
        (self.state.wrapping_mul(0x2545_f491_4f6c_dd1d) >> 32) as u32
    }

    /// A number below `limit`.
    #[inline]
    pub(crate) fn below(&mut self, limit: u32) -> u32 {
        ((u64::from(self.next()) * u64::from(limit)) >> 32) as u32
    }

    #[inline]
    pub(crate) fn dice(&mut self, count: u8) -> Dice {
        self.throws[usize::from(count)][(self.next() >> 24) as usize]
    }
}

/// Every throw of so many dice that can be told from the others.
pub(crate) fn throws(rules: &Rules, count: u8) -> impl Iterator<Item = Dice> {
    let faces = rules.faces;
    // Faces in falling order only, so that each throw comes once.
    (0..1_usize << (2 * count)).filter_map(move |n| {
        let digits = (0..count).map(move |die| n >> (2 * die) & 3);
        digits
            .clone()
            .is_sorted()
            .then(|| digits.map(|digit| faces.as_slice()[digit]).collect())
    })
}
