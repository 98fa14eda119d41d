//! What single letters do: offers, resignations, take-backs, forks and watchers.

use game::{Dealt, Game as _, Side};
use online::{
    Clock, End, Item, Letter, Offer, Party, Peer, Received, Refused, Secret, Throws, Word,
};
use testkit::tries;

use super::common::{
    accepted, any_rules, by_floor, judges, make_turn, play, play_turn, played, random, read,
    record, send, terms, two,
};

type Sahkku = Peer<sahkku::Game>;
type Tafl = Peer<hnefatafl::Game>;

/// The number of throws that were made.
fn throws(peer: &Sahkku) -> usize {
    peer.log().state().unwrap().exchanges().len()
}

fn end<G: Dealt>(peer: &Peer<G>) -> Option<End> {
    peer.log().state().unwrap().end()
}

#[test]
fn a_second_throw_takes_a_letter_unless_they_trust() {
    let [strict, trusting] = [Throws::Strict, Throws::Trusting].map(|throws| {
        let judge = judges::<sahkku::Game>().swap_remove(0);
        let (_, letters) = played::<sahkku::Game>(judge, throws, 3, 120);
        let answers = |letter: &&String| {
            let log = read::<sahkku::Game>(letter).log;
            log.messages().len() > 2 && log.messages().last().unwrap().items.is_empty()
        };
        letters.iter().filter(answers).count()
    });
    // The first letter may only show who begins.
    assert!(strict > 1 && trusting <= 1);
}

#[test]
fn an_old_or_repeated_letter_changes_nothing() {
    let judge = judges::<sahkku::Game>().swap_remove(0);
    let ([mut peer, _], letters) = played::<sahkku::Game>(judge, Throws::Strict, 5, 60);
    let before = peer.letter().write();
    for letter in &letters[..letters.len() - 2] {
        assert_eq!(peer.receive(letter), Ok(Received::Older));
    }
    assert_eq!(peer.receive(&before), Ok(Received::Known));
    assert_eq!(peer.letter().write(), before);
}

#[test]
fn a_draft_is_kept_and_can_be_taken_back() {
    let [mut peer, _]: [Tafl; 2] = two(9);
    let newest = peer.letter().write();
    make_turn(&mut peer, &mut random(1));
    assert!(peer.is_to_send() && peer.can_take_back());
    let mut restored: Tafl = Peer::open(read(&newest), peer.secret().cloned());
    restored.take_up(read(&peer.drafted().unwrap().write()));
    let [kept, own] = [&restored, &peer].map(|peer| peer.state().unwrap().record().to_string());
    assert_eq!(kept, own);
    assert!(restored.is_to_send());
    assert!(peer.take_back());
    assert!(peer.is_to_decide() && !peer.can_take_back());
    assert_eq!(peer.send(None), Err(Refused::Nothing));
}

#[test]
fn a_sent_decision_is_taken_back_if_the_other_allows() {
    for yes in [true, false] {
        let [mut moves, mut asks]: [Tafl; 2] = two(9);
        assert!(asks.can_ask_to_take_back());
        asks.say(Word::Offer(Offer::TakeBack), None).unwrap();
        assert_eq!(asks.asked(), Some(Offer::TakeBack));
        assert_eq!(send(&asks, &mut moves), Received::Known);
        assert_eq!(moves.offered(), Some(Offer::TakeBack));
        let entries = record(&moves).entries().len();
        moves.answer(yes).unwrap();
        let at = asks.log().messages().len();
        assert_eq!(send(&moves, &mut asks), Received::News(at));
        assert_eq!(asks.asked(), None);
        let given = [(moves.party().unwrap(), Offer::TakeBack, yes)];
        assert_eq!(asks.log().answers(at), given);
        assert_eq!(asks.log().answers(at + 1), []);
        assert_eq!(asks.is_to_decide(), yes);
        assert_eq!(record(&asks).entries().len(), entries - usize::from(yes));
    }
}

#[test]
fn known_dice_fall_the_same_after_a_take_back() {
    let [mut moves, mut asks]: [Sahkku; 2] = two(12);
    // The player with the floor knows its next dice.
    let dice = |peer: &Sahkku| {
        let state = peer.state().unwrap();
        let exchange = *state.exchanges().last().unwrap();
        let entry = state.record().entries()[exchange.first_entry].to_string();
        (exchange.number, entry)
    };
    let (known, before) = (dice(&moves), throws(&asks));
    asks.say(Word::Offer(Offer::TakeBack), None).unwrap();
    send(&asks, &mut moves);
    moves.answer(true).unwrap();
    send(&moves, &mut asks);
    // The player who decides again does not know them.
    assert_eq!(throws(&asks), before);
    play_turn(&mut asks, 4);
    send(&asks, &mut moves);
    assert_eq!(dice(&moves), known);
}

#[test]
fn a_resignation_counts_at_any_time() {
    for has_floor in [true, false] {
        let mut peers: [Sahkku; 2] = two(12);
        if !has_floor {
            peers.reverse();
        }
        let [resigns, other] = &mut peers;
        resigns.say(Word::Resign, None).unwrap();
        send(resigns, other);
        assert_eq!(end(other), Some(End::Resigned(resigns.party().unwrap())));
        // A player who resigned out of turn sees it in the log once the answer comes.
        send(other, resigns);
        assert!(resigns.state().unwrap().game().turn().is_over());
    }
}

#[test]
fn a_resignation_counts_though_the_other_played_on() {
    let [mut moves, mut resigns]: [Tafl; 2] = two(9);
    resigns.say(Word::Resign, None).unwrap();
    let resigned = Some(End::Resigned(resigns.party().unwrap()));
    let heard = resigns.letter().write();
    play_turn(&mut moves, 2);
    let turn = moves.letter().write();
    assert_eq!(moves.receive(&heard), Ok(Received::Known));
    assert_eq!(moves.state().unwrap().end(), resigned);
    assert!(matches!(resigns.receive(&turn), Ok(Received::News(_))));
    assert_eq!(end(&resigns), resigned);
    send(&resigns, &mut moves);
    assert_eq!(end(&moves), resigned);
}

#[test]
fn a_draw_needs_both_and_is_answered_without_the_dice() {
    let timed = Clock {
        turn: 60,
        reserve: 0,
    };
    for clock in [None, Some(timed)] {
        let mut terms =
            terms::<sahkku::Game>(judges::<sahkku::Game>().swap_remove(0), Throws::Strict);
        terms.clock = clock;
        let mut peers = accepted(terms, 5);
        play(&mut peers, 5, 10);
        let [mut offers, mut other] = by_floor(peers);
        make_turn(&mut offers, &mut random(2));
        offers.say(Word::Offer(Offer::Draw), Some(9)).unwrap();
        assert_eq!(
            (offers.asked(), offers.offered()),
            (Some(Offer::Draw), None)
        );
        send(&offers, &mut other);
        assert_eq!((other.asked(), other.offered()), (None, Some(Offer::Draw)));
        let mut agrees = other.clone();
        agrees.answer(true).unwrap();
        assert_eq!(end(&agrees), Some(End::Agreed));
        // A program that tries out a refusal sees no dice.
        let before = throws(&other);
        other.answer(false).unwrap();
        let party = other.party().unwrap();
        assert_eq!(other.log().answers(0), [(party, Offer::Draw, false)]);
        assert_eq!((end(&other), throws(&other)), (None, before));
        // They fall once the player who offered has received the refusal.
        send(&other, &mut offers);
        assert!(offers.is_to_send());
        offers.send(None).unwrap();
        assert_eq!(throws(&offers), before + 1);
        send(&offers, &mut other);
        assert!(other.is_to_decide());
        let used = other.log().state().unwrap().used()[party.other().index()];
        assert_eq!(used, if clock.is_some() { 9 } else { 0 });
    }
}

#[test]
fn nothing_is_said_over_a_question_or_a_resignation() {
    let [_, mut waits]: [Tafl; 2] = two(9);
    let said = |waits: &Tafl| waits.letter().aside.map(|aside| aside.word);
    for word in [Word::Offer(Offer::TakeBack), Word::Resign] {
        assert!(waits.can_ask_to_take_back());
        waits.say(word, None).unwrap();
        assert!(!waits.may_say(Word::Wave));
        assert!(waits.say(Word::Wave, None).is_err());
        assert_eq!(said(&waits), Some(word));
    }
    assert!(!waits.can_ask_to_take_back());
    let offers = waits.say(Word::Offer(Offer::Draw), None);
    assert_eq!(offers, Err(Refused::Over));
    assert_eq!(said(&waits), Some(Word::Resign));
}

#[test]
fn a_watcher_says_nothing_until_it_has_a_secret() {
    let judge = judges::<sahkku::Game>().swap_remove(0);
    let (peers, letters) = played::<sahkku::Game>(judge, Throws::Strict, 5, 30);
    let newest = letters.last().unwrap();
    let mut held: Sahkku = Peer::open(read(&letters[1]), None);
    assert!(matches!(held.receive(newest), Ok(Received::News(_))));
    assert!(!held.is_to_decide() && !held.is_to_send());
    assert_eq!(held.say(Word::Resign, None), Err(Refused::NotAPlayer));
    // The link that moves the game is older than the known state.
    assert_eq!(held.receive(&letters[3]), Ok(Received::Older));
    assert!(!held.sit(Secret::new([9; 32])) && held.party().is_none());
    assert!(held.sit(peers[0].secret().unwrap().clone()));
    assert_eq!(held.letter().write(), *newest);
    // Nobody can take another player's place.
    assert!(!held.sit(peers[1].secret().unwrap().clone()));
    assert_eq!(held.party(), Some(Party::Inviter));
}

#[test]
fn an_invitation_is_accepted_once_and_by_somebody_else() {
    let terms = terms::<sahkku::Game>(judges::<sahkku::Game>().swap_remove(0), Throws::Strict);
    let [mut inviter, mut invited] = accepted(terms, 1);
    let mut another: Sahkku = Peer::open(read(&inviter.letter().write()), None);
    let own = inviter.secret().cloned().unwrap();
    assert_eq!(inviter.accept(own, "", Side::First), Err(Refused::Own));
    let [stranger, second] = [8, 9].map(|n| Secret::new([n; 32]));
    let accepts = invited.accept(stranger, "", Side::First);
    assert_eq!(accepts, Err(Refused::Accepted));
    // The first answer that arrives holds. The other is a fork that cannot be chosen.
    another.accept(second, "Another", Side::Second).unwrap();
    send(&invited, &mut inviter);
    let fork = send(&another, &mut inviter);
    assert!(matches!(fork, Received::Fork { .. }));
}

/// A player with a different turn on each of two devices, and the other player, who has neither.
fn two_devices() -> ([Tafl; 2], Tafl) {
    let [moves, waits] = two(9);
    let mut devices = [moves.clone(), moves];
    for (seed, device) in (1..).zip(&mut devices) {
        play_turn(device, seed);
    }
    (devices, waits)
}

fn is_fork(received: Received, goes_over: bool) -> bool {
    matches!(received, Received::Fork { replaced, .. } if replaced == goes_over)
}

#[test]
fn of_two_turns_the_answered_one_goes_on() {
    let ([mut a, mut second_device], mut b) = two_devices();
    let (first, second) = (a.letter().write(), second_device.letter().write());
    assert_ne!(first, second);
    // The other player sees both versions, and may choose as long as neither is answered.
    send(&a, &mut b);
    assert!(is_fork(send(&second_device, &mut b), false));
    assert_eq!((b.forks().len(), b.letter().write()), (1, first.clone()));
    assert!(b.switch(0));
    assert_eq!(b.letter().write(), second);
    play_turn(&mut b, 3);
    assert!(!b.switch(0));
    assert_eq!(b.forks().len(), 1);
    // The device whose turn was not answered goes on with the other version, and keeps its own.
    assert!(is_fork(send(&b, &mut a), true));
    assert_eq!(a.letter().write(), b.letter().write());
    assert_eq!(Letter::of(&a.forks()[0].other).write(), first);
    let received = send(&b, &mut second_device);
    assert!(matches!(received, Received::News(_)));
}

#[test]
fn a_version_that_goes_on_is_no_longer_kept_as_a_fork() {
    let ([mut a, second_device], mut b) = two_devices();
    let first = a.letter().write();
    // The first device hears of the second one's turn before the other player answers it.
    send(&second_device, &mut a);
    send(&second_device, &mut b);
    play_turn(&mut b, 3);
    assert!(is_fork(send(&b, &mut a), true));
    let forks = a.forks().iter().map(|fork| Letter::of(&fork.other).write());
    assert_eq!(forks.collect::<Vec<_>>(), [first]);
}

#[test]
fn a_fork_that_does_not_go_on_leaves_draft_and_question() {
    let ([mut b, second_device], mut a) = two_devices();
    // A player who waits has asked for something, and is shown another version that is behind.
    send(&b, &mut a);
    play_turn(&mut a, 3);
    a.say(Word::Offer(Offer::TakeBack), None).unwrap();
    assert!(is_fork(send(&second_device, &mut a), false));
    assert_eq!(a.asked(), Some(Offer::TakeBack));
    // A player who has begun a turn keeps it.
    send(&a, &mut b);
    assert_eq!(b.offered(), Some(Offer::TakeBack));
    make_turn(&mut b, &mut random(4));
    let drafted = b.drafted().unwrap().write();
    send(&second_device, &mut b);
    assert_eq!(b.drafted().unwrap().write(), drafted);
    assert_eq!(b.offered(), Some(Offer::TakeBack));
}

#[test]
fn two_forks_at_most_are_kept() {
    // A changed program signs many versions of one turn.
    let [cheat, mut waits]: [Tafl; 2] = two(9);
    let decisions = cheat.state().unwrap().game().decisions();
    assert!(decisions.len() > 20);
    for entry in decisions {
        let mut way = cheat.clone();
        way.decide(entry).unwrap();
        way.send(None).unwrap();
        send(&way, &mut waits);
        assert!(waits.forks().len() <= 2);
    }
    assert_eq!(waits.forks().len(), 2);
}

#[test]
fn a_rematch_of_sahkku_begins_with_either_side() {
    let rules = (0..40).map(|seed| any_rules::<sahkku::Game>(&mut random(seed)));
    for judge in judges::<sahkku::Game>().into_iter().chain(rules) {
        for first in [sahkku::Side::Men, sahkku::Side::Women] {
            // The mirrored way is used only if the rules offer it.
            let mirrored = judge.rules().miedut.then(|| judge.start_miedut(first));
            for start in mirrored.into_iter().chain([judge.start(first)]) {
                let mut terms = terms::<sahkku::Game>(judge.clone(), Throws::Strict);
                terms.start = game::Record::new(judge.clone(), Some(start));
                let [inviter, _] = accepted(terms, 3);
                assert_eq!(inviter.log().terms().start.start(), Some(&start));
            }
        }
    }
}

/// The longest letter, in characters, of games with 300 entries.
fn longest_letter<G: Dealt>() -> usize {
    let rules = (11..).zip(judges::<G>()).step_by(tries(100, 1));
    let games = rules.map(|(seed, judge)| played::<G>(judge, Throws::Strict, seed, 300).1);
    games
        .flatten()
        .map(|letter| letter.len())
        .max()
        .unwrap_or(0)
}

games::of_every_game! {
    #[test]
    fn a_letter_of_300_entries_has_2000_characters() {
        // The rest is reserved for the address of the page and the head of the link.
        assert!(longest_letter::<Game>() <= 1900);
    }
}

#[test]
fn a_draw_has_one_form_where_no_throw_comes() {
    let [peer, _]: [Tafl; 2] = two(9);
    let offered = peer
        .log()
        .clone()
        .append(peer.secret().unwrap(), vec![Item::DrawFirst]);
    assert_eq!(offered, Err(Refused::NotForTheLog));
}
