//! Random games of every kind by letters. Every throw is made again after the second implementation of the protocol, no throw is
//! ever made twice, and nothing that was sent is lost.

use std::collections::BTreeMap;
use std::fmt::Display;

use game::{Dealt, Game as _, Judge, Recorded};
use online::throws::Value;
use online::{Letter, Link, Log, Merged, Offer, Party, Peer, Throws, Word};
use proptest::prelude::*;
use rand_xoshiro::Xoshiro256PlusPlus;
use testkit::tries;

use super::common::{
    accepted, any_rules, below, judges, make_turn, one, random, read, record, send, terms,
};
use super::protocol::{bits, commitment};

/// The values of every exchange that a letter of the game has shown.
type Shown = BTreeMap<u32, [Value; 2]>;

/// Another form of a listed decision.
type OtherForm<G> = fn(&G) -> Option<<G as Recorded>::Entry>;

/// Reads a letter and makes its throws again. Its values are those of earlier letters, and each commits to the next.
fn verified<G: Dealt<Entry: Display>>(letter: &str, shown: &mut Shown) -> Log<G> {
    let log = read::<G>(letter).log;
    let Some(state) = log.state() else { return log };
    let mut exchanges = state.exchanges().iter().peekable();
    let mut game = state.record().opening();
    let mut throw: Option<Box<dyn FnMut() -> u64>> = None;
    for (n, entry) in state.record().entries().iter().enumerate() {
        if let Some(exchange) = exchanges.next_if(|exchange| exchange.first_entry == n) {
            let (number, values) = (exchange.number, exchange.values);
            assert_eq!(*shown.entry(number).or_insert(values), values);
            if let Some(before) = shown.get(&(number - 1)) {
                let commits =
                    |party: Party| commitment(log.id(), party, number, &values[party.index()]);
                assert_eq!(*before, Party::BOTH.map(commits));
            }
            throw = Some(Box::new(bits(log.id(), number, &values)));
        }
        if let Some(bits) = throw.as_mut().filter(|_| G::is_chance(entry)) {
            let dealt = game.as_recorded(game.deal(bits).unwrap());
            assert_eq!(dealt.to_string(), entry.to_string());
        }
        game.enter_unseen(entry).unwrap();
    }
    assert!(exchanges.next().is_none());
    log
}

/// Plays a game turn by turn. Both always have the same letter, and the record has the decisions that were made, in order.
fn by_turns<G: Dealt<Entry: Display>>(
    judge: Judge<G>,
    throws: Throws,
    seed: u64,
    letters: usize,
    other_form: OtherForm<G>,
) -> Peer<G> {
    let random = &mut random(seed);
    let [mut inviter, mut invited] = accepted(terms::<G>(judge, throws), seed);
    send(&invited, &mut inviter);
    let mut decided = Vec::new();
    for _ in 0..letters {
        let (peer, other) = match inviter.log().floor() {
            None => break,
            Some(Party::Inviter) => (&mut inviter, &mut invited),
            Some(Party::Invited) => (&mut invited, &mut inviter),
        };
        while peer.is_to_decide() {
            let game = peer.state().unwrap().game();
            let mut decisions = game.decisions();
            decisions.extend(other_form(game));
            let entry = one(random, &decisions);
            decided.push(game.as_recorded(entry.clone()).to_string());
            peer.decide(entry).unwrap();
        }
        peer.send(None).unwrap();
        send(peer, other);
        assert_eq!(peer.letter().write(), other.letter().write());
    }
    let log = verified::<G>(&inviter.letter().write(), &mut Shown::new());
    let entries = log.state().unwrap().record().entries().iter();
    let made = entries.filter(|entry| G::is_decision(entry));
    assert_eq!(made.map(ToString::to_string).collect::<Vec<_>>(), decided);
    inviter
}

fn every_rule_set<G: Dealt<Entry: Display>>(other_form: OtherForm<G>) {
    for (seed, judge) in (1..).zip(judges::<G>()).step_by(tries(3, 1)) {
        let throws = [Throws::Strict, Throws::Trusting][seed as usize % 2];
        by_turns::<G>(judge, throws, seed, 60, other_form);
    }
}

/// Both say and send anything at any time, whether it is allowed or not. Letters cross, come late, come twice or are lost.
fn with_words<G: Dealt<Entry: Display>>(seed: u64, throws: Throws) {
    let random = &mut random(seed);
    let judge = any_rules::<G>(random);
    let mut peers = accepted(terms::<G>(judge, throws), seed);
    let (mut letters, mut shown) = ([Vec::new(), Vec::new()], Shown::new());
    let mut has_resigned = false;
    for _ in 0..60 {
        let n = below(random, 2);
        if below(random, 2) == 0 && peers[n].state().is_some() {
            act(&mut peers[n], random);
            let aside = peers[n].letter().aside;
            has_resigned |= aside.is_some_and(|aside| aside.word == Word::Resign);
        }
        letters[n].push(peers[n].letter().write());
        verified::<G>(letters[n].last().unwrap(), &mut shown);
        if below(random, 3) > 0 {
            peers[1 - n].receive(&one(random, &letters[n])).unwrap();
        }
    }
    // An answer may cause another, and a resignation that one.
    let [one, other] = &mut peers;
    for _ in 0..4 {
        send(one, other);
        send(other, one);
    }
    assert!(one.forks().is_empty() && other.forks().is_empty());
    assert!(!has_resigned || one.log().floor().is_none());
    assert!(matches!(
        one.log().clone().merge(other.log().clone()),
        Merged::Same
    ));
    assert_eq!(record(one).to_string(), record(other).to_string());
}

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
            if below(random, 5) == 0 && peer.take_back() {
                make_turn(peer, random);
            }
            peer.send(None)
        }
    };
}

/// A peer on a device, and the content of the file with its place: the link that moves the game.
struct Device<G: Dealt> {
    peer: Peer<G>,
    file: String,
}

impl<G: Dealt> Device<G> {
    fn new(peer: Peer<G>) -> Device<G> {
        let (letter, secret) = (peer.letter().write(), peer.secret().unwrap().to_text());
        let file = format!("Keep this.\r\nhttps://x.example/#{letter}&key={secret}\r\n");
        Device { peer, file }
    }

    /// Kills the page and opens it again from storage.
    fn dies(&mut self) {
        let drafted = self.peer.drafted();
        let letter = read(&self.peer.letter().write());
        let mut peer = Peer::open(letter, self.peer.secret().cloned());
        if let Some(drafted) = drafted {
            peer.take_up(read(&drafted.write()));
        }
        self.peer = peer;
    }

    /// Loses the storage. The device first watches a letter that came since, and then opens the file.
    fn is_lost(&mut self, letter: &str) {
        let link = Link::<G>::find(&self.file).unwrap();
        let secret = link.secret().unwrap();
        let mut peer = Peer::open(read(letter), None);
        peer.take_in(link.letter).unwrap();
        assert!(peer.sit(secret));
        self.peer = peer;
    }
}

/// Pages die, storage is lost, and devices get letters in any order. The inviter has two devices, the invited has one.
fn on_devices<G: Dealt<Entry: Display>>(seed: u64) {
    let random = &mut random(seed);
    let judge = any_rules::<G>(random);
    let [mut anna, biret] = accepted(terms::<G>(judge, Throws::Strict), seed);
    send(&biret, &mut anna);
    let mut devices = [anna.clone(), anna, biret].map(Device::new);
    let mut letters = vec![devices[2].peer.letter().write()];
    let (mut newest, mut shown) = (letters[0].clone(), Shown::new());
    for _ in 0..50 {
        let n = below(random, devices.len());
        let device = &mut devices[n];
        match below(random, 8) {
            0 | 1 => device.dies(),
            2 => device.is_lost(&one(random, &letters)),
            3 | 4 => drop(device.peer.receive(&one(random, &letters)).unwrap()),
            _ => {
                // The player has opened the newest link. A page can die in the middle of a turn.
                device.peer.receive(&newest).unwrap();
                make_turn(&mut device.peer, random);
                if below(random, 4) == 0 {
                    device.dies();
                }
                if device.peer.is_to_send() {
                    device.peer.send(None).unwrap();
                }
            }
        }
        let letter = device.peer.letter().write();
        let messages = verified::<G>(&letter, &mut shown).messages().len();
        if messages > read::<G>(&newest).log.messages().len() {
            newest.clone_from(&letter);
        }
        letters.push(letter);
        let player = [Party::Inviter, Party::Inviter, Party::Invited][n];
        assert_eq!(device.peer.party(), Some(player));
    }
    for device in &mut devices {
        device.peer.receive(&one(random, &letters)).unwrap();
        device.peer.receive(&newest).unwrap();
        assert!(device.peer.forks().is_empty());
        assert_eq!(device.peer.letter().write(), newest);
    }
    // Every letter ever written is a part of the final log.
    let mut all = read::<G>(&newest).log;
    for letter in &letters {
        let merged = all.merge(Letter::<G>::read(letter).unwrap().log);
        assert!(matches!(merged, Merged::Older | Merged::Same), "{merged:?}");
    }
}

fn throws() -> impl Strategy<Value = Throws> {
    prop_oneof![Just(Throws::Strict), Just(Throws::Trusting)]
}

games::of_every_game! {
    proptest! {
        #![proptest_config(ProptestConfig { cases: 4, failure_persistence: None, ..ProptestConfig::default() })]

        #[test]
        fn under_any_rules(seed: u64, throws in throws()) {
            let judge = any_rules::<Game>(&mut random(!seed));
            by_turns::<Game>(judge, throws, seed, 60, |_| None);
        }
    }

    proptest! {
        #![proptest_config(ProptestConfig { cases: 16, failure_persistence: None, ..ProptestConfig::default() })]

        #[test]
        fn turns_and_words_cross(seed: u64, throws in throws()) {
            with_words::<Game>(seed, throws);
        }
    }

    proptest! {
        #![proptest_config(ProptestConfig { cases: 8, failure_persistence: None, ..ProptestConfig::default() })]

        #[test]
        fn no_turn_is_lost_on_two_devices(seed: u64) {
            on_devices::<Game>(seed);
        }
    }

    #[test]
    fn under_every_rule_set() {
        every_rule_set::<Game>(|_| None);
    }

    #[test]
    fn to_the_end() {
        for throws in [Throws::Strict, Throws::Trusting] {
            let judge = judges::<Game>().swap_remove(0);
            let peer = by_turns::<Game>(judge, throws, 1 + throws as u64, 3000, |_| None);
            assert!(peer.state().unwrap().game().turn().is_over());
        }
    }
}

/// The name of the last die that can be thrown again.
fn rethrow(game: &sahkku::Game) -> Option<sahkku::Entry> {
    let mut legal = sahkku::Actions::new();
    game.legal(&mut legal);
    let mut dice = game.tray().dice().iter();
    let last = dice.rposition(|die| die.face == Some(sahkku::Face::X) && !die.used);
    let last = last.filter(|_| legal.contains(&sahkku::Action::Rethrow(1)));
    last.and_then(|last| sahkku::DieSet::NONE.with(last))
        .map(sahkku::Entry::Rethrow)
}

#[test]
fn dice_of_sahkku_are_thrown_again_by_their_names() {
    every_rule_set::<sahkku::Game>(rethrow);
}
