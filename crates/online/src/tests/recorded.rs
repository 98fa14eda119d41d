//! Records that contain their letters.

use game::{Dealt, Game as _, Record};
use online::recorded;
use online::{Difference, Letter, Word};

use super::common::{accepted, judges, send, terms, two};

type Game = sahkku::Game;

fn letter<G: Dealt>() -> Letter<G> {
    two::<G>(30)[0].letter()
}

/// The difference between a record and the letter in it.
fn difference(text: &str) -> Option<Difference> {
    let (record, letter) = recorded::split(text);
    let record: Record<Game> = record.parse().unwrap();
    recorded::check(&record, &Letter::read(letter.unwrap().1).unwrap()).err()
}

games::of_every_game! {
    #[test]
    fn a_written_record_is_read_again() {
        let letter = letter::<Game>();
        let text = recorded::write(&letter, None);
        assert!(!text.contains('#'));
        let (record, line) = recorded::split(&text);
        assert_eq!(line, Some((text.lines().count(), &*letter.write())));
        let record: Record<Game> = record.parse().unwrap_or_else(|_| panic!("{text}"));
        assert_eq!(record.to_string(), recorded::record(&letter).to_string());
    }
}

#[test]
fn a_note_is_not_compared() {
    let text = recorded::write(&letter::<Game>(), Some("Máret broke off"));
    assert!(text.contains("\n# Máret broke off\ndistance play=sahkku."));
    assert_eq!(difference(&text), None);
}

#[test]
fn the_line_may_stand_anywhere_and_hold_a_link() {
    let text = recorded::write(&letter::<Game>(), None);
    let (record, letter) = recorded::split(&text);
    let letter = letter.unwrap().1;
    let link = format!("distance   https://example.org/?speed=fast#{letter} ");
    for (at, line) in [(1, format!("distance {letter}")), (4, link)] {
        for end in ["\n", "\r\n"] {
            let mut lines: Vec<&str> = record.lines().collect();
            lines.insert(at, &line);
            let text = lines.join(end);
            let (record, found) = recorded::split(&text);
            assert_eq!(found, Some((at + 1, letter)));
            assert_eq!(record.lines().count(), text.trim_end().lines().count());
            assert_eq!(difference(&text), None);
        }
    }
}

#[test]
fn a_record_without_the_line_stays_as_it_is() {
    for text in [
        "",
        "sahkku 1\nrules maze\n",
        "sahkku 1\r\nrules maze\nmen distance\n# distance play=\ndistances\n",
    ] {
        assert_eq!(recorded::split(text), (text.to_owned(), None));
    }
    // What follows the word is left to the reader of letters. The second of two such lines is not taken for a letter.
    let (record, letter) = recorded::split("sahkku 1\ndistance \ndistance x\n");
    assert_eq!(letter, Some((2, "")));
    assert_eq!(record, "sahkku 1\n\ndistance x\n");
    assert!(record.parse::<Record<Game>>().is_err());
}

#[test]
fn every_difference_is_named() {
    let letter = letter::<Game>();
    let text = recorded::write(&letter, None);
    let owned = str::to_owned;
    for (told, expected) in [
        ("", None),
        ("men Máret\ndate 2026-11-21\n", None),
        (
            "men Jovnna\n",
            Some(Difference::Name {
                word: "men",
                told: owned("Jovnna"),
                signed: owned("Máret"),
            }),
        ),
    ] {
        assert_eq!(difference(&text.replacen("men Máret\n", told, 1)), expected);
    }
    let (told, signed) = (owned("lagesvuotna stake=3"), owned("lagesvuotna"));
    let rules = text.replacen("rules lagesvuotna", &format!("rules {told}"), 1);
    assert_eq!(difference(&rules), Some(Difference::Rules { told, signed }));

    // The last round of the throw-off, with another throw of the player who lost it.
    let entries = recorded::record(&letter).entries().to_vec();
    let rounds = |entry: &&sahkku::Entry| matches!(entry, sahkku::Entry::Round { .. });
    let number = entries.iter().take_while(rounds).count();
    let signed = entries[number - 1].to_string();
    let (men, women) = signed["round ".len()..].split_once('/').unwrap();
    let faces = sahkku::Face::ALL.iter().map(|face| face.word());
    let told = faces.flat_map(|face| {
        [
            format!("round {face}/{women}"),
            format!("round {men}/{face}"),
        ]
    });
    let mut differ = 0;
    for told in told.filter(|told| *told != signed) {
        let text = text.replacen(&format!("\n{signed}\n"), &format!("\n{told}\n"), 1);
        // With another throw the other side may begin, and then nothing after it could have happened.
        if recorded::split(&text).0.parse::<Record<Game>>().is_ok() {
            let signed = signed.clone();
            let expected = Difference::Entry {
                number,
                told,
                signed,
            };
            assert_eq!(difference(&text), Some(expected));
            differ += 1;
        }
    }
    assert!(differ > 0);

    let mut shorter = recorded::record(&letter);
    shorter.truncate(entries.len() - 1);
    let [told, signed] = [entries.len() - 1, entries.len()];
    let length = Difference::Length { told, signed };
    assert_eq!(recorded::check(&shorter, &letter), Err(length));
    let start = Record::new(shorter.judge().clone(), Some(*shorter.opening().position()));
    let differs = recorded::check(&start, &letter).unwrap_err();
    let words = "the record is not the one of its letter: they begin with different positions";
    assert_eq!(differs.to_string(), words);
}

#[test]
fn a_resignation_in_an_aside_is_recorded_once() {
    let [mut moves, mut waits] = two::<hnefatafl::Game>(7);
    waits.say(Word::Wave, None).unwrap();
    let before = recorded::record(&waits.letter());
    waits.say(Word::Resign, None).unwrap();
    let letter = waits.letter();
    let record = recorded::record(&letter);
    assert_eq!(record.entries().len(), before.entries().len() + 1);
    assert!(record.replay(usize::MAX).turn().is_over());
    assert_eq!(recorded::check(&record, &letter), Ok(()));
    assert!(recorded::check(&before, &letter).is_err());
    send(&waits, &mut moves);
    let taken_in = recorded::record(&moves.letter());
    assert_eq!(taken_in.to_string(), record.to_string());
}

#[test]
fn the_record_of_an_invitation_is_its_start() {
    let [inviter, _] = accepted::<Game>(
        terms::<Game>(judges::<Game>().swap_remove(0), online::Throws::Strict),
        5,
    );
    let letter = inviter.letter();
    assert!(recorded::record(&letter).entries().is_empty());
    assert_eq!(difference(&recorded::write(&letter, None)), None);
}
