//! Games played by letters alone.

#[cfg(test)]
use super::common;
use super::common::{accepted, judges, make_turn, play, random, read, terms};
use game::{Dealt, Game as _};
use online::{Clock, Item, Letter, Offer, Party, Peer, Received, Refused, Throws, Word};
use testkit::tries;

fn played<G: Dealt>(
    rules: usize,
    throws: Throws,
    seed: u64,
    entries: usize,
) -> ([Peer<G>; 2], Vec<String>) {
    let (_, judge) = judges::<G>().swap_remove(rules);
    let mut peers = accepted(terms(judge, throws), seed);
    let mut letters = Vec::new();
    play(&mut peers, seed, entries, |letter| {
        letters.push(letter.to_owned())
    });
    (peers, letters)
}

#[test]
fn a_throw_again_takes_a_letter_more_unless_people_trust_each_other() {
    let again = |letters: &[String]| {
        let answers = |letter: &&String| {
            let log = read::<sahkku::Game>(letter).log;
            log.messages().len() > 2 && log.messages().last().unwrap().items.is_empty()
        };
        letters.iter().filter(answers).count()
    };
    let (_, strict) = played::<sahkku::Game>(0, Throws::Strict, 3, 120);
    let (_, trusting) = played::<sahkku::Game>(0, Throws::Trusting, 3, 120);
    // The first letter may only show who begins.
    assert!(again(&strict) > 1);
    assert!(again(&trusting) <= 1);
}

#[test]
fn an_old_letter_and_the_same_one_change_nothing() {
    let (mut peers, letters) = played::<sahkku::Game>(0, Throws::Strict, 5, 60);
    let before = peers[0].letter().write();
    for letter in &letters[..letters.len() - 2] {
        assert_eq!(peers[0].receive(letter), Ok(Received::Older));
    }
    let last = peers[0].letter().write();
    assert_eq!(peers[0].receive(&last), Ok(Received::Known));
    assert_eq!(peers[0].letter().write(), before);
}

#[test]
fn letters_that_were_lost_are_in_the_next_one() {
    let (mut peers, letters) = played::<sahkku::Game>(0, Throws::Strict, 5, 60);
    let mut late = Peer::open(
        read::<sahkku::Game>(&letters[2]),
        peers[0].secret().cloned(),
    );
    assert!(matches!(
        late.receive(letters.last().unwrap()),
        Ok(Received::News(_))
    ));
    let newest = late.letter().write();
    assert_eq!(newest, *letters.last().unwrap());
    assert!(peers[1].receive(&newest).is_ok());
}

#[test]
fn what_was_decided_and_not_sent_can_be_taken_back_and_is_kept() {
    let (mut peers, _) = played::<hnefatafl::Game>(0, Throws::Strict, 5, 9);
    let party = peers[0].log().floor().unwrap();
    let peer = &mut peers[party.index()];
    let newest = peer.letter().write();
    make_turn(peer, &mut random(1));
    assert!(peer.is_to_send() && peer.can_take_back());
    let kept = peer.drafted().unwrap().write();
    let mut restored = Peer::open(read::<hnefatafl::Game>(&newest), peer.secret().cloned());
    restored.take_up(read(&kept));
    assert_eq!(
        restored.state().unwrap().record().to_string(),
        peer.state().unwrap().record().to_string()
    );
    assert!(restored.is_to_send());
    assert!(peer.take_back());
    assert!(peer.is_to_decide() && !peer.can_take_back());
    assert_eq!(peer.send(None), Err(Refused::Nothing));
}

#[test]
fn a_decision_that_was_sent_is_taken_back_if_the_other_allows_it() {
    for yes in [true, false] {
        let (mut peers, _) = played::<hnefatafl::Game>(0, Throws::Strict, 5, 9);
        let waits = peers[0].log().floor().unwrap();
        let asks = waits.other();
        let before = peers[waits.index()].letter().write();
        peers[asks.index()].receive(&before).unwrap();
        let asking = &mut peers[asks.index()];
        assert!(asking.can_ask_to_take_back());
        asking.say(Word::Offer(Offer::TakeBack), None).unwrap();
        assert_eq!(asking.asked(), Some(Offer::TakeBack));
        let letter = asking.letter().write();
        let waiting = &mut peers[waits.index()];
        assert_eq!(waiting.receive(&letter), Ok(Received::Known));
        assert_eq!(waiting.offered(), Some(Offer::TakeBack));
        let entries = waiting.log().state().unwrap().record().entries().len();
        waiting.answer(yes).unwrap();
        let answer = waiting.letter().write();
        let asking = &mut peers[asks.index()];
        let at = asking.log().messages().len();
        assert_eq!(asking.receive(&answer), Ok(Received::News(at)));
        assert_eq!(asking.asked(), None);
        let given = [(waits, Offer::TakeBack, yes)];
        assert_eq!(asking.log().answers(at), given);
        assert_eq!(asking.log().answers(at + 1), []);
        assert_eq!(asking.is_to_decide(), yes);
        let after = asking.log().state().unwrap().record().entries().len();
        assert_eq!(after, entries - usize::from(yes));
    }
}

#[test]
fn a_throw_that_somebody_knew_before_a_decision_was_taken_back_falls_as_it_would_have() {
    let (mut peers, _) = played::<sahkku::Game>(0, Throws::Strict, 5, 12);
    let waits = peers[0].log().floor().unwrap();
    let asks = waits.other();
    let before = peers[waits.index()].letter().write();
    peers[asks.index()].receive(&before).unwrap();
    // The player with the floor knows its next dice.
    let known = peers[waits.index()].state().unwrap();
    let dice = known.record().entries().last().unwrap().to_string();
    let number = known.exchanges().last().unwrap().number;
    let shown = |peer: &Peer<sahkku::Game>| peer.log().state().unwrap().exchanges().len();
    let exchanges = shown(&peers[asks.index()]);

    peers[asks.index()]
        .say(Word::Offer(Offer::TakeBack), None)
        .unwrap();
    let letter = peers[asks.index()].letter().write();
    peers[waits.index()].receive(&letter).unwrap();
    peers[waits.index()].answer(true).unwrap();
    let answer = peers[waits.index()].letter().write();
    let asking = &mut peers[asks.index()];
    asking.receive(&answer).unwrap();
    // The player who decides again does not know them.
    assert_eq!(shown(asking), exchanges);
    make_turn(asking, &mut random(4));
    asking.send(None).unwrap();
    let letter = asking.letter().write();
    let waiting = &mut peers[waits.index()];
    waiting.receive(&letter).unwrap();
    let state = waiting.state().unwrap();
    let exchange = state.exchanges().last().unwrap();
    assert_eq!(exchange.number, number);
    assert_eq!(
        state.record().entries()[exchange.first_entry].to_string(),
        dice
    );
}

#[test]
fn who_resigns_is_believed_at_any_time() {
    for has_floor in [true, false] {
        let (mut peers, _) = played::<sahkku::Game>(0, Throws::Strict, 5, 12);
        let floor = peers[0].log().floor().unwrap();
        let resigns = if has_floor { floor } else { floor.other() };
        let newest = peers[floor.index()].letter().write();
        peers[floor.other().index()].receive(&newest).unwrap();
        peers[resigns.index()].say(Word::Resign, None).unwrap();
        let letter = peers[resigns.index()].letter().write();
        let other = &mut peers[resigns.other().index()];
        other.receive(&letter).unwrap();
        assert_eq!(other.log().floor(), None);
        let end = other.log().state().unwrap().end();
        assert_eq!(end, Some(online::End::Resigned(resigns)));
        // A player who resigned out of turn sees it in the log once the answer comes.
        let answer = other.letter().write();
        peers[resigns.index()].receive(&answer).unwrap();
        assert!(
            peers[resigns.index()]
                .state()
                .unwrap()
                .game()
                .turn()
                .is_over()
        );
    }
}

#[test]
fn who_resigned_has_resigned_although_the_other_played_on_without_hearing_it() {
    let (mut peers, _) = played::<hnefatafl::Game>(0, Throws::Strict, 5, 9);
    let floor = peers[0].log().floor().unwrap();
    let newest = peers[floor.index()].letter().write();
    let resigns = &mut peers[floor.other().index()];
    resigns.receive(&newest).unwrap();
    resigns.say(Word::Resign, None).unwrap();
    let playing = &mut peers[floor.index()];
    make_turn(playing, &mut random(2));
    playing.send(None).unwrap();
    let turn = playing.letter().write();
    let end = Some(online::End::Resigned(floor.other()));
    let heard = peers[floor.other().index()].letter().write();
    let playing = &mut peers[floor.index()];
    assert_eq!(playing.receive(&heard), Ok(Received::Known));
    assert_eq!(playing.state().unwrap().end(), end);
    let resigned = &mut peers[floor.other().index()];
    assert!(matches!(resigned.receive(&turn), Ok(Received::News(_))));
    assert_eq!(resigned.log().state().unwrap().end(), end);
    let letter = resigned.letter().write();
    let playing = &mut peers[floor.index()];
    playing.receive(&letter).unwrap();
    assert_eq!(playing.log().state().unwrap().end(), end);
}

#[test]
fn who_resigns_while_an_offer_waits_has_resigned() {
    let (mut peers, _) = played::<sahkku::Game>(0, Throws::Strict, 5, 12);
    let floor = peers[0].log().floor().unwrap();
    let [own, other] = [floor, floor.other()].map(Party::index);
    make_turn(&mut peers[own], &mut random(2));
    peers[own].say(Word::Offer(Offer::Draw), None).unwrap();
    let offer = peers[own].letter().write();
    peers[other].receive(&offer).unwrap();
    peers[own].say(Word::Resign, None).unwrap();
    let letter = peers[own].letter().write();
    peers[other].receive(&letter).unwrap();
    let end = peers[other].log().state().unwrap().end();
    assert_eq!(end, Some(online::End::Resigned(floor)));
}

#[test]
fn a_draw_needs_both() {
    for yes in [true, false] {
        let (mut peers, _) = played::<sahkku::Game>(0, Throws::Strict, 5, 12);
        let floor = peers[0].log().floor().unwrap();
        let offering = &mut peers[floor.index()];
        make_turn(offering, &mut random(2));
        offering.say(Word::Offer(Offer::Draw), None).unwrap();
        assert_eq!(offering.asked(), Some(Offer::Draw));
        assert_eq!(offering.offered(), None);
        let letter = offering.letter().write();
        let other = &mut peers[floor.other().index()];
        other.receive(&letter).unwrap();
        assert_eq!(other.offered(), Some(Offer::Draw));
        assert_eq!(other.asked(), None);
        other.answer(yes).unwrap();
        let given = [(floor.other(), Offer::Draw, yes)];
        assert_eq!(other.log().answers(0), given);
        let end = other.log().state().unwrap().end();
        assert_eq!(end, yes.then_some(online::End::Agreed));
    }
}

#[test]
fn whoever_answers_a_draw_does_not_know_the_dice_that_would_fall() {
    for clock in [
        None,
        Some(Clock {
            turn: 60,
            reserve: 0,
        }),
    ] {
        let (_, judge) = judges::<sahkku::Game>().swap_remove(0);
        let mut terms = terms(judge, Throws::Strict);
        terms.clock = clock;
        let mut peers = accepted(terms, 5);
        play(&mut peers, 5, 10, |_| ());
        let floor = peers[0].log().floor().unwrap();
        let [own, other] = [floor, floor.other()].map(Party::index);
        make_turn(&mut peers[own], &mut random(2));
        peers[own].say(Word::Offer(Offer::Draw), Some(9)).unwrap();
        let letter = peers[own].letter().write();
        peers[other].receive(&letter).unwrap();
        assert_eq!(peers[other].offered(), Some(Offer::Draw));
        let exchanges = |peer: &Peer<sahkku::Game>| peer.log().state().unwrap().exchanges().len();
        let before = exchanges(&peers[other]);
        // A program that tries out a refusal sees no dice.
        let mut looks = peers[other].clone();
        looks.answer(false).unwrap();
        assert_eq!(exchanges(&looks), before);
        assert_eq!(looks.log().floor(), Some(floor));
        // They fall once the player who offered has received the refusal.
        peers[own].receive(&looks.letter().write()).unwrap();
        assert!(peers[own].is_to_send());
        peers[own].send(None).unwrap();
        assert_eq!(exchanges(&peers[own]), before + 1);
        looks.receive(&peers[own].letter().write()).unwrap();
        assert!(looks.is_to_decide());
        let used = looks.log().state().unwrap().used()[own];
        assert_eq!(used, if clock.is_some() { 9 } else { 0 });
    }
}

#[test]
fn where_no_throw_comes_a_draw_is_offered_in_one_way() {
    let (peers, _) = played::<hnefatafl::Game>(0, Throws::Strict, 5, 9);
    let floor = peers[0].log().floor().unwrap();
    let peer = &peers[floor.index()];
    let offered = peer
        .log()
        .clone()
        .append(peer.secret().unwrap(), vec![Item::DrawFirst]);
    assert_eq!(offered, Err(Refused::NotForTheLog));
}

#[test]
fn whoever_has_resigned_asks_for_nothing_any_more() {
    let (mut peers, _) = played::<hnefatafl::Game>(0, Throws::Strict, 5, 9);
    let floor = peers[0].log().floor().unwrap();
    let newest = peers[floor.index()].letter().write();
    let waits = &mut peers[floor.other().index()];
    waits.receive(&newest).unwrap();
    assert!(waits.can_ask_to_take_back());
    waits.say(Word::Resign, None).unwrap();
    assert!(!waits.can_ask_to_take_back());
}

#[test]
fn of_ways_that_do_not_go_on_few_are_kept() {
    let ([device, _], mut waits) = two_devices();
    let mut moves = waits.clone();
    moves.receive(&device.letter().write()).unwrap();
    // A changed program signs many versions of one turn.
    let (peers, _) = played::<hnefatafl::Game>(0, Throws::Strict, 5, 9);
    let floor = peers[0].log().floor().unwrap();
    let cheat = &peers[floor.index()];
    let decisions = cheat.state().unwrap().game().decisions();
    assert!(decisions.len() > 20);
    for entry in decisions {
        let mut way = cheat.clone();
        way.decide(entry).unwrap();
        way.send(None).unwrap();
        waits.receive(&way.letter().write()).unwrap();
        assert!(waits.forks().len() <= 2);
    }
    assert_eq!(waits.forks().len(), 2);
}

#[test]
fn whoever_watches_takes_a_place_with_its_secret_and_keeps_what_is_known() {
    let (peers, letters) = played::<sahkku::Game>(0, Throws::Strict, 5, 30);
    let secret = peers[0].secret().unwrap().clone();
    let newest = letters.last().unwrap();
    let mut held = Peer::open(read::<sahkku::Game>(newest), None);
    // The link that moves the game is older than the known state.
    assert_eq!(held.receive(&letters[3]), Ok(Received::Older));
    assert!(!held.sit(common::secret(&mut random(9))) && held.party().is_none());
    assert!(held.sit(secret));
    assert_eq!(held.party(), Some(Party::Inviter));
    assert_eq!(held.letter().write(), *newest);
    // Nobody can take another player's place.
    assert!(!held.sit(peers[1].secret().unwrap().clone()));
    assert_eq!(held.party(), Some(Party::Inviter));
}

/// A player with a different turn on each of two devices, and the other player, who has neither.
fn two_devices() -> ([Peer<hnefatafl::Game>; 2], Peer<hnefatafl::Game>) {
    let (peers, _) = played::<hnefatafl::Game>(0, Throws::Strict, 5, 9);
    let floor = peers[0].log().floor().unwrap();
    let [moves, mut waits] = [floor, floor.other()].map(|party| peers[party.index()].clone());
    waits.receive(&moves.letter().write()).unwrap();
    let mut devices = [moves.clone(), moves];
    for (seed, device) in (1..).zip(&mut devices) {
        make_turn(device, &mut random(seed));
        device.send(None).unwrap();
    }
    (devices, waits)
}

#[test]
fn two_turns_from_two_devices_are_a_fork_of_which_the_answered_one_goes_on() {
    let ([mut a, mut second_device], mut b) = two_devices();
    let (first, second) = (a.letter().write(), second_device.letter().write());
    assert_ne!(first, second);

    // The other player sees both versions, and may choose as long as neither is answered.
    b.receive(&first).unwrap();
    let fork = b.receive(&second).unwrap();
    assert!(matches!(
        fork,
        Received::Fork {
            replaced: false,
            ..
        }
    ));
    assert_eq!(b.forks().len(), 1);
    assert_eq!(b.letter().write(), first);
    assert!(b.switch(0));
    assert_eq!(b.letter().write(), second);
    make_turn(&mut b, &mut random(3));
    b.send(None).unwrap();
    assert!(!b.switch(0));
    assert_eq!(b.forks().len(), 1);

    // The device whose turn was not answered goes on with the other version, and keeps its own.
    let answer = b.letter().write();
    assert!(matches!(
        a.receive(&answer),
        Ok(Received::Fork { replaced: true, .. })
    ));
    assert_eq!(a.letter().write(), answer);
    assert_eq!(
        a.forks()[0].other.messages().len(),
        read::<hnefatafl::Game>(&first).log.messages().len()
    );
    assert!(matches!(
        second_device.receive(&answer),
        Ok(Received::News(_))
    ));
}

#[test]
fn a_way_that_does_not_go_on_leaves_what_is_begun_and_said() {
    let ([mut b, second_device], mut a) = two_devices();

    // A player who waits has asked for something, and is shown another version that is behind.
    a.receive(&b.letter().write()).unwrap();
    make_turn(&mut a, &mut random(3));
    a.send(None).unwrap();
    a.say(Word::Offer(Offer::TakeBack), None).unwrap();
    let behind = second_device.letter().write();
    let forked = a.receive(&behind);
    assert!(matches!(
        forked,
        Ok(Received::Fork {
            replaced: false,
            ..
        })
    ));
    assert_eq!(a.asked(), Some(Offer::TakeBack));

    // A player who has begun a turn keeps it.
    b.receive(&a.letter().write()).unwrap();
    assert_eq!(b.offered(), Some(Offer::TakeBack));
    make_turn(&mut b, &mut random(4));
    let drafted = b.drafted().unwrap().write();
    b.receive(&behind).unwrap();
    assert_eq!(b.drafted().map(|drafted| drafted.write()), Some(drafted));
    assert_eq!(b.offered(), Some(Offer::TakeBack));
}

#[test]
fn a_way_that_goes_on_after_all_is_none_of_the_others_any_more() {
    let ([mut a, second_device], mut b) = two_devices();
    // The first device hears of the second one's turn before the other player answers it.
    let second = second_device.letter().write();
    a.receive(&second).unwrap();
    b.receive(&second).unwrap();
    make_turn(&mut b, &mut random(3));
    b.send(None).unwrap();
    let first = a.letter().write();
    let answer = b.letter().write();
    assert!(matches!(
        a.receive(&answer),
        Ok(Received::Fork { replaced: true, .. })
    ));
    let ways = a.forks().iter().map(|fork| {
        let log = online::Log::clone(&fork.other);
        Letter { log, aside: None }.write()
    });
    assert_eq!(ways.collect::<Vec<_>>(), [first]);
}

#[test]
fn a_wave_takes_nothing_back_that_was_said() {
    let (mut peers, _) = played::<hnefatafl::Game>(0, Throws::Strict, 5, 9);
    let floor = peers[0].log().floor().unwrap();
    let newest = peers[floor.index()].letter().write();
    let waits = &mut peers[floor.other().index()];
    waits.receive(&newest).unwrap();
    for word in [Word::Offer(Offer::TakeBack), Word::Resign] {
        waits.say(word, None).unwrap();
        assert!(!waits.may_say(Word::Wave));
        assert!(waits.say(Word::Wave, None).is_err());
        assert_eq!(waits.letter().aside.map(|aside| aside.word), Some(word));
    }
    // A player who has resigned can offer nothing.
    assert_eq!(
        waits.say(Word::Offer(Offer::Draw), None),
        Err(Refused::Over)
    );
    assert_eq!(
        waits.letter().aside.map(|aside| aside.word),
        Some(Word::Resign)
    );
}

#[test]
fn who_has_no_secret_watches() {
    let (_, letters) = played::<sahkku::Game>(0, Throws::Strict, 5, 12);
    let mut watcher = Peer::open(read::<sahkku::Game>(&letters[1]), None);
    assert_eq!(watcher.party(), None);
    assert!(matches!(
        watcher.receive(letters.last().unwrap()),
        Ok(Received::News(_))
    ));
    assert!(!watcher.is_to_decide() && !watcher.is_to_send());
    assert_eq!(watcher.say(Word::Resign, None), Err(Refused::NotAPlayer));
}

#[test]
fn one_s_own_invitation_cannot_be_accepted_nor_one_that_was() {
    let (_, judge) = judges::<sahkku::Game>().swap_remove(0);
    let [mut inviter, mut invited] = accepted(terms::<sahkku::Game>(judge, Throws::Strict), 1);
    let own = inviter.secret().cloned().unwrap();
    assert_eq!(
        inviter.accept(own, "", game::Side::First),
        Err(Refused::Own)
    );
    let stranger = common::secret(&mut random(9));
    assert_eq!(
        invited.accept(stranger, "", game::Side::First),
        Err(Refused::Accepted)
    );
    // Two people accept the same invitation. The first answer that arrives holds. The other is a fork that cannot be chosen.
    let mut another = Peer::open(read::<sahkku::Game>(&inviter.letter().write()), None);
    another
        .accept(
            common::secret(&mut random(10)),
            "Another",
            game::Side::Second,
        )
        .unwrap();
    assert!(inviter.receive(&invited.letter().write()).is_ok());
    assert!(matches!(
        inviter.receive(&another.letter().write()),
        Ok(Received::Fork { .. })
    ));
    let _: Letter<sahkku::Game> = inviter.letter();
}

#[test]
fn a_rematch_of_sahkku_begins_with_either_side_under_any_rules() {
    let rules = (0..40).map(|seed| common::any_rules::<sahkku::Game>(&mut random(seed)));
    let judges = judges::<sahkku::Game>().into_iter().map(|(_, judge)| judge);
    for judge in judges.chain(rules) {
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
    let rules = (0..judges::<G>().len()).step_by(tries(100, 1));
    let games = rules.map(|rules| played::<G>(rules, Throws::Strict, 11 + rules as u64, 300).1);
    games
        .flatten()
        .map(|letter| letter.len())
        .max()
        .unwrap_or(0)
}

games::of_every_game! {
    #[test]
    fn a_letter_of_300_entries_has_at_most_2000_characters() {
        // The rest is reserved for the address of the page and the head of the link.
        assert!(longest_letter::<Game>() <= 1900);
    }
}
