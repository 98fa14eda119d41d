//! Those who come to a room and mean no good: the server itself, or somebody who was told the secret and has no seat at the game.

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use remote::Party;

use super::world::{Network, SECRET, STRANGER, World, invitation};
use super::{Input, MAX_FRAME, Output, Status, Way};
use crate::note::{Join, Note, Purpose};
use crate::sealed::{Sealing, room};
use crate::talk::Talk;
use crate::testing::{Seeded, impostor, two};

/// Somebody who knows the secret of the room and seals what they like.
struct Hostile {
    id: String,
    sealing: Sealing,
}

impl Hostile {
    fn enter(world: &mut World) -> Hostile {
        Hostile {
            id: world.enter(STRANGER, &room(&SECRET, "nim")),
            sealing: Sealing::new(SECRET, &mut Seeded::new(99)),
        }
    }

    /// Says this to somebody, and gives what they answer.
    fn say(&self, world: &mut World, to: usize, data: &[u8]) -> Vec<Output> {
        let data = URL_SAFE_NO_PAD.encode(data);
        let id = &self.id;
        let text = format!(r#"{{"Signal":{{"sender":"{id}","data":"{data}"}}}}"#);
        let (now, person) = (world.now, &mut world.people[to]);
        person
            .meeting
            .handle(Input::Text(&text), now, &mut Seeded::new(5))
    }
}

/// The share of one who waits alone: what it says to whoever comes.
fn share_of(output: &[Output]) -> [u8; 32] {
    let [Output::Send(text)] = output else {
        panic!("{output:?}");
    };
    let data = text.split("\"data\":\"").nth(1).unwrap();
    let data = data.split('"').next().unwrap();
    URL_SAFE_NO_PAD.decode(data).unwrap()[..32]
        .try_into()
        .unwrap()
}

#[test]
fn two_pairs_beside_eight_silent_strangers_meet() {
    let mut world = World::new(Network::Closed);
    for pair in 1..=2_u8 {
        // The strangers are there first, and in the very rooms.
        for _ in 0..8 {
            world.enter(STRANGER, &room(&[pair; 16], "nim"));
        }
        for (n, me) in (0..).zip(two(pair)) {
            world.come(invitation(2 * pair + n, [pair; 16], me));
        }
    }
    world.pass(2);
    for who in 0..4 {
        assert_eq!(world.way(who), Some(Way::Server));
    }
    world.assert_talk(0, 1);
    world.assert_talk(2, 3);
}

#[test]
fn whoever_only_watches_is_not_met_though_they_know_the_secret() {
    let mut world = World::new(Network::Open);
    let [anna, biret] = two(1);
    world.come(invitation(1, SECRET, anna));
    world.come(invitation(2, SECRET, impostor(1, Party::Invited)));
    world.pass(20);
    assert_eq!([world.status(0), world.status(1)], [Status::Waiting; 2]);
    assert!(!world.people[0].connected && world.people[0].direct.is_none());
    let friend = world.come(invitation(3, SECRET, biret));
    world.pass(2);
    world.cut(1);
    assert_eq!(world.way(friend), Some(Way::Direct));
    world.assert_talk(0, friend);
}

#[test]
fn what_is_signed_wrongly_joins_nobody() {
    let mut world = World::new(Network::Open);
    let [anna, biret] = two(1);
    world.come(invitation(1, SECRET, anna));
    world.pass(1);
    let mut hostile = Hostile::enter(&mut world);
    let own = hostile.sealing.share();
    let theirs = share_of(&hostile.say(&mut world, 0, &own));
    let join = |purpose: Purpose, key, signature| Join {
        purpose,
        visit: [9; 16],
        key,
        signature,
    };
    // Biret's signatures of something else: of another purpose, of the shares the other way round, of shares of another time.
    let right: [&[u8]; 2] = [&own, &theirs];
    let turned: [&[u8]; 2] = [&theirs, &own];
    let old: [&[u8]; 2] = [&[4; 32], &theirs];
    for (purpose, parts) in [("agree", right), ("ask", turned), ("ask", old)] {
        let forged = join(Purpose::Ask, biret.key(), biret.sign(purpose, &parts));
        let sealed = hostile.sealing.seal(&theirs, &Note::Join(forged).write());
        assert_eq!(hostile.say(&mut world, 0, &sealed.unwrap()), []);
    }
    // A wrong key, with signatures that are right for it.
    let other = impostor(1, Party::Invited);
    for (purpose, name) in [(Purpose::Ask, "ask"), (Purpose::Taken, "taken")] {
        let forged = join(purpose, other.key(), other.sign(name, &right));
        let sealed = hostile.sealing.seal(&theirs, &Note::Join(forged).write());
        assert_eq!(hostile.say(&mut world, 0, &sealed.unwrap()), []);
    }
    // Nor is anything else heard of who has not joined.
    for note in [
        Note::Frame(b"x".to_vec()),
        Note::Offer(1, b"offer".to_vec()),
    ] {
        let sealed = hostile.sealing.seal(&theirs, &note.write()).unwrap();
        assert_eq!(hostile.say(&mut world, 0, &sealed), []);
    }
    assert_eq!(world.status(0), Status::Waiting);
    // The right one joins: the test says what it means to say.
    let honest = join(Purpose::Ask, biret.key(), biret.sign("ask", &right));
    let sealed = hostile.sealing.seal(&theirs, &Note::Join(honest).write());
    assert_ne!(hostile.say(&mut world, 0, &sealed.unwrap()), []);
    assert_eq!(world.status(0), Status::Linked(Way::Server));
}

#[test]
fn a_server_that_repeats_everything_changes_nothing() {
    let mut world = World::of_two(Network::Closed);
    for ((life, me), person) in (1..).zip(two(1)).zip(&mut world.people) {
        person.talk = Some(Talk::new(me, life, MAX_FRAME));
    }
    world.pass(2);
    for (who, letter) in [(0, "play=from anna"), (1, "play=from biret")] {
        let now = world.now;
        let talk = world.people[who].talk.as_mut().unwrap();
        talk.write(letter, now).unwrap();
        talk.wave();
        world.send_talk(who);
    }
    world.pass(1);
    let ids: Vec<String> = world.connections.iter().map(|c| c.id.clone()).collect();
    let seen = world.seen.clone();
    for _ in 0..3 {
        for said in seen.iter().filter(|said| said.contains("Signal")) {
            for (to, from) in [(0, &ids[1]), (1, &ids[0])] {
                world.bring(to, from, said);
            }
        }
        while world.step() {}
    }
    for (who, received) in [(0, "play=from biret"), (1, "play=from anna")] {
        assert_eq!(world.way(who), Some(Way::Server));
        let talk = world.people[who].talk.as_ref().unwrap();
        assert_eq!(talk.received(), Some(received));
        assert!(talk.is_delivered());
    }
}

#[test]
fn what_was_heard_is_not_heard_again() {
    let mut world = World::of_two(Network::Closed);
    world.pass(2);
    for frame in [b"one", b"two"] {
        world.say(0, frame).unwrap();
    }
    let from = world.connections[0].id.clone();
    let said: Vec<String> = world.seen.iter().rev().take(2).cloned().collect();
    for text in said {
        world.bring(1, &from, &text);
    }
    assert_eq!(world.people[1].heard, [b"one", b"two"]);
}

#[test]
fn a_flood_of_greetings_is_answered_at_a_limited_rate() {
    let mut world = World::new(Network::Closed);
    let [anna, biret] = two(1);
    world.come(invitation(1, SECRET, anna));
    world.pass(1);
    let hostile = Hostile::enter(&mut world);
    while world.step() {}
    let mut answers = 0;
    for _ in 0..1_000 {
        let share = hostile.sealing.share();
        answers += hostile.say(&mut world, 0, &share).len();
    }
    assert!(answers <= 40, "{answers}");
    // The other is met all the same: who is flooded comes anew.
    let friend = world.come(invitation(2, SECRET, biret));
    world.pass(3);
    world.assert_talk(0, friend);
}

/// A hundred thousand strangers come and go, and say things.
#[test]
fn nothing_is_kept_of_strangers() {
    let mut world = World::new(Network::Closed);
    let [anna, _] = two(1);
    world.come(invitation(1, SECRET, anna));
    world.pass(1);
    for n in 0..100_000_u32 {
        let id = format!("00000000-0000-4000-9000-{n:012x}");
        world.tell(0, Input::Text(&format!(r#"{{"NewPeer":"{id}"}}"#)));
        let said = format!(r#"{{"Signal":{{"sender":"{id}","data":"AQID"}}}}"#);
        world.tell(0, Input::Text(&said));
        world.seen.clear();
    }
    let meeting = &world.people[0].meeting;
    assert!(meeting.partner.is_none() && meeting.outputs.capacity() == 0);
    assert_eq!(meeting.status(), Status::Waiting);
}
