//! Meetings through a server that can be killed.

use std::collections::VecDeque;

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use rand_core::Rng;

use super::world::{Network, Person, World, invitation, word};
use super::{Input, Meeting, Output, Status, Unsaid, Way};
use crate::channel::MAX_FRAME;
use crate::direct::Wish;
use crate::note::Place;
use crate::secret::{Secret, Word};
use crate::talk::Talk;
use crate::testing::Seeded;

#[test]
fn two_meet_and_go_direct_where_they_can() {
    for (network, wish, way) in [
        (Network::Open, Wish::Direct, Way::Direct),
        (Network::Closed, Wish::Direct, Way::Server),
        (Network::Open, Wish::ServerOnly, Way::Server),
    ] {
        let mut world = World::of_two(network, wish);
        world.pass(2);
        assert_eq!((world.way(0), world.way(1)), (Some(way), Some(way)));
        world.assert_they_talk();
    }
}

#[test]
fn a_wish_for_no_direct_connection_binds_both() {
    for wishes in [
        [Wish::ServerOnly, Wish::Direct],
        [Wish::Direct, Wish::ServerOnly],
    ] {
        let mut world = World::new(Network::Open);
        for (who, wish) in wishes.into_iter().enumerate() {
            let link = Secret::Link([3; 16]);
            world.come(invitation(who as u8, link, Place::Any, wish));
        }
        world.pass(200);
        assert_eq!(world.way(0), Some(Way::Server));
        assert_eq!(world.people[0].direct, None);
        assert_eq!(world.people[1].direct, None);
        world.assert_they_talk();
    }
}

#[test]
fn who_is_first_waits() {
    let mut world = World::new(Network::Closed);
    world.come(invitation(1, word("sáhkku"), Place::Any, Wish::Direct));
    assert!(matches!(world.status(0), Status::Away { again: 0 }));
    world.pass(100);
    let waiting = Status::Waiting {
        strangers: 0,
        doubled: false,
    };
    assert_eq!(world.status(0), waiting);
    assert_eq!(world.say(0, b"hello"), Err(Unsaid::NoWay));
    world.come(invitation(2, word("SÁHKKU "), Place::Any, Wish::Direct));
    world.pass(2);
    world.assert_they_talk();
}

#[test]
fn all_that_passes_through_the_server_is_sealed() {
    let mut world = World::of_two(Network::Open, Wish::Direct);
    world.pass(2);
    world.break_direct(0);
    world.assert_they_talk();
    for text in &world.seen {
        let data = text
            .split("\"data\":\"")
            .nth(1)
            .and_then(|data| data.split('"').next());
        let bytes = data
            .map(|data| URL_SAFE_NO_PAD.decode(data).unwrap())
            .unwrap_or_default();
        for secret in [b"offer".as_slice(), b"answer", b"bures"] {
            assert!(!bytes.windows(secret.len()).any(|part| part == secret));
        }
    }
}

#[test]
fn the_server_takes_over_when_the_direct_connection_fails_and_gives_back() {
    let mut world = World::of_two(Network::Open, Wish::Direct);
    world.pass(2);
    world.break_direct(1);
    assert_eq!(
        (world.way(0), world.way(1)),
        (Some(Way::Server), Some(Way::Server))
    );
    world.assert_they_talk();
    world.pass(40);
    assert_eq!(
        (world.way(0), world.way(1)),
        (Some(Way::Direct), Some(Way::Direct))
    );
}

#[test]
fn who_sees_first_that_the_direct_connection_failed_tells_the_other() {
    for who in 0..2 {
        let mut world = World::of_two(Network::Open, Wish::Direct);
        world.pass(2);
        world.people[who].direct = None;
        world.tell(who, Input::DirectClosed);
        while world.step() {}
        assert_eq!(world.way(1 - who), Some(Way::Server));
        world.assert_they_talk();
    }
}

#[test]
fn what_was_said_over_an_older_connection_is_not_heard_in_a_new_one() {
    let mut world = World::of_two(Network::Open, Wish::Direct);
    world.pass(2);
    let Ok(Output::SendDirect(late)) = world.people[0].meeting.say(b"late", world.now) else {
        panic!("{:?}", world.status(0));
    };
    world.tell(1, Input::DirectHeard(&late));
    assert_eq!(world.people[1].heard.pop().as_deref(), Some(&b"late"[..]));
    world.kill_server();
    world.up = true;
    world.pass(5);
    assert_eq!(world.way(1), Some(Way::Direct));
    world.tell(1, Input::DirectHeard(&late));
    assert!(world.people[1].heard.is_empty());
    world.assert_they_talk();
}

#[test]
fn a_message_that_is_missing_begins_the_connection_anew() {
    let mut world = World::of_two(Network::Closed, Wish::ServerOnly);
    world.pass(2);
    let number = world.status(0);
    let lost = world.people[0].meeting.say(b"lost", world.now);
    assert!(matches!(lost, Ok(Output::Send(_))));
    world.say(0, b"next").unwrap();
    assert!(world.people[1].heard.is_empty());
    world.pass(5);
    world.assert_they_talk();
    assert_ne!(world.status(0), number);
}

#[test]
fn a_direct_connection_outlives_the_server() {
    let mut world = World::of_two(Network::Open, Wish::Direct);
    world.pass(2);
    world.kill_server();
    world.pass(100);
    world.assert_they_talk();
    world.up = true;
    world.pass(40);
    world.assert_they_talk();
    world.break_direct(0);
    world.assert_they_talk();
}

#[test]
fn attempts_to_connect_directly_come_to_an_end() {
    let mut world = World::of_two(Network::Closed, Wish::Direct);
    world.pass(300);
    assert_eq!(world.people[0].direct, None);
    assert_eq!(world.people[1].direct, None);
    world.assert_they_talk();
}

#[test]
fn a_server_that_is_away_is_asked_ever_more_seldom() {
    let mut world = World::of_two(Network::Closed, Wish::Direct);
    world.up = false;
    world.pass(1000);
    let Status::Away { again } = world.status(0) else {
        panic!("{:?}", world.status(0));
    };
    assert!(again <= world.now + 30_000);
    world.up = true;
    world.pass(31);
    world.assert_they_talk();
}

#[test]
fn who_presses_try_again_need_not_wait() {
    let mut world = World::of_two(Network::Closed, Wish::Direct);
    world.up = false;
    world.pass(1000);
    world.up = true;
    for person in &mut world.people {
        person.meeting.hurry();
    }
    world.pass(1);
    world.assert_they_talk();
}

#[test]
fn a_third_finds_the_room_full_and_comes_in_when_one_has_left() {
    let mut world = World::new(Network::Closed);
    for who in 0..2 {
        world.come(invitation(
            who,
            word("máze sáhkku"),
            Place::Any,
            Wish::Direct,
        ));
    }
    world.pass(2);
    let third = world.come(invitation(9, word("máze sáhkku"), Place::Any, Wish::Direct));
    world.pass(2);
    assert!(matches!(world.status(third), Status::Full { .. }));
    world.assert_they_talk();
    let rest: Vec<Person> = world.people.drain(1..).collect();
    world.disconnect(1);
    for connection in &mut world.connections {
        connection.who = connection.who.min(1);
    }
    world.people.extend(rest.into_iter().skip(1));
    world.pass(20);
    world.assert_they_talk();
}

#[test]
fn one_person_in_two_windows_plays_in_one() {
    let mut world = World::of_two(Network::Closed, Wish::Direct);
    world.pass(2);
    let link = Secret::Link([3; 16]);
    let twin = world.come(invitation(9, link.clone(), Place::Inviter, Wish::Direct));
    world.pass(2);
    assert_eq!(world.way(twin), None);
    world.assert_they_talk();
    let mut alone = World::new(Network::Closed);
    for who in 0..2 {
        alone.come(invitation(who, link.clone(), Place::Inviter, Wish::Direct));
    }
    alone.pass(30);
    for who in 0..2 {
        assert!(matches!(
            alone.status(who),
            Status::Waiting { doubled: true, .. }
        ));
    }
}

/// A server shows somebody two peers, and brings what is said to one back as the words of the other.
#[test]
fn nobody_meets_themselves_in_a_mirror() {
    const MIRRORS: [&str; 2] = [
        "00000000-0000-4000-8000-000000000001",
        "00000000-0000-4000-8000-000000000002",
    ];
    for secret in [word("máze sáhkku"), Secret::Link([3; 16])] {
        let mut rng = Seeded::new(1);
        let mut meeting = Meeting::new(invitation(1, secret, Place::Any, Wish::ServerOnly));
        meeting.handle(Input::Tick, 1, &mut rng);
        meeting.handle(Input::Opened, 1, &mut rng);
        let mut inbox = VecDeque::from([
            r#"{"IdAssigned":"00000000-0000-4000-8000-000000000000"}"#.to_owned(),
            format!(r#"{{"NewPeer":"{}"}}"#, MIRRORS[0]),
        ]);
        let mut reflected = 0;
        while let Some(text) = inbox.pop_front() {
            for output in meeting.handle(Input::Text(&text), 1, &mut rng) {
                let Output::Send(said) = output else { continue };
                let to = usize::from(said.contains(MIRRORS[1]));
                let said = said.replace("receiver", "sender");
                inbox.push_back(said.replace(MIRRORS[to], MIRRORS[1 - to]));
                reflected += 1;
            }
        }
        // Greeting, answer, reveal and confirm have gone through the mirror, and something sealed.
        assert!(reflected > 4, "{reflected}");
        let doubled = Status::Waiting {
            strangers: 0,
            doubled: true,
        };
        assert_eq!(meeting.status(), doubled);
    }
}

/// A word of another that leads to the same room.
fn collision(of: &Secret) -> Secret {
    (0..1_000_000)
        .map(|random| Secret::Word(Word::propose(random)))
        .find(|other| other.room("kotra") == of.room("kotra") && other != of)
        .unwrap()
}

#[test]
fn a_stranger_is_told_apart_and_left_out() {
    let secret = word("máze sáhkku");
    let stranger = collision(&secret);
    let mut world = World::new(Network::Closed);
    world.come(invitation(1, secret.clone(), Place::Any, Wish::Direct));
    world.pass(1);
    world.come(invitation(2, stranger, Place::Any, Wish::Direct));
    world.pass(20);
    for who in 0..2 {
        let one = Status::Waiting {
            strangers: 1,
            doubled: false,
        };
        assert_eq!(world.status(who), one);
    }
    world.people.swap(0, 1);
    for connection in &mut world.connections {
        connection.who = 1 - connection.who;
    }
    let friend = world.come(invitation(3, secret, Place::Any, Wish::Direct));
    world.pass(2);
    assert_eq!(world.way(1), Some(Way::Server));
    assert_eq!(world.way(friend), Some(Way::Server));
    assert_eq!(world.way(0), None);
}

#[test]
fn who_guesses_words_is_stopped() {
    let secret = word("máze sáhkku");
    let guess = collision(&secret);
    let mut world = World::new(Network::Closed);
    world.come(invitation(1, secret, Place::Any, Wish::Direct));
    world.come(invitation(2, guess, Place::Any, Wish::Direct));
    for _ in 0..9 {
        world.pass(35);
        assert_ne!(world.status(0), Status::Stopped);
        world.cut(1);
    }
    world.pass(60);
    assert_eq!(world.status(0), Status::Stopped);
}

#[test]
fn who_reloads_the_page_is_let_in_again() {
    let mut world = World::of_two(Network::Open, Wish::Direct);
    world.pass(2);
    let link = Secret::Link([3; 16]);
    let again = invitation(77, link, Place::Invited, Wish::Direct);
    world.disconnect(1);
    world.cut_direct(1);
    world.people[1].meeting = Meeting::new(again);
    world.pass(3);
    world.assert_they_talk();
    assert_eq!(world.way(0), Some(Way::Direct));
}

/// Thirty things happen at random moments, between any two messages; most of them break something.
fn break_at_random(world: &mut World, chance: &mut Seeded, mut say: impl FnMut(&mut World, usize)) {
    for _ in 0..30 {
        world.now += u64::from(chance.next_u32() % 3000);
        let who = chance.next_u32() as usize % 2;
        match chance.next_u32() % 12 {
            0 => world.kill_server(),
            1 | 2 => world.up = true,
            3 => world.cut(who),
            4 => world.break_direct(who),
            5 => {
                // What is on its way to one is lost, and its socket lives on.
                let lost = world.connections.iter_mut().find(|c| c.who == who);
                lost.into_iter().for_each(|c| c.inbox.clear());
            }
            6 | 7 => say(world, who),
            _ => {}
        }
        world.tell(who, Input::Tick);
        for _ in 0..chance.next_u32() % 8 {
            world.step();
        }
    }
    // A socket that has lost something lives on only in this test, and is cut in the end.
    for who in 0..2 {
        world.cut(who);
    }
    world.up = true;
    world.pass(100);
}

fn any_world(chance: &mut Seeded) -> World {
    let network = [Network::Open, Network::Closed][chance.next_u32() as usize % 2];
    World::of_two(network, Wish::Direct)
}

#[test]
fn whatever_breaks_they_find_each_other_again() {
    let mut chance = Seeded::new(11);
    for _ in 0..300 {
        let mut world = any_world(&mut chance);
        break_at_random(&mut world, &mut chance, |world, who| {
            world.say(who, b"?").ok();
        });
        for person in &mut world.people {
            person.heard.clear();
        }
        world.assert_they_talk();
    }
}

#[test]
fn whatever_breaks_both_have_the_newest_letter_of_the_other() {
    let mut chance = Seeded::new(12);
    for _ in 0..300 {
        let mut world = any_world(&mut chance);
        for (life, person) in (1..).zip(&mut world.people) {
            person.talk = Some(Talk::new([1; 16], life, MAX_FRAME));
        }
        let mut letters = [None, None];
        let mut count = 0;
        break_at_random(&mut world, &mut chance, |world, who| {
            count += 1;
            let letter = format!("{count} ").repeat(1 + count % 3 * 5000);
            if let Some(talk) = &mut world.people[who].talk {
                talk.write(&letter, world.now).unwrap();
            }
            world.send_talk(who);
            letters[who] = Some(letter);
        });
        for (from, to) in [(0, 1), (1, 0)] {
            let received = world.people[to].talk.as_ref().and_then(Talk::received);
            assert!(received == letters[from].as_deref());
        }
    }
}

/// Ten thousand texts at the door of the server: real ones with bytes changed, cut, doubled and spliced.
#[test]
fn malformed_texts_do_no_harm() {
    let mut chance = Seeded::new(5);
    let mut world = World::of_two(Network::Closed, Wish::Direct);
    world.pass(1);
    let id = world.connections[1].id.clone();
    let texts: Vec<String> = world
        .seen
        .iter()
        .map(|text| {
            let from = format!(r#""sender":"{id}""#);
            let (_, rest) = text.split_once("\",").unwrap_or(("", text));
            format!(r#"{{"Signal":{{{from},{rest}"#)
        })
        .chain([r#"{"NewPeer":"00000000-0000-4000-8000-000000000009"}"#.to_owned()])
        .collect();
    for _ in 0..10_000 {
        let mut pick = |length: usize| chance.next_u32() as usize % length.max(1);
        let mut text = texts[pick(texts.len())].clone();
        match pick(4) {
            0 => text.truncate(pick(text.len())),
            1 => {
                let place = pick(text.len());
                text.replace_range(place..=place, ["x", "\"", "{", "é", "\u{0}"][pick(5)]);
            }
            2 => text = text.repeat(2),
            _ => {
                let other = &texts[pick(texts.len())];
                text.truncate(pick(text.len()));
                text.push_str(&other[pick(other.len())..]);
            }
        }
        world.tell(0, Input::Text(&text));
    }
    assert!(world.people[0].heard.is_empty());
    for who in 0..2 {
        world.cut(who);
    }
    world.pass(60);
    world.assert_they_talk();
}
