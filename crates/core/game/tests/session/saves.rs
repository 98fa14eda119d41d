//! Saves are restored; damaged saves and those of other games are refused.

use super::common::{Hnefatafl, Random, Restored, Sahkku, assert_same, next, played};
use crc::{CRC_32_ISO_HDLC, Crc};
use game::session::{
    Clock, EvenMatch, Finished, Match, PlayerKind, RestoreError, Saved, Saver, Score, SeededRandom,
    Session, Times,
};
use game::{Anywhere, ENTRIES_LIMIT, Level, LinkError, Linked, Record};
use proptest::prelude::*;

fn is_restored<G: Random>(session: &mut Session<G>) {
    let [first, second] = game::Side::BOTH.map(G::Side::from);
    for (one, other) in [
        (PlayerKind::Human, PlayerKind::Human),
        (PlayerKind::Human, PlayerKind::Computer(Level::Easy)),
        (PlayerKind::Computer(Level::Master), PlayerKind::Human),
    ] {
        session.set_player(first, one);
        session.set_player(second, other);
        let restored = Session::<G>::restore(&session.save()).unwrap();
        assert_same(&restored, session);
        assert_eq!(restored.player(first), one);
        assert_eq!(restored.player(second), other);
    }
}

/// Flips one bit of the save, or removes its end.
fn is_refused_when_damaged<G: Random>(save: &str, at: usize, bit: u8) {
    let at = at % save.len();
    let mut bytes = save.as_bytes().to_vec();
    bytes[at] ^= 1 << bit;
    if let Ok(text) = String::from_utf8(bytes) {
        assert!(Session::<G>::restore(&text).is_err());
    }
    if let Some(cut) = save.get(..at) {
        assert!(Session::<G>::restore(cut).is_err());
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 32, ..ProptestConfig::default() })]

    #[test]
    fn a_game_is_restored_as_it_was_saved(rules: usize, seed: u64, len in 0_usize..200) {
        is_restored(&mut played::<Sahkku>(rules, seed, len));
        is_restored(&mut played::<Hnefatafl>(rules, seed, len));
        is_restored(&mut played::<kotra::Game>(rules, seed, len));
    }

    #[test]
    fn a_damaged_save_is_refused(rules: usize, seed: u64, at: u16, bit in 0_u8..7) {
        let at = usize::from(at);
        is_refused_when_damaged::<Sahkku>(&played::<Sahkku>(rules, seed, 60).save(), at, bit);
        is_refused_when_damaged::<Hnefatafl>(&played::<Hnefatafl>(rules, seed, 60).save(), at, bit);
    }
}

// As a page saves it: after every entry, with turns taken back now and then.
#[test]
fn a_long_game_is_restored_from_two_parts() {
    let (mut session, random) = (long(600), SeededRandom::new(1));
    let mut saver = Saver::default();
    let (mut whole, mut since) = (String::new(), None);
    let mut longest = 0;
    for step in 0..100 {
        match saver.save(&session) {
            Saved::Whole(text) => whole = text,
            Saved::Since(text) => {
                longest = longest.max(text.len());
                since = Some(text);
            }
        }
        let restored = Session::<Sahkku>::restore_parts(&whole, since.as_deref()).unwrap();
        assert_same(&restored, &session);
        if random.bits(step) % 40 == 0 {
            session.take_back();
        } else if let Some(entry) = next(&session, random) {
            session.enter(entry).unwrap();
        }
    }
    // The length of the second part is independent of the length of the game.
    assert!((100..10_000).contains(&longest), "{longest}");
    // Parts that do not belong together are not combined.
    let other = played::<Sahkku>(0, 3, 20).save();
    let alone = Session::<Sahkku>::restore_parts(&other, since.as_deref()).unwrap();
    assert_eq!(alone.save(), other);
    let cut = since.as_deref().map(|since| &since[..since.len() - 2]);
    let cut = Session::<Sahkku>::restore_parts(&whole, cut).unwrap();
    assert_eq!(cut.save(), whole);
}

#[test]
fn a_record_goes_on_from_one_with_its_rules_start_and_entries() {
    let parsed = |text: &str| text.parse::<Record<kotra::Game>>().unwrap();
    let head = "kotra 1\nrules kotra\n";
    let start = "position off:10,22:2,23,24:2/20:3,21:3,22:3,23:3,24:3 white white 62\n";
    let begun = parsed(&format!("{head}white Biret\n{start}"));
    let later = parsed(&format!("{head}{start}"));
    assert!(later.entries_since(&begun).is_some_and(<[_]>::is_empty));
    assert!(
        later.entries_since(&parsed(head)).is_none(),
        "another start"
    );
    let other = format!("kotra 1\nrules kotra after_throws=0\n{start}");
    assert!(
        later.entries_since(&parsed(&other)).is_none(),
        "other rules"
    );
    let played = long(20);
    let before = played.record().replay(12);
    let mut half = Record::new(before.judge().clone(), None);
    played.record().entries()[..12]
        .iter()
        .for_each(|entry| half.push(entry.clone()));
    assert_eq!(
        played.record().entries_since(&half),
        Some(&played.record().entries()[12..])
    );
    assert!(half.entries_since(played.record()).is_none());
}

/// A game with this number of entries, which random players hardly ever end under these rules.
fn long(entries: usize) -> Session<Sahkku> {
    let mut games = (0..).map(|seed| played::<Sahkku>(7, seed, entries));
    let lasts = |game: &Session<Sahkku>| game.record().entries().len() == entries;
    games.find(lasts).unwrap()
}

#[test]
fn a_game_longer_than_any_is_refused_in_words() {
    let longest = long(ENTRIES_LIMIT);
    assert!(longest.record().is_full());
    assert_same(&Session::restore(&longest.save()).unwrap(), &longest);
    assert!(Linked::<Sahkku>::read(&longest.record().write_link()).is_ok());

    let longer = long(ENTRIES_LIMIT + 1);
    let record = longer.record().to_string();
    let told = record.parse::<Record<Sahkku>>().unwrap_err().to_string();
    let lines = record.lines().count();
    assert!(
        told.starts_with(&format!("line {lines}, column ")),
        "{told}"
    );
    assert!(
        told.ends_with(&format!("expected {}", Anywhere::FewerEntries)),
        "{told}"
    );
    assert_eq!(
        Anywhere::FewerEntries.to_string().replace(',', ""),
        format!("at most {ENTRIES_LIMIT} entries")
    );
    let saved = Session::<Sahkku>::restore(&longer.save()).unwrap_err();
    assert_eq!(
        saved.to_string(),
        format!("the record in it: line {}", &told["line ".len()..])
    );
    let linked = Linked::<Sahkku>::read(&longer.record().write_link());
    assert_eq!(linked.unwrap_err(), LinkError::TooLong);
}

#[test]
fn a_save_keeps_where_the_game_stands_in_a_match() {
    let mut session = played::<Hnefatafl>(0, 1, 9);
    let plain = session.save();
    let first = Finished {
        winner: Some(game::Side::First),
        moves: 31,
        captured: [4, 7],
    };
    for of_match in [
        Match::Even(EvenMatch::First),
        Match::Even(EvenMatch::Second(first)),
        Match::Wins(Score::new(3).unwrap()),
    ] {
        session.set_match(Some(of_match));
        let restored = Session::<Hnefatafl>::restore(&session.save()).unwrap();
        assert_eq!(restored.of_match(), Some(of_match));
        assert_eq!(restored.after(3).of_match(), Some(of_match));
        let mut back = restored;
        back.take_back();
        assert_eq!(back.of_match(), Some(of_match));
    }
    session.set_match(None);
    assert_eq!(session.save(), plain);
    for wrong in [
        "even-3",
        "wins-3:3:0",
        "wins-3:0:0 even-1",
        "clock-turn:30:30000:1 wins-3:0:0",
        "wins-3:0:0 clock-turn:30:30000:1 even-1",
        "clock-turn:30:30000",
    ] {
        let save =
            format!("hnefatafl-save 1 ?\nseats human human {wrong}\nhnefatafl 1\nrules linne\n");
        assert_eq!(refusal::<Hnefatafl>(&repaired(&save)), RestoreError::Seats);
    }
}

#[test]
fn a_save_keeps_the_times_and_the_clock_waits() {
    let mut session = played::<Hnefatafl>(0, 1, 9);
    let (seconds, increment) = (300, 5);
    let mut clock = Clock::new(Times::Game { seconds, increment }).unwrap();
    clock.run(Some(game::Side::Second), 1000);
    clock.run(Some(game::Side::Second), 41_000);
    session.set_clock(Some(clock));
    session.set_match(Some(Match::Wins(Score::new(3).unwrap())));
    let save = session.save();
    let seats = "seats human human wins-3:0:0 clock-game:300:5:300000:260000";
    assert_eq!(save.lines().nth(1), Some(seats));
    let restored = Session::<Hnefatafl>::restore(&save).unwrap();
    assert_eq!(restored.of_match(), session.of_match());
    let mut clock = restored.clock().unwrap();
    let left = |clock: &Clock| game::Side::BOTH.map(|side| clock.left(side, 999_000));
    assert_eq!(left(&clock), [300_000, 260_000]);
    // A turn that is taken back and played again has already been counted.
    let entries = restored.record().entries().len();
    clock.end_turn(game::Side::First, entries, 999_000);
    assert_eq!(left(&clock), [300_000, 260_000]);
    clock.end_turn(game::Side::First, entries + 1, 999_000);
    assert_eq!(left(&clock), [305_000, 260_000]);
    session.set_match(None);
    let alone = Session::<Hnefatafl>::restore(&session.save()).unwrap();
    assert!(alone.of_match().is_none() && alone.clock().is_some());
}

#[test]
fn a_save_begins_with_the_name_of_its_game() {
    assert!(
        played::<Sahkku>(0, 1, 9)
            .save()
            .starts_with("sahkku-save 1 ")
    );
    let save = played::<Hnefatafl>(0, 1, 9).save();
    assert!(save.starts_with("hnefatafl-save 1 "));
    assert_eq!(save.lines().nth(1), Some("seats human human"));
}

fn refusal<G: Random>(text: &str) -> RestoreError<game::session::RecordError<G>> {
    let restored: Restored<G> = Session::restore(text);
    restored.unwrap_err()
}

#[test]
fn a_save_of_another_game_is_refused_in_words_that_name_both() {
    let sahkku = played::<Sahkku>(0, 1, 30).save();
    let hnefatafl = played::<Hnefatafl>(0, 1, 30).save();
    let words = [
        refusal::<Sahkku>(&hnefatafl).to_string(),
        refusal::<Hnefatafl>(&sahkku).to_string(),
    ];
    assert_eq!(
        words,
        [
            "the saved game is one of hnefatafl, not of sahkku",
            "the saved game is one of sahkku, not of hnefatafl",
        ]
    );
    let unknown = refusal::<Sahkku>("nim-save 3 what\never");
    assert!(unknown.to_string().contains("nim"), "{unknown}");
}

#[test]
fn what_is_not_a_save_is_named() {
    use RestoreError::{Damaged, NotASave, Seats};
    let mark = "x".repeat(100) + "-save 1 00000000\nx";
    for text in [
        "",
        "\n",
        "-save 1 0\n",
        "sahkku-save 2 0\n",
        "<b>-save 1 0\n",
        &mark,
    ] {
        assert_eq!(refusal::<Sahkku>(text), NotASave, "{text:?}");
    }
    assert_eq!(refusal::<Sahkku>("sahkku-save 1 00000000\nx"), Damaged);
    assert_eq!(
        refusal::<Sahkku>(&repaired("sahkku-save 1 ?\nseats human")),
        Seats
    );
    let seats = repaired("hnefatafl-save 1 ?\nseats human robot\nhnefatafl 1\n");
    assert_eq!(refusal::<Hnefatafl>(&seats), Seats);
    // The record of another game after a valid header.
    let record = repaired("hnefatafl-save 1 ?\nseats human human\nsahkku 1\nrules maze\n");
    let refused = refusal::<Hnefatafl>(&record);
    assert!(matches!(refused, RestoreError::Record(_)), "{refused}");
}

/// The save with the right checksum, if it has a header.
fn repaired(text: &str) -> String {
    let Some((head, body)) = text.split_once('\n') else {
        return text.to_owned();
    };
    let Some((kind, _)) = head.rsplit_once(' ') else {
        return text.to_owned();
    };
    let sum = Crc::<u32>::new(&CRC_32_ISO_HDLC).checksum(body.as_bytes());
    format!("{kind} {sum:08x}\n{body}")
}
