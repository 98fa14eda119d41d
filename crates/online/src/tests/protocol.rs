//! A second implementation of the protocol for throws, after docs/distance.md. Throws made by it are evenly distributed and
//! independent of the throw before: 30,000 of each kind, a million with `--all`.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Display;

use bindings::{Environment, Rules};
use game::{Dealt, Game as _, Record, Recorded as _, RuleSets, Turn, set_option, write_rules};
use games::{GameName, with_game};
use online::throws::{EXCHANGES, Value};
use online::{GameId, Party};
use rand_core::Rng as _;
use sha2::{Digest as _, Sha256};
use testkit::tries;

use super::common::{bytes, random};

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
    let (number, party) = (number.to_be_bytes(), [party.index() as u8]);
    let block = [&b"v"[..], &id.0, &number, &party, &value.0].concat();
    Value(Sha256::digest(block).into())
}

/// The random bits of an exchange, without end.
pub(crate) fn bits(id: GameId, number: u32, values: &[Value; 2]) -> impl FnMut() -> u64 + use<> {
    let [inviter, invited] = values;
    let number = number.to_be_bytes();
    let seed = digest("throw", &[&id.0, &number, &inviter.0, &invited.0]);
    let mut drawn = 0_u32;
    move || {
        let block = digest("bits", &[&seed, &drawn.to_be_bytes()]);
        drawn += 1;
        u64::from_be_bytes(*block.first_chunk().unwrap())
    }
}

/// The count of each result, and of each result after each other one.
type Counts = (BTreeMap<String, u64>, BTreeMap<(String, String), u64>);

/// Makes throws as two programs do: each has a chain of values in every game, and shows one value for every exchange.
fn throws<G: Dealt<Entry: Display>>(game: &G, count: usize) -> Counts {
    // The seed is fixed, so this never fails by chance.
    let random = &mut random(2026);
    let (mut results, mut pairs) = (BTreeMap::new(), BTreeMap::new());
    let mut last: Option<String> = None;
    let mut left = count as u32;
    while left > 0 {
        let id = GameId(bytes(random));
        let exchanges = left.min(EXCHANGES);
        let mut chains = Party::BOTH.map(|party| {
            let mut chain = vec![Value(bytes(random))];
            for number in (1..=exchanges).rev() {
                chain.push(commitment(id, party, number, chain.last().unwrap()));
            }
            chain
        });
        for chain in &mut chains {
            chain.pop();
        }
        for number in 1..=exchanges {
            let values = chains.each_mut().map(|chain| chain.pop().unwrap());
            let dealt = game.deal(bits(id, number, &values)).unwrap().to_string();
            *results.entry(dealt.clone()).or_default() += 1;
            if let Some(last) = last.replace(dealt.clone()) {
                *pairs.entry((last, dealt)).or_default() += 1;
            }
        }
        left -= exchanges;
    }
    (results, pairs)
}

/// How far counts are from equal, in standard deviations: chi-square as a normal distribution, after Wilson and Hilferty.
/// `cells` is the number of results.
fn deviations<K>(counts: &BTreeMap<K, u64>, cells: usize) -> f64 {
    let expected = counts.values().sum::<u64>() as f64 / cells as f64;
    let square = |&count: &u64| (count as f64 - expected).powi(2) / expected;
    let fallen: f64 = counts.values().map(square).sum();
    // Results that never fell.
    let square = fallen + (cells - counts.len()) as f64 * expected;
    let freedom = (cells - 1) as f64;
    let part = 2.0 / (9.0 * freedom);
    ((square / freedom).cbrt() - (1.0 - part)) / part.sqrt()
}

/// What is thrown, the number of its equally likely results, and the game that waits for it.
type Kind<G> = (String, usize, G);

/// The kinds of throws for who begins and of first turns, under the rule sets of a game and under each with one option changed.
fn kinds<P: Environment>() -> Vec<Kind<P::Game>> {
    let mut kinds = BTreeMap::new();
    for rules in rule_sets::<Rules<P>>() {
        let Ok(judge) = rules.judge() else { continue };
        let mut game = Record::<P::Game>::new(judge, None).opening();
        let mut random = random(2026);
        while let Turn::Chance(_) = game.turn() {
            let mut chances = Vec::new();
            P::chances(&game, &mut chances);
            let least = chances.iter().fold(1.0, |least: f64, (_, p)| least.min(*p));
            let what = format!("{} {}", P::Game::ID, write_rules(&rules));
            let results = chances.iter().map(|(entry, _)| entry.to_string());
            kinds
                .entry(results.collect::<BTreeSet<_>>())
                .or_insert_with(|| (what, least.recip().round() as usize, game.clone()));
            let entry = game.deal(|| random.next_u64()).unwrap();
            game.enter_unseen(&entry).unwrap();
        }
    }
    let mut kinds: Vec<Kind<P::Game>> = kinds.into_values().collect();
    // Each of more results would fall too seldom to be counted.
    kinds.retain(|(_, cells, _)| *cells <= 256);
    kinds
}

/// The named rule sets, and each with one option changed.
fn rule_sets<R: RuleSets>() -> Vec<R> {
    let mut sets: Vec<R> = R::PRESETS.iter().map(|preset| preset.rules).collect();
    for preset in R::PRESETS {
        for option in R::OPTIONS {
            for value in option.values() {
                let mut rules = preset.rules;
                sets.extend(
                    set_option(&mut rules, option.name, &value)
                        .ok()
                        .map(|_| rules),
                );
            }
        }
    }
    sets
}

fn fall_evenly<P: Environment>()
where
    P::Game: Dealt<Entry: Display>,
{
    for (what, cells, game) in kinds::<P>() {
        let (results, pairs) = throws(&game, tries(30_000, 1_000_000));
        assert_eq!(results.len(), cells, "{what}");
        let [single, double] = [
            deviations(&results, cells),
            deviations(&pairs, cells * cells),
        ];
        assert!(
            single.abs() < 4.0 && double.abs() < 4.0,
            "{what}: {single}, {double}"
        );
    }
}

#[test]
fn throws_of_every_game_fall_evenly() {
    for game in GameName::ALL {
        with_game!(game, P in programs => fall_evenly::<P>());
    }
}

#[test]
fn loaded_dice_are_noticed() {
    let mut kinds = kinds::<programs::Sahkku>().into_iter();
    let (_, cells, game) = kinds.find(|(_, cells, _)| *cells == 64).unwrap();
    let (mut results, _) = throws(&game, 30_000);
    // One throw in fifty is turned into another one.
    *results.values_mut().next().unwrap() += 600;
    assert!(deviations(&results, cells) > 10.0);
}
