//! Meetings through a server that can be killed.

use std::collections::VecDeque;
use std::rc::Rc;

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use rand_core::Rng;
use remote::{GameId, Identity, Party, Secret};

use super::world::{Network, SECRET, World, invitation};
use super::{Input, MAX_FRAME, Meeting, Output, Status, Way};
use crate::talk::Talk;
use crate::testing::{Seeded, two};

#[test]
fn two_meet_and_go_direct_where_they_can() {
    for (network, way) in [(Network::Open, Way::Direct), (Network::Closed, Way::Server)] {
        let mut world = World::of_two(network);
        world.pass(2);
        assert_eq!((world.way(0), world.way(1)), (Some(way), Some(way)));
        world.assert_they_talk();
    }
}

#[test]
fn who_is_first_waits() {
    let mut world = World::new(Network::Closed);
    let [anna, biret] = two(1);
    world.come(invitation(1, SECRET, anna));
    assert!(matches!(world.status(0), Status::Away { again: 0 }));
    world.pass(100);
    assert_eq!(world.status(0), Status::Waiting);
    assert_eq!(world.say(0, b"hello"), None);
    world.come(invitation(2, SECRET, biret));
    world.pass(2);
    world.assert_they_talk();
}

/// Who has accepted an invitation meets the inviter, who does not know yet who that is, and knows from then on.
#[test]
fn whoever_has_accepted_meets_the_inviter() {
    let mut world = World::new(Network::Closed);
    let inviter = Identity::new(GameId([1; 16]), Party::Inviter, &Secret::new([1; 32]), None);
    let inviter = Rc::new(inviter);
    world.come(invitation(1, SECRET, inviter.clone()));
    let [_, biret] = two(1);
    world.come(invitation(2, SECRET, biret.clone()));
    world.pass(2);
    world.assert_they_talk();
    let signed = biret.sign("any", &[]);
    assert!(inviter.is_other("any", &[], &signed));
}

#[test]
fn all_that_passes_through_the_server_is_sealed() {
    let mut world = World::of_two(Network::Open);
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
        let [anna, biret] = two(1).map(|me| me.key());
        for secret in [
            &b"offer"[..],
            b"answer",
            b"bures",
            &anna,
            &biret,
            anna_game(),
        ] {
            assert!(!bytes.windows(secret.len()).any(|part| part == secret));
        }
    }
}

fn anna_game() -> &'static [u8] {
    &[1; 16]
}

#[test]
fn the_server_takes_over_when_the_direct_connection_fails_and_gives_back() {
    let mut world = World::of_two(Network::Open);
    world.pass(2);
    world.break_direct(1);
    let server = Some(Way::Server);
    assert_eq!((world.way(0), world.way(1)), (server, server));
    world.assert_they_talk();
    world.pass(40);
    let direct = Some(Way::Direct);
    assert_eq!((world.way(0), world.way(1)), (direct, direct));
}

#[test]
fn who_sees_first_that_the_direct_connection_failed_tells_the_other() {
    for who in 0..2 {
        let mut world = World::of_two(Network::Open);
        world.pass(2);
        world.people[who].direct = None;
        world.tell(who, Input::DirectClosed);
        while world.step() {}
        assert_eq!(world.way(1 - who), Some(Way::Server));
        world.assert_they_talk();
    }
}

#[test]
fn a_direct_connection_outlives_the_server() {
    let mut world = World::of_two(Network::Open);
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
    let mut world = World::of_two(Network::Closed);
    for ((life, me), person) in (1..).zip(two(1)).zip(&mut world.people) {
        person.talk = Some(Talk::new(me, life, MAX_FRAME));
    }
    world.pass(300);
    assert_eq!(world.people[0].direct, None);
    assert_eq!(world.people[1].direct, None);
    assert_eq!(world.way(0), Some(Way::Server));
}

#[test]
fn whoever_is_not_heard_for_long_is_looked_for_anew() {
    let mut world = World::of_two(Network::Closed);
    world.pass(2);
    let before = world.ids;
    // Attempts to connect directly are over then.
    world.pass(200);
    assert!(world.ids > before);
    world.pass(5);
    world.assert_they_talk();
}

#[test]
fn a_server_that_is_away_is_asked_ever_more_seldom() {
    let mut world = World::of_two(Network::Closed);
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
fn another_window_of_one_of_them_is_told_so_and_comes_in_when_the_first_has_left() {
    let mut world = World::of_two(Network::Closed);
    world.pass(2);
    let [anna, _] = two(1);
    let third = world.come(invitation(9, SECRET, anna));
    world.pass(2);
    assert!(matches!(world.status(third), Status::Taken { .. }));
    world.assert_they_talk();
    // The first window is closed.
    world.disconnect(0);
    world.people.swap(0, third);
    world.people.truncate(third);
    for connection in &mut world.connections {
        connection.who %= third;
    }
    world.pass(20);
    world.assert_they_talk();
}

#[test]
fn two_windows_of_one_person_have_met_nobody() {
    let mut world = World::new(Network::Open);
    for visit in 1..3 {
        let [anna, _] = two(1);
        world.come(invitation(visit, SECRET, anna));
    }
    world.pass(30);
    assert_eq!([world.status(0), world.status(1)], [Status::Waiting; 2]);
}

/// A server shows somebody two peers, and brings what is said to one back as the words of the other.
#[test]
fn nobody_meets_themselves_in_a_mirror() {
    const MIRRORS: [&str; 2] = [
        "00000000-0000-4000-8000-000000000001",
        "00000000-0000-4000-8000-000000000002",
    ];
    let inviter = Identity::new(GameId([1; 16]), Party::Inviter, &Secret::new([1; 32]), None);
    let [anna, biret] = two(1);
    for me in [anna, biret, Rc::new(inviter)] {
        let mut rng = Seeded::new(1);
        let mut meeting = Meeting::new(invitation(1, SECRET, me));
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
        // A greeting and who one is have gone through the mirror.
        assert_eq!(reflected, 2);
        assert_eq!(meeting.status(), Status::Waiting);
    }
}

#[test]
fn who_reloads_the_page_is_let_in_again() {
    let mut world = World::of_two(Network::Open);
    world.pass(2);
    let [_, biret] = two(1);
    let again = invitation(77, SECRET, biret);
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
    World::of_two(network)
}

#[test]
fn whatever_breaks_they_find_each_other_again() {
    let mut chance = Seeded::new(11);
    for _ in 0..testkit::tries(100, 300) {
        let mut world = any_world(&mut chance);
        break_at_random(&mut world, &mut chance, |world, who| {
            world.say(who, b"?");
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
    for _ in 0..testkit::tries(100, 300) {
        let mut world = any_world(&mut chance);
        for ((life, me), person) in (1..).zip(two(1)).zip(&mut world.people) {
            person.talk = Some(Talk::new(me, life, MAX_FRAME));
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
    let mut world = World::of_two(Network::Closed);
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
