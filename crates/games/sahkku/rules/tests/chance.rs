//! Chance from random bits: each result can come next, and is exactly as likely as with dice.

use std::collections::BTreeMap;

use game::Dealt;
use sahkku::{Action, Dice, DieSet, Entry, Face, Game, Judge, PRESETS, Phase, Side, ThrowOff};

#[test]
fn a_choice_of_dice_to_throw_again_is_a_decision() {
    let dice = DieSet::NONE.with(1).unwrap();
    for entry in [
        Entry::Rethrow(dice),
        Entry::Action(Action::Rethrow(1)),
        Entry::Action(Action::Stop),
    ] {
        assert!(Game::is_decision(&entry) && !Game::is_chance(&entry));
    }
}

/// How often the entries come up for these draws.
fn counts(game: &Game, draws: impl Iterator<Item = u64>) -> BTreeMap<String, u32> {
    let mut counts = BTreeMap::new();
    for bits in draws {
        let entry = game.deal(|| bits).unwrap();
        *counts.entry(entry.to_string()).or_default() += 1;
    }
    counts
}

#[test]
fn every_result_is_equally_likely_over_all_bits() {
    for preset in &PRESETS {
        for (way, each, rounds) in [("first-x", 1_u32, 16), ("most-x", 3, 4096), ("lot", 0, 2)] {
            let mut rules = preset.rules;
            rules.set("throw_off", way).unwrap();
            let game = Game::new(Judge::new(rules).unwrap());
            let low = 0_u64..if each == 0 { 2 } else { 1 << (2 * each) };
            let draws = low.flat_map(|men| {
                let high = 0_u64..1 << (2 * each);
                high.map(move |women| women << 32 | men)
            });
            let seen = counts(&game, draws);
            assert_eq!(seen.len(), rounds, "{} {way}", preset.id);
            assert!(seen.values().all(|&count| count == 1));
        }
        let judge = Judge::new(preset.rules).unwrap();
        let start = judge.start(Side::Women);
        let game = Game::from_position(judge, start);
        let all = 1 << (2 * preset.rules.dice);
        let seen = counts(&game, 0..all);
        assert_eq!(seen.len() as u64, all, "{}", preset.id);
    }
}

#[test]
fn the_same_bits_give_the_same_dice_in_every_version() {
    let bits = 0b11_10_01_00 | 0b01_01_00 << 32;
    let dealt = |game: &Game| game.deal(|| bits).unwrap().to_string();
    let judge = |text: &str| Judge::new(sahkku::read_rules(text).unwrap()).unwrap();
    let begun = |text: &str| {
        let judge = judge(text);
        let start = judge.start(Side::Men);
        Game::from_position(judge, start)
    };
    assert_eq!(dealt(&begun("lagesvuotna")), "X,II,III");
    assert_eq!(dealt(&begun("lagesvuotna dice=4")), "X,II,III,-");
    let first = Game::new(judge("lagesvuotna throw_off=most-x"));
    assert_eq!(first.phase(), Phase::ThrowOff);
    assert_eq!(dealt(&first), "round X,II,III/X,II,II");
    let lot = Game::new(judge("lagesvuotna throw_off=lot"));
    assert_eq!(dealt(&lot), "begins men");
    assert_eq!(lot.deal(|| 1).unwrap(), Entry::Begins(Side::Women));
}

/// §3 throw-off: one rule decides for every pair of throws.
#[test]
fn throw_off_is_the_same_for_both_sides() {
    let throws = |count| -> Vec<Dice> {
        let faces = [Face::X, Face::II, Face::Blank];
        (0..3_usize.pow(count))
            .map(|n| {
                (0..count)
                    .map(|die| faces[n / 3_usize.pow(die) % 3])
                    .collect()
            })
            .collect()
    };
    for count in [1, 3] {
        for &men in &throws(count) {
            for &women in &throws(count) {
                let begins = ThrowOff::begins(men, women);
                assert_eq!(begins, ThrowOff::begins(women, men).map(Side::other));
                let tie = men.count(Face::X) == women.count(Face::X);
                assert_eq!(begins.is_none(), tie, "{men} {women}");
            }
        }
    }
}
