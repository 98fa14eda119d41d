//! A second implementation of the protocol for throws, after docs/distance.md, and a measure of how evenly throws fall.
#![allow(dead_code, reason = "every test uses some of it")]
#![allow(
    clippy::unwrap_used,
    reason = "a test that cannot be set up has failed"
)]

use std::collections::{BTreeMap, BTreeSet};

use bindings::{Environment, Rules};
use game::{Dealt, Game as _, Record, Recorded as _, RuleSets, Turn, set_option, write_rules};
use online::throws::{EXCHANGES, Value};
use online::{GameId, Party};
use rand_core::Rng as _;

use sha2::{Digest as _, Sha256};

use super::common::random;

/// SHA-256 of parts, each preceded by its length.
fn digest(what: &str, parts: &[&[u8]]) -> [u8; 32] {
    let mut hash = Sha256::new();
    for part in [b"sahkku.remote.1", what.as_bytes()].iter().chain(parts) {
        hash.update((part.len() as u64).to_be_bytes());
        hash.update(part);
    }
    hash.finalize().into()
}

/// The value that commits to value `number` of this party.
pub(crate) fn commitment(id: GameId, party: Party, number: u32, value: &Value) -> Value {
    let mut hash = Sha256::new();
    hash.update([b'v']);
    hash.update(id.0);
    hash.update(number.to_be_bytes());
    hash.update([party.index() as u8]);
    hash.update(value.0);
    Value(hash.finalize().into())
}

/// The random bits of an exchange, without end.
pub(crate) fn bits(id: GameId, number: u32, values: &[Value; 2]) -> impl FnMut() -> u64 {
    let [inviter, invited] = values;
    let seed = digest(
        "throw",
        &[&id.0, &number.to_be_bytes(), &inviter.0, &invited.0],
    );
    let mut drawn = 0_u32;
    move || {
        let block = digest("bits", &[&seed, &drawn.to_be_bytes()]);
        drawn += 1;
        u64::from_be_bytes(*block.first_chunk().unwrap())
    }
}

/// The count of each result, and of each result after each other one, over many exchanges of many games.
pub(crate) struct Throws {
    pub(crate) results: BTreeMap<String, u64>,
    pub(crate) pairs: BTreeMap<(String, String), u64>,
}

/// Makes throws as two programs do: each has a chain of values in every game, and shows one value for every exchange.
pub(crate) fn throws<G: Dealt<Entry: std::fmt::Display>>(
    game: &G,
    count: u64,
    seed: u64,
) -> Throws {
    let mut random = random(seed);
    let (mut results, mut pairs) = (BTreeMap::new(), BTreeMap::new());
    let mut last: Option<String> = None;
    let mut left = count;
    while left > 0 {
        let id = GameId(core::array::from_fn(|_| random.next_u64() as u8));
        let exchanges = left.min(u64::from(EXCHANGES)) as u32;
        let chains = Party::BOTH.map(|party| {
            let last = Value(core::array::from_fn(|_| random.next_u64() as u8));
            chain(id, party, exchanges, last)
        });
        for number in 1..=exchanges {
            let values = chains.each_ref().map(|chain| chain[number as usize]);
            let dealt = game.deal(bits(id, number, &values)).unwrap().to_string();
            *results.entry(dealt.clone()).or_default() += 1;
            if let Some(last) = last.replace(dealt.clone()) {
                *pairs.entry((last, dealt)).or_default() += 1;
            }
        }
        left -= u64::from(exchanges);
    }
    Throws { results, pairs }
}

/// The values of a party, the anchor first.
fn chain(id: GameId, party: Party, exchanges: u32, last: Value) -> Vec<Value> {
    let mut chain = vec![last];
    for number in (1..=exchanges).rev() {
        let before = commitment(id, party, number, &chain[chain.len() - 1]);
        chain.push(before);
    }
    chain.reverse();
    chain
}

/// Measures how far counts are from equal: chi-square, its degrees of freedom, and the excess in standard deviations of a normal
/// distribution (after Wilson and Hilferty). `cells` is the number of results.
pub(crate) fn chi_square<K>(counts: &BTreeMap<K, u64>, cells: usize) -> (f64, usize, f64) {
    let all: u64 = counts.values().sum();
    let expected = all as f64 / cells as f64;
    let fallen: f64 = counts
        .values()
        .map(|&count| (count as f64 - expected).powi(2) / expected)
        .sum();
    // Results that never fell.
    let square = fallen + (cells - counts.len()) as f64 * expected;
    let freedom = cells - 1;
    let part = 2.0 / (9.0 * freedom as f64);
    let deviations = ((square / freedom as f64).cbrt() - (1.0 - part)) / part.sqrt();
    (square, freedom, deviations)
}

/// Kinds with more results are left out: each result would fall too seldom to be counted.
const MOST_RESULTS: usize = 256;

/// A kind of throw: what is thrown, the number of its equally likely results, and the game that waits for it.
pub(crate) type Kind<G> = (String, usize, G);

/// The kinds of throws for who begins and of first turns, under the rule sets of a game and under each with one option changed.
pub(crate) fn kinds<P: Environment>() -> Vec<Kind<P::Game>> {
    let mut kinds = BTreeMap::new();
    for rules in rule_sets::<Rules<P>>() {
        let Ok(judge) = rules.judge() else { continue };
        let mut game = Record::<P::Game>::new(judge, None).opening();
        let mut random = random(2026);
        while let Turn::Chance(side) = game.turn() {
            let mut chances = Vec::new();
            P::chances(&game, &mut chances);
            let least = chances.iter().fold(1.0, |least: f64, (_, p)| least.min(*p));
            let of_whom = if side.is_none() {
                "who begins"
            } else {
                "a turn"
            };
            let what = format!("{} {}, {of_whom}", P::Game::ID, write_rules(&rules));
            let results = chances.iter().map(|(entry, _)| entry.to_string());
            kinds
                .entry(results.collect::<BTreeSet<_>>())
                .or_insert_with(|| (what, least.recip().round() as usize, game.clone()));
            let entry = game.deal(|| random.next_u64()).unwrap();
            game.enter_unseen(&entry).unwrap();
        }
    }
    let mut kinds: Vec<Kind<P::Game>> = kinds.into_values().collect();
    kinds.retain(|(_, cells, _)| *cells <= MOST_RESULTS);
    kinds
}

/// The named rule sets, and each with one option changed.
fn rule_sets<R: RuleSets>() -> Vec<R> {
    let flips = R::PRESETS.iter().flat_map(|preset| {
        let values = R::OPTIONS.iter().flat_map(|option| {
            let values = option.values().into_iter();
            values.map(|value| (option.name, value))
        });
        values.filter_map(|(option, value)| {
            let mut rules = preset.rules;
            set_option(&mut rules, option, &value).ok()?;
            Some(rules)
        })
    });
    let named = R::PRESETS.iter().map(|preset| preset.rules);
    named.chain(flips).collect()
}
