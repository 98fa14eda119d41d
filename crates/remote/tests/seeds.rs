//! The seeds of the fuzz targets of letters in `fuzz/`, put to the promise that the targets stand for.
//!
//! A seed that begins with `refused-` must be refused, every other one must be read. All are written by `written`.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a test that cannot be set up has failed"
)]

mod common;
#[path = "../../../fuzz/src/letters.rs"]
mod letters;

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use common::{Decisions, accepted, any_rules, make_turn, random, terms};
use remote::{Clock, Offer, Throws, Word};

/// Seeds by their names.
type Seeds = BTreeMap<String, Vec<u8>>;

fn folder(game: &str) -> PathBuf {
    let seeds = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/seeds");
    seeds.join(format!("letter_{game}"))
}

/// What is packed in a letter.
fn packed(letter: &str) -> Vec<u8> {
    let (_, packed) = letter.split_once('.').unwrap();
    URL_SAFE_NO_PAD.decode(packed).unwrap()
}

/// Games under many rules: an invitation, some turns, something said beside the log, and a text.
fn written<G: Decisions>() -> Seeds {
    let mut seeds = Seeds::new();
    let mut put = |name: String, letter: &str| seeds.insert(name, packed(letter));
    for seed in 1..=8 {
        let mut random = random(seed);
        let throws = [Throws::Strict, Throws::Trusting][seed as usize % 2];
        let mut terms = terms::<G>(any_rules::<G>(&mut random), throws);
        terms.clock = (seed % 3 == 0).then_some(Clock {
            turn: 60,
            reserve: 600,
        });
        let mut seats = accepted(terms, seed);
        put(format!("invitation-{seed}"), &seats[0].letter().write());
        let mut letter = seats[1].letter().write();
        seats[0].receive(&letter).unwrap();
        put(format!("accepted-{seed}"), &letter);
        for turn in 0..4 * seed {
            let Some(party) = seats[0].log().floor() else {
                break;
            };
            make_turn(&mut seats[party.index()], &mut random);
            let spent = (turn % 2 == 0).then_some(30);
            seats[party.index()].send(spent).unwrap();
            letter = seats[party.index()].letter().write();
            seats[party.other().index()].receive(&letter).unwrap();
        }
        put(format!("played-{seed}"), &letter);
        let Some(party) = seats[0].log().floor() else {
            continue;
        };
        let [own, other] = [party, party.other()].map(|party| party.index());
        for (name, word) in [("wave", Word::Wave), ("draw", Word::Offer(Offer::Draw))] {
            seats[other].say(word).unwrap();
            put(format!("{name}-{seed}"), &seats[other].letter().write());
        }
        letter = seats[other].letter().write();
        seats[own].receive(&letter).unwrap();
        seats[own].answer(seed % 2 == 0).unwrap();
        put(format!("answered-{seed}"), &seats[own].letter().write());
    }
    let (name, cut) = ("refused-cut".to_owned(), seeds["played-1"].len() - 1);
    let cut = seeds["played-1"][..cut].to_vec();
    seeds.insert(name, cut);
    let text = format!(
        "play={}.{}",
        G::ID,
        URL_SAFE_NO_PAD.encode(&seeds["played-2"])
    );
    seeds.insert("text".to_owned(), text.into_bytes());
    let other = format!("play=other.{}", URL_SAFE_NO_PAD.encode(&seeds["played-2"]));
    seeds.insert("refused-other-game".to_owned(), other.into_bytes());
    seeds
}

/// The seeds in the folder.
fn kept<G: Decisions>() -> Seeds {
    let files = fs::read_dir(folder(G::ID)).expect("seeds");
    let paths = files.map(|file| file.unwrap().path());
    let name = |path: &Path| path.file_name().unwrap().to_str().unwrap().to_owned();
    paths
        .map(|path| (name(&path), fs::read(&path).unwrap()))
        .collect()
}

fn check<G: Decisions>() {
    let kept = kept::<G>();
    assert!(
        kept == written::<G>(),
        "cargo test -p remote --test seeds -- --ignored"
    );
    for (name, bytes) in &kept {
        println!("{}: {name}", G::ID);
        assert_eq!(
            letters::letter::<G>(bytes),
            !name.starts_with("refused-"),
            "{name}"
        );
    }
}

#[test]
fn seeds_of_sahkku_keep_the_promise() {
    check::<sahkku::Game>();
}

#[test]
fn seeds_of_hnefatafl_keep_the_promise() {
    check::<hnefatafl::Game>();
}

#[test]
fn seeds_of_kotra_keep_the_promise() {
    check::<kotra::Game>();
}

fn write<G: Decisions>() {
    let folder = folder(G::ID);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    for (name, bytes) in written::<G>() {
        fs::write(folder.join(name), bytes).unwrap();
    }
}

#[test]
#[ignore = "writes the seeds anew"]
fn write_seeds() {
    write::<sahkku::Game>();
    write::<hnefatafl::Game>();
    write::<kotra::Game>();
}
