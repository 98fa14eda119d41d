//! Letters that were changed on their way, two thousand of each game or ten thousand with `--all`. Each is refused with a reason,
//! and none causes a failure.

use super::common::{accepted, below, judges, make_turn, random, terms};
use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use game::Dealt;
use online::{KEY, LETTER_LIMIT, Letter, Offer, Throws, Unread, Word};
use rand_core::Rng as _;
use rand_xoshiro::Xoshiro256PlusPlus;
use testkit::tries;

/// Genuine letters: an invitation, games in progress with asides, and a resigned game.
fn letters<G: Dealt>() -> Vec<String> {
    let mut letters = Vec::new();
    for (seed, (_, judge)) in (1..).zip(judges::<G>()) {
        let mut random = random(seed);
        let throws = [Throws::Strict, Throws::Trusting][seed as usize % 2];
        let mut peers = accepted(terms::<G>(judge, throws), seed);
        letters.push(peers[0].letter().write());
        let mut letter = peers[1].letter().write();
        peers[0].receive(&letter).unwrap();
        for turn in 1..=16 {
            let Some(party) = peers[0].log().floor() else {
                break;
            };
            make_turn(&mut peers[party.index()], &mut random);
            peers[party.index()].send(None).unwrap();
            letter = peers[party.index()].letter().write();
            peers[party.other().index()].receive(&letter).unwrap();
            let Some(party) = peers[0].log().floor().filter(|_| turn % 4 == 0) else {
                continue;
            };
            letters.push(letter.clone());
            // A player who has resigned does not go on.
            let mut other = peers[party.other().index()].clone();
            for word in [Word::Wave, Word::Offer(Offer::Draw), Word::Resign] {
                other.say(word, None).unwrap();
                letters.push(other.letter().write());
            }
        }
    }
    letters
}

/// A letter with a random change: bits flipped, or a part cut out, doubled or inserted from another letter.
fn changed(letters: &[String], random: &mut Xoshiro256PlusPlus) -> String {
    let mut one = || letters[below(random, letters.len())].clone();
    let (letter, other) = (one(), one());
    if below(random, 4) == 0 {
        // Changes the letter as text.
        let at = below(random, letter.len());
        return match below(random, 4) {
            0 => letter[..at].to_owned(),
            1 => letter[at..].to_owned(),
            2 => format!("{}{}", &letter[..at], &other[at.min(other.len())..]),
            _ => {
                let from = below(random, at + 1);
                format!("{}{}", &letter[..at], &letter[from..])
            }
        };
    }
    let (head, packed) = letter.split_once('.').unwrap();
    let decode = |text: &str| URL_SAFE_NO_PAD.decode(text).unwrap();
    let (mut bytes, other) = (decode(packed), decode(other.split_once('.').unwrap().1));
    for _ in 0..=below(random, 3) {
        let at = below(random, bytes.len().max(1));
        let to = at + below(random, bytes.len() - at + 1);
        match below(random, 6) {
            0 => bytes.truncate(at),
            1 => drop(bytes.drain(at..to)),
            2 => bytes.extend_from_within(at..to),
            3 => bytes.insert(at, random.next_u64() as u8),
            4 => {
                let part = other.get(at..to.min(other.len())).unwrap_or_default();
                bytes.splice(at..to, part.iter().copied());
            }
            _ if at < bytes.len() => bytes[at] ^= 1 << below(random, 8),
            _ => {}
        }
    }
    format!("{head}.{}", URL_SAFE_NO_PAD.encode(bytes))
}

fn many<G: Dealt>() {
    let letters = letters::<G>();
    for letter in &letters {
        assert_eq!(Letter::<G>::read(letter).unwrap().write(), *letter);
    }
    let mut refused = 0;
    let count = tries(2_000, 10_000);
    for seed in 0..count {
        let text = changed(&letters, &mut random(seed));
        match Letter::<G>::read(&text) {
            Ok(read) => {
                // Nothing was changed after all, or only the aside.
                assert_eq!(read.write(), text);
                let log = Letter {
                    aside: None,
                    ..read
                }
                .write();
                let known = |known: &String| {
                    let known = Letter::<G>::read(known).unwrap();
                    Letter {
                        aside: None,
                        ..known
                    }
                    .write()
                        == log
                };
                assert!(letters.iter().any(known), "{text}");
            }
            Err(why) => {
                assert!(!why.to_string().is_empty());
                refused += 1;
            }
        }
    }
    assert!(refused > count / 10 * 9, "{refused}");
}

games::of_every_game! {
    #[test]
    fn letters() {
        many::<Game>();
    }
}

#[test]
fn what_is_no_letter_is_told_apart() {
    let read = |text: &str| Letter::<sahkku::Game>::read(text).map(|_| ()).unwrap_err();
    assert_eq!(read(""), Unread::Kind);
    assert_eq!(read("game=sahkku-1;maze;AAAA"), Unread::Kind);
    assert_eq!(read(&format!("{KEY}hnefatafl.AQ")), Unread::OtherGame);
    assert_eq!(read(&format!("{KEY}<b>.AQ")), Unread::Kind);
    assert_eq!(read(&format!("{KEY}sahkku.Ag")), Unread::Version);
    assert_eq!(read(&format!("{KEY}sahkku.")), Unread::Damaged);
    assert_eq!(read(&format!("{KEY}sahkku.A")), Unread::Damaged);
    let long = format!("{KEY}sahkku.{}", "A".repeat(LETTER_LIMIT));
    assert_eq!(read(&long), Unread::TooLong);
}
