//! Merges games that are stored more than once, by other tabs or on another device. Nothing stored is replaced by less.

use browser::store::{NotKept, Shelf};
use context::Game;
use online::{Letter, Link, Peer, Received, Secret};

use super::StoredGame;
use super::now;
use crate::shelf;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kept {
    /// The game as it was here.
    Own,
    /// The game here merged with one that another tab stored in the meantime. The record may have changed.
    Merged,
}

impl StoredGame {
    /// Whether the game is stored. A game from a stranger is not, until the local player wants it.
    pub(crate) fn is_kept(&self) -> bool {
        self.stays || self.peer.secret().is_some()
    }

    /// Stores the game, merged with what is stored of it already.
    pub(crate) fn keep(&mut self, shelf: &impl Shelf) -> Result<Kept, NotKept> {
        if !self.is_kept() {
            return Ok(Kept::Own);
        }
        let mut outcome = Kept::Own;
        if let Some(kept) = self.changed(shelf) {
            self.merge(kept);
            outcome = Kept::Merged;
        }
        let text = self.write();
        if text != self.text {
            shelf::put(shelf, &self.name(), &text)?;
            self.text = text;
        }
        Ok(outcome)
    }

    /// Takes in what another tab stored. Returns whether there was anything.
    pub(crate) fn renew(&mut self, shelf: &impl Shelf) -> bool {
        let Some(kept) = self.changed(shelf) else {
            return false;
        };
        if self.merge(kept) {
            // Both tabs stored the game at the same time, and the other knew less. If storing fails now, the next step stores it.
            let _ = self.keep(shelf);
        }
        true
    }

    /// The game that another tab stored since this one last read or stored it.
    fn changed(&self, shelf: &impl Shelf) -> Option<StoredGame> {
        let text = shelf.text(&self.name())?;
        let changed = text != self.text;
        changed.then(|| StoredGame::read(&text).ok()).flatten()
    }

    /// Becomes the stored game, plus everything that only this one has. Returns whether there was any.
    fn merge(&mut self, mut kept: StoredGame) -> bool {
        let received = kept.peer.take_in(self.peer.letter());
        let news = matches!(received, Ok(Received::News(_) | Received::Fork { .. }));
        if let Ok(Received::News(_)) = received {
            kept.sent = self.sent;
            kept.ended = self.ended;
            kept.since = self.since;
        }
        let sits = kept.peer.party().is_none()
            && self
                .peer
                .secret()
                .is_some_and(|secret| kept.peer.sit(secret.clone()));
        for fork in self.peer.forks() {
            // Cannot fail: the fork is of this game.
            let _ = kept.peer.take_in(Letter::of(&fork.other));
        }
        if let Some(heard) = self.heard.take().filter(|_| kept.heard.is_none()) {
            let _ = kept.receive(&heard);
        }
        kept.seen = kept.seen.max(self.seen);
        kept.placed |= self.placed;
        kept.room = kept.room.or(self.room);
        *self = kept;
        news || sits
    }

    /// Returns the game in a link that moves it to this device, with everything known of it here; `None` if the secret in the
    /// link belongs to neither player.
    pub(crate) fn moved(known: Option<StoredGame>, link: Link<Game>) -> Option<StoredGame> {
        let secret = link.secret()?;
        let mut stored = match known {
            Some(mut known) => {
                known.receive(&link.text).ok()?;
                known
            }
            None => StoredGame::new(Peer::open(link.letter, None)),
        };
        stored.sit(secret).then_some(stored)
    }

    /// Takes the place of the player with this secret, in the letter with it or in what is known of its game. Returns whether the
    /// secret belongs to one of the two.
    pub(crate) fn sit(&mut self, secret: Secret) -> bool {
        let watches = self.peer.party().is_none();
        let sits = self.peer.sit(secret);
        if sits && watches {
            self.has_sent();
        }
        sits
    }

    /// Takes in a received letter.
    pub(crate) fn receive(&mut self, text: &str) -> Result<Received, online::NotReceived> {
        let received = self.peer.receive(text)?;
        match received {
            Received::Known | Received::Older => {}
            Received::News(_) | Received::Fork { .. } => {
                self.since = now();
                self.said = false;
                self.ended = false;
            }
        }
        if received != Received::Older {
            // Asides are not for watchers.
            self.heard = Some(text.to_owned()).filter(|_| self.peer.party().is_some());
        }
        Ok(received)
    }
}
