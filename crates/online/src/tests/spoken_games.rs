//! Games in which both players say anything they can at any time: offers, answers, take-backs, waves and resignations. Both logs
//! stay equal, every letter can be read, and no throw is ever made twice.

use std::collections::BTreeMap;

use super::common::{accepted, any_rules, below, random, read, record, terms};
use super::protocol::bits;
use game::Dealt;
use online::throws::Value;
use online::{Offer, Party, Peer, Received, Refused, Throws, Word};
use proptest::prelude::*;
use rand_xoshiro::Xoshiro256PlusPlus;

/// The steps of a game. Each is a turn or a statement.
const STEPS: usize = 60;

/// The values of each exchange, and the bits of its first entry.
type Exchanges = BTreeMap<u32, ([Value; 2], String)>;

struct Pair<G: Dealt> {
    peers: [Peer<G>; 2],
    random: Xoshiro256PlusPlus,
    exchanges: Exchanges,
}

impl<G: Dealt<Entry: std::fmt::Display>> Pair<G> {
    fn new(seed: u64, throws: Throws) -> Pair<G> {
        let mut random = random(seed);
        let judge = any_rules::<G>(&mut random);
        let mut pair = Pair {
            peers: accepted(terms::<G>(judge, throws), seed),
            random,
            exchanges: Exchanges::new(),
        };
        pair.send(Party::Invited);
        pair
    }

    fn one_in(&mut self, cases: usize) -> bool {
        below(&mut self.random, cases) == 0
    }

    /// Sends the letter of one player to the other, perhaps twice.
    fn send(&mut self, from: Party) {
        let letter = self.peers[from.index()].letter().write();
        let to = from.other().index();
        self.peers[to].receive(&letter).unwrap();
        if self.one_in(4) {
            let again = self.peers[to].receive(&letter);
            assert!(
                matches!(again, Ok(Received::Known | Received::Older)),
                "{again:?}"
            );
        }
        self.check();
    }

    /// Takes in a resignation at once and returns it.
    fn return_resignation(&mut self, to: Party) {
        if self.peers[to.index()].log().messages().len()
            > self.peers[to.other().index()].log().messages().len()
        {
            self.send(to);
        }
    }

    fn step(&mut self) {
        let floor = self.peers[0].log().floor().unwrap();
        let (own, other) = (floor.index(), floor.other().index());
        if self.peers[own].offered().is_some() {
            let yes = self.one_in(3);
            self.peers[own].answer(yes).unwrap();
            return self.send(floor);
        }
        match below(&mut self.random, 12) {
            0 => {
                let words = [
                    Word::Wave,
                    Word::Offer(Offer::Draw),
                    Word::Offer(Offer::TakeBack),
                ];
                let word = words[below(&mut self.random, 3)];
                let said = self.peers[other].say(word, None);
                if said == Err(Refused::NothingToTakeBack) {
                    return;
                }
                said.unwrap();
                self.send(floor.other());
                let offered = match word {
                    Word::Offer(offer) => Some(offer),
                    _ => None,
                };
                assert_eq!(self.peers[own].offered(), offered);
            }
            1 if self.one_in(6) => {
                let party = [floor, floor.other()][below(&mut self.random, 2)];
                self.peers[party.index()].say(Word::Resign, None).unwrap();
                self.send(party);
                self.return_resignation(party.other());
            }
            2 => {
                let said = self.peers[own].say(Word::Offer(Offer::Draw), None);
                // Impossible while the player's own throw is open.
                if said.is_ok() {
                    self.send(floor);
                }
            }
            _ => self.turn(floor),
        }
    }

    fn turn(&mut self, party: Party) {
        let n = party.index();
        while self.peers[n].is_to_decide() {
            if self.one_in(5) && self.peers[n].can_take_back() {
                assert!(self.peers[n].take_back());
                continue;
            }
            let decisions = self.peers[n].state().unwrap().game().decisions();
            let entry = decisions[below(&mut self.random, decisions.len())].clone();
            self.peers[n].decide(entry).unwrap();
        }
        self.peers[n].send(None).unwrap();
        self.send(party);
    }

    /// Checks that both have the same log, that it can be read, and that every exchange is unchanged and follows from its values.
    fn check(&mut self) {
        let [one, other] = &self.peers;
        let held = if one.log().messages().len() < other.log().messages().len() {
            other
        } else {
            one
        };
        let letter = read::<G>(&held.letter().write());
        assert_eq!(letter.log.messages().len(), held.log().messages().len());
        let state = held.log().state().unwrap();
        let record = record(held);
        for exchange in state.exchanges() {
            let dealt = record.replay(exchange.first_entry).deal(bits(
                held.log().id(),
                exchange.number,
                &exchange.values,
            ));
            let dealt = dealt.unwrap().to_string();
            assert_eq!(record.entries()[exchange.first_entry].to_string(), dealt);
            let seen = (exchange.values, dealt);
            let known = self
                .exchanges
                .entry(exchange.number)
                .or_insert_with(|| seen.clone());
            assert_eq!(*known, seen, "exchange {}", exchange.number);
        }
    }
}

fn play<G: Dealt<Entry: std::fmt::Display>>(seed: u64, throws: Throws) {
    let mut pair = Pair::<G>::new(seed, throws);
    for _ in 0..STEPS {
        if pair.peers[0].log().floor().is_none() {
            break;
        }
        pair.step();
    }
    let logs = pair.peers.each_ref().map(|peer| {
        let messages = peer.log().messages();
        messages.last().map(|message| message.hash)
    });
    assert_eq!(logs[0], logs[1]);
    let records = pair.peers.each_ref().map(|peer| record(peer).to_string());
    assert_eq!(records[0], records[1]);
}

fn throws() -> impl Strategy<Value = Throws> {
    prop_oneof![Just(Throws::Strict), Just(Throws::Trusting)]
}

games::of_every_game! {
    proptest! {
        #![proptest_config(ProptestConfig { cases: 6, failure_persistence: None, ..ProptestConfig::default() })]

        #[test]
        fn with_words(seed: u64, throws in throws()) {
            play::<Game>(seed, throws);
        }
    }
}
