//! A stored game at a distance: the player's place in it, and how far it was seen and sent.
//!
//! [`text`] writes and reads it, and [`merge`] reconciles the tabs and devices that have it.

mod merge;
#[cfg(test)]
pub(super) mod tests;
mod text;

use std::borrow::Cow;

use context::{Entry, Game, Record};
use game::{Dealt as _, Game as _};
use online::{End, Message, Party, Peer, Refused, Word};

pub(crate) use merge::Kept;
pub(crate) use text::name_of;

/// A stored game at a distance.
pub(crate) struct StoredGame {
    pub(crate) peer: Peer<Game>,
    /// The number of record entries that have been seen here.
    pub(crate) seen: usize,
    /// The number of messages in the log when it was last handed out.
    pub(crate) sent: usize,
    /// Whether the aside was handed out too.
    pub(crate) said: bool,
    /// When the log last got a message, in milliseconds since 1970.
    pub(crate) since: f64,
    /// The secret of the room in the invitation, where both can meet.
    pub(crate) room: Option<[u8; 16]>,
    /// The name of the invited, if it is known from another game.
    pub(crate) invited: String,
    /// Whether the game is stored on request, though it is only watched.
    pub(crate) stays: bool,
    /// Whether a file with the player's place was saved.
    pub(crate) placed: bool,
    /// Whether the local player has stopped waiting for an answer.
    ended: bool,
    /// The last letter with an aside of the other player.
    heard: Option<String>,
    /// The text as it was last read or stored.
    text: String,
}

/// Why a decision was not recorded.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum NotEntered {
    /// The record has gone on from the position of the decision.
    Behind,
    Refused(Refused),
}

/// The time in milliseconds since 1970. Without a browser it stands still.
pub(crate) fn now() -> f64 {
    match cfg!(target_family = "wasm") {
        true => js_sys::Date::now(),
        false => 0.0,
    }
}

impl StoredGame {
    /// A game that is not stored yet.
    pub(crate) fn new(peer: Peer<Game>) -> StoredGame {
        StoredGame {
            peer,
            seen: 0,
            sent: 0,
            said: false,
            since: now(),
            room: None,
            invited: String::new(),
            stays: false,
            placed: false,
            ended: false,
            heard: None,
            text: String::new(),
        }
    }

    pub(crate) fn name(&self) -> String {
        name_of(self.peer.log().id())
    }

    /// Records a decision by a player who has seen `seen` entries of the record. A resignation is possible at any time.
    pub(crate) fn enter(&mut self, entry: Entry, seen: usize) -> Result<(), NotEntered> {
        let own = self.peer.party().zip(self.peer.state());
        let resigns =
            own.is_some_and(|(party, state)| entry == Game::resignation(state.side(party)));
        let done = match resigns {
            true => self.say(Word::Resign),
            false if seen < self.record().entries().len() => return Err(NotEntered::Behind),
            false => self.peer.decide(entry),
        };
        done.map_err(NotEntered::Refused)
    }

    /// Appends the draft to the log, with the seconds that it took if the game has a clock.
    pub(crate) fn send(&mut self) -> Result<(), Refused> {
        let spent = self.spent();
        self.append(|peer| peer.send(Some(spent)))
    }

    /// The seconds since the log last got a message.
    fn spent(&self) -> u32 {
        ((now() - self.since) / 1000.0).max(0.0) as u32
    }

    /// Says something to the other player. From then on the local player waits for an answer.
    pub(crate) fn say(&mut self, word: Word) -> Result<(), Refused> {
        let spent = self.spent();
        self.append(|peer| peer.say(word, Some(spent)))?;
        self.said = false;
        self.wait(true);
        Ok(())
    }

    /// Answers the other player's offer.
    pub(crate) fn answer(&mut self, yes: bool) -> Result<(), Refused> {
        self.append(|peer| peer.answer(yes))
    }

    /// Performs an action that may append to the log. After an append the other player's time runs.
    fn append(
        &mut self,
        act: impl FnOnce(&mut Peer<Game>) -> Result<(), Refused>,
    ) -> Result<(), Refused> {
        let before = self.peer.log().messages().len();
        act(&mut self.peer)?;
        if self.peer.log().messages().len() > before {
            self.since = now();
        }
        Ok(())
    }

    /// Whether the log ends with a message of the local player that was not handed out yet, or there is an aside that was not.
    pub(crate) fn is_unsent(&self) -> bool {
        let log = self.peer.log();
        let end = log.state().and_then(online::State::end);
        let other = self.peer.party().map(Party::other);
        if end.is_some() && end == other.map(End::Resigned) {
            // The player who resigned already knows.
            return false;
        }
        let last = log.messages().last().map(|message| message.author);
        let own = last.is_some() && last == self.peer.party();
        own && self.sent < log.messages().len() || self.peer.letter().aside.is_some() && !self.said
    }

    /// Notes that the newest message has been handed out.
    pub(crate) fn has_sent(&mut self) {
        self.sent = self.peer.log().messages().len();
        self.said = self.peer.letter().aside.is_some();
    }

    /// Whether to offer a file with the player's place: after the first turn is handed out, until the next one.
    pub(crate) fn offers_place(&self) -> bool {
        let log = self.peer.log();
        let own = |message: &&Message<_>| Some(message.author) == self.peer.party();
        let turns = log.messages().iter().skip(2).filter(own);
        let sent = turns.take(2).count() == 1 && !self.is_unsent();
        self.peer.party().is_some() && sent && !self.placed && !self.is_over()
    }

    /// Whether the other player waits for the local player.
    pub(crate) fn waits_here(&self) -> bool {
        self.peer.is_to_decide() || self.peer.is_to_send() || self.is_unsent()
    }

    /// Whether the local player has resigned in an aside.
    pub(crate) fn has_resigned(&self) -> bool {
        let aside = self.peer.letter().aside;
        aside.is_some_and(|aside| aside.word == Word::Resign)
    }

    /// The name of the party; empty if it gave none.
    pub(crate) fn name_of(&self, party: Party) -> String {
        match (party, self.peer.state()) {
            (Party::Invited, None) => self.invited.clone(),
            _ => self.peer.log().name(party),
        }
    }

    /// The name of the other player. For a watcher, this is the inviter.
    pub(crate) fn other(&self) -> String {
        let other = self.peer.party().map_or(Party::Inviter, Party::other);
        self.name_of(other)
    }

    /// The record of the game as it is known here; its start before the invitation is accepted. A resignation in an aside counts.
    pub(crate) fn record(&self) -> Cow<'_, Record> {
        let Some(state) = self.peer.state() else {
            return Cow::Borrowed(&self.peer.log().terms().start);
        };
        match self.peer.party().filter(|_| self.has_resigned()) {
            Some(party) => {
                let mut record = state.record().clone();
                record.push(Game::resignation(state.side(party)));
                Cow::Owned(record)
            }
            None => Cow::Borrowed(state.record()),
        }
    }

    pub(crate) fn is_over(&self) -> bool {
        let state = self.peer.state();
        state.is_some_and(|state| state.game().turn().is_over()) || self.has_resigned()
    }

    /// Sets whether the local player waits for an answer. Not waiting ends the game, until an answer comes after all.
    pub(crate) fn wait(&mut self, waits: bool) {
        let other = self.peer.party().map(Party::other);
        self.ended = !waits && self.peer.log().floor() == other;
    }

    /// The party that broke the game off: the other player, once nobody waits for the answer any more.
    pub(crate) fn broken_off(&self) -> Option<Party> {
        let party = self.peer.party().filter(|_| self.ended)?;
        (!self.is_over()).then(|| party.other())
    }

    /// The number of known decisions that have not been shown yet.
    pub(crate) fn unseen(&self) -> usize {
        let record = self.record();
        let unseen = record.entries().iter().skip(self.seen);
        unseen.filter(|entry| !Game::is_chance(entry)).count()
    }
}
