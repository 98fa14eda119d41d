//! A direct connection with another browser: one data channel that keeps order and loses nothing.
//!
//! There is no server between the two unless one is named, so a connection begins with two texts that people hand over: the offer,
//! and its answer. Each is given out once, when all addresses under which this browser can be reached are known.

use std::cell::{Cell, RefCell};
use std::rc::{Rc, Weak};

use gloo_events::EventListener;
use gloo_timers::callback::Timeout;
use hosts::{Hosts, IceServer};
use signalling::{Description, DescriptionError};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{
    EventTarget, MessageEvent, RtcConfiguration, RtcDataChannel, RtcDataChannelInit,
    RtcDataChannelType, RtcIceGatheringState, RtcIceServer, RtcIceTransportPolicy,
    RtcPeerConnection, RtcPeerConnectionState, RtcSdpType, RtcSessionDescriptionInit,
};

use super::files::on_settled;
use dom::Sender;

/// The longest message that is sent, in bytes: what every browser takes in one piece.
pub const MESSAGE: usize = 16 << 10;

/// How long addresses are looked for, in milliseconds. A server that does not answer would keep a browser looking for a minute.
const GATHERING: u32 = 5_000;

/// How long the last messages have to leave, in milliseconds.
const LEAVING: u32 = 1_000;

/// Which ways to the other browser are tried.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ways {
    Any,
    /// Only those through a TURN server. The other browser sees no address but that server's.
    Relayed,
}

impl Ways {
    /// Those that a host lets browsers try.
    pub fn of(hosts: &Hosts) -> Ways {
        match hosts.relay_only {
            true => Ways::Relayed,
            false => Ways::Any,
        }
    }
}

/// What happens with a connection.
#[derive(Clone, Debug)]
pub enum PeerEvent {
    /// This is for the other browser. It tells the addresses of this one.
    Described(Description),
    /// Messages can be sent.
    Open,
    Message(Vec<u8>),
    /// The connection has ended, or there will be none.
    Ended(Ending),
}

/// Why a connection has ended.
#[derive(Clone, Debug)]
pub enum Ending {
    /// The other browser has closed it.
    Closed,
    /// The other browser is not, or no longer, reached.
    Unreached,
    /// This browser's own description cannot be used; it has no address, say.
    Undescribed(DescriptionError),
    /// This browser refuses, for this reason.
    Refused(#[allow(dead_code, reason = "for whoever debugs")] String),
}

/// A connection with another browser. It ends when this is dropped.
pub struct Peer(Rc<Inner>);

struct Inner {
    connection: RtcPeerConnection,
    channel: RtcDataChannel,
    about: About,
    sender: Sender<PeerEvent>,
    described: Cell<bool>,
    opened: Cell<bool>,
    ended: Cell<bool>,
    listeners: RefCell<Vec<EventListener>>,
    patience: RefCell<Option<Timeout>>,
}

/// What a description of this side is made from.
enum About {
    Offer { game: [u8; 16] },
    Answer { offer: Description },
}

impl Peer {
    /// Offers a connection for the game with this id.
    ///
    /// # Errors
    /// If the browser connects with no other.
    pub fn offer(
        game: [u8; 16],
        servers: &[IceServer],
        ways: Ways,
        sender: &Sender<PeerEvent>,
    ) -> Result<Peer, JsValue> {
        let inner = Inner::new(About::Offer { game }, servers, ways, sender)?;
        inner.describe();
        Ok(Peer(inner))
    }

    /// Answers an offer. It waits for the other side for as long as it takes.
    ///
    /// # Errors
    /// If the browser connects with no other.
    pub fn answer(
        offer: Description,
        servers: &[IceServer],
        ways: Ways,
        sender: &Sender<PeerEvent>,
    ) -> Result<Peer, JsValue> {
        let sdp = offer.to_sdp();
        let inner = Inner::new(About::Answer { offer }, servers, ways, sender)?;
        inner.take(RtcSdpType::Offer, &sdp, Inner::describe);
        Ok(Peer(inner))
    }

    /// Takes the answer to the offer of this side.
    pub fn accept(&self, answer: &Description) {
        let sdp = answer.to_sdp();
        self.0.take(RtcSdpType::Answer, &sdp, |_| {});
    }

    /// Sends a message, of at most [`MESSAGE`] bytes. Where it cannot be sent the connection ends.
    pub fn send(&self, message: &[u8]) {
        if let Err(error) = self.0.channel.send_with_u8_array(message) {
            self.0.end(Ending::Refused(text(&error)));
        }
    }

    /// Ends the connection once what was sent has left. Nothing more is heard of it.
    pub fn leave(&self) {
        let inner = self.0.clone();
        inner.ended.set(true);
        inner.channel.close();
        Timeout::new(LEAVING, move || drop(inner)).forget();
    }
}

impl Inner {
    fn new(
        about: About,
        servers: &[IceServer],
        ways: Ways,
        sender: &Sender<PeerEvent>,
    ) -> Result<Rc<Inner>, JsValue> {
        let connection = RtcPeerConnection::new_with_configuration(&configuration(servers, ways))?;
        let options = RtcDataChannelInit::new();
        // Both ends open it, so that it needs no name and no message of its own.
        options.set_negotiated(true);
        options.set_id(0);
        options.set_ordered(true);
        let channel = connection.create_data_channel_with_data_channel_dict("", &options);
        channel.set_binary_type(RtcDataChannelType::Arraybuffer);
        let inner = Rc::new(Inner {
            connection,
            channel,
            about,
            sender: sender.clone(),
            described: Cell::new(false),
            opened: Cell::new(false),
            ended: Cell::new(false),
            listeners: RefCell::default(),
            patience: RefCell::default(),
        });
        inner.listen();
        Ok(inner)
    }

    fn listen(self: &Rc<Inner>) {
        self.on(&self.channel, "open", |inner, _| {
            inner.opened.set(true);
            inner.sender.send(PeerEvent::Open);
        });
        self.on(&self.channel, "message", |inner, event| {
            let data = event.unchecked_ref::<MessageEvent>().data();
            let bytes = data.dyn_into::<js_sys::ArrayBuffer>();
            // A text is none of this program's messages, and an empty one is none either.
            let bytes = bytes.map(|bytes| js_sys::Uint8Array::new(&bytes).to_vec());
            inner
                .sender
                .send(PeerEvent::Message(bytes.unwrap_or_default()));
        });
        self.on(&self.channel, "close", |inner, _| inner.end(Ending::Closed));
        self.on(&self.connection, "connectionstatechange", |inner, _| {
            // What is only disconnected may come back. While its answer is being carried, an end that answered hears nothing
            // and is said to have failed; it connects all the same once the other end calls.
            let awaited = matches!(inner.about, About::Offer { .. }) || inner.opened.get();
            let failed = inner.connection.connection_state() == RtcPeerConnectionState::Failed;
            if failed && awaited {
                inner.end(Ending::Unreached);
            }
        });
        self.on(&self.connection, "icegatheringstatechange", |inner, _| {
            if inner.connection.ice_gathering_state() == RtcIceGatheringState::Complete {
                inner.tell();
            }
        });
    }

    fn on(
        self: &Rc<Inner>,
        target: &EventTarget,
        kind: &'static str,
        happened: fn(&Inner, &web_sys::Event),
    ) {
        let inner = Rc::downgrade(self);
        let listener = EventListener::new(target, kind, move |event| {
            if let Some(inner) = inner.upgrade().filter(|inner| !inner.ended.get()) {
                happened(&inner, event);
            }
        });
        self.listeners.borrow_mut().push(listener);
    }

    /// Takes a description of the other side, and goes on.
    fn take(self: &Rc<Inner>, kind: RtcSdpType, sdp: &str, then: fn(&Rc<Inner>)) {
        let description = RtcSessionDescriptionInit::new(kind);
        description.set_sdp(sdp);
        let taken = self.connection.set_remote_description(&description);
        self.after(&taken, then);
    }

    /// Looks for the addresses of this side.
    fn describe(self: &Rc<Inner>) {
        // The browser knows which description is due.
        let due = JsValue::UNDEFINED.unchecked_into();
        let begun = self.connection.set_local_description(&due);
        self.after(&begun, |inner| {
            let patient = Rc::downgrade(inner);
            let patience = Timeout::new(GATHERING, move || {
                if let Some(inner) = Weak::upgrade(&patient) {
                    inner.tell();
                }
            });
            inner.patience.replace(Some(patience));
        });
    }

    /// Gives out the description of this side, with the addresses that were found.
    fn tell(&self) {
        if self.described.replace(true) || self.ended.get() {
            return;
        }
        let sdp = self.connection.local_description();
        let sdp = sdp.map(|description| description.sdp()).unwrap_or_default();
        // Seconds after 1970 fit until 2106.
        let now = (js_sys::Date::now() / 1_000.0) as u32;
        let description = match &self.about {
            About::Offer { game } => Description::offer(&sdp, game, now),
            About::Answer { offer } => Description::answer(&sdp, offer, now),
        };
        match description {
            Ok(description) => self.sender.send(PeerEvent::Described(description)),
            Err(error) => self.end(Ending::Undescribed(error)),
        }
    }

    /// Goes on when a promise has been kept; ends the connection when it was broken.
    fn after(self: &Rc<Inner>, promise: &JsValue, then: fn(&Rc<Inner>)) {
        let (kept, broken) = (Rc::downgrade(self), Rc::downgrade(self));
        on_settled(
            promise,
            move |_| {
                if let Some(inner) = kept.upgrade() {
                    then(&inner);
                }
            },
            move |error| {
                if let Some(inner) = broken.upgrade() {
                    inner.end(Ending::Refused(text(&error)));
                }
            },
        );
    }

    fn end(&self, why: Ending) {
        if !self.ended.replace(true) {
            self.connection.close();
            self.sender.send(PeerEvent::Ended(why));
        }
    }
}

impl Drop for Inner {
    fn drop(&mut self) {
        self.connection.close();
    }
}

fn configuration(servers: &[IceServer], ways: Ways) -> RtcConfiguration {
    let configuration = RtcConfiguration::new();
    let list = js_sys::Array::new();
    for server in servers {
        let entry = RtcIceServer::new();
        let urls = server.urls.iter().map(|url| JsValue::from_str(url));
        entry.set_urls(&urls.collect::<js_sys::Array>());
        if let Some(username) = &server.username {
            entry.set_username(username);
        }
        if let Some(credential) = &server.credential {
            entry.set_credential(credential);
        }
        list.push(&entry);
    }
    configuration.set_ice_servers(&list);
    configuration.set_ice_transport_policy(match ways {
        Ways::Any => RtcIceTransportPolicy::All,
        Ways::Relayed => RtcIceTransportPolicy::Relay,
    });
    configuration
}

/// What a browser says of an error.
fn text(error: &JsValue) -> String {
    let error = error.dyn_ref::<js_sys::Error>();
    let text = error.map(|error| String::from(error.to_string()));
    text.unwrap_or_default()
}

#[cfg(test)]
#[cfg(target_arch = "wasm32")]
mod tests;
