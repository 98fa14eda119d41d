//! `sahkku perft`.

use std::collections::BTreeMap;

use sahkku::{Actions, Dice, Judge, PRESETS, Position, Side, Stage};

use super::FIRST_X;
use crate::common::sahkku;

/// The leaves and ways in the last line.
fn perft(words: &str) -> (u128, u128) {
    let out = sahkku(&format!("perft {words}")).fine();
    let last: Vec<&str> = out.lines().last().unwrap().split_whitespace().collect();
    (last[1].parse().unwrap(), last[2].parse().unwrap())
}

/// Counts in the most direct way: every die separately, with equal throws grouped, and every action that could be written and
/// is not refused.
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
fn perft_counts_throws() {
    // Three dice with four faces: 4·5·6/6 different throws, 4³ ways. Two dice: 10 and 16.
    assert_eq!(perft("start 0"), (1, 1));
    assert_eq!(perft("start 1"), (20, 64));
    assert_eq!(perft("start 1 --rules maze"), (10, 16));
    assert_eq!(perft("start 1 --set dice=4"), (35, 256));
    assert_eq!(perft("start 1 --set dice=1"), (4, 4));
}

#[test]
fn perft_counts_the_first_actions() {
    // Lágesvuotna, all asleep: 10 throws of 20 show no X, and pass; the other side throws: 20 each. With an X: the front
    // soldier, the queen left or right, and 1, 2 or 3 to throw again.
    let with_x = [(1, 6), (2, 3), (3, 1)];
    let actions: u128 = with_x
        .iter()
        .map(|(crosses, throws)| throws * (3 + crosses))
        .sum();
    assert_eq!(perft("start 2").0, actions + 10 * 20);
    // The same throws, weighted by frequency: 27 + 9·… of 64 show no X.
    let ways = 27 * 4 + 9 * 5 + 6 + 27 * 64;
    assert_eq!(perft("start 2").1, ways);
}

#[test]
fn perft_agrees_with_counting_by_hand() {
    for preset in &PRESETS {
        let judge = Judge::new(preset.rules).unwrap();
        let start = judge.start(Side::Men);
        for depth in 1..=3 {
            let counted = perft(&format!("start {depth} --rules {}", preset.id));
            assert_eq!(
                counted,
                count_by_hand(&judge, &start, depth),
                "{} {depth}",
                preset.id
            );
        }
    }
}

#[test]
fn perft_divided_adds_up() {
    let out = sahkku(&format!("perft '{FIRST_X}' 3 --divide")).fine();
    let rows: Vec<Vec<&str>> = out
        .lines()
        .map(|line| line.split_whitespace().collect())
        .collect();
    let (last, parts) = rows.split_last().unwrap();
    let sum = |column: usize| -> u128 {
        let parts = parts
            .iter()
            .filter(|row| row.len() == 3 && row[0] != "depth");
        parts.map(|row| row[column].parse::<u128>().unwrap()).sum()
    };
    assert_eq!(
        (sum(1), sum(2)),
        (last[1].parse().unwrap(), last[2].parse().unwrap())
    );
    assert!(rows.iter().any(|row| row.first() == Some(&"X:+a15-b15")));
}

#[test]
fn perft_ends_with_the_game() {
    assert_eq!(perft("'w*15./3wq3K7/m*15. m m X,III,-' 3"), (0, 0));
}
