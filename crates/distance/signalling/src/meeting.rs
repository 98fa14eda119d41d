//! Two people who meet in a room of a server: from the first connection to whatever comes after it breaks.
//!
//! ```text
//! connect → wait in the room → say who one is → play through the server, sealed
//!                                                 └→ directly, as soon as that stands
//! ```
//!
//! What happens comes in as an [`Input`] with the time, by a clock that nobody sets. What is to be done comes out as [`Output`]s,
//! and [`Status`] is what to show. Nothing waits for the direct connection: messages go through the server until it stands, and again when it fails.
//! Nothing is kept of anybody in the room who has not proved to be the other.

#[cfg(test)]
mod hostile;
mod interface;
mod partner;
#[cfg(test)]
mod tests;
#[cfg(test)]
mod world;

use rand_core::CryptoRng;

use crate::direct::Direct;
use crate::note::Note;
use crate::room::{Event, Room, address};
use crate::sealed::{self, MAX_PLAIN, Sealing};
pub use interface::{Input, Invitation, Output, Status, Way};
use partner::{GREETINGS, LOST, Partner};

/// Bytes that a program can say at once: what they are goes beside them.
pub const MAX_FRAME: usize = MAX_PLAIN - 1;

/// Milliseconds that a server may take to let us in.
const PATIENCE: u64 = 10_000;

/// Milliseconds until we come again to a server that we lost: twice as many after each failure, up to the most.
const FIRST_AGAIN: u64 = 500;
const LONGEST_AGAIN: u64 = 30_000;

/// A meeting of two.
pub struct Meeting {
    invitation: Invitation,
    room_name: String,
    socket: Socket,
    failures: u32,
    partner: Option<Partner>,
    direct: Direct,
    /// Greetings since the last tick.
    greetings: u32,
    /// The other plays with another window of ours.
    taken: bool,
    /// The number of the connection that was told last, if it was not told to have ended.
    told: Option<u32>,
    connections: u32,
    now: u64,
    outputs: Vec<Output>,
}

enum Socket {
    Closed {
        again: u64,
    },
    Opening {
        until: u64,
    },
    Open {
        room: Room,
        sealing: Box<Sealing>,
        since: u64,
    },
}

impl Meeting {
    /// A meeting that connects at the first tick.
    pub fn new(invitation: Invitation) -> Meeting {
        Meeting {
            room_name: sealed::room(&invitation.secret, invitation.scope),
            direct: Direct::new(),
            invitation,
            socket: Socket::Closed { again: 0 },
            failures: 0,
            partner: None,
            greetings: 0,
            taken: false,
            told: None,
            connections: 0,
            now: 0,
            outputs: Vec::new(),
        }
    }

    /// What to show.
    pub fn status(&self) -> Status {
        if let Some(way) = self.way() {
            return Status::Linked(way);
        }
        match &self.socket {
            Socket::Closed { again } if self.taken => Status::Taken { again: *again },
            Socket::Closed { again } => Status::Away { again: *again },
            Socket::Open { room, .. } if room.is_entered() => Status::Waiting,
            Socket::Opening { .. } | Socket::Open { .. } => Status::Connecting,
        }
    }

    /// Takes in what happened, and says what is to be done.
    pub fn handle(&mut self, input: Input, now: u64, rng: &mut impl CryptoRng) -> Vec<Output> {
        self.now = now;
        match input {
            Input::Tick => self.tick(),
            Input::Opened => {
                if matches!(self.socket, Socket::Opening { .. }) {
                    self.socket = Socket::Open {
                        room: Room::opened(now),
                        sealing: Box::new(Sealing::new(self.invitation.secret, rng)),
                        since: now,
                    };
                }
            }
            Input::Text(text) => self.hear_server(text),
            Input::Closed => {
                if matches!(self.socket, Socket::Opening { .. } | Socket::Open { .. }) {
                    self.lose_server();
                }
            }
            Input::Offer(description) => self.describe(description, Note::Offer),
            Input::Answer(description) => self.describe(description, Note::Answer),
            Input::DirectOpened => self.direct.opened(),
            Input::DirectHeard(frame) => {
                if self.direct.is_open() && frame.len() <= MAX_PLAIN {
                    self.partner_is_alive();
                    self.outputs.push(Output::Heard(frame.to_vec()));
                }
            }
            Input::DirectClosed => self.end_direct(),
        }
        self.tell_connection();
        std::mem::take(&mut self.outputs)
    }

    /// What sends this to the other; nothing where there is no way for now, or it is too long.
    pub fn say(&mut self, frame: &[u8], now: u64) -> Option<Output> {
        self.now = now;
        let frame = Some(frame).filter(|frame| frame.len() <= MAX_FRAME)?;
        match self.way()? {
            Way::Direct => Some(Output::SendDirect(frame.to_vec())),
            Way::Server => {
                let place = self.partner_place()?;
                let text = self.sealed(place, &Note::Frame(frame.to_vec()));
                text.map(Output::Send)
            }
        }
    }

    /// The way to the partner, if there is one.
    fn way(&self) -> Option<Way> {
        let partner = self.partner.as_ref()?;
        if self.direct.is_open() {
            Some(Way::Direct)
        } else {
            partner.place.map(|_| Way::Server)
        }
    }

    /// Tells of a connection that has begun or ended. It lasts while there is a way, or one is being made.
    fn tell_connection(&mut self) {
        let lasts = |partner: &Partner| partner.place.is_some() || !self.direct.is_off();
        let connection = self.partner.as_ref().filter(|partner| lasts(partner));
        let connection = connection.map(|_| self.connections);
        if connection != self.told {
            self.told = connection;
            self.outputs.push(match connection {
                Some(_) => Output::Connected,
                None => Output::Disconnected,
            });
        }
    }

    fn tick(&mut self) {
        let now = self.now;
        // Among so many greetings the other's may have gone without an answer.
        let crowded = self.greetings > GREETINGS && self.way().is_none();
        self.greetings = 0;
        let placed = |partner: &&Partner| partner.place.is_some();
        let partner = self.partner.as_ref().filter(placed);
        let lost = partner.is_some_and(|partner| self.is_silent(partner, LOST));
        match &mut self.socket {
            Socket::Closed { again } if now >= *again => {
                self.taken = false;
                self.socket = Socket::Opening {
                    until: now + PATIENCE,
                };
                let address = address(&self.invitation.server, &self.room_name);
                self.outputs.push(Output::Connect(address));
            }
            Socket::Opening { until } if now >= *until => self.leave_server(),
            Socket::Open { room, since, .. } => {
                let waits = !room.is_entered() && now.saturating_sub(*since) >= PATIENCE;
                if waits || lost || crowded {
                    self.leave_server();
                } else {
                    if now.saturating_sub(*since) >= LONGEST_AGAIN {
                        self.failures = 0;
                    }
                    let text = room.keep_alive(now);
                    self.outputs.extend(text.map(Output::Send));
                }
            }
            _ => {}
        }
        if self.direct.is_late(now) {
            self.outputs.push(Output::CloseDirect);
            self.end_direct();
        }
        self.offer_direct();
    }

    /// The socket has closed of itself.
    fn lose_server(&mut self) {
        self.come_again(
            FIRST_AGAIN
                .saturating_mul(1 << self.failures.min(10))
                .min(LONGEST_AGAIN),
        );
        self.failures += 1;
    }

    /// Closes the socket, to come again.
    fn leave_server(&mut self) {
        self.outputs.push(Output::Disconnect);
        self.lose_server();
    }

    fn come_again(&mut self, pause: u64) {
        let again = self.now + pause;
        self.socket = Socket::Closed { again };
        if let Some(partner) = &mut self.partner {
            partner.place = None;
        }
    }

    fn hear_server(&mut self, text: &str) {
        let Socket::Open { room, .. } = &mut self.socket else {
            return;
        };
        match room.hear(text) {
            Some(Event::Entered) => {}
            Some(Event::Joined(peer)) => self.greet(peer),
            Some(Event::Left(peer)) => self.unlink(peer),
            Some(Event::Said { from, data }) => self.hear_peer(from, &data),
            None if !room.is_entered() => self.leave_server(),
            None => {}
        }
    }
}
