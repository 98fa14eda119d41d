//! A room of a server where two meet: the socket to the server, the direct connection if one comes about, and the talk that goes
//! over either.

use std::cell::{Cell, RefCell};
use std::collections::VecDeque;
use std::rc::Rc;

use getrandom::SysRng;
use getrandom::rand_core::UnwrapErr;
use gloo_timers::callback::Interval;
use hosts::IceServer;
use signalling::Description;
use signalling::meeting::{self, Input, Invitation, MAX_FRAME, Meeting, Output};
use signalling::talk::{BadLetter, Event, Status, Talk};
use wasm_bindgen::JsValue;

use super::clock;
use super::peer::{Peer, PeerEvent, Ways};
use super::socket::{Socket, SocketEvent};
use dom::Sender;

/// How often the meeting is told the time, in milliseconds.
const TICK: u32 = 1_000;

/// What happens in a room.
#[derive(Clone, Debug)]
pub enum RoomEvent {
    /// The other did this.
    Said(Event),
    /// The talk stands otherwise than before. A broken one may come back.
    Status(Status),
    /// The meeting stands otherwise than before.
    Met(meeting::Status),
}

/// A room that one is in, or on the way to. One leaves it by dropping this, and nothing is told of it from then on.
pub struct Room(Rc<Inner>);

struct Inner {
    game: [u8; 16],
    meeting: RefCell<Meeting>,
    talk: RefCell<Talk>,
    socket: RefCell<Option<Socket>>,
    peer: RefCell<Option<Peer>>,
    ice: Vec<IceServer>,
    ways: Ways,
    /// What has happened and was not handled yet: something may happen while something is handled.
    happened: RefCell<VecDeque<Happened>>,
    handling: Cell<bool>,
    told: Cell<Option<(meeting::Status, Status)>>,
    ticks: RefCell<Option<Interval>>,
    sender: Sender<RoomEvent>,
}

enum Happened {
    Tick,
    Socket(SocketEvent),
    Peer(PeerEvent),
}

impl Room {
    /// Goes to a room.
    ///
    /// # Errors
    /// If the browser has no random numbers.
    pub fn enter(
        invitation: Invitation,
        ice: &[IceServer],
        ways: Ways,
        sender: &Sender<RoomEvent>,
    ) -> Result<Room, JsValue> {
        let life = getrandom::u64().map_err(|_| JsValue::from_str("no random numbers"))?;
        let inner = Rc::new(Inner {
            game: *invitation.me.game(),
            talk: RefCell::new(Talk::new(invitation.me.clone(), life, MAX_FRAME)),
            meeting: RefCell::new(Meeting::new(invitation)),
            socket: RefCell::default(),
            peer: RefCell::default(),
            ice: ice.to_vec(),
            ways,
            happened: RefCell::default(),
            handling: Cell::new(false),
            told: Cell::new(None),
            ticks: RefCell::default(),
            sender: sender.clone(),
        });
        let ticking = Rc::downgrade(&inner);
        let ticks = Interval::new(TICK, move || {
            if let Some(inner) = ticking.upgrade() {
                inner.take(Happened::Tick);
            }
        });
        inner.ticks.replace(Some(ticks));
        inner.take(Happened::Tick);
        Ok(Room(inner))
    }

    /// This is the newest letter from now on.
    ///
    /// # Errors
    /// If it is none that can be sent.
    pub fn write(&self, letter: &str) -> Result<(), BadLetter> {
        let written = self.0.talk.borrow_mut().write(letter, now());
        self.0.work();
        written
    }

    /// This letter of the other is kept.
    pub fn acknowledge(&self, letter: &str) {
        self.0.talk.borrow_mut().acknowledge(letter);
        self.0.work();
    }

    /// Whether somebody looks at this page.
    pub fn look(&self, looking: bool) {
        self.0.talk.borrow_mut().look(looking);
        self.0.work();
    }

    /// Waves at the other.
    pub fn wave(&self) {
        self.0.talk.borrow_mut().wave();
        self.0.work();
    }

    /// Says goodbye, and leaves the room.
    pub fn leave(self) {
        self.0.talk.borrow_mut().leave();
        self.0.work();
        if let Some(peer) = self.0.peer.take() {
            peer.leave();
        }
    }
}

impl Inner {
    fn take(self: &Rc<Inner>, happened: Happened) {
        self.happened.borrow_mut().push_back(happened);
        self.work();
    }

    /// Handles all that has happened, and tells how it stands. Nothing is borrowed while anybody else is called.
    fn work(self: &Rc<Inner>) {
        if self.handling.replace(true) {
            return;
        }
        loop {
            self.post();
            let next = self.happened.borrow_mut().pop_front();
            match next {
                Some(happened) => self.handle(happened),
                None => break,
            }
        }
        self.handling.set(false);
        let stands = (
            self.meeting.borrow().status(),
            self.talk.borrow().status(now()),
        );
        let before = self.told.replace(Some(stands));
        if before.map(|(met, _)| met) != Some(stands.0) {
            self.sender.send(RoomEvent::Met(stands.0));
        }
        if before.map(|(_, status)| status) != Some(stands.1) {
            self.sender.send(RoomEvent::Status(stands.1));
        }
    }

    fn handle(self: &Rc<Inner>, happened: Happened) {
        match happened {
            Happened::Tick => {
                self.talk.borrow_mut().tick(now());
                self.tell(Input::Tick);
            }
            Happened::Socket(SocketEvent::Open) => self.tell(Input::Opened),
            Happened::Socket(SocketEvent::Text(text)) => self.tell(Input::Text(&text)),
            Happened::Socket(SocketEvent::Closed) => self.tell(Input::Closed),
            Happened::Peer(PeerEvent::Described(description)) => {
                let bytes = description.to_bytes();
                self.tell(match description.is_offer() {
                    true => Input::Offer(&bytes),
                    false => Input::Answer(&bytes),
                });
            }
            Happened::Peer(PeerEvent::Open) => self.tell(Input::DirectOpened),
            Happened::Peer(PeerEvent::Message(message)) => {
                self.tell(Input::DirectHeard(&message));
            }
            Happened::Peer(PeerEvent::Ended(_)) => self.tell(Input::DirectClosed),
        }
    }

    fn tell(self: &Rc<Inner>, input: Input<'_>) {
        let mut random = UnwrapErr(SysRng);
        let outputs = self.meeting.borrow_mut().handle(input, now(), &mut random);
        for output in outputs {
            self.act(output);
        }
    }

    fn act(self: &Rc<Inner>, output: Output) {
        match output {
            Output::Connect(address) => {
                let socket = Socket::open(&address, &self.hears(Happened::Socket));
                if socket.is_none() {
                    self.later(Happened::Socket(SocketEvent::Closed));
                }
                drop(self.socket.replace(socket));
            }
            Output::Send(text) => {
                if let Some(socket) = &*self.socket.borrow() {
                    socket.send(&text);
                }
            }
            Output::Disconnect => drop(self.socket.take()),
            Output::MakeOffer => {
                let hears = self.hears(Happened::Peer);
                self.connect(Peer::offer(self.game, &self.ice, self.ways, &hears).ok());
            }
            Output::MakeAnswer(offer) => {
                let hears = self.hears(Happened::Peer);
                let peer = Description::from_bytes(&offer)
                    .ok()
                    .and_then(|offer| Peer::answer(offer, &self.ice, self.ways, &hears).ok());
                self.connect(peer);
            }
            Output::TakeAnswer(answer) => {
                let peer = self.peer.borrow();
                if let (Ok(answer), Some(peer)) = (Description::from_bytes(&answer), &*peer) {
                    peer.accept(&answer);
                }
            }
            Output::SendDirect(message) => {
                if let Some(peer) = &*self.peer.borrow() {
                    peer.send(&message);
                }
            }
            Output::CloseDirect => drop(self.peer.take()),
            Output::Connected => self.talk.borrow_mut().connected(now()),
            Output::Disconnected => self.talk.borrow_mut().closed(),
            Output::Heard(message) => {
                let events = self.talk.borrow_mut().receive(&message, now());
                for event in events {
                    self.sender.send(RoomEvent::Said(event));
                }
            }
        }
    }

    fn connect(&self, peer: Option<Peer>) {
        if peer.is_none() {
            self.later(Happened::Peer(PeerEvent::Ended(
                super::peer::Ending::Unreached,
            )));
        }
        drop(self.peer.replace(peer));
    }

    /// Sends what the talk has to say, by the way that there is.
    fn post(self: &Rc<Inner>) {
        while let Some(message) = self.outgoing() {
            // What has no way now is said again when there is one.
            let said = self.meeting.borrow_mut().say(&message, now());
            if let Some(output) = said {
                self.act(output);
            }
        }
    }

    fn outgoing(&self) -> Option<Vec<u8>> {
        self.talk.borrow_mut().outgoing()
    }

    fn later(&self, happened: Happened) {
        self.happened.borrow_mut().push_back(happened);
    }

    fn hears<E: 'static>(self: &Rc<Inner>, happened: fn(E) -> Happened) -> Sender<E> {
        let inner = Rc::downgrade(self);
        Sender::new(move |event| {
            if let Some(inner) = inner.upgrade() {
                inner.take(happened(event));
            }
        })
    }
}

/// Milliseconds by a clock that nobody sets.
fn now() -> u64 {
    clock::now() as u64
}
