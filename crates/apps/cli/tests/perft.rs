//! `sahkku perft` compared with the most direct way to count.

use std::collections::BTreeMap;

use sahkku::{Actions, Dice, Judge, PRESETS, Position, Side, Stage};

use crate::common::sahkku;

/// Counts every die separately, with equal throws grouped, and every legal action.
fn count_by_hand(judge: &Judge, position: &Position, depth: u8) -> (u128, u128) {
    if depth == 0 {
        return (1, 1);
    }
    match position.stage() {
        Stage::Over(_) => (0, 0),
        Stage::Throw(dice) => {
            let mut throws: BTreeMap<Dice, u128> = BTreeMap::new();
            for number in 0..4_usize.pow(dice.into()) {
                let shown: Dice = (0..dice)
                    .map(|die| judge.rules().faces.as_slice()[number / 4_usize.pow(die.into()) % 4])
                    .collect();
                *throws.entry(shown).or_default() += 1;
            }
            let counts = throws.into_iter().map(|(dice, ways)| {
                let mut after = *position;
                judge.throw(&mut after, dice, |_| ()).unwrap();
                let (leaves, below) = count_by_hand(judge, &after, depth - 1);
                (leaves, below * ways)
            });
            counts.fold((0, 0), |sum, count| (sum.0 + count.0, sum.1 + count.1))
        }
        Stage::Decide => {
            let mut legal = Actions::new();
            judge.legal(position, &mut legal);
            let counts = legal.iter().map(|&action| {
                let mut after = *position;
                judge.play(&mut after, action, |_| ()).unwrap();
                count_by_hand(judge, &after, depth - 1)
            });
            counts.fold((0, 0), |sum, count| (sum.0 + count.0, sum.1 + count.1))
        }
    }
}

#[test]
fn perft_agrees_with_counting_by_hand() {
    for preset in &PRESETS {
        let judge = Judge::new(preset.rules).unwrap();
        let start = judge.start(Side::Men);
        for depth in 1..=3 {
            let id = preset.id;
            let out = sahkku(&format!("perft start {depth} --rules {id}")).fine();
            let (leaves, ways) = count_by_hand(&judge, &start, depth);
            let last = out.lines().last().unwrap().split_whitespace();
            let counted: Vec<u128> = last.map(|number| number.parse().unwrap()).collect();
            assert_eq!(counted, [depth.into(), leaves, ways], "{id}");
        }
    }
}
