//! The weights of a net as bytes, and those of the players.

use super::common::judge;
use crate::{
    Evaluation, FEATURE_COUNT, Kind, Net, OUTPUTS, PositionEvaluator, read_net, write_net,
};
use kotra::Side;

#[test]
fn weights_are_small_and_are_read_as_they_were_written() {
    let mut net = Net::zero();
    for (n, row) in net.rows_mut().enumerate() {
        let written = if n > FEATURE_COUNT {
            OUTPUTS
        } else {
            row.len()
        };
        for (m, weight) in row[..written].iter_mut().enumerate() {
            *weight = ((100 * n + m) * 7919 % 4001) as f32 / 1024.0 - 2.0;
        }
    }
    let bytes = write_net(&net);
    assert!(bytes.len() < 60_000, "{}", bytes.len());
    assert_eq!(read_net(&bytes), Ok(net));
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
