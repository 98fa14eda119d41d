//! The evaluation by hand.

use sahkku::{Judge, Side, preset};
use sahkku_player::{BoardTables, Evaluator, HandCrafted};

/// The evaluation for the men, who throw next, under rules that protect sleepers and where a
/// blocked side loses.
fn evaluate_for_men(position: &str) -> f32 {
    let judge = Judge::new(preset("globe-joueur").unwrap().rules).unwrap();
    let position = judge.read_position(position).unwrap();
    HandCrafted.win_probability(&judge, &BoardTables::new(&judge), &position, Side::Men)
}

#[test]
fn a_blocked_soldier_is_worth_less_than_a_free_one() {
    let blocked = evaluate_for_men("2Mw*12./7K7/m*12.3 m m ?,?,?");
    let free = evaluate_for_men("3w*12./2M4K7/m*12.3 m m ?,?,?");
    assert!(blocked < free - 0.1, "{blocked} {free}");
}

#[test]
fn unusable_faces_are_dangerous_only_without_sleepers() {
    let without = evaluate_for_men("2Mw*12./7K7/15 m m ?,?,?");
    let with_sleeper = evaluate_for_men("2Mw*12./7K7/m*1.14 m m ?,?,?");
    assert!(without < with_sleeper / 2.0, "{without} {with_sleeper}");
}
