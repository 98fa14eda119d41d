//! Weights as bytes.

use sahkku_player::programs::weights;
use sahkku_player::{FEATURE_COUNT, HIDDEN_UNITS, Net, NetError, weights_for};

fn untrained() -> Net {
    let weight = |n: usize| (n * 7919 % 255) as f32 / 127.0 - 1.0;
    Net {
        hidden_weights: (0..FEATURE_COUNT)
            .map(|n| core::array::from_fn(|unit| weight(n * HIDDEN_UNITS + unit)))
            .collect(),
        hidden_biases: core::array::from_fn(weight),
        output_weights: core::array::from_fn(|unit| weight(unit + 100)),
        output_bias: 0.25,
    }
}

#[test]
fn weights_are_small_and_are_read_as_they_were_written() {
    let bytes = untrained().write();
    assert!(bytes.len() <= 64 * 1024, "{}", bytes.len());
    let net = Net::read(&bytes).unwrap();
    assert_eq!(net.write(), bytes);
    for (row, read) in untrained().hidden_weights.iter().zip(&net.hidden_weights) {
        for (weight, read) in row.iter().zip(read) {
            assert!((weight - read).abs() <= 0.5 / 127.0);
        }
    }
}

#[test]
fn other_bytes_are_refused() {
    let good = untrained().write();
    assert_eq!(Net::read(b""), Err(NetError::NotWeights));
    assert_eq!(Net::read(b"<!doctype html>"), Err(NetError::NotWeights));
    for cut in [14, good.len() / 2, good.len() - 1] {
        assert!(matches!(
            Net::read(&good[..cut]),
            Err(NetError::Length { .. })
        ));
    }
    let mut other = good.clone();
    other[8] += 1;
    assert_eq!(
        Net::read(&other),
        Err(NetError::Version {
            found: 2,
            expected: 1
        })
    );
    for place in (10..good.len()).step_by(97) {
        let mut damaged = good.clone();
        damaged[place] ^= 4;
        assert_eq!(Net::read(&damaged), Err(NetError::Damaged), "byte {place}");
    }
    let mut not_finite = untrained();
    not_finite.output_weights[3] = f32::NAN;
    assert_eq!(Net::read(&not_finite.write()), Err(NetError::Damaged));
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
