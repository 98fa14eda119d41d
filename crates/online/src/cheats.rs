//! A program that tries to choose its dice. Each attempt is refused with the right reason.

use game::{Dealt as _, Record, RuleSets as _, Side};
use sahkku::Game;

use crate::log::Member;
use crate::secret::is_signed;
use crate::throws::Value;
use crate::{GameId, Item, Letter, Log, Party, Refused, Secret, Sides, Terms, Throws, Unread};

const ID: GameId = GameId([5; 16]);
const INVITER: Secret = Secret::new([1; 32]);
const INVITED: Secret = Secret::new([2; 32]);

fn terms() -> Terms<Game> {
    let judge = sahkku::preset("lagesvuotna")
        .unwrap()
        .rules
        .judge()
        .unwrap();
    Terms {
        start: Record::new(judge, None),
        name: String::new(),
        sides: Sides::Inviter(Side::First),
        throws: Throws::Strict,
        clock: None,
        follows: None,
    }
}

fn write(log: &Log<Game>) -> String {
    let log = log.clone();
    Letter { log, aside: None }.write()
}

fn read(log: &Log<Game>) -> Result<Log<Game>, Unread> {
    Letter::read(&write(log)).map(|letter| letter.log)
}

/// Plays a game of this many messages, in which the party with the floor always takes the first listed decision.
fn played(messages: usize) -> Log<Game> {
    played_as(ID, messages)
}

fn played_as(id: GameId, messages: usize) -> Log<Game> {
    let mut log = Log::invite(id, &INVITER, terms()).unwrap();
    log.accept(&INVITED, "", Side::Second).unwrap();
    while log.messages().len() < messages {
        let secret = [INVITER, INVITED][log.floor().unwrap().index()].clone();
        let items = turn(&log, &secret);
        log.append(&secret, items).unwrap();
    }
    log
}

fn turn(log: &Log<Game>, secret: &Secret) -> Vec<Item<sahkku::Entry>> {
    let mut items = Vec::new();
    loop {
        let state = log.draft(secret, &items).unwrap();
        if state.floor() != log.party(secret) {
            return items;
        }
        items.push(Item::Decide(first(state.game())));
    }
}

fn first(game: &Game) -> sahkku::Entry {
    if let sahkku::Phase::ChooseWay(_) = game.phase() {
        return sahkku::Entry::Walks(false);
    }
    let mut legal = sahkku::Actions::new();
    game::Game::legal(game, &mut legal);
    sahkku::Entry::Action(legal[0])
}

fn member_mut(log: &mut Log<Game>, party: Party) -> &mut Member {
    match party {
        Party::Inviter => &mut log.inviter,
        Party::Invited => &mut log.invited.as_mut().unwrap().member,
    }
}

/// Signs the last message of `party` again, after the cheat has changed it.
fn sign_again(log: &mut Log<Game>, party: Party, secret: &Secret) {
    let number = log
        .messages
        .iter()
        .rposition(|message| message.author == party)
        .unwrap();
    let message = log.messages[number].clone();
    let mut before = log.clone();
    before.messages.truncate(number);
    let value = log.member(party).unwrap().value;
    let hash = before.hash(party, &message.packed, value);
    let member = member_mut(log, party);
    member.signature = secret.sign(ID, &hash);
    assert!(is_signed(&member.key, &hash, &member.signature));
}

#[test]
fn a_value_that_was_not_committed_to_is_refused() {
    for messages in [4, 9] {
        for party in Party::BOTH {
            let honest = played(messages);
            assert!(read(&honest).is_ok());
            let mut cheat = honest.clone();
            let secret = [INVITER, INVITED][party.index()].clone();
            member_mut(&mut cheat, party).value = Value([9; 32]);
            sign_again(&mut cheat, party, &secret);
            let refused = read(&cheat);
            // Other dice make other decisions legal. Even if the rest of the log still fits, it is not what the two signed.
            assert!(refused.is_err(), "{messages} {party}");
        }
    }
}

#[test]
fn a_value_that_is_shown_too_early_or_too_late_is_refused() {
    for more in [-1_i32, 1] {
        let mut cheat = played(6);
        let shown = cheat.inviter.shown.saturating_add_signed(more);
        cheat.inviter.shown = shown;
        cheat.inviter.value = INVITER.value(ID, Party::Inviter, shown);
        sign_again(&mut cheat, Party::Inviter, &INVITER);
        assert!(read(&cheat).is_err());
    }
}

#[test]
fn who_commits_after_seeing_the_other_s_values_begins_another_game() {
    let honest = played(6);
    // The cheat accepts a second time, with other values, after it has seen the inviter's.
    let mut again = Log::invite(ID, &INVITER, terms()).unwrap();
    let other = Secret::new([3; 32]);
    again.accept(&other, "", Side::Second).unwrap();
    let came = read(&again).unwrap();
    let mut held = honest.clone();
    let crate::Merged::Fork(fork) = held.merge(came) else {
        panic!("two acceptances are a fork");
    };
    // The inviter has answered the first acceptance. That one stays, and the other cannot be chosen.
    assert!(!fork.replaced && held.switch(fork).is_err());
    assert_eq!(write(&held), write(&honest));
}

#[test]
fn the_other_s_values_are_of_no_use() {
    let mut log = Log::invite(ID, &INVITER, terms()).unwrap();
    log.accept(&INVITED, "", Side::Second).unwrap();
    // An echo of the inviter's value leads to no anchor of the invited.
    let mut echo = log.clone();
    let member = &mut echo.invited.as_mut().unwrap().member;
    member.value = INVITER.value(ID, Party::Inviter, member.shown);
    sign_again(&mut echo, Party::Invited, &INVITED);
    let read = read(&echo).unwrap();
    // Even before anything else contradicts the echo, the dice do not follow from one value alone.
    let bits = |values| crate::throws::Bits::new(ID, 1, values).next();
    let own = INVITER.value(ID, Party::Inviter, 1);
    assert_ne!(read.messages()[1].hash, log.messages()[1].hash);
    assert_ne!(
        bits([own, own]),
        bits([own, INVITED.value(ID, Party::Invited, 1)])
    );
}

/// A letter assembled from parts of genuine letters, without a secret.
#[test]
fn parts_of_other_letters_are_refused() {
    let id = GameId([6; 16]);
    let (now, former, foreign) = (played(9), played(6), played_as(id, 9));
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
    for (mut forged, name) in [(now, id), (foreign, ID)] {
        forged.id = name;
        assert!(read(&forged).is_err(), "under another name");
    }
}

#[test]
fn an_invitation_brings_no_throw_with_it() {
    let mut begun = terms().start;
    begun.push(begun.opening().deal(|| 0).unwrap());
    let mut first = terms().start.judge().start(sahkku::Side::Men);
    let opens = Record::new(begun.judge().clone(), Some(first));
    let throw = [sahkku::Face::X; 3].into_iter().collect();
    let judge = begun.judge();
    judge.throw(&mut first, throw, |_| ()).unwrap();
    let thrown = Record::new(judge.clone(), Some(first));
    for (start, refused) in [(begun, true), (thrown, true), (opens, false)] {
        let mut cheat = Log::invite(ID, &INVITER, terms()).unwrap();
        cheat.terms.start = start;
        sign_again(&mut cheat, Party::Inviter, &INVITER);
        let why = refused.then_some(Unread::Message(0, Refused::Game));
        assert_eq!(read(&cheat).err(), why);
    }
}

#[test]
fn an_aside_is_of_no_use_in_another_game_or_in_the_other_s_name() {
    let log = played(5);
    let waits = log.floor().unwrap().other();
    let secrets = [INVITER, INVITED];
    let aside = log
        .aside(&secrets[waits.index()], crate::Word::Resign)
        .unwrap();
    assert!(log.is_said_by(waits, &aside));
    assert!(!log.is_said_by(waits.other(), &aside));
    let mut other = Log::invite(GameId([6; 16]), &INVITER, terms()).unwrap();
    other.accept(&INVITED, "", Side::Second).unwrap();
    assert!(!other.is_said_by(waits, &aside));
}

#[test]
fn what_changes_nothing_in_the_game_is_signed_all_the_same() {
    let mut cheat = played(5);
    cheat.terms.name = "Somebody else".to_owned();
    assert_eq!(read(&cheat).unwrap_err(), Unread::Signature(Party::Inviter));
}
