//! A game at a distance as this browser holds it: one's place at it, and how far it was seen and sent.
//!
//! It is kept as text before anything is sent, one entry of the browser's storage for each game. Other tabs keep it too: what
//! they kept is taken in before anything is done here, and nothing that is kept is ever replaced by less.

use std::fmt::Write as _;

use remote::{End, GameId, KEY, Letter, Log, Party, Received, Seat, Secret, Unread, Word};
use wasm_bindgen::JsValue;

use crate::browser::store::Store;
use crate::this_game::Game;

/// What stands behind the letter of an invitation before the secret of a room.
const ROOM: &str = "&room=";

/// The first line of the text.
const HEAD: &str = "distance 1";

/// A game at a distance.
pub(crate) struct Held {
    pub(crate) seat: Seat<Game>,
    /// How many entries of its record have been seen here.
    pub(crate) seen: usize,
    /// How many messages the log had when it was last given out to be sent.
    pub(crate) sent: usize,
    /// What was said beside the log was given out, too.
    pub(crate) said: bool,
    /// When it came to be as it is, in milliseconds since 1970.
    pub(crate) since: f64,
    /// The secret of the room that the invitation names, for both to meet in.
    pub(crate) room: Option<[u8; 16]>,
    /// The last letter in which the other said something beside the log.
    heard: Option<String>,
    /// The text as it was last read or kept.
    text: String,
}

/// An id as it stands in the names of what is kept.
pub(crate) fn name_of(id: GameId) -> String {
    id.0.iter().fold(String::new(), |mut name, byte| {
        let _ = write!(name, "{byte:02x}");
        name
    })
}

/// The id that [`name_of`] wrote.
pub(crate) fn id_in(name: &str) -> Option<[u8; 16]> {
    let mut id = [0; 16];
    if name.len() != 2 * id.len() {
        return None;
    }
    for (byte, at) in id.iter_mut().zip((0..).step_by(2)) {
        *byte = u8::from_str_radix(name.get(at..at + 2)?, 16).ok()?;
    }
    Some(id)
}

/// The time, in milliseconds since 1970.
pub(crate) fn now() -> f64 {
    js_sys::Date::now()
}

impl Held {
    /// A game that is not kept yet.
    pub(crate) fn new(seat: Seat<Game>) -> Held {
        Held {
            seat,
            seen: 0,
            sent: 0,
            said: false,
            since: now(),
            room: None,
            heard: None,
            text: String::new(),
        }
    }

    /// The game that [`Held::write`] wrote.
    ///
    /// # Errors
    /// Why its letter cannot be read.
    pub(crate) fn read(text: &str) -> Result<Held, Unread> {
        let line = |name: &str| {
            let lines = text.lines().filter_map(|line| line.split_once(' '));
            lines
                .filter(|(key, _)| *key == name)
                .map(|(_, value)| value)
                .next()
        };
        let number = |name: &str| line(name).and_then(|value| value.parse::<u64>().ok());
        let letter = Letter::read(line("letter").ok_or(Unread::Kind)?)?;
        let secret = line("secret").and_then(Secret::from_text);
        let mut held = Held::new(Seat::open(letter, secret));
        let all = text.lines().filter_map(|line| line.split_once(' '));
        for (key, value) in all {
            // What cannot be read any more is nothing to go on with.
            match key {
                "fork" | "heard" => drop(held.seat.receive(value)),
                _ => {}
            }
        }
        if let Some(Ok(draft)) = line("draft").map(Letter::read) {
            held.seat.take_up(draft);
        }
        held.room = line("room").and_then(id_in);
        held.heard = line("heard").map(str::to_owned);
        held.seen = number("seen").unwrap_or(0) as usize;
        held.sent = number("sent").unwrap_or(0) as usize;
        held.said = line("said").is_some();
        held.since = number("since").map_or_else(now, |since| since as f64);
        held.text = text.to_owned();
        Ok(held)
    }

    fn write(&self) -> String {
        let seat = &self.seat;
        let mut text = format!("{HEAD}\n");
        let mut line = |key: &str, value: &str| {
            let _ = writeln!(text, "{key} {value}");
        };
        if let Some(secret) = seat.secret() {
            line("secret", &secret.to_text());
        }
        line("letter", &seat.letter().write());
        for fork in seat.forks() {
            let log = Log::clone(&fork.other);
            line("fork", &Letter { log, aside: None }.write());
        }
        if let Some(room) = self.room {
            line("room", &name_of(GameId(room)));
        }
        if let Some(heard) = &self.heard {
            line("heard", heard);
        }
        if let Some(draft) = seat.drafted() {
            line("draft", &draft.write());
        }
        line("seen", &self.seen.to_string());
        line("sent", &self.sent.to_string());
        if self.said {
            line("said", "yes");
        }
        line("since", &(self.since as u64).to_string());
        text
    }

    /// What stands behind the letter in a link, for whoever is invited to meet in a room.
    pub(crate) fn room_text(&self) -> String {
        let room = self.room.filter(|_| self.seat.state().is_none());
        room.map_or_else(String::new, |room| ROOM.to_owned() + &name_of(GameId(room)))
    }

    /// What it is kept under.
    pub(crate) fn name(&self) -> String {
        name_of(self.seat.log().id())
    }

    /// Keeps it.
    ///
    /// # Errors
    /// What the browser says.
    pub(crate) fn keep(&mut self, store: &Store) -> Result<(), JsValue> {
        let text = self.write();
        if text != self.text {
            store.keep_distance(&self.name(), &text)?;
            self.text = text;
        }
        Ok(())
    }

    /// Takes in what another tab kept. Whether it did.
    pub(crate) fn renew(&mut self, store: &Store) -> bool {
        let Some(text) = store.distance(&self.name()) else {
            return false;
        };
        if text == self.text {
            return false;
        }
        let Ok(mut kept) = Held::read(&text) else {
            return false;
        };
        if let Ok(Received::News(_)) = kept.seat.receive(&self.seat.letter().write()) {
            kept.sent = self.sent;
        }
        kept.seen = kept.seen.max(self.seen);
        *self = kept;
        true
    }

    /// Takes in a letter that came.
    ///
    /// # Errors
    /// Those of [`Seat::receive`].
    pub(crate) fn receive(&mut self, text: &str) -> Result<Received, remote::NotReceived> {
        let received = self.seat.receive(text)?;
        match received {
            Received::Known | Received::Older => {}
            Received::News(_) | Received::Fork { .. } => {
                self.since = now();
                self.said = false;
            }
        }
        self.heard = Some(text.to_owned()).filter(|_| received != Received::Older);
        Ok(received)
    }

    /// Whether the log ends with a message of one's own that was not given out yet, or something was said beside it.
    pub(crate) fn is_unsent(&self) -> bool {
        let log = self.seat.log();
        let end = log.state().and_then(remote::State::end);
        let other = self.seat.party().map(Party::other);
        if end.is_some() && end == other.map(End::Resigned) {
            // Whoever resigned knows.
            return false;
        }
        let last = log.messages().last().map(|message| message.author);
        let own = last.is_some() && last == self.seat.party();
        own && self.sent < log.messages().len() || self.seat.letter().aside.is_some() && !self.said
    }

    /// What was said last has been given out.
    pub(crate) fn has_sent(&mut self) {
        self.sent = self.seat.log().messages().len();
        self.said = self.seat.letter().aside.is_some();
    }

    /// Whether the other waits for something to be done here.
    pub(crate) fn waits_here(&self) -> bool {
        self.seat.is_to_decide() || self.seat.is_to_send() || self.is_unsent()
    }

    /// Whether one has resigned beside the log.
    pub(crate) fn has_resigned(&self) -> bool {
        let aside = self.seat.letter().aside;
        aside.is_some_and(|aside| aside.word == Word::Resign)
    }

    /// What the party is called; empty if it told no name.
    pub(crate) fn name_of(&self, party: Party) -> &str {
        self.seat.log().name(party)
    }

    /// What the other one is called; whoever watches sees the inviter as such.
    pub(crate) fn other(&self) -> &str {
        let other = self.seat.party().map_or(Party::Inviter, Party::other);
        self.name_of(other)
    }

    /// Whether the game is over.
    pub(crate) fn is_over(&self) -> bool {
        use game::Game as _;
        let state = self.seat.state();
        state.is_some_and(|state| state.game().turn().is_over()) || self.has_resigned()
    }
}

/// The letter in a text: of a link, after its `#`, or as it is; and the secret behind it, where it moves a game to this device.
pub(crate) fn letter_in(text: &str) -> Option<(String, Option<Secret>)> {
    let at = text.rfind(KEY)?;
    let text = &text[at..];
    let end = text.find(|c: char| c.is_whitespace() || c == '"' || c == '>');
    let text = &text[..end.unwrap_or(text.len())];
    let mut parts = text.split('&');
    let letter = parts.next()?.to_owned();
    let secret = parts.find_map(|part| part.strip_prefix("key="));
    Some((letter, secret.and_then(Secret::from_text)))
}

/// The secret of a room behind the letter in a text.
pub(crate) fn room_in(text: &str) -> Option<[u8; 16]> {
    let (_, room) = text.rsplit_once(ROOM)?;
    id_in(room.get(..32)?)
}
