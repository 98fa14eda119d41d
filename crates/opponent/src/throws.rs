//! What can be thrown, and how likely it is.

use sahkku::{Dice, MAX_DICE, Rules};

/// Every throw of `count` dice that can be told from the others, with its probability; they sum
/// to one. One throw, of no dice, where `count` is 0; no more dice than [`MAX_DICE`].
#[must_use]
pub fn throws(rules: &Rules, count: u8) -> Vec<(Dice, f32)> {
    let faces = rules.faces.as_slice();
    let mut throws = vec![(Dice::NONE, 1.0)];
    for _ in 0..count.min(MAX_DICE) {
        let mut more: Vec<(Dice, f32)> = Vec::new();
        for &(dice, chance) in &throws {
            for &face in faces {
                let (dice, chance) = (dice.with(face), chance / faces.len() as f32);
                match more.iter_mut().find(|(known, _)| *known == dice) {
                    Some((_, sum)) => *sum += chance,
                    None => more.push((dice, chance)),
                }
            }
        }
        throws = more;
    }
    throws
}

#[cfg(test)]
mod tests {
    use super::*;
    use sahkku::PRESETS;

    #[test]
    fn chances_sum_to_one_and_each_throw_comes_once() {
        for preset in PRESETS {
            // With four faces: the number of ways to choose with repetition.
            for (count, different) in [(0, 1), (1, 4), (2, 10), (3, 20), (4, 35)] {
                let throws = throws(&preset.rules, count);
                assert_eq!(throws.len(), different);
                let sum: f32 = throws.iter().map(|(_, chance)| chance).sum();
                assert_eq!(sum, 1.0, "{} {count}", preset.id);
                assert!(throws.iter().all(|(dice, _)| dice.len() == count));
            }
        }
    }
}
