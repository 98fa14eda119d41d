//! A rethrow names its dice, so a restored game shows the same dice in the same order.

use super::common;
use crate::Session;
use game::session::{PlayerKind, SeededRandom};
use proptest::prelude::*;
use proptest::sample::select;
use sahkku::{
    Action, DieSet, Entry, EntryRefused, Face, Judge, LinkError, Linked, Record, Refusal, Throw,
    preset, read_rules,
};

fn throw(faces: &str) -> Throw {
    faces.split(',').map(|face| face.parse().unwrap()).collect()
}

fn dice(numbers: &[usize]) -> DieSet {
    let set = numbers
        .iter()
        .try_fold(DieSet::NONE, |set, n| set.with(n - 1));
    set.unwrap()
}

/// The faces in the tray, `?` for a die in the hand.
fn shown(session: &Session) -> String {
    let dice = session.game().tray().dice().iter();
    let words: Vec<&str> = dice.map(|die| die.face.map_or("?", Face::word)).collect();
    words.join(",")
}

/// A game in which the men have thrown these dice.
fn thrown(rules: &str, faces: &str) -> Session {
    let judge = Judge::new(read_rules(rules).unwrap()).unwrap();
    let start = judge.start(sahkku::Side::Men);
    let mut session = Session::from_record(Record::new(judge, Some(start)), [PlayerKind::Human; 2]);
    session.enter(Entry::Throw(throw(faces))).unwrap();
    session
}

/// The session as restored from a save, from the text of its record, and from a link.
fn found_again(session: &Session) -> [Session; 3] {
    let players = [PlayerKind::Human; 2];
    let text = session.record().to_string();
    let link = session.record().write_link();
    let Ok(Linked::Game(linked)) = Linked::read(&link) else {
        panic!("a link that cannot be read: {link}");
    };
    [
        Session::restore(&session.save()).unwrap(),
        Session::from_record(text.parse().unwrap(), players),
        Session::from_record(linked, players),
    ]
}

#[track_caller]
fn is_found_again(session: &Session) {
    for found in found_again(session) {
        assert_eq!(
            found.game().tray(),
            session.game().tray(),
            "{}",
            session.record()
        );
        assert_eq!(found.position(), session.position());
        assert_eq!(found.record().entries(), session.record().entries());
    }
}

/// The next chance entry. Among the dice that show X, the last ones are thrown again.
fn next(session: &Session, random: SeededRandom) -> Option<Entry> {
    let bits = random.bits(session.record().entries().len());
    let legal = session.legal();
    let again = legal
        .iter()
        .find(|action| matches!(action, Action::Rethrow(_)));
    // Mostly rethrows if possible, as that is under test.
    match again {
        Some(&Action::Rethrow(count)) if bits >> 8 & 3 != 0 => {
            let dice = session.game().tray().dice().iter().enumerate();
            let crosses = dice.filter(|(_, die)| die.face == Some(Face::X));
            let last = crosses.map(|(n, _)| n).rev().take(usize::from(count));
            let dice = last.fold(DieSet::NONE, |set, n| set.with(n).unwrap());
            Some(Entry::Rethrow(dice))
        }
        _ => common::next(session, random),
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 32, ..ProptestConfig::default() })]

    #[test]
    fn a_game_is_found_again_with_its_dice_in_order(
        rules in select(vec!["lagesvuotna", "maze", "unjarga dice=4", "vuovdaguoika", "raisa order=free"]),
        seed: u64,
    ) {
        let judge = Judge::new(read_rules(rules).unwrap()).unwrap();
        let mut session = Session::new(judge, [PlayerKind::Human; 2]);
        for _ in 0..40 {
            let Some(entry) = next(&session, SeededRandom::new(seed)) else { break };
            let before = session.clone();
            session.enter(entry).unwrap();
            is_found_again(&session);
            let mut back = session.clone();
            if back.take_back() {
                prop_assert_eq!(back.game().tray(), before.game().tray());
                is_found_again(&back);
            }
        }
    }
}

#[test]
fn the_last_of_several_is_thrown_again() {
    let mut session = thrown("lagesvuotna", "X,II,X");
    session.enter(Entry::Rethrow(dice(&[3]))).unwrap();
    assert_eq!(shown(&session), "X,II,?");
    is_found_again(&session);
    session.enter(Entry::Throw(throw("III"))).unwrap();
    assert_eq!(shown(&session), "X,II,III");
    is_found_again(&session);
    assert!(session.record().to_string().contains("X,II,X R:3 III"));
}

/// Two ways to say the same are one entry, so that texts and links stay unchanged.
#[test]
fn the_first_dice_that_show_x_are_a_number_on_record() {
    for (faces, named, text) in [
        ("X,II,X", &[1][..], "R1"),
        ("II,X,X", &[2], "R1"),
        ("X,II,X", &[1, 3], "R2"),
        ("X,X,X", &[2, 3], "R:2,3"),
        ("X,X,X", &[1, 3], "R:1,3"),
    ] {
        let mut session = thrown("lagesvuotna", faces);
        session.enter(Entry::Rethrow(dice(named))).unwrap();
        let record = session.record().to_string();
        assert!(record.ends_with(&format!("{faces} {text}\n")), "{record}");
        let named = named.iter().map(usize::to_string).collect::<Vec<_>>();
        let typed = record.replace(text, &format!("R:{}", named.join(",")));
        let read: Record = typed.parse().unwrap();
        assert_eq!(read.entries(), session.record().entries(), "{typed}");
    }
}

#[test]
fn other_dice_are_refused() {
    let refused = |session: &mut Session, numbers: &[usize]| {
        let before = (session.save(), session.game().tray().clone());
        let refused = session.enter(Entry::Rethrow(dice(numbers))).unwrap_err();
        assert_eq!((session.save(), session.game().tray().clone()), before);
        assert!(!refused.to_string().is_empty());
        refused
    };
    let mut session = thrown("lagesvuotna", "X,II,X");
    assert_eq!(refused(&mut session, &[2]), EntryRefused::NotAnX(2));
    assert_eq!(refused(&mut session, &[1, 2]), EntryRefused::NotAnX(2));
    assert_eq!(refused(&mut session, &[4]), EntryRefused::NoSuchDie(4));
    assert_eq!(
        refused(&mut session, &[1, 2, 3]),
        EntryRefused::Refused(Refusal::RethrowCount { crosses: 2 })
    );
    assert_eq!(
        refused(&mut session, &[]),
        EntryRefused::Refused(Refusal::RethrowCount { crosses: 2 })
    );
    session.enter(Entry::Rethrow(dice(&[3]))).unwrap();
    assert!(matches!(
        refused(&mut session, &[1]),
        EntryRefused::Refused(_)
    ));

    let mut used = thrown("maze", "X,X");
    let legal = used.legal();
    used.enter(Entry::Action(legal[0])).unwrap();
    for n in [1, 2] {
        assert_eq!(
            refused(&mut used, &[n]),
            EntryRefused::Refused(Refusal::RethrowTooLate)
        );
    }

    let mut all = thrown("vuovdaguoika", "X,X,II");
    assert_eq!(
        refused(&mut all, &[1, 2]),
        EntryRefused::Refused(Refusal::RethrowNeedsAll)
    );
}

#[test]
fn a_decision_is_read_as_records_have_it() {
    let read = |text: &str| Entry::read_decision(text).ok();
    assert_eq!(read("R:3,1"), Some(Entry::Rethrow(dice(&[1, 3]))));
    assert_eq!(read("R2"), Some(Entry::Action(Action::Rethrow(2))));
    assert_eq!(read("stop"), Some(Entry::Action(Action::Stop)));
    for text in ["", "R:", "R:1 2", "X,X", "R:1,1"] {
        assert_eq!(read(text), None, "{text}");
    }
}

#[test]
fn a_set_of_dice_has_each_once() {
    assert_eq!(DieSet::NONE.with(0).unwrap().with(0), None);
    assert_eq!(DieSet::NONE.with(4), None);
    assert_eq!(DieSet::NONE.with(usize::MAX), None);
    assert!(!dice(&[1, 4]).has(usize::MAX));
    assert_eq!(dice(&[4, 1]), dice(&[1, 4]));
    assert_eq!(dice(&[4, 1]).to_string(), "1,4");
    assert_eq!(dice(&[4, 1]).count(), 2);
}

#[test]
fn a_text_that_names_dice_wrongly_is_refused_where_it_does() {
    let read = |word: &str| {
        let text = format!("sahkku 1\nrules lagesvuotna\nround X/II\n1 men X,II,X {word}\n");
        text.parse::<Record>().unwrap_err().to_string()
    };
    for (word, column, expected) in [
        ("R:", 16, "the number of a die, each once"),
        ("R:0", 16, "the number of a die, each once"),
        ("R:5", 16, "the number of a die, each once"),
        ("R:1,1", 18, "the number of a die, each once"),
        ("R:1,x", 18, "the number of a die, each once"),
        ("R:1;3", 17, "the end of the action"),
        (
            "R:2",
            14,
            "something that can come next in the game: die 2 shows no X",
        ),
        (
            "R:4",
            14,
            "something that can come next in the game: there is no die 4",
        ),
        (
            "R:1,2,3",
            14,
            "something that can come next in the game: not legal: not so many dice show X",
        ),
    ] {
        let error = read(word);
        let place = format!("line 4, column {column}: ");
        assert!(error.starts_with(&place), "{word}: {error}");
        assert!(error.ends_with(expected), "{word}: {error}");
    }
}

/// A record written before rethrows named their dice: by commit 264d94a, of a game in which the player took up the third die
/// first.
#[test]
fn what_was_written_without_names_means_what_it_meant() {
    let text = "\
sahkku 1
rules lagesvuotna
round X/II
1 men X,II,X R1 X R2 III,X X:+a15-b15
";
    let save = format!("sahkku-save 1 8d03f7fc\nseats human human\n{text}");
    let link = "game=1;lagesvuotna;AABwhDCIAA";
    let Ok(Linked::Game(linked)) = Linked::read(link) else {
        panic!("a link of version 1 cannot be read");
    };
    let read = [
        Session::from_record(text.parse().unwrap(), [PlayerKind::Human; 2]),
        Session::restore(&save).unwrap(),
        Session::from_record(linked, [PlayerKind::Human; 2]),
    ];
    for session in &read {
        assert_eq!(session.record().to_string(), text);
        assert_eq!(session.record().write_link(), link);
        assert_eq!(session.save(), save);
        let trays: Vec<String> = (0..=7).map(|n| shown(&session.after(n))).collect();
        assert_eq!(
            trays,
            [
                "", "", "X,II,X", "?,II,X", "X,II,X", "?,II,?", "III,II,X", "III,II,X"
            ]
        );
    }
}

#[test]
fn a_link_with_named_dice_is_read_strictly() {
    let mut session = thrown("lagesvuotna", "X,X,X");
    session.enter(Entry::Rethrow(dice(&[2, 3]))).unwrap();
    let link = session.record().write_link();
    // 20 bits for two entries; the throw: 0 and three times X; the rethrow: 100 and 011.
    let packed = link.split(';').nth(2).unwrap();
    assert_eq!(packed, "AAAgEYA");
    let first = link.replace(packed, "AAAgEwA");
    let Ok(Linked::Game(read)) = Linked::read(&first) else {
        panic!("{first}");
    };
    let two = Entry::Action(Action::Rethrow(2));
    assert_eq!(read.entries().last(), Some(&two), "110 are the first two");
    // No dice at all.
    let none = link.replace(packed, "AAAgEAA");
    assert_eq!(Linked::read(&none).unwrap_err(), LinkError::Game);
    // A rethrow is impossible before the first throw.
    let judge = Judge::new(preset("lagesvuotna").unwrap().rules).unwrap();
    let mut link = Record::new(judge, None).write_link();
    link.truncate(link.rfind(';').unwrap());
    assert_eq!(
        Linked::read(&format!("{link};AAAZAA")).unwrap_err(),
        LinkError::Game
    );
}
