//! The weights of a net as bytes, and those of the players.

use super::common::judge;
use crate::{Evaluation, Kind, Net, NotWeights, PositionEvaluator};
use kotra::Side;

/// A net with small weights that are all different.
fn net() -> Net {
    let mut net = Net::zero();
    for (n, weight) in net.weights_mut().enumerate() {
        *weight = (n * 7919 % 4001) as f32 / 1024.0 - 2.0;
    }
    net
}

#[test]
fn weights_are_small_and_are_read_as_they_were_written() {
    let bytes = net().write();
    assert!(bytes.len() < 60_000, "{}", bytes.len());
    assert_eq!(Net::read(&bytes), Ok(net()));
}

#[test]
fn other_bytes_are_refused() {
    let good = net().write();
    assert_eq!(Net::read(b""), Err(NotWeights));
    assert_eq!(Net::read(b"<!doctype html>"), Err(NotWeights));
    for cut in [10, good.len() / 2, good.len() - 1] {
        assert_eq!(Net::read(&good[..cut]), Err(NotWeights));
    }
    for place in (0..good.len()).step_by(997) {
        let mut damaged = good.clone();
        damaged[place] ^= 4;
        assert_eq!(Net::read(&damaged), Err(NotWeights), "byte {place}");
    }
}

#[test]
fn the_players_have_learned() {
    let Evaluation::Net(net) = Evaluation::learned() else {
        unreachable!("the players have a net");
    };
    assert_ne!(*net, Net::zero());
    let judge = judge(&[]);
    let mut engine = PositionEvaluator::new(&judge, Evaluation::learned());
    let ends = engine.ends(&judge.start(Side::White), Side::White);
    // Half of all games between strong players end in jan, and most others by bearing off.
    assert!((0.3..0.7).contains(&(ends.win(Kind::Jan) + ends.loss(Kind::Jan))));
    assert!((0.2..0.6).contains(&(ends.win(Kind::Off) + ends.loss(Kind::Off))));
}
