//! What goes into a meeting and what comes out of it.

use crate::channel::SafetyNumber;
use crate::direct::Wish;
use crate::note::{Place, Visit};
use crate::secret::Secret;

/// What happens to a meeting.
#[derive(Clone, Copy, Debug)]
pub enum Input<'a> {
    /// Some time has passed: to be told about once a second.
    Tick,
    /// The socket to the server has opened.
    Opened,
    /// The server sent this text.
    Text(&'a str),
    /// The socket has closed, or could not be opened.
    Closed,
    /// The browser has made the packed offer that was asked for.
    Offer(&'a [u8]),
    /// The browser has made the packed answer that was asked for.
    Answer(&'a [u8]),
    /// The direct connection stands.
    DirectOpened,
    /// This came through the direct connection.
    DirectHeard(&'a [u8]),
    /// The direct connection has ended, or failed.
    DirectClosed,
}

/// What is to be done for a meeting, in this order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Output {
    /// Open a socket to this address, in place of any other.
    Connect(String),
    /// Send a text to the server.
    Send(String),
    /// Close the socket; that it closed need not be told.
    Disconnect,
    /// Begin a direct connection, in place of any other, and make an offer of it.
    MakeOffer,
    /// Begin a direct connection, in place of any other, and answer this offer.
    MakeAnswer(Vec<u8>),
    /// This answers the offer.
    TakeAnswer(Vec<u8>),
    /// Send this through the direct connection.
    SendDirect(Vec<u8>),
    /// End the direct connection; that it ended need not be told.
    CloseDirect,
    /// A connection with the other begins, at both ends. What was said over an older one and has not come does not come any more.
    ///
    /// In one connection messages may be lost, or overtake each other, when they begin to go another way.
    Connected,
    /// The connection has ended.
    Disconnected,
    /// The other said this.
    Heard(Vec<u8>),
}

/// How messages go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// From one to the other.
    Direct,
    /// Sealed, through the server.
    Server,
}

/// What to show of a meeting.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Status {
    /// On the way to the server.
    Connecting,
    /// The server is not to be reached; the next attempt is at this time.
    Away {
        /// Milliseconds of the same clock as all times.
        again: u64,
    },
    /// In the room, and the other is not there.
    Waiting {
        /// How many came who do not know the secret.
        strangers: u32,
        /// Whether we are in the room twice: in another window, say.
        doubled: bool,
    },
    /// Somebody is there; whether it is the other is being proved.
    Proving,
    /// Connected.
    Linked {
        /// How.
        way: Way,
        /// What both see.
        number: SafetyNumber,
    },
    /// Two others play here already; the next attempt is at this time.
    Full {
        /// Milliseconds of the same clock as all times.
        again: u64,
    },
    /// Too many came who did not know the word: another word is needed.
    Stopped,
}

/// A message that cannot be said.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unsaid {
    /// There is no way to the other for now.
    NoWay,
    /// It is too long.
    TooLong,
}

/// Where and as whom to meet.
pub struct Invitation {
    /// The address of the server: `wss://…`.
    pub server: String,
    /// What is played: only those who play the same meet.
    pub scope: &'static str,
    /// What both know.
    pub secret: Secret,
    /// Whose place we have.
    pub place: Place,
    /// Random, once for each visit to the page.
    pub visit: Visit,
    /// Whether to connect directly.
    pub wish: Wish,
}
