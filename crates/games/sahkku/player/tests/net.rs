//! Weights as bytes.

use game::NetError;
use sahkku_player::programs::weights;
use sahkku_player::{FEATURE_COUNT, HIDDEN_UNITS, Net, read_net, weights_for, write_net};

fn untrained() -> Net {
    let weight = |n: usize| (n * 7919 % 255) as f32 / 127.0 - 1.0;
    Net {
        hidden_weights: (0..FEATURE_COUNT)
            .map(|n| core::array::from_fn(|unit| weight(n * HIDDEN_UNITS + unit)))
            .collect(),
        hidden_biases: core::array::from_fn(weight),
        output_weights: core::array::from_fn(|unit| [weight(unit + 100)]),
        output_biases: [0.25],
    }
}

#[test]
fn weights_are_small_and_are_read_as_they_were_written() {
    let bytes = write_net(&untrained());
    assert!(bytes.len() <= 64 * 1024, "{}", bytes.len());
    let net = read_net(&bytes).unwrap();
    assert_eq!(write_net(&net), bytes);
    for (row, read) in untrained().hidden_weights.iter().zip(&net.hidden_weights) {
        for (weight, read) in row.iter().zip(read) {
            assert!((weight - read).abs() <= 0.5 / 127.0);
        }
    }
}

#[test]
fn weights_that_are_not_finite_are_refused() {
    let mut net = untrained();
    net.output_weights[3] = [f32::NAN];
    assert_eq!(read_net(&write_net(&net)), Err(NetError::Damaged));
}

#[test]
fn every_rule_set_that_names_weights_has_them() {
    for preset in sahkku::PRESETS {
        let names_weights = weights_for(&preset.rules).is_some();
        assert_eq!(
            weights(&preset.rules).is_some(),
            names_weights,
            "{}",
            preset.id
        );
    }
}
