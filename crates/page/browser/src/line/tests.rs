//! Two players in one page, over the browser's own connection.

use signalling::talk::Break;
use wasm_bindgen_test::wasm_bindgen_test;

use super::*;
use crate::inbox::{Inbox, identities};

const GAME: [u8; 16] = *b"sixteen of these";

impl Inbox<LineEvent> {
    async fn described(&self) -> Signed {
        match self.next().await {
            LineEvent::Described(description) => description,
            other => panic!("{other:?}"),
        }
    }

    async fn status(&self) -> Status {
        loop {
            if let LineEvent::Status(status) = self.next().await {
                return status;
            }
        }
    }

    async fn said(&self) -> Event {
        loop {
            if let LineEvent::Said(event) = self.next().await {
                return event;
            }
        }
    }

    async fn letter(&self) -> String {
        loop {
            if let Event::Letter(letter) = self.said().await {
                return letter;
            }
        }
    }
}

/// Two lines that have exchanged their texts.
async fn pair() -> [(Line, Inbox<LineEvent>); 2] {
    let inboxes = [Inbox::default(), Inbox::default()];
    let [one, other] = identities(GAME);
    let first = Line::offer(one.clone(), &[], Ways::Any, &inboxes[0].sender()).unwrap();
    let offer = inboxes[0].described().await;
    assert!(offer.is_by_other(None, &other));
    let sender = inboxes[1].sender();
    let second = Line::answer(other, offer.description.clone(), &[], Ways::Any, &sender).unwrap();
    let answer = inboxes[1].described().await;
    assert!(answer.is_by_other(Some(&offer.description), &one));
    first.accept(&answer.description);
    let [a, b] = inboxes;
    [(first, a), (second, b)]
}

#[wasm_bindgen_test]
async fn letters_go_over_a_line_by_themselves() {
    let [(first, heard_by_first), (second, heard_by_second)] = pair().await;
    first.write("written before it stands").unwrap();
    assert_eq!(heard_by_first.status().await, Status::Connected);
    assert_eq!(heard_by_second.letter().await, "written before it stands");
    let long = "long ".repeat(10_000);
    second.write(&long).unwrap();
    assert_eq!(heard_by_first.letter().await, long);
    first.acknowledge(&long);
    first.look(true);
    first.wave();
    assert_eq!(heard_by_second.said().await, Event::Delivered);
    assert_eq!(heard_by_second.said().await, Event::Looking(true));
    assert_eq!(heard_by_second.said().await, Event::Wave);
    first.write("goodbye").unwrap();
    first.leave();
    assert_eq!(heard_by_second.letter().await, "goodbye");
    assert_eq!(heard_by_second.status().await, Status::Broken(Break::Left));
}

#[wasm_bindgen_test]
async fn a_line_whose_other_end_is_gone_is_broken() {
    let [(first, _inbox), (second, heard)] = pair().await;
    assert_eq!(heard.status().await, Status::Connected);
    drop(first);
    assert_eq!(heard.status().await, Status::Broken(Break::Closed));
    // Nobody hears it, and nothing goes wrong.
    second.write("too late").unwrap();
    second.wave();
    second.leave();
}

#[wasm_bindgen_test]
async fn a_line_that_cannot_be_is_told() {
    let inbox = Inbox::default();
    let [me, _] = identities(GAME);
    let _line = Line::offer(me, &[], Ways::Relayed, &inbox.sender()).unwrap();
    let event = inbox.next().await;
    assert!(
        matches!(event, LineEvent::Failed(Ending::Undescribed(_))),
        "{event:?}"
    );
}
