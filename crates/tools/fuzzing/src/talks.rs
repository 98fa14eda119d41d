//! What a talk promises whatever comes over its channel.

use std::rc::Rc;

use remote::{GameId, Identity, Party, Secret};
use signalling::LETTER_LIMIT;
use signalling::talk::{Event, Talk};

use crate::Fate;

/// One of the two of a game, who knows the other.
fn identity(party: Party) -> Rc<Identity> {
    let secret = |party: Party| Secret::new([party as u8 + 1; 32]);
    let id = GameId([7; 16]);
    let other = Identity::new(id, party.other(), &secret(party.other()), None);
    Rc::new(Identity::new(id, party, &secret(party), Some(other.key())))
}

/// The same of [`talk`], as a promise.
pub(crate) fn promise(input: &[u8]) -> Fate {
    Fate::read(talk(input) > 0)
}

/// Whatever comes over a channel, the talk goes on: no letter is too long, and one's own still reaches the other. The input is
/// messages, each after a byte with its length. How many events came of them.
pub fn talk(mut input: &[u8]) -> usize {
    let mut own = Talk::new(identity(Party::Inviter), 1, 1024);
    own.connected(0);
    let mut heard = 0;
    while let Some((length, rest)) = input.split_first() {
        let (message, rest) = rest.split_at(usize::from(*length).min(rest.len()));
        for event in own.receive(message, 1) {
            heard += 1;
            if let Event::Letter(letter) = event {
                assert!(letter.len() <= LETTER_LIMIT);
                own.acknowledge(&letter);
            }
        }
        input = rest;
    }
    let mut other = Talk::new(identity(Party::Invited), 2, 1024);
    other.connected(2);
    own.closed();
    own.connected(2);
    assert!(own.write("play=sahkku.x", 2).is_ok());
    let mut came = false;
    for now in 3..20 {
        own.tick(now * 5_000);
        other.tick(now * 5_000);
        while let Some(message) = own.outgoing() {
            let events = other.receive(&message, now * 5_000);
            came |= events.contains(&Event::Letter("play=sahkku.x".to_owned()));
        }
        while let Some(message) = other.outgoing() {
            own.receive(&message, now * 5_000);
        }
    }
    assert!(came, "the letter never came");
    heard
}
