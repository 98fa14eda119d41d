//! The seeds of the fuzz target, put to the promises of the game: without a fuzzer, they are a test of many odd inputs.
#![allow(
    clippy::unwrap_used,
    reason = "a test that cannot be set up has failed"
)]

use super::common::{next, play};
use fuzzing::seeds::{self, Seeds, number_of, with_rules};
use fuzzing::{Fate, Promised as _, promises};
use sahkku::{Game, Judge, OPTIONS, PRESETS, Rules, Side, read_rules, write_rules};
use sahkku_fuzz::Sahkku;
use sahkku_table::{Pending, SahkkuSession, Session};
use session::{Level, PlayerKind, SeededRandom};

/// The seeds that were added by hand.
const BY_HAND: [&str; 14] = [
    "links_round_trip/rethrow-named",
    "links_round_trip/refused-ten-thousand-turns",
    "positions_round_trip/declined-rethrow",
    "positions_round_trip/neutral-king-by-a-sleeper",
    "positions_round_trip/refused-both-armies",
    "positions_round_trip/rider",
    "records_round_trip/comments-and-spaces",
    "records_round_trip/refused-wrong-turn",
    "records_round_trip/rethrow-named",
    "saves_restore/computer-without-a-level",
    "saves_restore/dice-in-the-hand",
    "saves_restore/position-with-used-dice",
    "saves_restore/refused-no-seats",
    "saves_restore/rethrow-named",
];

/// The seeds in the folders of the promises.
fn kept() -> Seeds {
    seeds::kept_of::<Sahkku>()
}

/// The seeds of one promise, by their names.
fn of<'a>(seeds: &'a Seeds, promise: &str) -> impl Iterator<Item = (&'a str, &'a [u8])> {
    seeds.iter().filter_map(move |(path, bytes)| {
        let name = path.strip_prefix(promise)?.strip_prefix('/')?;
        Some((name, &bytes[..]))
    })
}

#[test]
fn every_seed_keeps_its_promise() {
    seeds::check_promises(&promises::<Sahkku>(), &kept());
}

#[test]
fn the_seeds_are_those_written_and_those_added_by_hand() {
    seeds::check_origin(&kept(), &written(), &BY_HAND);
}

/// What comes from outside is read or refused, however it was changed on its way.
#[test]
fn ten_thousand_changed_seeds_break_no_promise() {
    const INPUTS: u64 = 10_000;
    // What may come from outside; the others are played, which takes longer.
    let doors = [
        "links_round_trip",
        "positions_round_trip",
        "records_round_trip",
        "rules_round_trip",
        "saves_restore",
    ];
    let kept = kept();
    for (name, promise) in promises::<Sahkku>()
        .iter()
        .filter(|(name, _)| doors.contains(name))
    {
        let seeds: Vec<&[u8]> = of(&kept, name).map(|(_, bytes)| bytes).collect();
        for n in 0..INPUTS {
            let input = changed(&seeds, SeededRandom::new(n));
            // A promise that is broken panics, and the captured output ends with what did it.
            print!("{name}: {:?}\r", String::from_utf8_lossy(&input));
            let _ = promise(&input);
        }
    }
}

/// One of the seeds with some of its bytes changed, left out or put in, or cut off.
fn changed(seeds: &[&[u8]], chance: SeededRandom) -> Vec<u8> {
    let mut draws = 0;
    let mut draw = |below: usize| {
        draws += 1;
        (chance.bits(draws) % below.max(1) as u64) as usize
    };
    let mut bytes = seeds[draw(seeds.len())].to_vec();
    for _ in 0..=draw(4) {
        let at = draw(bytes.len());
        match draw(5) {
            0 if !bytes.is_empty() => drop(bytes.remove(at)),
            1 => bytes.truncate(at),
            2 => bytes.insert(at, draw(256) as u8),
            3 => bytes.extend_from_within(at..),
            _ if !bytes.is_empty() => bytes[at] = draw(256) as u8,
            _ => {}
        }
        bytes.truncate(4_000);
    }
    bytes
}

#[test]
fn every_promise_has_seeds() {
    seeds::check_folders::<Sahkku>();
}

#[test]
fn a_repaired_save_has_the_checksum_of_the_session() {
    let saved = played(PRESETS[0].rules, 1, 30).save();
    assert_eq!(fuzzing::repaired::<Game>(&saved), saved);
    let damaged = saved.replacen("sahkku-save 1 ", "sahkku-save 1 x", 1);
    assert_eq!(fuzzing::repaired::<Game>(&damaged), saved);
}

#[test]
#[ignore = "writes the seeds anew"]
fn write_seeds() {
    seeds::write("sahkku", &kept(), &written(), &BY_HAND);
}

/// The seeds as they are written, whatever is in the folder.
fn written() -> Seeds {
    let mut seeds = Seeds::new();
    let to = &mut seeds;
    for preset in &PRESETS {
        let id = preset.id;
        seed(to, "rules_round_trip", id, id);
        let begun = played(preset.rules, 1, 24);
        let middle = played(preset.rules, 2, 150);
        let over = short_game(preset.rules);
        for (when, session) in [("begun", &begun), ("middle", &middle), ("over", &over)] {
            write_game(to, &format!("{id}-{when}"), session);
        }
        let mut save = Session::from_record(
            begun.record().clone(),
            [PlayerKind::Human, PlayerKind::Computer(Level::Steady)],
        );
        let next = next(&save, SeededRandom::new(1)).unwrap();
        save.enter(next).unwrap();
        seed(to, "saves_restore", &format!("{id}-begun"), save.save());
        seed(to, "saves_restore", &format!("{id}-middle"), middle.save());
    }
    for rules in flipped() {
        let text = write_rules(&rules);
        let name = file_name(&text);
        seed(to, "rules_round_trip", &name, &text);
        let position = format!("{text}\n{}", position(&played(rules, 3, 120)));
        seed(to, "positions_round_trip", &name, position);
        seed(
            to,
            "records_round_trip",
            &name,
            played(rules, 4, 40).record().to_string(),
        );
        seed(
            to,
            "links_round_trip",
            &name,
            played(rules, 5, 90).record().write_link(),
        );
    }
    let written = [
        "R2",
        "stop",
        "III:b2'-a2",
        "II:b9-b7=take",
        "II:Qb9-b7=remove",
    ];
    for (n, action) in written.into_iter().enumerate() {
        seed(to, "actions_round_trip", &format!("written-{n}"), action);
    }
    write_bytes(to);
    seeds
}

fn write_game(to: &mut Seeds, name: &str, session: &Session) {
    let rules = write_rules(session.judge().rules());
    let board = position(session);
    seed(
        to,
        "positions_round_trip",
        name,
        format!("{rules}\n{board}"),
    );
    let link = session.judge().write_position_link(session.position());
    seed(to, "links_round_trip", &format!("{name}-position"), link);
    let mut record = session.record().clone();
    record.set_name(Side::Men, "Ánte");
    record.set_name(Side::Women, "Elle; #1");
    assert!(record.set_date("2026-11-21"));
    seed(to, "records_round_trip", name, record.to_string());
    seed(to, "links_round_trip", name, record.write_link());
    let text = record.to_string();
    for action in text.split_whitespace().filter(|word| word.contains(':')) {
        // One of each kind is enough.
        let (die, rest) = action.split_once(':').unwrap();
        let die = if die == "-" { "blank" } else { die };
        let kind: String = rest
            .chars()
            .filter(|c| !matches!(c, '0'..='9' | 'a'..='c'))
            .map(|c| match c {
                '\'' => 'h',
                '-' | '=' => '_',
                c => c,
            })
            .collect();
        let kind = format!("{die}{kind}");
        seed(to, "actions_round_trip", &kind, action);
    }
}

/// Rules in which one option is set differently: each option, and each of its words that goes with a
/// rule set of another word.
fn flipped() -> Vec<Rules> {
    let mut all = Vec::new();
    for (n, option) in OPTIONS.iter().enumerate() {
        let others = all.len();
        let values = match option.name {
            "columns" => &["9", "21"][..],
            "faces" => &["-,X,I,III"],
            "order" => &["X,-,III,II", "III,II,I,X,-", "free"],
            "stake" => &["3"],
            _ => option.words,
        };
        for (k, value) in values.iter().enumerate() {
            let mut presets = PRESETS.iter().cycle().skip(n + k).take(PRESETS.len());
            let rules = presets.find_map(|preset| {
                let rules = read_rules(&format!("{} {}={value}", preset.id, option.name));
                rules.ok().filter(|rules| *rules != preset.rules)
            });
            all.extend(rules);
        }
        // Some words are every rule set's own, or go with no rule set as it is.
        assert!(all.len() > others, "no rules have another {}", option.name);
    }
    all
}

/// Rules, set-ups and decisions for the promises that are given bytes.
fn write_bytes(to: &mut Seeds) {
    let presets = PRESETS.iter().map(|preset| preset.rules);
    for rules in presets.chain(flipped()) {
        let rules = write_rules(&rules);
        let name = file_name(&rules);
        let game = |seed| {
            let chance = SeededRandom::new(seed);
            with_rules(&rules, (0..24).flat_map(|k| chance.bits(k).to_le_bytes()))
        };
        // Some of them come to a set-up that cannot be.
        let mut games = (0..).map(|n| game(number_of(&name).wrapping_add(n)));
        let kept = games.find(|bytes| Sahkku::legals_are_legal(bytes) == Fate::Kept);
        seed(
            to,
            "legals_are_legal",
            &format!("game-{name}"),
            kept.unwrap(),
        );
    }
    // A few set-ups that can be, with the throw and the decisions to follow.
    let figure = |row: u8, side: u8, kind: u8, column: u8| [row | side << 2 | kind << 3, column];
    for n in 0..16_u8 {
        let preset = &PRESETS[usize::from(n) % PRESETS.len()];
        let queens = preset.rules.queens;
        let inert = preset.rules.raid_gate != sahkku::RaidGate::Off;
        let mut figures = vec![figure(1, n & 1, 6, 7)];
        if !inert && n >= 8 {
            figures[0] = figure(1, n & 1, 7, 9);
        }
        for side in [0, 1] {
            let home = 2 * side;
            figures.extend((0..3).map(|k| figure(home, side, 0, 2 * k + n % 3)));
            figures.extend((0..4).map(|k| figure(2 - home, side, 8, 8 + k - side)));
            if queens {
                figures.push(figure(1, side, 5, 4 + 3 * side));
            }
        }
        let mut set_up = vec![16 | (n & 1) << 1 | u8::from(inert), figures.len() as u8];
        set_up.extend(figures.concat());
        let name = format!("set-up-{n}");
        let all_stand = [&[set_up[0] | 128], &set_up[1..]].concat();
        let all_stand = with_rules(preset.id, all_stand);
        seed(to, "set_ups_round_trip", &name, &all_stand);
        assert_eq!(Sahkku::set_ups_round_trip(&all_stand), Fate::Kept);

        let chance = SeededRandom::new(u64::from(n));
        let decisions = (0..20).flat_map(|k| chance.bits(k).to_le_bytes());
        let bytes = with_rules(preset.id, [1].into_iter().chain(set_up).chain(decisions));
        assert_eq!(Sahkku::legals_are_legal(&bytes), Fate::Kept, "{name}");
        seed(to, "legals_are_legal", &name, bytes);
    }
}

/// Rules as the name of a file.
fn file_name(rules: &str) -> String {
    rules.replace([' ', ','], "_").replace('=', "-")
}

fn seed(to: &mut Seeds, promise: &str, name: &str, text: impl AsRef<[u8]>) {
    let before = to.insert(format!("{promise}/{name}"), text.as_ref().to_vec());
    // One action of each kind is enough; elsewhere, one seed would be lost to another.
    let lost = before.is_some_and(|before| before != text.as_ref());
    assert!(promise == "actions_round_trip" || !lost, "two of {name}");
}

fn position(session: &Session) -> String {
    session.judge().write_position(session.position())
}

/// The shortest of some games, so that the seeds stay small.
fn short_game(rules: Rules) -> Session {
    let games = (0..60).map(|seed| played(rules, seed, 3000));
    let over = games.filter(|session| matches!(session.pending(), Pending::Over(_)));
    over.min_by_key(|session| session.record().entries().len())
        .expect("one of the games ends")
}

fn played(rules: Rules, seed: u64, entries: usize) -> Session {
    let judge = Judge::new(rules).unwrap();
    let mut session = Session::new(judge, [PlayerKind::Human; 2]);
    play(&mut session, seed, entries);
    session
}
