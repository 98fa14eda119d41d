//! Everything that a log, an aside or a letter refuses, with the reason.

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use game::{Dealt, Game as _};
use online::{
    CLOCK_LIMIT, Clock, End, GameId, Item, KEY, LETTER_LIMIT, Letter, Log, Offer, Refused, Secret,
    Throws, Unread, Word,
};
use testkit::tries;

use super::common::{below, first_turn, judges, logged, one, played, random, terms, two};

type Game = sahkku::Game;

/// A game of two turns, the secret of the party with the floor, and that of the other.
fn begun(seed: u64) -> (Log<Game>, Secret, Secret) {
    let (log, [inviter, invited]) = logged(seed, 5);
    match log.floor().unwrap().index() {
        0 => (log, inviter, invited),
        _ => (log, invited, inviter),
    }
}

#[test]
fn only_the_party_with_the_floor_appends() {
    let (mut log, own, other) = begun(7);
    let items = first_turn(&log, &own);
    let mut append = |secret: &Secret| log.append(secret, items.clone());
    assert_eq!(append(&other), Err(Refused::NotYourTurn));
    assert_eq!(append(&Secret::new([9; 32])), Err(Refused::NotAPlayer));
    assert_eq!(append(&own), Ok(()));
    log.append(&other, vec![Item::Resign]).unwrap();
    assert_eq!(log.append(&own, items), Err(Refused::Over));
}

#[test]
fn an_impossible_item_is_refused_and_changes_nothing() {
    let (mut log, own, other) = begun(7);
    let state = log.state().unwrap();
    let resignation = Game::resignation(state.side(log.party(&own).unwrap()));
    let [wave, resigned] = [Word::Wave, Word::Resign].map(|word| log.aside(&other, word).unwrap());
    let (elsewhere, _, waits) = begun(8);
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
    let mut on_and_on = first_turn(&log, &own);
    on_and_on.extend(on_and_on.clone());
    assert_eq!(log.append(&own, on_and_on), Err(Refused::ThrowFirst));
    assert_eq!(log.messages().len(), before);
    // The value that the throw waits for can be shown in a message of its own, once.
    assert_eq!(log.append(&own, Vec::new()), Ok(()));
    assert_eq!(log.append(&own, Vec::new()), Err(Refused::Nothing));
    assert_eq!(log.append(&own, vec![Item::TakeIn(resigned)]), Ok(()));
    assert!(matches!(log.state().unwrap().end(), Some(End::Resigned(_))));
}

#[test]
fn an_offer_is_answered_before_anything_else() {
    let (mut log, own, other) = begun(7);
    let mut items = first_turn(&log, &own);
    items.push(Item::Offer(Offer::Draw));
    log.append(&own, items).unwrap();
    let offers = vec![Item::Offer(Offer::Draw)];
    assert_eq!(log.append(&other, offers), Err(Refused::AnswerFirst));
    log.append(&other, vec![Item::Answer(false)]).unwrap();
    let again = vec![Item::Answer(true)];
    assert_eq!(log.append(&other, again), Err(Refused::NothingToAnswer));
}

#[test]
fn an_aside_is_for_the_waiting_player_and_for_now() {
    let (mut log, own, other) = begun(7);
    let offer = Word::Offer(Offer::Draw);
    assert_eq!(log.aside(&own, offer), Err(Refused::YourTurn));
    let offered = log.aside(&other, offer).unwrap();
    let letter = |log: &Log<Game>| {
        let (log, aside) = (log.clone(), Some(offered));
        Letter::<Game>::read(&Letter { log, aside }.write()).err()
    };
    assert_eq!(letter(&log), None);
    log.append(&own, first_turn(&log, &own)).unwrap();
    assert_eq!(letter(&log), Some(Unread::Aside));
    log.append(&other, first_turn(&log, &other)).unwrap();
    let late = log.append(&own, vec![Item::TakeIn(offered)]);
    assert_eq!(late, Err(Refused::TooLate));
}

#[test]
fn an_invitation_has_a_short_clock_and_waits() {
    let judge = judges::<Game>().swap_remove(0);
    let own = Secret::new([1; 32]);
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
    let (mut log, own, other) = begun(7);
    let padded = |secret: &Secret, log: &mut Log<Game>| {
        let mut items = first_turn(log, secret);
        items.extend(vec![Item::Spent(1); 1000]);
        log.append(secret, items)
    };
    let refused = (0..40).find_map(|n| padded([&own, &other][n % 2], &mut log).err());
    assert_eq!(refused, Some(Refused::TooLong));
    assert!(Letter::<Game>::read(&Letter::of(&log).write()).is_ok());
}

#[test]
fn taking_back_again_and_again_keeps_nobody_busy() {
    let [peer, _] = two::<hnefatafl::Game>(9);
    let mut state = peer.log().state().unwrap().clone();
    let random = &mut random(1);
    while state.record().entries().len() < 4000 {
        let (floor, decisions) = (state.floor().unwrap(), state.game().decisions());
        let mut next = state.clone();
        let decides = Item::Decide(one(random, &decisions));
        next.apply(floor, &decides, [&[], &[]]).unwrap();
        if next.floor().is_some() {
            state = next;
        }
    }
    let asks = state.floor().unwrap();
    let last = state.record().entries()[3998..].to_vec();
    let refused = (0..60).find_map(|_| {
        let offers = Item::Offer(Offer::TakeBack);
        state.apply(asks, &offers, [&[], &[]]).unwrap();
        let answer = state.apply(asks.other(), &Item::Answer(true), [&[], &[]]);
        let again = if answer.is_ok() { &last[..] } else { &[] };
        for (party, entry) in [asks, asks.other()].into_iter().zip(again) {
            let decides = Item::Decide(*entry);
            state.apply(party, &decides, [&[], &[]]).unwrap();
        }
        answer.err()
    });
    assert_eq!(refused, Some(Refused::TooLong));
}

#[test]
fn a_text_that_is_no_letter_is_told_apart() {
    let read = |text: &str| Letter::<Game>::read(text).map(|_| ()).unwrap_err();
    assert_eq!(read(""), Unread::Kind);
    assert_eq!(read("game=sahkku-1;maze;AAAA"), Unread::Kind);
    assert_eq!(read(&format!("{KEY}hnefatafl.AQ")), Unread::OtherGame);
    assert_eq!(read(&format!("{KEY}<b>.AQ")), Unread::Kind);
    assert_eq!(read(&format!("{KEY}sahkku.Ag")), Unread::Version);
    assert_eq!(read(&format!("{KEY}sahkku.")), Unread::Damaged);
    assert_eq!(read(&format!("{KEY}sahkku.A")), Unread::Damaged);
    let long = format!("{KEY}sahkku.{}", "A".repeat(LETTER_LIMIT));
    assert_eq!(read(&long), Unread::TooLong);
}

/// Letters with flipped bits, and with parts that are cut out, doubled or from other letters. Fuzzing tries more.
fn changed_letters<G: Dealt>() {
    let judge = judges::<G>().swap_remove(0);
    let ([inviter, _], mut letters) = played::<G>(judge, Throws::Strict, 1, 40);
    letters.push(inviter.letter().write());
    let packed = |text: &str| {
        URL_SAFE_NO_PAD
            .decode(text.split_once('.').unwrap().1)
            .unwrap()
    };
    for seed in 0..tries(2_000, 10_000) as u64 {
        let random = &mut random(seed);
        let mut bytes = packed(&one(random, &letters));
        let other = packed(&one(random, &letters));
        for _ in 0..=below(random, 3) {
            let at = below(random, bytes.len());
            let to = at + below(random, bytes.len() - at + 1);
            let part = other.get(at..to.min(other.len())).unwrap_or_default();
            match below(random, 5) {
                0 => bytes.truncate(at),
                1 => drop(bytes.drain(at..to)),
                2 => bytes.extend_from_within(at..to),
                3 => drop(bytes.splice(at..to, part.iter().copied())),
                _ if at < bytes.len() => bytes[at] ^= 1 << below(random, 8),
                _ => {}
            }
        }
        let text = format!("{KEY}{}.{}", G::ID, URL_SAFE_NO_PAD.encode(bytes));
        match Letter::<G>::read(&text) {
            Ok(_) => assert!(letters.contains(&text), "{text}"),
            Err(why) => assert!(!why.to_string().is_empty()),
        }
    }
}

games::of_every_game! {
    #[test]
    fn a_changed_letter_is_refused() {
        changed_letters::<Game>();
    }
}
