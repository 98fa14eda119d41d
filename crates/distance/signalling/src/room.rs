//! A room of a `matchbox_server`, in the words of version 0.15 of its protocol.
//!
//! The path of the address is the room. The server gives each peer an id, tells those who are there of each that comes
//! or goes, and passes text from one to another. The address goes without `?next=2`, by which the server would pair those who
//! come by twos: a peer that lost its connection could then come back to its partner only if that one left too, and
//! whoever comes third would wait without a word.

use std::fmt;

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;

/// Bytes of one message between two peers.
pub(crate) const MAX_DATA: usize = 17 << 10;

/// Bytes of one text of the server: data in base64, and what stands around it.
const MAX_TEXT: usize = MAX_DATA / 3 * 4 + 256;

/// Milliseconds between two signs of life, without which proxies cut a connection.
const KEEP_ALIVE: u64 = 10_000;

/// Who the server says somebody is, for one connection.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct PeerId([u8; 16]);

/// What happens in a room.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Event {
    Entered,
    /// Somebody came after us.
    Joined(PeerId),
    Left(PeerId),
    /// Somebody says something to us.
    Said {
        from: PeerId,
        data: Vec<u8>,
    },
}

/// One connection to a room.
pub(crate) struct Room {
    own: Option<PeerId>,
    last_sent: u64,
}

/// The address of a room at a server.
pub(crate) fn address(server: &str, room: &str) -> String {
    format!("{}/{room}", server.trim_end_matches('/'))
}

impl Room {
    /// A connection that has just been opened.
    pub(crate) fn opened(now: u64) -> Room {
        Room {
            own: None,
            last_sent: now,
        }
    }

    /// Whether the server has let us in.
    pub(crate) fn is_entered(&self) -> bool {
        self.own.is_some()
    }

    /// What a text of the server means; nothing where it is none of the messages of the protocol, cannot come now, or holds
    /// something else than we send.
    pub(crate) fn hear(&mut self, text: &str) -> Option<Event> {
        let text = Some(text).filter(|text| text.len() <= MAX_TEXT)?;
        let (name, value) = message(text)?;
        match (name, self.own) {
            ("IdAssigned", None) => {
                self.own = Some(PeerId::in_quotes(value)?);
                Some(Event::Entered)
            }
            ("NewPeer", Some(own)) => PeerId::other_than(own, value).map(Event::Joined),
            ("PeerLeft", Some(own)) => PeerId::other_than(own, value).map(Event::Left),
            ("Signal", Some(_)) => {
                let (from, data) = signal(value)?;
                let data = data.strip_prefix('"')?.strip_suffix('"')?;
                let data = URL_SAFE_NO_PAD.decode(data).ok()?;
                (data.len() <= MAX_DATA).then_some(Event::Said { from, data })
            }
            _ => None,
        }
    }

    /// The text that has the server pass this to a peer.
    pub(crate) fn say(&mut self, to: PeerId, data: &[u8], now: u64) -> String {
        self.last_sent = now;
        let data = URL_SAFE_NO_PAD.encode(data);
        format!(r#"{{"Signal":{{"receiver":"{to}","data":"{data}"}}}}"#)
    }

    /// The text that keeps the connection alive, when it is time for it.
    pub(crate) fn keep_alive(&mut self, now: u64) -> Option<String> {
        if now.saturating_sub(self.last_sent) < KEEP_ALIVE {
            return None;
        }
        self.last_sent = now;
        Some(r#""KeepAlive""#.to_owned())
    }
}

/// Name and value of a message: `{"Name":value}`, without spaces as the server writes it.
fn message(text: &str) -> Option<(&str, &str)> {
    text.strip_prefix("{\"")?
        .strip_suffix('}')?
        .split_once("\":")
}

/// Sender and data of a signal.
fn signal(value: &str) -> Option<(PeerId, &str)> {
    let value = value.strip_prefix("{\"sender\":")?.strip_suffix('}')?;
    let (sender, data) = value.split_once(",\"data\":")?;
    Some((PeerId::in_quotes(sender)?, data))
}

impl PeerId {
    fn other_than(own: PeerId, text: &str) -> Option<PeerId> {
        PeerId::in_quotes(text).filter(|peer| *peer != own)
    }

    /// Reads a UUID in lower case and quotes.
    fn in_quotes(text: &str) -> Option<PeerId> {
        let text = text.strip_prefix('"')?.strip_suffix('"')?;
        if text.len() != 36 || !text.is_ascii() {
            return None;
        }
        let digits = text.replace('-', "");
        let mut id = [0; 16];
        for (byte, pair) in id.iter_mut().zip(digits.as_bytes().chunks(2)) {
            *byte = u8::from_str_radix(std::str::from_utf8(pair).ok()?, 16).ok()?;
        }
        // The way back shows whether the hyphens and the case were right.
        Some(PeerId(id)).filter(|id| id.to_string() == text)
    }
}

impl fmt::Display for PeerId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, byte) in self.0.iter().enumerate() {
            if [4, 6, 8, 10].contains(&place) {
                f.write_str("-")?;
            }
            write!(f, "{byte:02x}")?;
        }
        Ok(())
    }
}

impl fmt::Debug for PeerId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ANNA: &str = "3f2b8a30-0f0c-4a5e-9c39-0a1b2c3d4e5f";
    const BIRET: &str = "00000000-0000-4000-8000-000000000001";

    fn entered() -> Room {
        let mut room = Room::opened(0);
        let event = room.hear(&format!(r#"{{"IdAssigned":"{ANNA}"}}"#));
        assert_eq!(event, Some(Event::Entered));
        room
    }

    fn biret() -> PeerId {
        PeerId::in_quotes(&format!("\"{BIRET}\"")).unwrap()
    }

    #[test]
    fn the_messages_of_the_server_are_read() {
        let mut room = entered();
        let joined = room.hear(&format!(r#"{{"NewPeer":"{BIRET}"}}"#));
        assert_eq!(joined, Some(Event::Joined(biret())));
        let said = format!(r#"{{"Signal":{{"sender":"{BIRET}","data":"AQID"}}}}"#);
        let data = vec![1, 2, 3];
        assert_eq!(
            room.hear(&said),
            Some(Event::Said {
                from: biret(),
                data
            })
        );
        let left = room.hear(&format!(r#"{{"PeerLeft":"{BIRET}"}}"#));
        assert_eq!(left, Some(Event::Left(biret())));
    }

    #[test]
    fn what_we_say_names_the_receiver() {
        let text = entered().say(biret(), &[1, 2, 3], 5);
        assert_eq!(
            text,
            format!(r#"{{"Signal":{{"receiver":"{BIRET}","data":"AQID"}}}}"#)
        );
    }

    #[test]
    fn a_sign_of_life_is_due_after_ten_silent_seconds() {
        let mut room = entered();
        assert_eq!(room.keep_alive(9_999), None);
        assert_eq!(room.keep_alive(10_000).as_deref(), Some("\"KeepAlive\""));
        room.say(biret(), &[], 15_000);
        assert_eq!(room.keep_alive(24_999), None);
        assert!(room.keep_alive(25_000).is_some());
        // A clock that was set back stops nothing.
        assert_eq!(room.keep_alive(3), None);
    }

    #[test]
    fn what_cannot_come_is_refused() {
        let new = |id: &str| format!(r#"{{"NewPeer":"{id}"}}"#);
        let said = |data: &str| format!(r#"{{"Signal":{{"sender":"{BIRET}","data":{data}}}}}"#);
        assert_eq!(Room::opened(0).hear(&new(BIRET)), None);
        let mut room = entered();
        for text in [
            format!(r#"{{"IdAssigned":"{BIRET}"}}"#),
            new(ANNA),
            new("biret"),
            new(&BIRET.replace('-', "0")),
            new(&ANNA.to_uppercase()),
            said("{\"sdp\":1}"),
            said("\"A\\u0041\""),
            said("\"AQID="),
            "KeepAlive".to_owned(),
            String::new(),
            "{\"".to_owned(),
            " ".repeat(MAX_TEXT + 1),
        ] {
            assert_eq!(room.hear(&text), None, "{text:.80}");
        }
        assert!(room.hear(&said("\"AQID\"")).is_some());
    }

    #[test]
    fn a_room_stands_in_the_path() {
        for server in ["wss://play.example/meet/", "wss://play.example/meet"] {
            let wanted = "wss://play.example/meet/AbC";
            assert_eq!(address(server, "AbC"), wanted);
        }
    }
}
