//! What the net says about positions.

use super::common::{between, judge, position, swapped};
use crate::{Ends, Evaluation, Kind, PositionEvaluator};
use kotra::{Judge, Munk, Outcome, Pattern, Position, Side, Stage};

/// Positions before a throw, of games from home that are played at random and by the net.
fn positions(judge: &Judge) -> Vec<Position> {
    let mut positions = Vec::new();
    for (seed, player) in (0..6).zip(["random", "steady"].into_iter().cycle()) {
        let record = between(judge, [player; 2], 400, seed);
        let mut game = record.opening();
        for entry in record.entries() {
            if matches!(game.position().stage(), Stage::Throw(_)) {
                positions.push(*game.position());
            }
            game.enter(entry, |_| ()).unwrap();
        }
    }
    positions
}

fn engine(judge: &Judge) -> PositionEvaluator {
    PositionEvaluator::new(judge, Evaluation::learned())
}

#[test]
fn chances_sum_to_one_and_the_equity_is_theirs() {
    let judge = judge(&[]);
    let mut engine = engine(&judge);
    for position in positions(&judge) {
        let ends = engine.ends(&position, Side::White);
        let sum: f32 = ends.chances.iter().sum();
        assert!((sum - 1.0).abs() < 1e-5);
        assert!((ends.wins() + ends.losses() + ends.draw() - 1.0).abs() < 1e-5);
        let mut equity = ends.mar[0] - ends.mar[1];
        for kind in Kind::ALL {
            equity += kind.value().as_f32() * (ends.win(kind) - ends.loss(kind));
        }
        assert!((equity - ends.equity()).abs() < 1e-4);
    }
}

#[test]
fn both_sides_see_the_same() {
    for options in [&[][..], &[("last_throw", "yes"), ("single_die", "yes")]] {
        let judge = judge(options);
        let mut engine = engine(&judge);
        for position in positions(&judge) {
            let ends = engine.ends(&position, Side::White);
            assert_eq!(ends, engine.ends(&position, Side::Black).across());
            let other = swapped(&judge, &position);
            assert_eq!(ends, engine.ends(&other, Side::Black));
        }
    }
}

#[test]
fn what_was_evaluated_before_makes_no_difference() {
    let judge = judge(&[]);
    let mut carried_on = engine(&judge);
    for position in positions(&judge) {
        let ends = carried_on.ends(&position, Side::White);
        assert_eq!(ends, engine(&judge).ends(&position, Side::White));
    }
}

#[test]
fn an_end_that_has_come_is_certain() {
    let judge = judge(&[]);
    for seed in 0..20 {
        let game = between(&judge, ["random"; 2], 2_000, seed).replay(usize::MAX);
        let end = game.position();
        let outcome = end.outcome().unwrap();
        let winner = outcome.winner.unwrap();
        let ends = Ends::of(&outcome, winner);
        assert_eq!(ends.wins(), 1.0);
        assert_eq!(ends.equity(), outcome.value.as_f32());
        assert_eq!(engine(&judge).ends(end, winner.other()), ends.across());
    }
}

#[test]
fn the_other_side_sees_what_mar_adds() {
    let outcome = Outcome::munk(Side::White, Pattern::Meistari, Munk::Whole, true);
    let ends = Ends::of(&outcome, Side::White);
    assert_eq!(ends.across(), Ends::of(&outcome, Side::Black));
    assert_eq!((ends.equity(), ends.across().equity()), (15.0, -15.0));
}

#[test]
fn kinds_stand_in_their_order() {
    for (n, kind) in Kind::ALL.into_iter().enumerate() {
        assert_eq!(kind.index(), n);
    }
    assert_eq!(
        Kind::Munk(Pattern::Meistari, Munk::Half).value().as_f32(),
        6.5
    );
    assert_eq!(Kind::Jan.value().as_f32(), 15.0);
}

#[test]
fn a_won_race_is_won() {
    let judge = judge(&[("after_throws", "0")]);
    let position = position(&judge, "24:2,off:13/19:5,20:5,21:5 white white ??");
    let mut engine = engine(&judge);
    let ends = engine.ends_ahead(&position, Side::White);
    assert_eq!(ends.win(Kind::Off), 1.0);
    assert_eq!(ends.equity(), 2.0);
    assert!(engine.ends(&position, Side::White).wins() > 0.9);
}
