//! Strategies for [proptest](https://docs.rs/proptest): any rules, any record, any game in progress, of any game.
//!
//! ```
//! # fn holds<G: game::Dealt>() {
//! use proptest::prelude::*;
//!
//! proptest!(|(record in game::strategies::records::<G>(200))| {
//!     let text = record.to_string();
//!     let read: game::Record<G> = text.parse().expect("a record");
//!     prop_assert_eq!(read.to_string(), text);
//! });
//! # }
//! ```

use core::fmt;

use proptest::prelude::{Strategy, TestCaseError, any};
use proptest::prop_assert_eq;

use crate::{Dealt, Mark, Record, RuleSets, Tree, Turn, nth_random, rules_at_will};

/// Rules that fit together: a named rule set with every option set at random.
pub fn rules<R: RuleSets>() -> impl Strategy<Value = R> {
    any::<u64>().prop_map(rules_at_will)
}

/// The record of a game under any rules, with at most `most` entries. It shrinks to fewer entries.
pub fn records<G: Dealt>(most: usize) -> impl Strategy<Value = Record<G>> {
    (rules::<G::Rules>(), any::<u64>(), 0..=most).prop_filter_map(
        "the rules do not go together",
        |(rules, seed, limit)| {
            let mut record = Record::new(rules.judge().ok()?, None);
            let entries = play_on(&mut record.opening(), seed, limit, |_, _| ());
            entries.into_iter().for_each(|entry| record.push(entry));
            Some(record)
        },
    )
}

/// A game in progress or at its end, under any rules, after at most `most` entries.
pub fn games<G: Dealt>(most: usize) -> impl Strategy<Value = G> {
    records::<G>(most).prop_map(|record| record.replay(usize::MAX))
}

/// A game with up to six variations, comments and marks, under any rules. No line is longer than `most` entries.
pub fn trees<G: Dealt<Entry: PartialEq>>(most: usize) -> impl Strategy<Value = Tree<G>> {
    let variations = proptest::collection::vec((any::<u64>(), "[ -~\\n]{0,20}"), 0..=6);
    (records::<G>(most), variations).prop_map(move |(record, variations)| {
        let mut tree = Tree::of(&record);
        let mut nodes = tree.line(Tree::<G>::ROOT);
        for (seed, comment) in variations {
            let mut node = nodes[(seed % nodes.len() as u64) as usize];
            let mut game = tree.record(node).replay(usize::MAX);
            for entry in play_on(&mut game, seed, most.min(5), |_, _| ()) {
                node = tree.add(node, entry).unwrap_or(node);
                nodes.push(node);
            }
            tree.set_comment(node, &comment);
            tree.set_mark(node, Mark::ALL.get((seed % 8) as usize).copied());
        }
        tree
    })
}

/// Checks that a game with variations is written as a text that reads back the same, and as a record if it is no more than one.
///
/// # Errors
/// A description of the difference.
pub fn comes_back<G: Dealt<Entry: PartialEq + fmt::Display>>(
    tree: &Tree<G>,
) -> Result<(), TestCaseError> {
    let text = tree.to_string();
    let read = text.parse::<Tree<G>>();
    let read = read.map_err(|error| TestCaseError::fail(format!("{text}\n{error}")))?;
    prop_assert_eq!(read.to_string(), text.clone());
    let line = tree.main_line().to_string();
    prop_assert_eq!(read.main_line().to_string(), line.clone());
    prop_assert_eq!(text.parse::<Record<G>>().is_ok(), text == line);
    Ok(())
}

/// Plays on with every decision equally likely, and chance as the rules define it. Calls `each` with the game before every
/// entry. Stops after `limit` entries, and at the end of the game. The same seed leads to the same entries.
pub fn play_on<G: Dealt>(
    game: &mut G,
    seed: u64,
    limit: usize,
    mut each: impl FnMut(&G, &G::Entry),
) -> Vec<G::Entry> {
    let mut drawn = 0;
    let mut draw = || {
        drawn += 1;
        nth_random(seed, drawn)
    };
    let mut entries = Vec::new();
    while entries.len() < limit {
        let entry = match game.turn() {
            Turn::Over(_) => break,
            Turn::Chance(_) => game.deal(&mut draw),
            Turn::Decide(_) => {
                let mut decisions = game.decisions();
                let chosen = draw().checked_rem(decisions.len() as u64);
                chosen.map(|n| decisions.swap_remove(n as usize))
            }
        };
        let Some(entry) = entry.map(|entry| game.as_recorded(entry)) else {
            debug_assert!(false, "a game that goes on waits for something");
            break;
        };
        each(game, &entry);
        if game.enter_unseen(&entry).is_err() {
            debug_assert!(false, "what a game offers can be entered");
            break;
        }
        entries.push(entry);
    }
    entries
}
