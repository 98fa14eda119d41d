//! All ways to use a throw.

use std::collections::HashSet;

use crate::common::{Chance, legal};
use kotra::{Judge, Position, Ways};

/// The positions reached by playing legal actions until the throw is used up.
fn play_out(
    judge: &Judge,
    position: &Position,
    ends: &mut HashSet<Position>,
    seen: &mut HashSet<Position>,
) {
    if position.throw().is_none() {
        ends.insert(*position);
        return;
    }
    if !seen.insert(*position) {
        return;
    }
    for action in legal(judge, position) {
        let mut next = *position;
        judge.play_unchecked(&mut next, action, &mut |_| ());
        play_out(judge, &next, ends, seen);
    }
}

#[test]
fn all_ways_are_what_legal_actions_lead_to_each_end_once() {
    let mut chance = Chance::new(3);
    let mut ways = Ways::new();
    for _ in 0..testkit::tries(5_000, 50_000) {
        let judge = Judge::new(chance.rules());
        let position = chance.thrown(&judge);
        let mut wanted = HashSet::new();
        play_out(&judge, &position, &mut wanted, &mut HashSet::new());

        judge.ways(&position, &mut ways);
        assert_eq!(ways.len(), ways.ends().len());
        let found: HashSet<Position> = ways.ends().copied().collect();
        assert_eq!(found.len(), ways.len(), "an end twice: {position:?}");
        assert_eq!(found, wanted, "{position:?}");

        // The actions of a way are legal in order, and lead to its end.
        let n = chance.below(ways.len());
        let mut played = position;
        for action in ways.actions(n) {
            judge.play(&mut played, action, |_| ()).unwrap();
        }
        assert_eq!(played, *ways.end(n));
    }
}

/// A throw that cannot be used has one way, without an action: the turn passes.
#[test]
fn the_ways_of_a_throw_are_those_after_it_falls() {
    let mut chance = Chance::new(4);
    let mut ways = Ways::new();
    let mut passed = 0;
    for _ in 0..5_000 {
        let judge = Judge::new(chance.rules());
        let position = chance.position(&judge);
        let throw = chance.throw();
        judge.ways_of_throw(&position, throw, &mut ways);
        let mut thrown = position;
        judge.throw_unchecked(&mut thrown, throw, &mut |_| ());
        if thrown.throw().is_none() {
            passed += 1;
            assert_eq!(ways.len(), 1);
            assert!(ways.actions(0).is_empty());
            assert_eq!(*ways.end(0), thrown);
        } else {
            let ends: HashSet<Position> = ways.ends().copied().collect();
            judge.ways(&thrown, &mut ways);
            assert_eq!(ends, ways.ends().copied().collect());
        }
    }
    assert!(passed > 50, "{passed}");
}
