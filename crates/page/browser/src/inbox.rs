//! A place where tests wait for what the browser tells.

use std::cell::RefCell;
use std::collections::VecDeque;
use std::rc::Rc;

use remote::{GameId, Identity, Party, Secret};
use wasm_bindgen::{JsCast, JsValue};

use dom::Sender;

/// The two of a game, who know each other.
pub(crate) fn identities(game: [u8; 16]) -> [Rc<Identity>; 2] {
    let made = |party: Party, other| {
        let secret = Secret::new([party as u8 + 1; 32]);
        Identity::new(GameId(game), party, &secret, other)
    };
    Party::BOTH.map(|party| Rc::new(made(party, Some(made(party.other(), None).key()))))
}

/// What somebody tells, for a test that waits for it.
#[derive(Clone)]
pub(crate) struct Inbox<E>(Rc<RefCell<(VecDeque<E>, Option<js_sys::Function>)>>);

impl<E> Default for Inbox<E> {
    fn default() -> Inbox<E> {
        Inbox(Rc::new(RefCell::new((VecDeque::new(), None))))
    }
}

impl<E: Clone + 'static> Inbox<E> {
    /// What is sent here comes in.
    pub(crate) fn sender(&self) -> Sender<E> {
        let inbox = self.clone();
        Sender::new(move |event| {
            let waiting = {
                let (events, waiting) = &mut *inbox.0.borrow_mut();
                events.push_back(event);
                waiting.take()
            };
            if let Some(waiting) = waiting {
                waiting.call0(&JsValue::NULL).expect("the browser goes on");
            }
        })
    }

    /// The next of it, once it is there.
    pub(crate) async fn next(&self) -> E {
        loop {
            if let Some(event) = self.0.borrow_mut().0.pop_front() {
                return event;
            }
            let come = js_sys::Promise::<JsValue>::new(&mut |resolve, _| {
                self.0.borrow_mut().1 = Some(resolve.unchecked_into());
            });
            come.await.expect("the browser goes on");
        }
    }
}
