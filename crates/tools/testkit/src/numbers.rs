//! Environments: numbers of actions and outcomes of chance, in random games under every rule set and every option.

use std::collections::BTreeSet;

use bindings::{AnyState as _, Entry, Environment, Node, RuleSet, Rules, Side, State};
use game::{Dealt, Game, Options, RuleSets, nth_random, set_option, write_rules};

use crate::tries;

/// The number of decisions after which a game is abandoned.
const CAP: usize = 150;

/// Every named rule set, and one option set to each other value, if the options fit together: in one named rule set, a
/// different one for each value, or in every one with `--all`.
pub fn every_rule_set<R: RuleSets>() -> Vec<String> {
    let named = R::PRESETS.iter().map(|preset| write_rules(&preset.rules));
    let mut texts: BTreeSet<String> = named.collect();
    let mut turn = 0;
    for option in <R as Options>::OPTIONS {
        for value in option.values() {
            let changed = (0..R::PRESETS.len()).filter_map(|n| {
                let mut rules = R::PRESETS[(turn + n) % R::PRESETS.len()].rules;
                let before = write_rules(&rules);
                let is_set = set_option(&mut rules, option.name, &value).is_ok();
                let text = (is_set && rules.judge().is_ok()).then(|| write_rules(&rules));
                text.filter(|text| *text != before)
            });
            texts.extend(changed.take(tries(1, usize::MAX)));
            turn += 1;
        }
    }
    texts.into_iter().collect()
}

fn check_decisions<E: Environment>(state: &State<E>) {
    let rules = state.rules().rules();
    let mut listed = Vec::new();
    state.game().list_decisions(&mut listed);
    let mut core = <E::Game as Game>::Actions::default();
    state.game().legal(&mut core);
    if !core.is_empty() {
        let core: Vec<Entry<E>> = core.iter().map(|&action| action.into()).collect();
        assert!(listed == core, "{listed:?} {core:?}");
    }
    assert!(!listed.is_empty());
    let numbered = state.decisions();
    assert_eq!(numbered.len(), listed.len());
    for (number, entry) in numbered {
        assert!(*number < E::action_count(rules), "{entry:?}");
        assert!(E::Game::is_decision(entry), "{entry:?}");
        assert!(state.entry(*number).unwrap() == *entry);
        // Checking every text of every action takes long, and few differ from turn to turn.
        if state.record().entries().len() % 32 > 1 {
            continue;
        }
        let mut by_text = state.clone();
        let text = state.text(*number).unwrap();
        by_text.enter_text(&text).unwrap();
        assert_eq!(by_text.record().entries().last(), Some(entry));
    }
    let distinct: BTreeSet<usize> = numbered.iter().map(|&(number, _)| number).collect();
    assert_eq!(distinct.len(), numbered.len(), "two actions share a number");
    assert!(state.entry(E::action_count(rules)).is_err());
}

fn check_chances<E: Environment>(state: &State<E>) {
    let chances = state.chances();
    assert!(!chances.is_empty());
    assert!(chances.len() <= E::chance_count(state.rules().rules()));
    let sum: f64 = chances.iter().map(|(_, probability)| probability).sum();
    assert!((sum - 1.0).abs() < 1e-12, "{sum}");
    for (number, (entry, probability)) in chances.iter().enumerate() {
        assert!(*probability > 0.0);
        assert!(E::Game::is_chance(entry), "{entry:?}");
        assert!(E::outcome(entry.clone()) == *entry);
        let before = chances[..number].iter();
        assert!(
            before.clone().all(|(other, _)| other != entry),
            "{entry:?} stands twice"
        );
        let mut after = state.clone();
        after.apply(number).unwrap();
    }
    assert!(state.entry(chances.len()).is_err());
}

fn check_observations<E: Environment>(state: &State<E>) {
    let shape = E::shape(state.rules().rules());
    let names = E::plane_names(state.rules().rules());
    assert_eq!(shape[0], names.len());
    let mut tensor = vec![f32::NAN; shape.iter().product()];
    let plane = tensor.len() / names.len();
    for side in Side::BOTH {
        state.observe(side, &mut tensor).unwrap();
        assert!(tensor.iter().all(|value| value.is_finite()));
        if let Node::Decision(turn) = state.node() {
            for (whose, is_so) in [("own", side == turn), ("opponent", side != turn)] {
                let named = |name: &String| name.starts_with(whose) && name.ends_with(" turn");
                let at = names.iter().position(named).unwrap();
                let flag = &tensor[at * plane..][..plane];
                let value = f32::from(is_so);
                assert!(flag.iter().all(|&other| other == value), "{whose} turn");
            }
        }
    }
    tensor.push(0.0);
    assert!(state.observe(Side::First, &mut tensor).is_err());
}

/// Plays a random game under these rules, and checks every property of its states.
pub fn play<E: Environment>(text: &str, seed: u64) {
    let rules = RuleSet::<E>::read(text).unwrap();
    assert_eq!(rules.text(), text);
    let most = E::most(rules.rules());
    let mut state = rules.start();
    for step in 0..CAP as u64 {
        let random = nth_random(seed, step);
        check_observations(&state);
        let [first, second] = Side::BOTH.map(|side| state.evaluate(side));
        assert!((E::SCALE.across(first) - second).abs() < 1e-6);
        assert!(first.is_finite() && first.abs() <= most);
        match state.node() {
            Node::Terminal => break,
            Node::Chance => {
                check_chances(&state);
                let number = state.throw(random).unwrap();
                assert!(
                    state.clone().record().entries().len() == step as usize + 1,
                    "{number}"
                );
            }
            Node::Decision(_) => {
                check_decisions(&state);
                assert!(state.clone().throw(random).is_err());
                let legal = state.decisions();
                let (number, _) = legal[random as usize % legal.len()];
                state.apply(number).unwrap();
            }
        }
    }
    let [first, second] = state.returns();
    assert!(first == -second && first.abs() <= most);
    let read = State::<E>::read(&state.record().to_string()).unwrap();
    assert_eq!(read.position(), state.position());
    assert_eq!(read.returns(), state.returns());
}

/// Throws are as likely as stated, by Pearson's chi-square.
pub fn falls_as_said<E: Environment>(state: &State<E>) {
    let throws = tries(4_000, 20_000);
    let chances = state.chances();
    let mut counts = vec![0.0; chances.len()];
    for n in 0..throws {
        counts[state.clone().throw(nth_random(2026, n)).unwrap()] += 1.0;
    }
    let terms = chances.iter().zip(&counts);
    let terms = terms.map(|((_, probability), count)| {
        let expected = probability * throws as f64;
        (count - expected) * (count - expected) / expected
    });
    let (sum, freedom) = (terms.sum::<f64>(), chances.len() as f64 - 1.0);
    // Four standard deviations above the expected value.
    let most = freedom + 4.0 * (2.0 * freedom).sqrt() + 1.0;
    assert!(sum < most, "{sum} of {freedom}");
}

pub fn play_all<E: Environment>(games: u64) {
    for (n, text) in every_rule_set::<Rules<E>>().iter().enumerate() {
        for seed in 0..games {
            play::<E>(text, n as u64 + seed);
        }
    }
}
