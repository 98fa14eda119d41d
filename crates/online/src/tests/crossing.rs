//! Letters that cross, come late, come twice or are lost. Once both peers have the newest letter of the other, both have the same
//! game.

use super::common::{accepted, any_rules, below, make_turn, random, terms};
use game::Dealt;
use online::{Merged, Offer, Party, Peer, Throws, Word};
use proptest::prelude::*;
use rand_xoshiro::Xoshiro256PlusPlus;

/// The number of steps. In each, somebody acts or a letter arrives.
const STEPS: usize = 60;

/// Does something at random, whether it is allowed or not.
fn act<G: Dealt>(peer: &mut Peer<G>, random: &mut Xoshiro256PlusPlus) {
    let _ = match below(random, 12) {
        0 => peer.say(Word::Wave, None),
        1 => peer.say(Word::Offer(Offer::Draw), None),
        2 => peer.say(Word::Offer(Offer::TakeBack), None),
        3 if below(random, 8) == 0 => peer.say(Word::Resign, None),
        4 | 5 => peer.answer(below(random, 4) == 0),
        _ if peer.log().state().unwrap().offer().is_some() => Ok(()),
        _ => {
            make_turn(peer, random);
            peer.send(None)
        }
    };
}

fn play<G: Dealt>(seed: u64, throws: Throws) {
    let mut random = random(seed);
    let judge = any_rules::<G>(&mut random);
    let mut peers = accepted(terms::<G>(judge, throws), seed);
    let mut letters = [Vec::new(), Vec::new()];
    let mut has_resigned = false;
    for _ in 0..STEPS {
        let (n, acts) = (below(&mut random, 2), below(&mut random, 2) == 0);
        if acts && peers[n].state().is_some() {
            act(&mut peers[n], &mut random);
            let aside = peers[n].letter().aside;
            has_resigned |= aside.is_some_and(|aside| aside.word == Word::Resign);
        }
        letters[n].push(peers[n].letter().write());
        if below(&mut random, 3) > 0 {
            // Any letter that was written: the newest, an old one, or one that came already.
            let letter = &letters[n][below(&mut random, letters[n].len())];
            peers[1 - n].receive(letter).unwrap();
        }
    }
    // An answer may cause another, and a resignation that one.
    for _ in 0..4 {
        for party in Party::BOTH {
            let letter = peers[party.index()].letter().write();
            peers[party.other().index()].receive(&letter).unwrap();
        }
    }
    let [one, two] = peers.each_ref().map(|peer| peer.log().clone());
    assert!(peers.iter().all(|peer| peer.forks().is_empty()));
    assert!(!has_resigned || one.floor().is_none());
    assert!(matches!(one.clone().merge(two), Merged::Same));
}

fn throws() -> impl Strategy<Value = Throws> {
    prop_oneof![Just(Throws::Strict), Just(Throws::Trusting)]
}

games::of_every_game! {
    proptest! {
        #![proptest_config(ProptestConfig { cases: 16, failure_persistence: None, ..ProptestConfig::default() })]

        #[test]
        fn turns_cross(seed: u64, throws in throws()) {
            play::<Game>(seed, throws);
        }
    }
}
