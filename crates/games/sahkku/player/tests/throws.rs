//! Throws and their probabilities.

use sahkku::PRESETS;
use sahkku_player::throws;

#[test]
fn probabilities_sum_to_one_and_each_throw_comes_once() {
    for preset in PRESETS {
        // The number of multisets of four faces.
        for (count, different) in [(0, 1), (1, 4), (2, 10), (3, 20), (4, 35)] {
            let throws = throws(&preset.rules, count);
            assert_eq!(throws.len(), different);
            let sum: f32 = throws.iter().map(|(_, probability)| probability).sum();
            assert_eq!(sum, 1.0, "{} {count}", preset.id);
            assert!(throws.iter().all(|(dice, _)| dice.len() == count));
        }
    }
}
