//! The seeds of the fuzz target, put to the promises of the game: without a fuzzer, they are a test of many odd inputs.

use crate::scenes::{Chance, play_on, scene};
use fuzzing::seeds::{self, Seeds, number_of, with_rules};
use fuzzing::{Fate, Promise, promises};
use kotra::{Entry, Judge, OPTIONS, PRESETS, Phase, Record, Rules, Side, write_rules};
use kotra_fuzz::Kotra;
use session::{Level, PlayerKind, Session};

/// The seeds that were added by hand.
const BY_HAND: [&str; 5] = [
    "actions_round_trip/refused-hit",
    "positions_round_trip/refused-jan",
    "records_round_trip/comments-and-spaces",
    "records_round_trip/one-checker-in-one-word",
    "saves_restore/refused-other-game",
];

/// The seeds in the folders of the promises.
fn kept() -> Seeds {
    seeds::kept_of::<Kotra>()
}

/// Rule sets as seeds have them: the named one, and that with each option set to each other value.
fn rule_sets() -> Vec<(String, Rules)> {
    let [preset] = PRESETS;
    let mut all = vec![(preset.id.to_owned(), preset.rules)];
    for option in OPTIONS {
        for word in option.words {
            let mut rules = preset.rules;
            rules.set(option.name, word).unwrap();
            if rules != preset.rules {
                all.push((format!("{}-{word}", option.name), rules));
            }
        }
    }
    all
}

/// Games on record: begun, in the middle with a side that resigned, over, and from positions at will.
fn games(rules: Rules, seed: u64) -> [(&'static str, Record); 5] {
    let judge = Judge::new(rules);
    let cases = [
        ("begun", false, 5),
        ("middle", false, 40),
        ("over", false, 1000),
        ("scene", true, 8),
        ("scene-over", true, 1000),
    ];
    cases.map(|(name, from_scene, limit)| {
        let mut chance = Chance::new(seed);
        let start = from_scene.then(|| scene(&judge, &mut chance));
        let mut record = Record::new(judge, start);
        record.set_name(Side::White, "Guðrún");
        let (end, entries) = play_on(record.opening(), &mut chance, limit, |_, _| ());
        entries.into_iter().for_each(|entry| record.push(entry));
        if name == "middle" && !matches!(end.phase(), Phase::Over(_)) {
            record.push(Entry::Resigned(Side::White));
        }
        (name, record)
    })
}

/// The seeds that follow from the program.
fn written() -> Seeds {
    let mut seeds = Seeds::new();
    let mut put = |promise: &str, name: &str, bytes: &[u8]| {
        seeds.insert(format!("{promise}/{name}"), bytes.to_vec());
    };
    for (name, rules) in rule_sets() {
        let rules_text = write_rules(&rules);
        put("rules_round_trip", &name, rules_text.as_bytes());
        for (promise, length) in [("legals_are_legal", 400), ("set_ups_round_trip", 60)] {
            let bytes = accepted(promise, &rules_text, length);
            put(promise, &name, &bytes);
        }
        for (when, record) in games(rules, number_of(&name)) {
            let name = format!("{name}-{when}");
            put("records_round_trip", &name, record.to_string().as_bytes());
            put("links_round_trip", &name, record.write_link().as_bytes());
            // The position before the end.
            let game = record.replay(record.entries().len().saturating_sub(1));
            let (judge, position) = (game.judge(), game.position());
            let text = format!("{rules_text}\n{}", judge.write_position(position));
            put("positions_round_trip", &name, text.as_bytes());
            let link = judge.write_position_link(position);
            let link_name = format!("{name}-position");
            put("links_round_trip", &link_name, link.as_bytes());
            let players = [PlayerKind::Human, PlayerKind::Computer(Level::Steady)];
            let session = Session::from_record(record, players);
            put("saves_restore", &name, session.save().as_bytes());
        }
    }
    for (name, text) in [
        ("move", "1/7"),
        ("enter", "bar/3"),
        ("off", "22/off(5)"),
        ("four", "four"),
        ("one", "one"),
        ("stop", "stop"),
    ] {
        put("actions_round_trip", name, text.as_bytes());
    }
    seeds
}

/// Rules, and bytes at will that are not refused.
fn accepted(promise: &str, rules: &str, length: usize) -> Vec<u8> {
    let keeps = promised(promise);
    let first = number_of(rules);
    let mut bytes = (0..).map(|n| {
        let mut chance = Chance::new(first.wrapping_add(n));
        with_rules(rules, (0..length).map(|_| chance.below(254) as u8))
    });
    bytes.find(|bytes| keeps(bytes) == Fate::Kept).unwrap()
}

fn promised(name: &str) -> Promise {
    let all = promises::<Kotra>();
    let promise = all.iter().find(|(known, _)| *known == name);
    promise.unwrap().1
}

#[test]
fn every_seed_keeps_its_promise() {
    seeds::check_promises(&promises::<Kotra>(), &kept());
}

#[test]
fn the_seeds_are_those_written_and_those_added_by_hand() {
    seeds::check_origin(&kept(), &written(), &BY_HAND);
}

#[test]
fn every_promise_has_seeds() {
    seeds::check_folders::<Kotra>();
}

#[test]
fn five_thousand_changed_seeds_break_no_promise() {
    let mut chance = Chance::new(1);
    seeds::check_changed::<Kotra>(&kept(), b" /;:,?*+(129", |limit| chance.below(limit));
}

#[test]
#[ignore = "writes the seeds anew"]
fn write_seeds() {
    seeds::write("kotra", &kept(), &written(), &BY_HAND);
}
