//! A direct line to the other player: a connection, and the talk that goes over it. Letters arrive by themselves as long as it stands.

use std::cell::{Cell, OnceCell, RefCell};
use std::rc::Rc;

use gloo_timers::callback::Interval;
use hosts::IceServer;
use remote::Identity;
use signalling::talk::{BadLetter, Event, Status, Talk};
use signalling::{Description, Signed};
use wasm_bindgen::JsValue;

use super::clock;
use super::peer::{Ending, MESSAGE, Peer, PeerEvent, Ways};
use dom::Sender;

/// How often silence is looked for, in milliseconds.
const TICK: u32 = 1_000;

/// What happens on a line.
#[derive(Clone, Debug)]
pub enum LineEvent {
    /// This is for the other browser, once people have seen which addresses it tells.
    Described(Signed),
    /// The other did this.
    Said(Event),
    /// It stands otherwise than before. A broken line does not come back.
    Status(Status),
    /// It couldn't connect.
    Failed(Ending),
}

/// A line to the other player. It ends when this is dropped, and nothing is told of it from then on.
pub struct Line(Rc<Inner>);

struct Inner {
    me: Rc<Identity>,
    /// The offer that this side answers, if it does.
    offer: Option<Description>,
    /// There from the beginning, but for the moment in which it is made.
    peer: OnceCell<Peer>,
    talk: RefCell<Talk>,
    told: Cell<Status>,
    ticks: RefCell<Option<Interval>>,
    sender: Sender<LineEvent>,
}

impl Line {
    /// Offers a line to the other one of a game.
    ///
    /// # Errors
    /// If the browser connects with no other.
    pub fn offer(
        me: Rc<Identity>,
        servers: &[IceServer],
        ways: Ways,
        sender: &Sender<LineEvent>,
    ) -> Result<Line, JsValue> {
        let game = *me.game();
        Line::new(me, None, sender, |peers| {
            Peer::offer(game, servers, ways, peers)
        })
    }

    /// Answers an offer of the other one of a game.
    ///
    /// # Errors
    /// If the browser connects with no other.
    pub fn answer(
        me: Rc<Identity>,
        offer: Description,
        servers: &[IceServer],
        ways: Ways,
        sender: &Sender<LineEvent>,
    ) -> Result<Line, JsValue> {
        Line::new(me, Some(offer.clone()), sender, |peers| {
            Peer::answer(offer, servers, ways, peers)
        })
    }

    fn new(
        me: Rc<Identity>,
        offer: Option<Description>,
        sender: &Sender<LineEvent>,
        make: impl FnOnce(&Sender<PeerEvent>) -> Result<Peer, JsValue>,
    ) -> Result<Line, JsValue> {
        let life = getrandom::u64().map_err(|_| JsValue::from_str("no random numbers"))?;
        let inner = Rc::new(Inner {
            offer,
            peer: OnceCell::new(),
            talk: RefCell::new(Talk::new(me.clone(), life, MESSAGE)),
            told: Cell::new(Status::Connecting),
            ticks: RefCell::default(),
            sender: sender.clone(),
            me,
        });
        let hearing = Rc::downgrade(&inner);
        let peer = make(&Sender::new(move |event| {
            if let Some(inner) = hearing.upgrade() {
                inner.hear(event);
            }
        }))?;
        // It was empty until now.
        let _ = inner.peer.set(peer);
        Ok(Line(inner))
    }

    /// Takes the answer to the offer of this side.
    pub fn accept(&self, answer: &Description) {
        if let Some(peer) = self.0.peer.get() {
            peer.accept(answer);
        }
    }

    /// This is the newest letter from now on; it is sent as soon as the line stands, and after it comes back.
    ///
    /// # Errors
    /// If it is none that can be sent.
    pub fn write(&self, letter: &str) -> Result<(), BadLetter> {
        let written = self.0.talk.borrow_mut().write(letter, now());
        self.0.post();
        written
    }

    /// This letter of the other is kept.
    pub fn acknowledge(&self, letter: &str) {
        self.0.talk.borrow_mut().acknowledge(letter);
        self.0.post();
    }

    /// Whether somebody looks at this page.
    pub fn look(&self, looking: bool) {
        self.0.talk.borrow_mut().look(looking);
        self.0.post();
    }

    /// Waves at the other.
    pub fn wave(&self) {
        self.0.talk.borrow_mut().wave();
        self.0.post();
    }

    /// Says goodbye, and ends the line.
    pub fn leave(self) {
        self.0.talk.borrow_mut().leave();
        self.0.post();
        if let Some(peer) = self.0.peer.get() {
            peer.leave();
        }
    }
}

/// Whoever is told something may use the line at once, so nothing is borrowed then.
impl Inner {
    fn hear(self: &Rc<Inner>, event: PeerEvent) {
        match event {
            PeerEvent::Described(description) => {
                let signed = Signed::new(description, self.offer.as_ref(), &self.me);
                self.sender.send(LineEvent::Described(signed));
            }
            PeerEvent::Open => {
                self.talk.borrow_mut().connected(now());
                let ticking = Rc::downgrade(self);
                let ticks = Interval::new(TICK, move || {
                    if let Some(inner) = ticking.upgrade() {
                        inner.talk.borrow_mut().tick(now());
                        inner.post();
                    }
                });
                self.ticks.replace(Some(ticks));
                self.post();
            }
            PeerEvent::Message(message) => {
                let events = self.talk.borrow_mut().receive(&message, now());
                self.post();
                for event in events {
                    self.sender.send(LineEvent::Said(event));
                }
            }
            PeerEvent::Ended(ending) => {
                let open = self.ticks.take().is_some();
                self.talk.borrow_mut().closed();
                if open {
                    self.post();
                } else {
                    self.sender.send(LineEvent::Failed(ending));
                }
            }
        }
    }

    /// Sends what is to be sent, and tells how it stands if that has changed.
    fn post(&self) {
        while let Some(message) = self.outgoing() {
            if let Some(peer) = self.peer.get() {
                peer.send(&message);
            }
        }
        let status = self.talk.borrow().status(now());
        if self.told.replace(status) != status {
            if matches!(status, Status::Broken(_)) {
                self.ticks.take();
                if let Some(peer) = self.peer.get() {
                    peer.leave();
                }
            }
            self.sender.send(LineEvent::Status(status));
        }
    }

    fn outgoing(&self) -> Option<Vec<u8>> {
        self.talk.borrow_mut().outgoing()
    }
}

/// Milliseconds by a clock that nobody sets.
fn now() -> u64 {
    clock::now() as u64
}

#[cfg(test)]
#[cfg(target_arch = "wasm32")]
mod tests;
