//! The text of a stored game, and its name.

use browser::store::Shelf;
use context::Game;
use online::{GameId, Letter, Link, Peer, Secret, Unread};

use super::StoredGame;
use super::now;
use crate::kept_text::lines;

/// The name of the secret of a room, behind the letter of an invitation.
const ROOM: &str = "room";

/// The first line of the text.
const HEAD: &str = "distance 1";

/// Writes an id as it stands in the names of stored games.
pub(crate) fn name_of(id: GameId) -> String {
    id.0.map(|byte| format!("{byte:02x}")).concat()
}

/// Reads the id that [`name_of`] wrote.
fn id_in(name: &str) -> Option<[u8; 16]> {
    let mut id = [0; 16];
    let digits = name.as_bytes().as_chunks().0;
    for (byte, digits) in id.iter_mut().zip(digits) {
        let digits: &[u8; 2] = digits;
        *byte = u8::from_str_radix(core::str::from_utf8(digits).ok()?, 16).ok()?;
    }
    (name.len() == 32).then_some(id)
}

impl StoredGame {
    /// Reads the output of [`StoredGame::write`].
    pub(crate) fn read(text: &str) -> Result<StoredGame, Unread> {
        let line = |name: &str| lines(text).find(|(word, _)| *word == name);
        let line = |name: &str| line(name).map(|(_, value)| value);
        let number = |name: &str| line(name).and_then(|value| value.parse::<u64>().ok());
        let letter = Letter::read(line("letter").ok_or(Unread::Kind)?)?;
        let secret = line("secret").and_then(Secret::from_text);
        let mut stored = StoredGame::new(Peer::open(letter, secret));
        for (word, value) in lines(text) {
            // Without these lines the game can still go on, so unreadable ones are skipped.
            if matches!(word, "fork" | "heard") {
                let _ = stored.peer.receive(value);
            }
        }
        if let Some(Ok(draft)) = line("draft").map(Letter::read) {
            stored.peer.take_up(draft);
        }
        stored.room = line("room").and_then(id_in);
        stored.invited = line("invited").unwrap_or_default().to_owned();
        stored.ended = line("ended").is_some();
        stored.heard = line("heard").map(str::to_owned);
        stored.seen = number("seen").unwrap_or(0) as usize;
        stored.sent = number("sent").unwrap_or(0) as usize;
        stored.said = line("said").is_some();
        stored.placed = line("placed").is_some();
        stored.since = number("since").map_or_else(now, |since| since as f64);
        stored.stays = true;
        stored.text = text.to_owned();
        Ok(stored)
    }

    /// Reads a stored game.
    pub(crate) fn kept(name: &str, shelf: &impl Shelf) -> Option<StoredGame> {
        StoredGame::read(&shelf.text(name)?).ok()
    }

    /// Reads all stored games.
    pub(crate) fn all_kept(shelf: &impl Shelf) -> impl Iterator<Item = StoredGame> {
        let names = shelf.names().into_iter();
        names.filter_map(|name| StoredGame::kept(&name, shelf))
    }

    pub(super) fn write(&self) -> String {
        let peer = &self.peer;
        let yes = |is_so: bool| is_so.then(|| "yes".to_owned());
        let named = |name: &str| Some(name.to_owned()).filter(|name| !name.is_empty());
        let forks = peer.forks().iter();
        let forks = forks.map(|fork| ("fork", Some(Letter::of(&fork.other).write())));
        let mut lines = vec![
            ("secret", peer.secret().map(Secret::to_text)),
            ("letter", Some(peer.letter().write())),
        ];
        lines.extend(forks);
        lines.extend([
            ("room", self.room.map(|room| name_of(GameId(room)))),
            ("invited", named(&self.invited)),
            ("other", named(&self.other())),
            ("heard", self.heard.clone()),
            ("draft", peer.drafted().map(|draft| draft.write())),
            ("seen", Some(self.seen.to_string())),
            ("sent", Some(self.sent.to_string())),
            ("ended", yes(self.ended)),
            ("said", yes(self.said)),
            ("placed", yes(self.placed)),
            ("waits", yes(self.waits_here())),
            ("over", yes(self.is_over())),
            ("since", Some((self.since as u64).to_string())),
        ]);
        let lines = lines
            .into_iter()
            .filter_map(|(word, value)| Some((word, value?)));
        lines.fold(format!("{HEAD}\n"), |text, (word, value)| {
            text + word + " " + &value + "\n"
        })
    }

    /// The text behind the letter in a link, for an invitation to meet in a room.
    pub(crate) fn room_text(&self) -> String {
        let room = self.room.filter(|_| self.peer.state().is_none());
        room.map_or_else(String::new, |room| {
            format!("&{ROOM}={}", name_of(GameId(room)))
        })
    }

    /// The secret of a room behind a letter.
    pub(crate) fn room_in(link: &Link<Game>) -> Option<[u8; 16]> {
        id_in(link.value(ROOM)?.get(..32)?)
    }
}
