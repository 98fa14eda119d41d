//! From random bits to dice.

use kotra::{DiceCount, Die, Throw};

/// What so many dice show for some random bits: three bits a die, the lowest first, and the next three where they count
/// six or seven, so that every face is equally likely. For one of some 10¹¹ draws that runs out of bits; then the last
/// ones are taken as they come.
#[must_use]
pub fn throw_from_bits(count: DiceCount, bits: u64) -> Throw {
    let parts = (0..21).map(|n| bits >> (3 * n) & 7);
    let mut dice = parts.filter_map(|part| Die::new(part as u8 + 1));
    let mut next = || dice.next().unwrap_or(Die::ALL[(bits >> 32) as usize % 6]);
    let first = next();
    match count {
        DiceCount::One => Throw::one(first),
        DiceCount::Two => Throw::two(first, next()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeMap;

    #[test]
    fn every_throw_is_equally_likely_over_all_bits() {
        let mut seen = BTreeMap::new();
        // Draws in which the first four parts do not suffice are left out: all throws are alike in them.
        for bits in 0..1_u64 << 12 {
            let usable = (0..4).filter(|n| bits >> (3 * n) & 7 < 6).count();
            if usable >= 2 {
                let throw = throw_from_bits(DiceCount::Two, bits);
                *seen.entry(throw).or_insert(0) += 1;
            }
        }
        assert_eq!(seen.len(), 36);
        let counts: Vec<u32> = seen.into_values().collect();
        assert!(counts.iter().all(|count| *count == counts[0]));
    }

    #[test]
    fn bits_that_run_out_throw_all_the_same() {
        let throw = throw_from_bits(DiceCount::Two, u64::MAX);
        assert_eq!(throw.count(), DiceCount::Two);
        assert_eq!(throw_from_bits(DiceCount::One, 4), Throw::one(Die::ALL[4]));
    }
}
