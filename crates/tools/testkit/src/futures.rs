//! An observation determines what can follow: the same tensor and the same mask have the same successors, under every option.
//!
//! Random games hardly ever reach the same tensor twice. So each of their positions is set up again with one change at a time:
//! the sides are exchanged, the board is turned or shifted, the turn passes, a die is used. With `--all`, a test also checks
//! that these variants come close enough to each other: without any one plane, two of them would look the same and continue
//! differently.

use std::collections::hash_map::Entry as Slot;
use std::collections::{BTreeSet, HashMap};
use std::sync::Arc;

use bindings::{AnyState as _, Environment, Node, RuleSet, Rules, Side, State};
use game::nth_random;

use crate::numbers::every_rule_set;
use crate::tries;

/// A side's observation: a number for the contents of each plane.
pub type Seen = Vec<u64>;

/// Who decides next, from the viewpoint of a side.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Next {
    Chance,
    Own,
    Opponent,
    /// Nobody; the bits of what the side has won.
    Over(u64),
    /// Nobody, because of earlier positions that are not part of the observation.
    Unforeseen,
}

/// The successor of each decision in the mask, or each outcome of chance: its number or probability, the observation after it,
/// and who is next.
type Future = Vec<(u64, Seen, Next)>;

pub struct Sight {
    seen: Seen,
    known: u64,
    future: Future,
    text: String,
}

/// Combines many numbers into one. A hasher of the standard library would take most of a test's time for this many values.
pub fn hash(values: impl IntoIterator<Item = u64>) -> u64 {
    const ODD: u64 = 0x9e37_79b9_7f4a_7c15;
    let add = |hash: u64, value: u64| (hash ^ value).wrapping_mul(ODD).rotate_left(29);
    values.into_iter().fold(ODD, add)
}

pub fn seen<E: Environment>(state: &State<E>, side: Side) -> Seen {
    let shape = E::shape(state.rules().rules());
    let mut tensor = vec![0.0_f32; shape.iter().product()];
    state.observe(side, &mut tensor).unwrap();
    let planes = tensor.chunks(shape[1] * shape[2]);
    planes
        .map(|plane| hash(plane.iter().map(|value| value.to_bits().into())))
        .collect()
}

fn next<E: Environment>(state: &State<E>, side: Side) -> Next {
    match state.node() {
        Node::Chance => Next::Chance,
        Node::Decision(decides) if decides == side => Next::Own,
        Node::Decision(_) => Next::Opponent,
        Node::Terminal => Next::Over((state.returns()[side as usize] + 0.0).to_bits()),
    }
}

/// The futures of a state for both sides; `unseen` is a plane that depends on earlier positions.
fn futures<E: Environment>(state: &State<E>, mask: &[usize], unseen: Option<usize>) -> [Future; 2] {
    let chances = state.chances().into_iter().enumerate();
    let fallen = chances.map(|(number, (_, probability))| (number, probability.to_bits()));
    let decided = mask.iter().map(|&number| (number, number as u64));
    let mut futures = [Future::new(), Future::new()];
    for (number, label) in decided.chain(fallen) {
        let mut after = state.clone();
        after.apply(number).unwrap();
        for side in Side::BOTH {
            let (mut seen, mut next) = (seen(&after, side), next(&after, side));
            if let Some(plane) = unseen {
                seen[plane] = 0;
                if after.reason() == Some("repetition") {
                    next = Next::Unforeseen;
                }
            }
            futures[side as usize].push((label, seen, next));
        }
    }
    if mask.is_empty() {
        // The outcomes of chance have the same numbers for both sides, which count from their own.
        for future in &mut futures {
            future.sort_by_key(|(label, seen, _)| (*label, hash(seen.iter().copied())));
        }
    }
    futures
}

/// The sights of both sides in these states. `known` returns other facts about a game; `unseen` is a plane that depends on
/// earlier positions.
pub fn sights<E: Environment>(
    states: &[State<E>],
    known: fn(&State<E>) -> u64,
    unseen: Option<usize>,
) -> Vec<Sight> {
    let mut sights = Vec::new();
    for state in states {
        let mask: Vec<usize> = state.decisions().iter().map(|&(n, _)| n).collect();
        let futures = futures(state, &mask, unseen);
        for (side, future) in Side::BOTH.into_iter().zip(futures) {
            sights.push(Sight {
                seen: seen(state, side),
                known: known(state),
                future,
                text: format!("{side:?} at {}", state.position()),
            });
        }
    }
    sights
}

/// The number of sights equal to an earlier one, and two equal sights with different futures, if there are any. `without` lists
/// planes to ignore.
pub fn compare(sights: &[Sight], without: &[usize]) -> (usize, Option<String>) {
    let seen = |seen: &Seen| {
        let planes = seen.iter().enumerate();
        hash(planes.filter_map(|(n, &plane)| (!without.contains(&n)).then_some(plane)))
    };
    let same = |one: &Sight, other: &Sight| {
        let pairs = one.future.iter().zip(&other.future);
        one.future.len() == other.future.len()
            && pairs.into_iter().all(|(one, other)| {
                let unforeseen = [one.2, other.2].contains(&Next::Unforeseen);
                one.0 == other.0
                    && (unforeseen || (seen(&one.1), one.2) == (seen(&other.1), other.2))
            })
    };
    let mut first: HashMap<(u64, u64), &Sight> = HashMap::new();
    let mut alike = 0;
    for sight in sights {
        match first.entry((seen(&sight.seen), sight.known)) {
            Slot::Vacant(slot) => drop(slot.insert(sight)),
            Slot::Occupied(before) => {
                alike += 1;
                if !same(before.get(), sight) {
                    let both = format!("{} and {}", before.get().text, sight.text);
                    return (alike, Some(both));
                }
            }
        }
    }
    (alike, None)
}

/// Some states of a random game, and its last one.
pub fn played<E: Environment>(rules: &Arc<RuleSet<E>>, seed: u64, steps: u64) -> Vec<State<E>> {
    let mut states = Vec::new();
    let mut state = rules.start();
    for step in 0..steps {
        let random = nth_random(seed, step);
        match state.node() {
            Node::Terminal => break,
            Node::Chance => drop(state.throw(random).unwrap()),
            Node::Decision(_) => {
                let legal = state.decisions();
                let (number, _) = legal[random as usize % legal.len()];
                state.apply(number).unwrap();
            }
        }
        if nth_random(seed ^ 1, step).is_multiple_of(6) {
            states.push(state.clone());
        }
    }
    states.push(state);
    states
}

/// Those states, each set up again, and variants of the last ones with one change, as far as the rules allow such a position: a
/// quarter of all variants, or every one with `--all`.
pub fn with_pairs<E: Environment>(
    rules: &Arc<RuleSet<E>>,
    states: Vec<State<E>>,
    changed: fn(&str) -> Vec<String>,
    some: usize,
) -> Vec<State<E>> {
    let mut texts: BTreeSet<String> = states.iter().map(State::position).collect();
    let few: Vec<&State<E>> = states.iter().rev().take(some).collect();
    let changes = few.iter().flat_map(|state| changed(&state.position()));
    texts.extend(changes.step_by(tries(4, 1)));
    let laid = texts.iter().filter_map(|text| rules.position(text).ok());
    states.into_iter().chain(laid).collect()
}

/// Checks a game under every option, in random games and at these positions. `together`: planes with redundant information, so
/// that only the loss of all of them is noticed. `idle`: planes that nothing depends on, because others contain the same.
/// `unseen`: a plane that depends on earlier positions.
pub fn check<E: Environment>(
    changed: fn(&str) -> Vec<String>,
    besides: &[(&str, Vec<String>)],
    together: &[&[&str]],
    idle: &[&str],
    unseen: Option<&str>,
) {
    let mut needed = BTreeSet::new();
    let mut names = Vec::new();
    for (n, text) in every_rule_set::<Rules<E>>().iter().enumerate() {
        let rules = RuleSet::<E>::read(text).unwrap();
        names = E::plane_names(rules.rules());
        let plane = |name: &&str| names.iter().position(|known| known == name).unwrap();
        // Every position under the named rule sets, and some under those that differ in an option.
        let some = if text.contains('=') { 2 } else { usize::MAX };
        let mut states = with_pairs(&rules, played(&rules, n as u64, 48), changed, some);
        let of_these = besides.iter().filter(|(rules, _)| rules == text);
        let laid = of_these.flat_map(|(_, positions)| positions);
        states.extend(laid.filter_map(|position| rules.position(position).ok()));
        let sights = sights(&states, |_| 0, unseen.as_ref().map(plane));
        let (alike, differ) = compare(&sights, &[]);
        assert_eq!(differ, None, "{text}");
        assert!(alike > tries(1, 4), "{text}: {alike}");
        let together = together
            .iter()
            .map(|group| group.iter().map(plane).collect());
        if tries(true, false) {
            continue;
        }
        let alone = (0..names.len()).map(|plane| vec![plane]);
        for group in alone.chain(together) {
            let new = group.iter().any(|plane| !needed.contains(plane));
            if new && compare(&sights, &group).1.is_some() {
                needed.extend(group);
            }
        }
    }
    // With few changes, not every plane turns out to be needed.
    if tries(false, true) {
        let others = (0..names.len()).filter(|plane| !needed.contains(plane));
        let others: Vec<&str> = others.map(|plane| names[plane].as_str()).collect();
        assert_eq!(others, idle);
    }
}

/// A text with the words of each pair exchanged.
pub fn exchange(text: &str, pairs: &[(&str, &str)]) -> String {
    let mut rest = text;
    let mut exchanged = String::new();
    while let Some(first) = rest.chars().next() {
        let both = pairs.iter().flat_map(|&(a, b)| [(a, b), (b, a)]);
        match both.into_iter().find(|(from, _)| rest.starts_with(from)) {
            Some((from, to)) => {
                exchanged += to;
                rest = &rest[from.len()..];
            }
            None => {
                exchanged.push(first);
                rest = &rest[first.len_utf8()..];
            }
        }
    }
    exchanged
}

/// Every text in which the words of a pair are replaced at one place.
pub fn replaced(text: &str, pairs: &[(&str, &str)]) -> Vec<String> {
    let one = |&(from, to): &(&str, &str)| -> Vec<String> {
        let places = text.match_indices(from);
        places
            .map(|(at, _)| format!("{}{to}{}", &text[..at], &text[at + from.len()..]))
            .collect()
    };
    pairs.iter().flat_map(one).collect()
}
