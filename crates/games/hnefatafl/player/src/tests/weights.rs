//! The weights in the docs are those that the players use.

use std::collections::BTreeSet;

use crate::{Family, Feature, WeightTable, Weights};
use hnefatafl::{preset, read_rules};

const DOC: &str = include_str!("../../../docs/opponents.md");

/// The cells of the rows below the table head that begins with this word.
fn rows(head: &str) -> Vec<Vec<&str>> {
    let (_, rest) = DOC.split_once(&format!("\n| {head} |")).unwrap();
    let rows = rest
        .lines()
        .skip(2)
        .take_while(|line| line.starts_with('|'));
    rows.map(|line| line.trim_matches('|').split('|').map(str::trim).collect())
        .collect()
}

#[test]
fn the_docs_name_the_weights_of_the_players() {
    let rows = rows("feature");
    let named: BTreeSet<&str> = rows.iter().map(|row| row[0].trim_matches('`')).collect();
    assert_eq!(named, Feature::WORDS.iter().copied().collect());
    for row in rows {
        let feature = Feature::from_word(row[0].trim_matches('`')).unwrap();
        let points: Vec<i32> = row[1..].iter().map(|cell| cell.parse().unwrap()).collect();
        let used = ["tablut", "brandubh"].map(|id| {
            let rules = &preset(id).unwrap().rules;
            Weights::of(WeightTable::Learned, rules).0[feature as usize]
        });
        assert_eq!(points, used, "{}", feature.word());
    }
}

#[test]
fn the_families_are_those_of_the_docs() {
    let rows = rows("family");
    let named: Vec<&str> = rows.iter().map(|row| row[0].trim_matches('`')).collect();
    assert_eq!(named, Family::WORDS);
    let of = |text: &str| Family::of(&read_rules(text).unwrap());
    assert_eq!(of("linne"), of("tablut board=11 king_taken=two"));
    assert_ne!(of("brandubh"), of("tablut"));
    assert_eq!(of("tablut escape=corner"), None);
}
