//! A program that tries to choose its dice. Each attempt is refused with the right reason.

use game::{Dealt as _, Record, Side};
use online::{GameId, Letter, Log, Merged, Party, Refused, Secret, Throws, Unread, Word};
use sahkku::Game;

use super::common::{accepted, judges, logged, terms};
use crate::keys::sign;
use crate::log::Member;
use crate::throws::{Bits, Value};

fn read(log: &Log<Game>) -> Result<Log<Game>, Unread> {
    Letter::read(&Letter::of(log).write()).map(|letter| letter.log)
}

fn member_mut(log: &mut Log<Game>, party: Party) -> &mut Member {
    match party {
        Party::Inviter => &mut log.inviter,
        Party::Invited => &mut log.invited.as_mut().unwrap().member,
    }
}

/// Signs the last message of `party` again, after the cheat has changed it.
fn sign_again(log: &mut Log<Game>, party: Party, secret: &Secret) {
    let mut messages = log.messages.iter();
    let number = messages
        .rposition(|message| message.author == party)
        .unwrap();
    let mut before = log.clone();
    before.messages.truncate(number);
    let value = log.member(party).unwrap().value;
    let hash = before.hash(party, &log.messages[number].packed, value);
    member_mut(log, party).signature = sign(&secret.key(log.id), &hash);
}

#[test]
fn a_value_without_commitment_is_refused() {
    for messages in [4, 9] {
        let (honest, secrets) = logged(1, messages);
        assert!(read(&honest).is_ok());
        for party in Party::BOTH {
            let mut cheat = honest.clone();
            member_mut(&mut cheat, party).value = Value([9; 32]);
            sign_again(&mut cheat, party, &secrets[party.index()]);
            // Other dice make other decisions legal. Even if the rest of the log still fits, it is not what the two signed.
            assert!(read(&cheat).is_err(), "{messages} {party}");
        }
    }
}

#[test]
fn a_value_shown_too_early_or_too_late_is_refused() {
    for more in [-1_i32, 1] {
        let (mut cheat, [secret, _]) = logged(1, 6);
        let shown = cheat.inviter.shown.saturating_add_signed(more);
        cheat.inviter.shown = shown;
        cheat.inviter.value = secret.value(cheat.id, Party::Inviter, shown);
        sign_again(&mut cheat, Party::Inviter, &secret);
        assert!(read(&cheat).is_err());
    }
}

#[test]
fn a_second_acceptance_begins_another_game() {
    let (honest, [secret, _]) = logged(1, 6);
    // The cheat accepts a second time, with other values, after it has seen the inviter's.
    let mut again = Log::invite(honest.id, &secret, honest.terms.clone()).unwrap();
    let cheat = Secret::new([3; 32]);
    again.accept(&cheat, "", Side::Second).unwrap();
    let mut held = honest.clone();
    let Merged::Fork(mut fork) = held.merge(read(&again).unwrap()) else {
        panic!("two acceptances are a fork");
    };
    // The inviter has answered the first acceptance. That one stays, and the other cannot be chosen.
    assert!(!fork.replaced && !held.switch(&mut fork));
    assert_eq!(Letter::of(&held).write(), Letter::of(&honest).write());
}

#[test]
fn the_values_of_the_other_player_are_of_no_use() {
    let (log, [inviter, invited]) = logged(1, 2);
    // An echo of the inviter's value leads to no anchor of the invited.
    let mut echo = log.clone();
    let shown = member_mut(&mut echo, Party::Invited).shown;
    member_mut(&mut echo, Party::Invited).value = inviter.value(log.id, Party::Inviter, shown);
    sign_again(&mut echo, Party::Invited, &invited);
    let read = read(&echo).unwrap();
    // Even before anything else contradicts the echo, the dice do not follow from one value alone.
    let bits = |values| Bits::new(log.id, 1, values).next();
    let own = inviter.value(log.id, Party::Inviter, 1);
    let other = invited.value(log.id, Party::Invited, 1);
    assert_ne!(read.messages[1].hash, log.messages[1].hash);
    assert_ne!(bits([own, own]), bits([own, other]));
}

/// A letter assembled from parts of genuine letters, without a secret.
#[test]
fn parts_of_other_letters_are_refused() {
    let [now, former, foreign] =
        [(1, 9), (1, 6), (2, 9)].map(|(seed, messages)| logged::<Game>(seed, messages).0);
    let member = |log: &Log<Game>, party| log.member(party).unwrap().clone();
    for party in Party::BOTH {
        let of = |log: &Log<Game>| member(log, party).value;
        assert_ne!(of(&now), of(&former));
        let mut forgeries = Vec::new();
        for value in [of(&former), member(&now, party.other()).value, of(&foreign)] {
            let mut forged = now.clone();
            member_mut(&mut forged, party).value = value;
            forgeries.push(forged);
        }
        // Signatures of the party from an earlier message and from another game.
        for signed in [&former, &foreign] {
            let mut forged = now.clone();
            *member_mut(&mut forged, party) = member(signed, party);
            forgeries.push(forged);
        }
        for (n, forged) in forgeries.iter().enumerate() {
            assert!(read(forged).is_err(), "{party}, forgery {n}");
        }
    }
    let ids = [foreign.id, now.id];
    for (mut forged, id) in [now, foreign].into_iter().zip(ids) {
        forged.id = id;
        assert!(read(&forged).is_err(), "under another id");
    }
}

#[test]
fn an_invitation_brings_no_throw_with_it() {
    let (honest, [secret, _]) = logged::<Game>(1, 2);
    let start = &honest.terms.start;
    let mut begun = start.clone();
    begun.push(begun.opening().deal(|| 0).unwrap());
    let judge = begun.judge();
    let mut first = judge.start(sahkku::Side::Men);
    let opens = Record::new(judge.clone(), Some(first));
    let throw = [sahkku::Face::X; 3].into_iter().collect();
    judge.throw(&mut first, throw, |_| ()).unwrap();
    let thrown = Record::new(judge.clone(), Some(first));
    for (start, refused) in [(begun, true), (thrown, true), (opens, false)] {
        let mut cheat = Log::invite(honest.id, &secret, honest.terms.clone()).unwrap();
        cheat.terms.start = start;
        sign_again(&mut cheat, Party::Inviter, &secret);
        let why = refused.then_some(Unread::Message(0, Refused::Game));
        assert_eq!(read(&cheat).err(), why);
    }
}

#[test]
fn an_aside_is_for_one_game_and_one_author() {
    let (log, secrets) = logged::<Game>(1, 5);
    let waits = log.floor().unwrap().other();
    let aside = log.aside(&secrets[waits.index()], Word::Resign).unwrap();
    assert!(log.is_said_by(waits, &aside));
    assert!(!log.is_said_by(waits.other(), &aside));
    let mut other = Log::invite(GameId([6; 16]), &secrets[0], log.terms.clone()).unwrap();
    other.accept(&secrets[1], "", Side::Second).unwrap();
    assert!(!other.is_said_by(waits, &aside));
}

#[test]
fn names_are_signed_too() {
    let terms = terms::<Game>(judges::<Game>().swap_remove(0), Throws::Strict);
    let mut cheat = accepted(terms, 1)[1].log().clone();
    cheat.terms.name = "Somebody else".to_owned();
    assert_eq!(read(&cheat).unwrap_err(), Unread::Signature(Party::Inviter));
}
