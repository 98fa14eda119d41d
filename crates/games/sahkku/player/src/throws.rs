//! All throws and their probabilities.

use sahkku::{Dice, MAX_DICE, Rules};

/// Every distinct throw of `count` dice, at most [`MAX_DICE`], with its probability. The probabilities sum to one. Zero dice
/// have one throw, the empty one.
#[must_use]
pub fn throws(rules: &Rules, count: u8) -> Vec<(Dice, f32)> {
    let faces = rules.faces.as_slice();
    let mut throws = vec![(Dice::NONE, 1.0)];
    for _ in 0..count.min(MAX_DICE) {
        let mut more: Vec<(Dice, f32)> = Vec::new();
        for &(dice, probability) in &throws {
            for &face in faces {
                let (dice, probability) = (dice.with(face), probability / faces.len() as f32);
                match more.iter_mut().find(|(known, _)| *known == dice) {
                    Some((_, sum)) => *sum += probability,
                    None => more.push((dice, probability)),
                }
            }
        }
        throws = more;
    }
    throws
}
