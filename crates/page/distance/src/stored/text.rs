//! The text of a stored game, and its name.

use std::fmt::Write as _;

use browser::store::Shelf;
use context::this_game::Game;
use online::{GameId, Letter, Link, Log, Peer, Secret, Unread};

use super::StoredGame;
use super::now;
use crate::kept_text::Line;

/// The name of the secret of a room, behind the letter of an invitation.
const ROOM: &str = "room";

/// The first line of the text.
const HEAD: &str = "distance 1";

/// Writes an id as it stands in the names of stored games.
pub(crate) fn name_of(id: GameId) -> String {
    id.0.iter().fold(String::new(), |mut name, byte| {
        let _ = write!(name, "{byte:02x}");
        name
    })
}

/// Reads the id that [`name_of`] wrote.
fn id_in(name: &str) -> Option<[u8; 16]> {
    let mut id = [0; 16];
    if name.len() != 2 * id.len() {
        return None;
    }
    for (byte, at) in id.iter_mut().zip((0..).step_by(2)) {
        *byte = u8::from_str_radix(name.get(at..at + 2)?, 16).ok()?;
    }
    Some(id)
}

impl StoredGame {
    /// Reads the output of [`StoredGame::write`].
    ///
    /// # Errors
    /// Why its letter cannot be read.
    pub(crate) fn read(text: &str) -> Result<StoredGame, Unread> {
        let lines = || {
            let lines = text.lines().filter_map(|line| line.split_once(' '));
            lines.filter_map(|(word, value)| Some((Line::of(word)?, value)))
        };
        let line = |name: Line| {
            lines()
                .find(|(line, _)| *line == name)
                .map(|(_, value)| value)
        };
        let number = |name: Line| line(name).and_then(|value| value.parse::<u64>().ok());
        let letter = Letter::read(line(Line::Letter).ok_or(Unread::Kind)?)?;
        let secret = line(Line::Secret).and_then(Secret::from_text);
        let mut stored = StoredGame::new(Peer::open(letter, secret));
        for (line, value) in lines() {
            // Without these lines the game can still go on, so unreadable ones are skipped.
            if matches!(line, Line::Fork | Line::Heard) {
                let _ = stored.peer.receive(value);
            }
        }
        if let Some(Ok(draft)) = line(Line::Draft).map(Letter::read) {
            stored.peer.take_up(draft);
        }
        stored.room = line(Line::Room).and_then(id_in);
        stored.invited = line(Line::Invited).unwrap_or_default().to_owned();
        stored.ended = line(Line::Ended).is_some();
        stored.heard = line(Line::Heard).map(str::to_owned);
        stored.seen = number(Line::Seen).unwrap_or(0) as usize;
        stored.sent = number(Line::Sent).unwrap_or(0) as usize;
        stored.said = line(Line::Said).is_some();
        stored.placed = line(Line::Placed).is_some();
        stored.since = number(Line::Since).map_or_else(now, |since| since as f64);
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
        let mut text = format!("{HEAD}\n");
        let mut line = |line: Line, value: &str| {
            let _ = writeln!(text, "{} {value}", line.word());
        };
        if let Some(secret) = peer.secret() {
            line(Line::Secret, &secret.to_text());
        }
        line(Line::Letter, &peer.letter().write());
        for fork in peer.forks() {
            let log = Log::clone(&fork.other);
            line(Line::Fork, &Letter { log, aside: None }.write());
        }
        if let Some(room) = self.room {
            line(Line::Room, &name_of(GameId(room)));
        }
        for (name, value) in [(Line::Invited, &self.invited), (Line::Other, &self.other())] {
            if !value.is_empty() {
                line(name, value);
            }
        }
        if let Some(heard) = &self.heard {
            line(Line::Heard, heard);
        }
        if let Some(draft) = peer.drafted() {
            line(Line::Draft, &draft.write());
        }
        line(Line::Seen, &self.seen.to_string());
        line(Line::Sent, &self.sent.to_string());
        for (name, is_so) in [
            (Line::Ended, self.ended),
            (Line::Said, self.said),
            (Line::Placed, self.placed),
            (Line::Waits, self.waits_here()),
            (Line::Over, self.is_over()),
        ] {
            if is_so {
                line(name, "yes");
            }
        }
        line(Line::Since, &(self.since as u64).to_string());
        text
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
