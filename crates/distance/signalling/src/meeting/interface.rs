//! What goes into a meeting and what comes out of it.

use std::rc::Rc;

use remote::Identity;

use crate::note::Visit;

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
    /// A connection with the other begins, at both ends.
    ///
    /// In one connection messages may be lost, repeated, or overtake each other, when they begin to go another way.
    Connected,
    /// The connection has ended.
    Disconnected,
    /// The other said this.
    Heard(Vec<u8>),
}

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
    Waiting,
    Linked(Way),
    /// The other is connected with another window of ours; the next attempt is at this time.
    Taken {
        /// Milliseconds of the same clock as all times.
        again: u64,
    },
}

/// Where and as whom to meet.
pub struct Invitation {
    /// The address of the server: `wss://…`.
    pub server: String,
    /// What is played: only those who play the same meet.
    pub scope: &'static str,
    /// The random bits of the invitation, which both know.
    pub secret: [u8; 16],
    /// Who we are at the game, and whom we wait for.
    pub me: Rc<Identity>,
    /// Random, once for each visit to the page.
    pub visit: Visit,
}
