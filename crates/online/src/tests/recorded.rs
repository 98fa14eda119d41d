//! Records that contain their letters.

#[cfg(test)]
use super::common::{accepted, judges, play, terms};
use game::{Dealt, Game as _, Record, Side};
use online::recorded::{self, Difference};
use online::{Letter, Party, Peer, Throws, Word};

fn peers<G: Dealt>(entries: usize) -> [Peer<G>; 2] {
    let (_, judge) = judges::<G>().swap_remove(0);
    let mut peers = accepted(terms(judge, Throws::Strict), 5);
    play(&mut peers, 5, entries, |_| ());
    peers
}

fn letter<G: Dealt>(entries: usize) -> Letter<G> {
    peers(entries)[0].letter()
}

/// The difference between a record and the letter in it.
fn difference(text: &str) -> Option<Difference> {
    let (record, letter) = recorded::split(text);
    let (_, letter) = letter.unwrap();
    let record: Record<sahkku::Game> = record.parse().unwrap();
    recorded::check(&record, &Letter::read(letter).unwrap()).err()
}

fn is_read_again<G: Dealt>() {
    let letter = letter::<G>(30);
    let text = recorded::write(&letter, None);
    assert!(!text.contains('#'));
    let (record, line) = recorded::split(&text);
    let (number, read) = line.unwrap();
    assert_eq!(number, text.lines().count());
    assert_eq!(read, letter.write());
    let record: Record<G> = record.parse().unwrap_or_else(|_| panic!("{text}"));
    assert_eq!(record.to_string(), recorded::record(&letter).to_string());
    let read = Letter::<G>::read(read).unwrap();
    assert_eq!(recorded::write(&read, None), text);
}

games::of_every_game! {
    #[test]
    fn what_is_written_is_read_again() {
        is_read_again::<Game>();
    }
}

#[test]
fn a_note_is_read_over() {
    let text = recorded::write(&letter::<sahkku::Game>(30), Some("Máret broke off"));
    assert!(text.contains("\n# Máret broke off\ndistance play=sahkku."));
    assert_eq!(difference(&text), None);
}

#[test]
fn the_line_may_stand_anywhere_and_hold_a_link() {
    let text = recorded::write(&letter::<sahkku::Game>(30), None);
    let (record, letter) = recorded::split(&text);
    let letter = letter.unwrap().1;
    let lines: Vec<&str> = record.lines().collect();
    for (at, line) in [
        (1, format!("distance {letter}")),
        (
            4,
            format!("distance   https://example.org/?speed=fast#{letter} "),
        ),
    ] {
        for end in ["\n", "\r\n"] {
            let mut lines = lines.clone();
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
    // Whatever follows the word is left to the reader of letters. The second of two such lines is not taken for a letter.
    let (record, letter) = recorded::split("sahkku 1\ndistance \ndistance x\n");
    assert_eq!(
        (&*record, letter),
        ("sahkku 1\n\ndistance x\n", Some((2, "")))
    );
    assert!(record.parse::<Record<sahkku::Game>>().is_err());
}

#[test]
fn whatever_differs_is_named() {
    let text = recorded::write(&letter::<sahkku::Game>(30), None);
    let unnamed = text.replace("men Máret\n", "");
    assert_eq!(difference(&unnamed), None);
    let dated = text.replacen("men Máret\n", "men Máret\ndate 2026-11-21\n", 1);
    assert_eq!(difference(&dated), None);

    let name = |side, word, told: &str, signed: &str| Difference::Name {
        side,
        word,
        told: told.to_owned(),
        signed: signed.to_owned(),
    };
    let renamed = text.replace("men Máret\n", "men Jovnna\n");
    let other = name(Side::First, "men", "Jovnna", "Máret");
    assert_eq!(difference(&renamed), Some(other));

    let rules = text.replacen("rules lagesvuotna", "rules lagesvuotna stake=3", 1);
    let told = "lagesvuotna stake=3".to_owned();
    let signed = "lagesvuotna".to_owned();
    assert_eq!(difference(&rules), Some(Difference::Rules { told, signed }));

    // The last round of the throw-off, with another throw of the player who lost it.
    let letter = letter::<sahkku::Game>(30);
    let entries = recorded::record(&letter).entries().to_vec();
    let rounds = |entry: &&sahkku::Entry| matches!(entry, sahkku::Entry::Round { .. });
    let number = entries.iter().take_while(rounds).count();
    let signed = entries[number - 1].to_string();
    let changed: Vec<Difference> = sahkku::Face::ALL
        .iter()
        .flat_map(|face| {
            let (men, women) = signed["round ".len()..].split_once('/').unwrap();
            let face = face.word();
            [
                format!("round {face}/{women}"),
                format!("round {men}/{face}"),
            ]
        })
        .filter(|told| *told != signed)
        .filter_map(|told| {
            let text = text.replacen(&format!("\n{signed}\n"), &format!("\n{told}\n"), 1);
            let (record, _) = recorded::split(&text);
            // With another throw the other side may begin, and then nothing after it could have happened.
            record.parse::<Record<sahkku::Game>>().ok()?;
            let signed = signed.clone();
            let expected = Difference::Entry {
                number,
                told,
                signed,
            };
            assert_eq!(difference(&text), Some(expected.clone()));
            Some(expected)
        })
        .collect();
    assert!(!changed.is_empty());

    let mut shorter = recorded::record(&letter);
    shorter.truncate(entries.len() - 1);
    let differs = recorded::check(&shorter, &letter).unwrap_err();
    let [told, signed] = [entries.len() - 1, entries.len()];
    assert_eq!(differs, Difference::Length { told, signed });
    let start = Record::new(shorter.judge().clone(), Some(*shorter.opening().position()));
    let differs = recorded::check(&start, &letter).unwrap_err();
    assert_eq!(differs, Difference::Start);
    assert_eq!(
        differs.to_string(),
        "the record is not the one of its letter: they begin with different positions"
    );
}

#[test]
fn who_resigns_beside_the_log_has_resigned() {
    let mut peers = peers::<hnefatafl::Game>(7);
    let floor = peers[0].log().floor().unwrap();
    let waits = &mut peers[floor.other().index()];
    waits.say(Word::Wave, None).unwrap();
    let before = recorded::record(&waits.letter());
    waits.say(Word::Resign, None).unwrap();
    let letter = waits.letter();
    let record = recorded::record(&letter);
    assert_eq!(record.entries().len(), before.entries().len() + 1);
    assert!(record.replay(usize::MAX).turn().is_over());
    assert_eq!(recorded::check(&record, &letter), Ok(()));
    assert!(recorded::check(&before, &letter).is_err());
    // Once the resignation is in the log, it appears only once.
    let letter = letter.write();
    let reader = &mut peers[floor.index()];
    reader.receive(&letter).unwrap();
    let taken_in = recorded::record(&reader.letter());
    assert_eq!(taken_in.to_string(), record.to_string());
}

#[test]
fn an_invitation_comes_to_its_start() {
    let (_, judge) = judges::<sahkku::Game>().swap_remove(0);
    let [inviter, _] = accepted::<sahkku::Game>(terms(judge, Throws::Strict), 5);
    assert_eq!(inviter.party(), Some(Party::Inviter));
    let letter = inviter.letter();
    assert!(recorded::record(&letter).entries().is_empty());
    assert_eq!(difference(&recorded::write(&letter, None)), None);
}
