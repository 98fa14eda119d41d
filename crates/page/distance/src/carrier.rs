//! What carries letters by itself while it is connected. Where nothing does, people send them as links.

use std::rc::Rc;

use browser::line::{Line, LineEvent};
use browser::room::{Room, RoomEvent};
use remote::Identity;
use signalling::talk::Status;
use signalling::{Signed, meeting};

/// A way to the other that carries letters by itself.
pub(super) enum Carrier {
    /// From browser to browser, connected by two short links.
    Line(Line),
    /// By a room of a server.
    Room(Room),
}

/// What comes from a carrier.
#[derive(Clone, Debug)]
pub(crate) enum Heard {
    Line(LineEvent),
    Room(RoomEvent),
}

impl Carrier {
    /// Sends a letter. Whether it arrives is told later; the same letter can be sent again, and a newer one has all of it.
    pub(super) fn send(&self, letter: &str) {
        // A letter that is too long goes as a link.
        let _ = match self {
            Carrier::Line(line) => line.write(letter),
            Carrier::Room(room) => room.write(letter),
        };
    }

    /// Signs for a letter of the other, which is kept here.
    pub(super) fn acknowledge(&self, letter: &str) {
        match self {
            Carrier::Line(line) => line.acknowledge(letter),
            Carrier::Room(room) => room.acknowledge(letter),
        }
    }

    /// Tells whether somebody looks at this page.
    pub(super) fn look(&self, looking: bool) {
        match self {
            Carrier::Line(line) => line.look(looking),
            Carrier::Room(room) => room.look(looking),
        }
    }

    /// Waves at the other.
    pub(super) fn wave(&self) {
        match self {
            Carrier::Line(line) => line.wave(),
            Carrier::Room(room) => room.wave(),
        }
    }

    pub(super) fn leave(self) {
        match self {
            Carrier::Line(line) => line.leave(),
            Carrier::Room(room) => room.leave(),
        }
    }
}

/// A connection, or what is to become one.
pub(crate) struct Live {
    /// What is heard of an older connection is not heard any more.
    pub(super) number: u32,
    pub(super) carrier: Carrier,
    /// Who we are to the other.
    pub(super) me: Rc<Identity>,
    /// The game that is played over it.
    pub(super) game: String,
    /// The game that was played over it before.
    pub(super) before: Option<String>,
    /// The rematch that the other invited to over it.
    pub(super) invited: Option<String>,
    /// A turn that was begun before it stood waits for whoever sits here to send it.
    pub(super) holds: bool,
    pub(super) stage: Stage,
    /// Whether the server of a room was ever reached.
    pub(super) reached: bool,
    pub(super) status: Status,
    /// Whether the other looks at its page.
    pub(super) seen: bool,
}

/// How far a connection has come that is not one yet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Stage {
    /// The browser looks for its addresses.
    Gathering(Link),
    /// People see which addresses they are, and nothing has been given to anyone.
    Described(Signed),
    /// The link is shown.
    Given(Signed),
    /// The answer was taken.
    Called(Signed),
    Room(meeting::Status),
}

/// Which of the two short links is made here.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Link {
    Offer,
    Answer,
}

impl Live {
    /// Whether letters arrive, or will when the other wakes up.
    pub(super) fn is_connected(&self) -> bool {
        matches!(self.status, Status::Connected | Status::Silent { .. })
    }
}
