//! The seeds of the fuzz target for letters, put to the promise of letters. All are written by `written`.

use std::fs;

use super::common::{accepted, make_turn, random, terms};
use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use fuzzing::letters;
use fuzzing::seeds::{self, LETTER, Seeds};
use game::{Dealt, RuleSets as _, read_rules};
use games::{GameName, with_game};
use remote::{Clock, Offer, Throws, Word};

/// Rules as text, each for some seeds: the file `letters.txt` of the game, if it has one. What an option that comes later is
/// usually set to changes none of them.
fn rules_of(game: &str) -> String {
    let games = concat!(env!("CARGO_MANIFEST_DIR"), "/../../games");
    fs::read_to_string(format!("{games}/{game}/letters.txt")).unwrap_or_default()
}

/// What is packed in a letter.
fn packed(letter: &str) -> Vec<u8> {
    let (_, packed) = letter.split_once('.').unwrap();
    URL_SAFE_NO_PAD.decode(packed).unwrap()
}

/// Games under many rules: an invitation, some turns, something said beside the log, and a text.
fn written<G: Dealt>() -> Seeds {
    let mut seeds = Seeds::new();
    let path = |name: &str| format!("{LETTER}/{name}");
    let mut put = |name: String, letter: &str| seeds.insert(path(&name), packed(letter));
    for (seed, rules) in (1..).zip(rules_of(G::ID).lines()) {
        let mut random = random(seed);
        let throws = [Throws::Strict, Throws::Trusting][seed as usize % 2];
        let judge = read_rules::<G::Rules>(rules).unwrap().judge().unwrap();
        let mut terms = terms::<G>(judge, throws);
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
    if seeds.is_empty() {
        return seeds;
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

fn check<G: Dealt>() {
    let kept = seeds::kept(G::ID, &[LETTER]);
    seeds::check_origin(&kept, &written::<G>(), &[]);
    seeds::check_promises(&[(LETTER, letters::letter::<G>)], &kept);
}

#[test]
fn seeds_keep_the_promise() {
    for game in GameName::ALL {
        with_game!(game, G => check::<G>());
    }
}

#[test]
#[ignore = "writes the seeds anew"]
fn write_seeds() {
    for game in GameName::ALL {
        let (name, written) = (game.game().name, with_game!(game, G => written::<G>()));
        seeds::write(name, &seeds::kept(name, &[LETTER]), &written, &[]);
    }
}
