//! Everything that a log, an aside or a letter refuses, with the reason.

use super::common::{accepted, judges, random, secret, terms};
use game::{Dealt as _, Game as _};
use online::{
    CLOCK_LIMIT, Clock, GameId, Item, Letter, Log, Offer, Refused, Secret, Throws, Unread, Word,
};
use sahkku::{Entry, Game};

/// A game of two turns, the secret of the party with the floor, and that of the other.
fn played(seed: u64) -> (Log<Game>, Secret, Secret) {
    let (_, judge) = judges::<Game>().swap_remove(0);
    let peers = accepted::<Game>(terms(judge, Throws::Strict), seed);
    let mut log = peers[1].log().clone();
    let secrets = peers.map(|peer| peer.secret().cloned().unwrap());
    let floor = |log: &Log<Game>| log.floor().unwrap();
    while log.messages().len() < 5 {
        let own = &secrets[floor(&log).index()];
        log.append(own, turn(&log, own)).unwrap();
    }
    let [own, other] = [floor(&log), floor(&log).other()].map(|party| party.index());
    (log, secrets[own].clone(), secrets[other].clone())
}

/// Takes the first decision that the rules list until the turn is over.
fn turn(log: &Log<Game>, own: &Secret) -> Vec<Item<Entry>> {
    let mut items = Vec::new();
    loop {
        let state = log.draft(own, &items).unwrap();
        if state.floor() != log.party(own) {
            return items;
        }
        items.push(Item::Decide(state.game().decisions().swap_remove(0)));
    }
}

#[test]
fn only_whoever_has_the_floor_appends() {
    let (mut log, own, other) = played(7);
    let items = turn(&log, &own);
    let stranger = secret(&mut random(9));
    let mut append = |secret| log.append(secret, items.clone());
    assert_eq!(append(&other), Err(Refused::NotYourTurn));
    assert_eq!(append(&stranger), Err(Refused::NotAPlayer));
    assert_eq!(append(&own), Ok(()));
    log.append(&other, vec![Item::Resign]).unwrap();
    assert_eq!(log.append(&own, items), Err(Refused::Over));
}

#[test]
fn what_cannot_come_next_is_refused_and_changes_nothing() {
    let (mut log, own, other) = played(7);
    let state = log.state().unwrap();
    let resignation = Game::resignation(state.side(log.party(&own).unwrap()));
    let [wave, resigned] = [Word::Wave, Word::Resign].map(|word| log.aside(&other, word).unwrap());
    let (elsewhere, _, waits) = played(8);
    let forged = elsewhere.aside(&waits, Word::Resign).unwrap();
    let before = log.messages().len();
    for (item, why) in [
        (Item::Decide(resignation), Refused::NotADecision),
        // The dice have fallen since.
        (Item::Offer(Offer::TakeBack), Refused::NothingToTakeBack),
        (Item::Answer(true), Refused::NothingToAnswer),
        (Item::TakeIn(wave), Refused::NotForTheLog),
        (Item::TakeIn(forged), Refused::Forged),
    ] {
        assert_eq!(log.append(&own, vec![item.clone()]), Err(why), "{item:?}");
    }
    let mut on_and_on = turn(&log, &own);
    on_and_on.extend(on_and_on.clone());
    assert_eq!(log.append(&own, on_and_on), Err(Refused::ThrowFirst));
    assert_eq!(log.messages().len(), before);
    // The value that the throw waits for can be shown in a message of its own, once.
    assert_eq!(log.append(&own, Vec::new()), Ok(()));
    assert_eq!(log.append(&own, Vec::new()), Err(Refused::Nothing));
    assert_eq!(log.append(&own, vec![Item::TakeIn(resigned)]), Ok(()));
}

#[test]
fn an_offer_is_answered_before_anything_else() {
    let (mut log, own, other) = played(7);
    let mut items = turn(&log, &own);
    items.push(Item::Offer(Offer::Draw));
    log.append(&own, items).unwrap();
    let offers = vec![Item::Offer(Offer::Draw)];
    assert_eq!(log.append(&other, offers), Err(Refused::AnswerFirst));
    log.append(&other, vec![Item::Answer(false)]).unwrap();
    let again = vec![Item::Answer(true)];
    assert_eq!(log.append(&other, again), Err(Refused::NothingToAnswer));
}

#[test]
fn what_is_said_beside_the_log_is_for_whoever_waits_and_for_now() {
    let (mut log, own, other) = played(7);
    let offer = Word::Offer(Offer::Draw);
    assert_eq!(log.aside(&own, offer), Err(Refused::YourTurn));
    let offered = log.aside(&other, offer).unwrap();
    let letter = |log: &Log<Game>| {
        let (log, aside) = (log.clone(), Some(offered));
        Letter::<Game>::read(&Letter { log, aside }.write()).err()
    };
    assert_eq!(letter(&log), None);
    log.append(&own, turn(&log, &own)).unwrap();
    assert_eq!(letter(&log), Some(Unread::Aside));
    log.append(&other, turn(&log, &other)).unwrap();
    let late = log.append(&own, vec![Item::TakeIn(offered)]);
    assert_eq!(late, Err(Refused::TooLate));
}

#[test]
fn an_invitation_has_a_clock_that_ends_and_waits_for_its_acceptance() {
    let (_, judge) = judges::<Game>().swap_remove(0);
    let own = secret(&mut random(1));
    let invite = |turn, reserve| {
        let mut terms = terms::<Game>(judge.clone(), Throws::Strict);
        terms.clock = Some(Clock { turn, reserve });
        Log::invite(GameId([1; 16]), &own, terms)
    };
    for (turn, reserve) in [(CLOCK_LIMIT + 1, 0), (0, CLOCK_LIMIT + 1)] {
        assert_eq!(invite(turn, reserve).err(), Some(Refused::Clock));
    }
    let mut log = invite(CLOCK_LIMIT, CLOCK_LIMIT).unwrap();
    assert_eq!(log.aside(&own, Word::Wave), Err(Refused::NotAccepted));
    let resigns = log.append(&own, vec![Item::Resign]);
    assert_eq!(resigns, Err(Refused::NotAccepted));
}

#[test]
fn nothing_is_appended_that_no_letter_could_hold() {
    let (mut log, own, other) = played(7);
    let padded = |secret: &Secret, log: &mut Log<Game>| {
        let mut items = turn(log, secret);
        items.extend(vec![Item::Spent(1); 1000]);
        log.append(secret, items)
    };
    let refused = (0..40).find_map(|n| padded([&own, &other][n % 2], &mut log).err());
    assert_eq!(refused, Some(Refused::TooLong));
    let letter = Letter { log, aside: None }.write();
    assert!(Letter::<Game>::read(&letter).is_ok());
}
