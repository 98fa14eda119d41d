//! Whole games of every kind, by letters alone. They end like the same entries on one table, and every throw follows from the
//! values that both players have shown.

use super::common::{accepted, any_rules, below, judges, random, terms};
use super::protocol::{bits, commitment};
use game::{Dealt, Judge, Record, Recorded};
use online::{Letter, Party, Peer, State, Throws};
use proptest::prelude::*;
use testkit::tries;

/// The most letters of a game that is not played to its end.
const LETTERS: usize = 60;

/// A game whose entries can be compared and printed.
trait Played: Dealt<Entry: PartialEq + std::fmt::Display> {}
impl<G: Dealt<Entry: PartialEq + std::fmt::Display>> Played for G {}

/// Another form of a listed decision.
type OtherForm<G> = fn(&G) -> Option<<G as Recorded>::Entry>;

/// Plays a game by letters and checks every letter.
fn play<G: Played>(
    judge: Judge<G>,
    throws: Throws,
    seed: u64,
    letters: usize,
    other_form: OtherForm<G>,
) -> [Peer<G>; 2] {
    let mut random = random(seed);
    let mut peers = accepted(terms::<G>(judge, throws), seed);
    let letter = peers[1].letter().write();
    peers[0].receive(&letter).unwrap();
    let mut decided = Vec::new();
    for _ in 0..letters {
        let Some(party) = peers[0].log().floor() else {
            break;
        };
        let peer = &mut peers[party.index()];
        while peer.is_to_decide() {
            let game = peer.state().unwrap().game();
            let mut decisions = game.decisions();
            decisions.extend(other_form(game));
            let entry = decisions[below(&mut random, decisions.len())].clone();
            peer.decide(entry.clone()).unwrap();
            decided.push(entry);
        }
        peer.send(None).unwrap();
        let letter = peer.letter().write();
        peers[party.other().index()].receive(&letter).unwrap();
        let both = peers.each_ref().map(|peer| peer.letter().write());
        assert_eq!(both, [&letter; 2].map(String::clone));
    }
    check(&peers, &decided);
    peers
}

/// The state, which both players share.
fn state<G: Played>(peers: &[Peer<G>; 2]) -> &State<G> {
    peers[0].log().state().unwrap()
}

fn check<G: Played>(peers: &[Peer<G>; 2], decided: &[G::Entry]) {
    let log = peers[0].log();
    let state = state(peers);
    let entries = state.record().entries();

    // The decisions are those that were made, in order. Everything else is chance.
    let mut made = entries.iter().filter(|entry| G::is_decision(entry));
    let game_before = state.record().opening();
    let recorded = |entry: &G::Entry| entry.to_string();
    let made: Vec<String> = made.by_ref().map(recorded).collect();
    assert_eq!(made.len(), decided.len());
    assert!(
        entries
            .iter()
            .all(|entry| G::is_decision(entry) != G::is_chance(entry))
    );

    // Replayed on one table, with the dice of the exchanges computed again, the entries lead to the same game.
    let mut game = game_before;
    let mut record = Record::<G>::new(state.judge().clone(), None);
    for party in Party::BOTH {
        record.set_name(state.side(party), &log.name(party));
    }
    let mut exchanges = state.exchanges().iter().peekable();
    let mut throw: Option<Box<dyn FnMut() -> u64>> = None;
    let mut decided = decided.iter();
    for (n, entry) in entries.iter().enumerate() {
        if let Some(exchange) = exchanges.next_if(|exchange| exchange.first_entry == n) {
            throw = Some(Box::new(bits(log.id(), exchange.number, &exchange.values)));
        }
        let next = match &mut throw {
            Some(bits) if G::is_chance(entry) => game.deal(bits).unwrap(),
            _ => decided.next().unwrap().clone(),
        };
        let next = game.as_recorded(next);
        assert!(next == *entry, "{next} for {entry}");
        game.enter_unseen(&next).unwrap();
        record.push(next);
    }
    assert_eq!(record.to_string(), state.record().to_string());
    assert_eq!(
        (decided.next().is_none(), exchanges.next().is_none()),
        (true, true)
    );

    // Every value commits to the next one of its party.
    for pair in state.exchanges().windows(2) {
        for party in Party::BOTH {
            let [before, after] =
                [&pair[0], &pair[1]].map(|exchange| &exchange.values[party.index()]);
            assert_eq!(*before, commitment(log.id(), party, pair[1].number, after));
        }
    }
    let read = Letter::<G>::read(&peers[0].letter().write()).unwrap();
    assert_eq!(read.log.messages().len(), log.messages().len());
}

fn with<G: Played>(seed: u64, throws: Throws) {
    let judge = any_rules::<G>(&mut random(!seed));
    play::<G>(judge, throws, seed, LETTERS, |_| None);
}

fn throws() -> impl Strategy<Value = Throws> {
    prop_oneof![Just(Throws::Strict), Just(Throws::Trusting)]
}

fn every_rule_set<G: Played>(other_form: OtherForm<G>) {
    for (seed, (_, judge)) in (1..).zip(judges::<G>()).step_by(tries(3, 1)) {
        let throws = [Throws::Strict, Throws::Trusting][seed as usize % 2];
        play::<G>(judge, throws, seed, LETTERS, other_form);
    }
}

fn to_the_end<G: Played>(seed: u64, throws: Throws) {
    let (_, judge) = judges::<G>().swap_remove(0);
    let peers = play::<G>(judge, throws, seed, 3000, |_| None);
    assert!(state(&peers).game().turn().is_over());
}

games::of_every_game! {
    proptest! {
        #![proptest_config(ProptestConfig { cases: 4, ..ProptestConfig::default() })]

        #[test]
        fn under_any_rules(seed: u64, throws in throws()) {
            with::<Game>(seed, throws);
        }
    }

    #[test]
    fn under_every_rule_set() {
        every_rule_set::<Game>(|_| None);
    }

    #[test]
    fn to_the_end_with_strict_throws() {
        to_the_end::<Game>(1, Throws::Strict);
    }

    #[test]
    fn to_the_end_on_trust() {
        to_the_end::<Game>(2, Throws::Trusting);
    }
}

/// The name of the last die that can be thrown again.
fn rethrow(game: &sahkku::Game) -> Option<sahkku::Entry> {
    let mut legal = sahkku::Actions::new();
    game::Game::legal(game, &mut legal);
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
