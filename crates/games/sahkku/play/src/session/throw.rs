//! From random bits to faces.

use sahkku::{Rules, Throw};

/// What `count` dice show for some random bits: two bits a die, the lowest first, so that every
/// face is exactly equally likely. At most 32 dice.
#[must_use]
pub fn throw_from_bits(rules: &Rules, count: u8, bits: u64) -> Throw {
    let faces = rules.faces.as_slice();
    (0..count)
        .filter_map(|die| {
            faces
                .get((bits >> (2 * u32::from(die)) & 3) as usize)
                .copied()
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use sahkku::preset;

    #[test]
    fn every_face_is_equally_likely_over_all_bits() {
        let rules = preset("lagesvuotna").unwrap().rules;
        let mut seen = std::collections::BTreeMap::new();
        for bits in 0..64 {
            *seen
                .entry(throw_from_bits(&rules, 3, bits).to_vec())
                .or_insert(0) += 1;
        }
        assert_eq!(seen.len(), 64);
        assert!(seen.values().all(|&count| count == 1));
    }
}
