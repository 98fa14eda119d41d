//! The seeds of the fuzz target, put to the promises of the game: without a fuzzer, they are a test of many odd inputs.

#[path = "../../../rules/tests/common/mod.rs"]
mod rules_common;

use fuzzing::promises;
use fuzzing::seeds::{self, Seeds, number_of, with_rules};
use hnefatafl::{Entry, Game, Judge, OPTIONS, PRESETS, Record, Rules, Side, write_rules};
use hnefatafl_fuzz::Hnefatafl;
use hnefatafl_table::Session;
use rules_common::{Chance, play_on};
use session::{Level, PlayerKind};

/// The seeds that were added by hand.
const BY_HAND: [&str; 5] = [
    "actions_round_trip/refused-captures",
    "positions_round_trip/refused-taken-by-nobody",
    "records_round_trip/comments-and-spaces",
    "saves_restore/position-with-a-word",
    "saves_restore/refused-other-game",
];

/// The seeds in the folders of the promises.
fn kept() -> Seeds {
    seeds::kept_of::<Hnefatafl>()
}

/// Rule sets as seeds have them: the named ones, and one of them with each option set to each other
/// value, as far as that goes together.
fn rule_sets() -> Vec<(String, Rules)> {
    let mut all: Vec<(String, Rules)> = PRESETS
        .iter()
        .map(|preset| (preset.id.to_owned(), preset.rules))
        .collect();
    for (option, preset) in OPTIONS.iter().zip(PRESETS.iter().cycle()) {
        for word in option.words {
            let mut rules = preset.rules;
            rules.set(option.name, word).unwrap();
            if rules != preset.rules && Judge::new(rules).is_ok() {
                all.push((format!("{}_{}-{word}", preset.id, option.name), rules));
            }
        }
    }
    all
}

/// A game on record: begun, in its middle, over.
fn games(rules: Rules, seed: u64) -> [(&'static str, Record); 3] {
    let game = Game::new(Judge::new(rules).unwrap());
    [("begun", 3), ("middle", 40), ("over", 1000)].map(|(when, limit)| {
        let (end, entries) = play_on(game.clone(), seed, limit, |_, _| ());
        let mut record = Record::new(end.judge().clone(), None);
        record.set_name(Side::Swede, "Áile");
        for entry in entries {
            record.push(entry);
        }
        if when == "middle" && end.outcome().is_none() {
            record.push(Entry::Resigned(Side::Swede));
        }
        (when, record)
    })
}

/// The seeds that follow from the program.
fn written() -> Seeds {
    let mut seeds = Seeds::new();
    let mut put = |promise: &str, name: &str, bytes: &[u8]| {
        let path = format!("{promise}/{name}");
        seeds.insert(path, bytes.to_vec());
    };
    for (name, rules) in rule_sets() {
        put("rules_round_trip", &name, write_rules(&rules).as_bytes());
    }
    for (name, rules) in rule_sets() {
        // The changed rule sets are many: a game in its middle is enough.
        let whole = PRESETS.iter().any(|preset| preset.id == name);
        for (when, record) in games(rules, number_of(&name)) {
            if !whole && when != "middle" {
                continue;
            }
            let name = format!("{name}-{when}");
            let game = record.replay(usize::MAX);
            let position = game.judge().write_position(game.position());
            let text = format!("{}\n{position}", write_rules(&rules));
            put("positions_round_trip", &name, text.as_bytes());
            put("records_round_trip", &name, record.to_string().as_bytes());
            put("links_round_trip", &name, record.write_link().as_bytes());
            let players = [PlayerKind::Human, PlayerKind::Computer(Level::Steady)];
            let mut session = Session::from_record(record, players);
            if when == "middle" {
                // Before a side resigned.
                session = session.after(40);
            }
            put("saves_restore", &name, session.save().as_bytes());
            let link = game.judge().write_position_link(game.position());
            put(
                "links_round_trip",
                &format!("{name}-position"),
                link.as_bytes(),
            );
        }
    }
    for text in ["e4-b4", "a1-a11", "k11-a11", "g7-g6=raichi", "c4-c1=tuichu"] {
        put("actions_round_trip", text, text.as_bytes());
    }
    for (name, rules) in rule_sets() {
        let mut chance = Chance::new(number_of(&name));
        let bytes: Vec<u8> = (0..360).map(|_| chance.below(254) as u8).collect();
        let mut put = |promise, name: &str, before: &[u8], bytes: &[u8]| {
            let bytes = [before, bytes].concat();
            put(promise, name, &with_rules(&write_rules(&rules), bytes));
        };
        // A byte says whether a set-up follows.
        put("legals_are_legal", &format!("{name}-game"), &[0], &bytes);
        let set_up = kept_set_up(&bytes);
        put("legals_are_legal", &format!("{name}-set-up"), &[1], &set_up);
        put("set_ups_round_trip", &name, &[], &set_up);
    }
    seeds
}

/// Bytes of a set-up that can be, with no word and no taken king.
fn kept_set_up(bytes: &[u8]) -> Vec<u8> {
    let mut bytes = bytes.to_vec();
    // Some side to move; only pieces that can stand; at least the king, not outside.
    bytes[0] = bytes[0] & 1 | 0b0011_1110;
    bytes[1] = bytes[1] % 47 + 1;
    (bytes[3], bytes[4]) = (2, 2);
    bytes
}

#[test]
fn every_seed_keeps_its_promise() {
    seeds::check_promises(&promises::<Hnefatafl>(), &kept());
}

#[test]
fn the_seeds_are_those_written_and_those_added_by_hand() {
    seeds::check_origin(&kept(), &written(), &BY_HAND);
}

#[test]
fn every_promise_has_seeds() {
    seeds::check_folders::<Hnefatafl>();
}

#[test]
fn five_thousand_changed_seeds_break_no_promise() {
    let mut chance = Chance::new(1);
    seeds::check_changed::<Hnefatafl>(&kept(), b" /;=-xKTt129", |limit| chance.below(limit));
}

#[test]
#[ignore = "writes the seeds anew"]
fn write_seeds() {
    seeds::write("hnefatafl", &kept(), &written(), &BY_HAND);
}
