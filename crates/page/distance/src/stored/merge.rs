//! Games that are stored more than once: by other tabs, or on another device. Nothing that is stored is replaced by less.

use browser::store::{NotKept, Shelf};
use context::this_game::Game;
use online::{Letter, Link, Log, Peer, Received, Secret};

use super::StoredGame;
use super::now;
use crate::shelf;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kept {
    /// The game as it was here.
    Own,
    /// Another tab had kept it in the meantime: that, and what was here. The record may be another one.
    Merged,
}

impl StoredGame {
    /// Whether it is kept: what a stranger sends is not, until somebody wants it.
    pub(crate) fn is_kept(&self) -> bool {
        self.stays || self.peer.secret().is_some()
    }

    /// Keeps it, with all that is kept of it already.
    ///
    /// # Errors
    /// [`NotKept`].
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

    /// Takes in what another tab kept. Whether it did.
    pub(crate) fn renew(&mut self, shelf: &impl Shelf) -> bool {
        let Some(kept) = self.changed(shelf) else {
            return false;
        };
        if self.merge(kept) {
            // Both tabs kept it at the same time, and the other knew less. What cannot be kept now is kept with the next step.
            let _ = self.keep(shelf);
        }
        true
    }

    /// The game as another tab kept it since it was last read or kept here.
    fn changed(&self, shelf: &impl Shelf) -> Option<StoredGame> {
        let text = shelf.text(&self.name())?;
        let changed = text != self.text;
        changed.then(|| StoredGame::read(&text).ok()).flatten()
    }

    /// Becomes what was kept, with all of its own that is more. Whether there is such.
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
            let log = Log::clone(&fork.other);
            // It is of this game.
            let _ = kept.peer.take_in(Letter { log, aside: None });
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

    /// The game in a link that moves it to this device, with all that is known of it here. None where the link's secret is that of
    /// nobody in it.
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

    /// Takes the place of whoever has this secret, in the letter that holds it or in what is known of its game. Whether it is one
    /// of the two.
    pub(crate) fn sit(&mut self, secret: Secret) -> bool {
        let watches = self.peer.party().is_none();
        let sits = self.peer.sit(secret);
        if sits && watches {
            self.has_sent();
        }
        sits
    }

    /// Takes in a letter that came.
    ///
    /// # Errors
    /// Those of [`Peer::receive`].
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
            // Nothing is said to whoever watches.
            self.heard = Some(text.to_owned()).filter(|_| self.peer.party().is_some());
        }
        Ok(received)
    }
}
