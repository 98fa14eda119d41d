//! A room of a server in the browser: its socket, and the state machine that drives it.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use browser::clock;
use browser::dom::Sender;
use gloo_events::EventListener;
use gloo_timers::callback::Interval;
use online::room::{self, Departure, Event, Input, Invitation, Output, Status};
use wasm_bindgen::JsCast;
use web_sys::{MessageEvent, WebSocket};

/// How often the room gets the time, in milliseconds.
const TICK: u32 = 1_000;

/// A report of a room.
#[derive(Clone, Debug)]
pub(crate) enum Heard {
    /// An event of the other player.
    Event(Event),
    /// The status of live play has changed.
    Status(Status),
}

/// A room that this page is in, or is about to enter. Dropping it closes the socket without a goodbye.
pub(super) struct Room(Rc<Inner>);

struct Inner {
    room: RefCell<room::Room>,
    socket: RefCell<Option<Socket>>,
    working: Cell<bool>,
    told: Cell<Option<Status>>,
    sender: Sender<Heard>,
    listening: RefCell<Option<(Interval, Option<EventListener>)>>,
}

/// A WebSocket that is closed when it is dropped, and reports nothing after that.
struct Socket {
    socket: WebSocket,
    _listeners: [EventListener; 3],
}

impl Drop for Socket {
    fn drop(&mut self) {
        // A socket that is closed already stays closed.
        let _ = self.socket.close();
    }
}

impl Room {
    pub(super) fn enter(invitation: Invitation, sender: Sender<Heard>) -> Room {
        let inner = Rc::new(Inner {
            room: RefCell::new(room::Room::new(invitation)),
            socket: RefCell::default(),
            working: Cell::new(false),
            told: Cell::new(None),
            sender,
            listening: RefCell::default(),
        });
        let ticking = Rc::downgrade(&inner);
        let ticks = Interval::new(TICK, move || {
            if let Some(inner) = ticking.upgrade() {
                inner.handle(Input::Tick);
            }
        });
        let leaving = Rc::downgrade(&inner);
        let closes = web_sys::window().map(|window| {
            EventListener::new(&window, "pagehide", move |_| {
                if let Some(inner) = leaving.upgrade() {
                    inner.change(|room| room.depart(Departure::Closes));
                }
            })
        });
        inner.listening.replace(Some((ticks, closes)));
        inner.handle(Input::Tick);
        Room(inner)
    }

    /// Changes the room and carries out its outputs.
    pub(super) fn change(&self, change: impl FnOnce(&mut room::Room)) {
        self.0.change(change);
    }
}

impl Inner {
    fn handle(self: &Rc<Inner>, input: Input<'_>) {
        self.change(|room| room.handle(input, clock::now() as u64));
    }

    /// Changes the room and carries out its outputs. Nothing is borrowed while the page is told.
    fn change(self: &Rc<Inner>, change: impl FnOnce(&mut room::Room)) {
        change(&mut self.room.borrow_mut());
        if self.working.replace(true) {
            return;
        }
        loop {
            let outputs = self.room.borrow_mut().outputs();
            if outputs.is_empty() {
                break;
            }
            outputs.into_iter().for_each(|output| self.act(output));
        }
        self.working.set(false);
        let status = self.room.borrow().status();
        if self.told.replace(Some(status)) != Some(status) {
            self.sender.send(Heard::Status(status));
        }
    }

    fn act(self: &Rc<Inner>, output: Output) {
        match output {
            Output::Connect(address) => {
                let socket = self.open(&address);
                if socket.is_none() {
                    self.handle(Input::Closed);
                }
                drop(self.socket.replace(socket));
            }
            Output::Send(text) => {
                if let Some(Socket { socket, .. }) = &*self.socket.borrow() {
                    // A text that cannot be sent is lost, and is repeated later.
                    let _ = socket.send_with_str(&text);
                }
            }
            Output::Disconnect => drop(self.socket.take()),
            Output::Event(event) => self.sender.send(Heard::Event(event)),
        }
    }

    /// Opens a socket; `None` if the browser refuses the address at once.
    fn open(self: &Rc<Inner>, address: &str) -> Option<Socket> {
        let socket = WebSocket::new(address).ok()?;
        let on = |name: &'static str, heard: fn(&Rc<Inner>, &web_sys::Event)| {
            let inner = Rc::downgrade(self);
            EventListener::new(&socket, name, move |event| {
                if let Some(inner) = inner.upgrade() {
                    heard(&inner, event);
                }
            })
        };
        let listeners = [
            on("open", |inner, _| inner.handle(Input::Opened)),
            // A failure also closes the socket. Its reason goes only to the console.
            on("close", |inner, _| inner.handle(Input::Closed)),
            on("message", |inner, event| {
                let data = event.dyn_ref::<MessageEvent>().map(MessageEvent::data);
                // Pages send text only.
                if let Some(text) = data.and_then(|data| data.as_string()) {
                    inner.handle(Input::Text(&text));
                }
            }),
        ];
        Some(Socket {
            socket,
            _listeners: listeners,
        })
    }
}
