//! Two people who meet in a room of a server: from the first connection to whatever comes after it breaks.
//!
//! ```text
//! connect → wait in the room → prove the secret → join → play through the server, sealed
//!                                                        └→ directly, as soon as that stands
//! ```
//!
//! What happens comes in as an [`Input`] with the time, by a clock that nobody sets. What is to be done comes out as [`Output`]s,
//! and [`Status`] is what to show. Nothing waits for the direct connection: messages go through the server until it stands, and again when it fails.
//! Every connection to the server begins with a handshake of its own.

mod interface;
mod partner;
mod peers;
#[cfg(test)]
mod tests;
#[cfg(test)]
mod world;

use rand_core::CryptoRng;

use crate::channel::{MAX_FRAME, MAX_PLAIN};
use crate::direct::Direct;
use crate::note::Note;
use crate::room::{Event, PeerId, Room, address};
use crate::secret::RoomName;
pub use interface::{Input, Invitation, Output, Status, Unsaid, Way};
use partner::Partner;
use peers::{Peer, Stage};

/// Milliseconds that a server may take to let us in, and a peer to answer.
const PATIENCE: u64 = 10_000;

/// Milliseconds until we come again to a server that we lost: twice as many after each failure, up to the most.
const FIRST_AGAIN: u64 = 500;
const LONGEST_AGAIN: u64 = 30_000;

/// A meeting of two.
pub struct Meeting {
    invitation: Invitation,
    room_name: RoomName,
    socket: Socket,
    failures: u32,
    peers: Vec<Peer>,
    partner: Option<Partner>,
    direct: Direct,
    guesses: u32,
    strangers: u32,
    /// Ourselves once more.
    twin: Option<PeerId>,
    full: bool,
    /// The number of the connection that was told last, if it was not told to have ended.
    told: Option<u32>,
    connections: u32,
    now: u64,
    outputs: Vec<Output>,
}

enum Socket {
    Closed { again: u64 },
    Opening { until: u64 },
    Open { room: Room, since: u64 },
    Stopped,
}

impl Meeting {
    /// A meeting that connects at the first tick.
    pub fn new(invitation: Invitation) -> Meeting {
        Meeting {
            room_name: invitation.secret.room(invitation.scope),
            direct: Direct::new(invitation.wish),
            invitation,
            socket: Socket::Closed { again: 0 },
            failures: 0,
            peers: Vec::new(),
            partner: None,
            guesses: 0,
            strangers: 0,
            twin: None,
            full: false,
            told: None,
            connections: 0,
            now: 0,
            outputs: Vec::new(),
        }
    }

    /// What to show.
    pub fn status(&self) -> Status {
        if let (Some(way), Some(partner)) = (self.way(), &self.partner) {
            return Status::Linked {
                way,
                number: partner.number,
            };
        }
        match &self.socket {
            Socket::Stopped => Status::Stopped,
            Socket::Closed { again } if self.full => Status::Full { again: *again },
            Socket::Closed { again } => Status::Away { again: *again },
            Socket::Opening { .. } => Status::Connecting,
            Socket::Open { room, .. } if !room.is_entered() => Status::Connecting,
            Socket::Open { .. } => {
                let proving = |peer: &Peer| {
                    let waits = self.now.saturating_sub(peer.since) < PATIENCE;
                    waits && !matches!(peer.stage, Stage::New | Stage::Stranger)
                };
                if self.twin.is_none() && self.peers.iter().any(proving) {
                    Status::Proving
                } else {
                    Status::Waiting {
                        strangers: self.strangers,
                        doubled: self.twin.is_some(),
                    }
                }
            }
        }
    }

    /// Takes in what happened, and says what is to be done.
    pub fn handle(&mut self, input: Input, now: u64, rng: &mut impl CryptoRng) -> Vec<Output> {
        self.now = now;
        match input {
            Input::Tick => self.tick(rng),
            Input::Opened => {
                if matches!(self.socket, Socket::Opening { .. }) {
                    let room = Room::opened(now);
                    self.socket = Socket::Open { room, since: now };
                }
            }
            Input::Text(text) => self.hear_server(text, rng),
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
                    self.hear_direct(frame);
                }
            }
            Input::DirectClosed => self.end_direct(),
        }
        self.tell_connection();
        std::mem::take(&mut self.outputs)
    }

    /// What sends this to the other.
    pub fn say(&mut self, frame: &[u8], now: u64) -> Result<Output, Unsaid> {
        self.now = now;
        // Beside a frame goes what it is, or of which connection.
        if frame.len() > MAX_FRAME {
            return Err(Unsaid::TooLong);
        }
        match self.way().ok_or(Unsaid::NoWay)? {
            Way::Direct => {
                let mark = self.partner.as_ref().map(|partner| partner.mark);
                Ok(Output::SendDirect(
                    [&mark.unwrap_or_default(), frame].concat(),
                ))
            }
            Way::Server => {
                let peer = self.partner_peer().ok_or(Unsaid::NoWay)?;
                let text = self.sealed(peer, &Note::Frame(frame.to_vec()));
                Ok(Output::Send(text.ok_or(Unsaid::NoWay)?))
            }
        }
    }

    /// Tries at once what would be tried later.
    pub fn hurry(&mut self) {
        if let Socket::Closed { again } = &mut self.socket {
            *again = 0;
        }
    }

    /// The way to the partner, if there is one.
    fn way(&self) -> Option<Way> {
        let partner = self.partner.as_ref()?;
        if self.direct.is_open() {
            Some(Way::Direct)
        } else {
            partner.peer.map(|_| Way::Server)
        }
    }

    /// Tells of a connection that has begun or ended. It lasts while there is a way, or one is being made.
    fn tell_connection(&mut self) {
        let lasts = |partner: &Partner| partner.peer.is_some() || !self.direct.is_off();
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

    fn tick(&mut self, rng: &mut impl CryptoRng) {
        let now = self.now;
        match &mut self.socket {
            Socket::Closed { again } if now >= *again => {
                self.full = false;
                self.socket = Socket::Opening {
                    until: now + PATIENCE,
                };
                let address = address(&self.invitation.server, &self.room_name);
                self.outputs.push(Output::Connect(address));
            }
            Socket::Opening { until } if now >= *until => self.leave_server(),
            Socket::Open { room, since } => {
                if !room.is_entered() && now.saturating_sub(*since) >= PATIENCE {
                    self.leave_server();
                } else {
                    if now.saturating_sub(*since) >= LONGEST_AGAIN {
                        self.failures = 0;
                    }
                    let text = room.keep_alive(now);
                    self.outputs.extend(text.map(Output::Send));
                    self.greet_again(rng);
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
        self.peers.clear();
        self.twin = None;
        if let Some(partner) = &mut self.partner {
            partner.peer = None;
        }
    }

    fn hear_server(&mut self, text: &str, rng: &mut impl CryptoRng) {
        let Socket::Open { room, .. } = &mut self.socket else {
            return;
        };
        match room.hear(text) {
            Ok(Event::Entered) => {}
            Ok(Event::Joined(peer)) => {
                self.meet(peer, true);
                self.greet(peer, rng);
            }
            Ok(Event::Left(peer)) => self.lose_peer(peer),
            Ok(Event::Said { from, data }) => {
                self.meet(from, false);
                self.hear_peer(from, &data, rng);
            }
            Err(_) if !room.is_entered() => self.leave_server(),
            Err(_) => {}
        }
    }

    fn lose_peer(&mut self, id: PeerId) {
        self.peers.retain(|peer| peer.id != id);
        self.twin.take_if(|twin| *twin == id);
        self.unlink(id);
    }
}
