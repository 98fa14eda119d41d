//! Two ends of a connection in one page: what only a browser can tell.

use signalling::SdpItem;
use signalling::talk::{Break, Event, Status, Talk};
use wasm_bindgen_test::wasm_bindgen_test;

use super::*;
use crate::inbox::Inbox;

const GAME: [u8; 16] = *b"sixteen of these";

impl Inbox<PeerEvent> {
    async fn described(&self) -> Description {
        match self.next().await {
            PeerEvent::Described(description) => description,
            other => panic!("{other:?}"),
        }
    }

    async fn open(&self) {
        let event = self.next().await;
        assert!(matches!(event, PeerEvent::Open), "{event:?}");
    }

    async fn message(&self) -> Vec<u8> {
        match self.next().await {
            PeerEvent::Message(message) => message,
            other => panic!("{other:?}"),
        }
    }

    async fn ending(&self) -> Ending {
        match self.next().await {
            PeerEvent::Ended(ending) => ending,
            other => panic!("{other:?}"),
        }
    }
}

/// Two ends that are connected, each through nothing but a short text of the other.
async fn pair() -> [(Peer, Inbox<PeerEvent>); 2] {
    let inboxes = [Inbox::default(), Inbox::default()];
    let first = Peer::offer(GAME, &[], Ways::Any, &inboxes[0].sender()).unwrap();
    let offer = inboxes[0].described().await;
    assert!(offer.is_of(&GAME) && offer.is_offer());
    let heard = Description::from_bytes(&offer.to_bytes()).unwrap();
    let second = Peer::answer(heard, &[], Ways::Any, &inboxes[1].sender()).unwrap();
    let answer = inboxes[1].described().await;
    let answer = Description::from_bytes(&answer.to_bytes()).unwrap();
    assert!(answer.answers(&offer));
    first.accept(&answer);
    for inbox in &inboxes {
        inbox.open().await;
    }
    let [a, b] = inboxes;
    [(first, a), (second, b)]
}

#[wasm_bindgen_test]
async fn two_short_texts_connect_two_ends() {
    let [(first, heard_by_first), (second, heard_by_second)] = pair().await;
    let long: Vec<u8> = (0..MESSAGE).map(|place| place as u8).collect();
    first.send(&long);
    first.send(b"after it");
    second.send(b"from the other");
    assert_eq!(heard_by_second.message().await, long);
    assert_eq!(heard_by_second.message().await, b"after it");
    assert_eq!(heard_by_first.message().await, b"from the other");
    // What is sent last still arrives.
    first.send(b"goodbye");
    first.leave();
    assert_eq!(heard_by_second.message().await, b"goodbye");
    assert!(matches!(heard_by_second.ending().await, Ending::Closed));
}

#[wasm_bindgen_test]
async fn an_end_that_is_gone_is_noticed() {
    let [(first, _inbox), (_second, heard)] = pair().await;
    drop(first);
    assert!(matches!(heard.ending().await, Ending::Closed));
}

#[wasm_bindgen_test]
async fn a_talk_goes_over_it() {
    let ends = pair().await;
    let [one, other] = crate::inbox::identities(GAME);
    let mut talks = [(one, 1), (other, 2)].map(|(me, life)| Talk::new(me, life, MESSAGE));
    let letter = "a letter in several messages ".repeat(2_000);
    talks[0].write(&letter, 0).unwrap();
    let mut events = Vec::new();
    for talk in &mut talks {
        talk.connected(0);
    }
    while !talks.iter().all(Talk::is_delivered) || talks[1].received().is_none() {
        for (talk, (peer, _)) in talks.iter_mut().zip(&ends) {
            while let Some(message) = talk.outgoing() {
                peer.send(&message);
            }
        }
        // It is the turn of whoever has most to hear.
        let place = usize::from(talks[1].received().is_none());
        let message = ends[place].1.message().await;
        let came = talks[place].receive(&message, 0);
        if let Some(Event::Letter(letter)) = came.first() {
            talks[place].acknowledge(letter);
        }
        events.extend(came);
    }
    assert!(events.contains(&Event::Letter(letter)), "not the letter");
    let [mut here, mut there] = talks;
    let [(peer, _), (_other, heard)] = ends;
    here.leave();
    while let Some(message) = here.outgoing() {
        peer.send(&message);
    }
    peer.leave();
    while !matches!(there.status(0), Status::Broken(_)) {
        let message = heard.message().await;
        there.receive(&message, 0);
    }
    assert_eq!(there.status(0), Status::Broken(Break::Left));
}

#[wasm_bindgen_test]
async fn without_a_server_nothing_can_be_relayed() {
    let inbox = Inbox::default();
    let _peer = Peer::offer(GAME, &[], Ways::Relayed, &inbox.sender()).unwrap();
    let ending = inbox.ending().await;
    let nowhere = DescriptionError::Without(SdpItem::Candidate);
    assert!(matches!(ending, Ending::Undescribed(error) if error == nowhere));
}

#[wasm_bindgen_test]
async fn a_second_answer_is_refused() {
    let [(first, heard), (_second, _inbox)] = pair().await;
    let other = Inbox::default();
    let _other = Peer::offer(GAME, &[], Ways::Any, &other.sender()).unwrap();
    let offer = other.described().await;
    first.accept(&offer);
    assert!(matches!(heard.ending().await, Ending::Refused(_)));
}

#[wasm_bindgen_test]
async fn a_server_that_is_none_is_refused() {
    let server = IceServer {
        urls: vec!["https://example.org".to_owned()],
        username: None,
        credential: None,
    };
    let inbox = Inbox::default();
    assert!(Peer::offer(GAME, &[server], Ways::Any, &inbox.sender()).is_err());
}
