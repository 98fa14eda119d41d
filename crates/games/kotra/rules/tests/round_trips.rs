//! Whatever can be, and whatever can happen, is written as a text and as a link that read as the same.

use crate::scenes::{Chance, play_on, rules, scene};
use kotra::{Entry, Game, Judge, LINK_LIMIT, Linked, Record, read_rules, write_rules};
use proptest::prelude::*;

/// A record of a game at will, from the start or from a scene.
fn record(judge: Judge, seed: u64, each: impl FnMut(&Game, &Entry)) -> Record {
    let mut chance = Chance::new(seed);
    let start = (!chance.one_in(3)).then(|| scene(&judge, &mut chance));
    let mut record = Record::new(judge, start);
    let limit = chance.below(120);
    let (_, entries) = play_on(record.opening(), &mut chance, limit, each);
    entries.into_iter().for_each(|entry| record.push(entry));
    record
}

proptest! {
    #[test]
    fn rules_come_back(rules in rules()) {
        let text = write_rules(&rules);
        prop_assert_eq!(read_rules(&text), Ok(rules), "{}", text);
    }

    #[test]
    fn positions_and_actions_come_back(rules in rules(), seed: u64) {
        let mut failed = None;
        record(Judge::new(rules), seed, |game, entry| {
            let (judge, position) = (game.judge(), game.position());
            let text = judge.write_position(position);
            let read = judge.read_position(&text);
            if read.as_ref() != Ok(position) {
                failed = Some(format!("{text}: {read:?}, not {position:?}"));
            }
            if let Entry::Action(action) = *entry {
                let spoken = judge.write_action(position, action);
                let read = judge.read_action(position, &spoken);
                if read != Ok(action) {
                    failed = Some(format!("{text}, {spoken}: {read:?}, not {action}"));
                }
                let alone = action.to_string().parse();
                if alone != Ok(action) {
                    failed = Some(format!("{action}: {alone:?}"));
                }
            }
        });
        prop_assert_eq!(failed, None);
    }

    #[test]
    fn records_and_links_come_back(rules in rules(), seed: u64) {
        let record = record(Judge::new(rules), seed, |_, _| ());
        let text = record.to_string();
        let read: Record = text.parse().unwrap_or_else(|error| panic!("{error}\n{text}"));
        prop_assert_eq!(read.to_string(), text);
        prop_assert_eq!(read.entries(), record.entries());

        let link = record.write_link();
        prop_assert!(link.len() < LINK_LIMIT);
        let Linked::Game(read) = Linked::read(&link).unwrap_or_else(|error| panic!("{error}: {link}\n{record}")) else {
            panic!("no game: {link}");
        };
        prop_assert_eq!(read.to_string(), record.to_string());
        prop_assert_eq!(read.write_link(), link);
    }
}
