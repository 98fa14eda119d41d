//! The seeds of the fuzz targets of letters in `fuzz/`, put to the promise that the targets stand for.
//! All are written by `written`.

#[path = "../../../fuzz/src/letters.rs"]
mod letters;
#[path = "../../game/tests/seeds/mod.rs"]
mod seed_files;

use crate::common::{Decisions, accepted, any_rules, make_turn, random, terms};
use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use remote::{Clock, Offer, Throws, Word};
use seed_files::Seeds;

macro_rules! promises {
    ([] $($game:ident)*) => { [$(concat!("letter_", stringify!($game))),*] };
}

/// The targets, and so the folders of their seeds.
const PROMISES: [&str; games::GAMES.len()] = games::games!(promises[]);

/// What is packed in a letter.
fn packed(letter: &str) -> Vec<u8> {
    let (_, packed) = letter.split_once('.').unwrap();
    URL_SAFE_NO_PAD.decode(packed).unwrap()
}

/// Games under many rules: an invitation, some turns, something said beside the log, and a text.
fn written<G: Decisions>() -> Seeds {
    let mut seeds = Seeds::new();
    let path = |name: &str| format!("letter_{}/{name}", G::ID);
    let mut put = |name: String, letter: &str| seeds.insert(path(&name), packed(letter));
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
            seats[other].say(word, None).unwrap();
            put(format!("{name}-{seed}"), &seats[other].letter().write());
        }
        letter = seats[other].letter().write();
        seats[own].receive(&letter).unwrap();
        seats[own].answer(seed % 2 == 0).unwrap();
        put(format!("answered-{seed}"), &seats[own].letter().write());
    }
    let cut = seeds[&path("played-1")].split_last().unwrap().1.to_vec();
    seeds.insert(path("refused-cut"), cut);
    let played = URL_SAFE_NO_PAD.encode(&seeds[&path("played-2")]);
    for (name, game) in [("text", G::ID), ("refused-other-game", "other")] {
        let text = format!("play={game}.{played}");
        seeds.insert(path(name), text.into_bytes());
    }
    seeds
}

fn check<G: Decisions>() {
    let promise = format!("letter_{}", G::ID);
    let kept = seed_files::kept([promise.as_str()]);
    seed_files::check_origin(&kept, &written::<G>(), &[]);
    seed_files::check_promises(&kept, &[(&promise, letters::letter::<G>)], &true);
}

games::of_every_game! {
    #[test]
    fn seeds_keep_the_promise() {
        check::<Game>();
    }
}

#[test]
fn every_promise_has_seeds_and_a_target() {
    seed_files::check_targets(PROMISES, |name| name.starts_with("letter_"));
}

macro_rules! written {
    ([] $($game:ident)*) => { [$(written::<$game::Game>()),*] };
}

#[test]
#[ignore = "writes the seeds anew"]
fn write_seeds() {
    let written = games::games!(written[]).into_iter().flatten();
    seed_files::write(&seed_files::kept(PROMISES), &written.collect(), &[]);
}
