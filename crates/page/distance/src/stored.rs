//! A game at a distance as this browser stores it: the player's place in it, and how far it was seen and sent.
//!
//! [`text`] is how it is written, and [`merge`] how tabs and devices that have it agree.

mod merge;
#[cfg(test)]
pub(super) mod tests;
mod text;

use std::borrow::Cow;

use context::this_game::{Entry, Game, Record};
use game::{Dealt as _, Game as _};
use online::{End, Message, Party, Peer, Refused, Word};

pub(crate) use merge::Kept;
pub(crate) use text::name_of;

/// A game at a distance.
pub(crate) struct StoredGame {
    pub(crate) peer: Peer<Game>,
    /// How many entries of its record have been seen here.
    pub(crate) seen: usize,
    /// How many messages the log had when it was last given out to be sent.
    pub(crate) sent: usize,
    /// What was said beside the log was given out, too.
    pub(crate) said: bool,
    /// When a message came to its log last, in milliseconds since 1970.
    pub(crate) since: f64,
    /// The secret of the room that the invitation names, for both to meet in.
    pub(crate) room: Option<[u8; 16]>,
    /// What whoever is invited is called, if that is known from another game.
    pub(crate) invited: String,
    /// Whether it is kept though nobody here plays in it: somebody wanted that.
    pub(crate) stays: bool,
    /// Whether a file with one's place was saved.
    pub(crate) placed: bool,
    /// Nobody waits here for an answer any more.
    ended: bool,
    /// The last letter in which the other said something beside the log.
    heard: Option<String>,
    /// The text as it was last read or kept.
    text: String,
}

/// Why a decision is not on the record.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum NotEntered {
    /// The record has gone on from the position that was decided about.
    Behind,
    Refused(Refused),
}

/// The time, in milliseconds since 1970. Where there is no browser it stands still.
pub(crate) fn now() -> f64 {
    match cfg!(target_family = "wasm") {
        true => js_sys::Date::now(),
        false => 0.0,
    }
}

impl StoredGame {
    /// A game that is not kept yet.
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

    /// Puts a decision on the record, made by whoever has seen so many of its entries. One may resign at any time.
    ///
    /// # Errors
    /// [`NotEntered`].
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

    /// Puts on the log what was decided, with the seconds that it took if the game has a clock.
    ///
    /// # Errors
    /// Those of [`Peer::send`].
    pub(crate) fn send(&mut self) -> Result<(), Refused> {
        let spent = self.spent();
        self.append(|peer| peer.send(Some(spent)))
    }

    /// The seconds since a message came to the log last.
    fn spent(&self) -> u32 {
        ((now() - self.since) / 1000.0).max(0.0) as u32
    }

    /// Says something to the other; whoever does waits for an answer.
    ///
    /// # Errors
    /// Those of [`Peer::say`].
    pub(crate) fn say(&mut self, word: Word) -> Result<(), Refused> {
        let spent = self.spent();
        self.append(|peer| peer.say(word, Some(spent)))?;
        self.said = false;
        self.wait(true);
        Ok(())
    }

    /// Answers what the other offers.
    ///
    /// # Errors
    /// Those of [`Peer::answer`].
    pub(crate) fn answer(&mut self, yes: bool) -> Result<(), Refused> {
        self.append(|peer| peer.answer(yes))
    }

    /// Does what may append to the log. From then on it is the other's time that runs.
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

    /// Whether the log ends with a message of one's own that was not given out yet, or something was said beside it.
    pub(crate) fn is_unsent(&self) -> bool {
        let log = self.peer.log();
        let end = log.state().and_then(online::State::end);
        let other = self.peer.party().map(Party::other);
        if end.is_some() && end == other.map(End::Resigned) {
            // Whoever resigned knows.
            return false;
        }
        let last = log.messages().last().map(|message| message.author);
        let own = last.is_some() && last == self.peer.party();
        own && self.sent < log.messages().len() || self.peer.letter().aside.is_some() && !self.said
    }

    /// What was said last has been given out.
    pub(crate) fn has_sent(&mut self) {
        self.sent = self.peer.log().messages().len();
        self.said = self.peer.letter().aside.is_some();
    }

    /// Whether it is time to offer a file with one's place: once the first turn is given out, and until the next one.
    pub(crate) fn offers_place(&self) -> bool {
        let log = self.peer.log();
        let own = |message: &&Message<_>| Some(message.author) == self.peer.party();
        let turns = log.messages().iter().skip(2).filter(own);
        let sent = turns.take(2).count() == 1 && !self.is_unsent();
        self.peer.party().is_some() && sent && !self.placed && !self.is_over()
    }

    /// Whether the other waits for something to be done here.
    pub(crate) fn waits_here(&self) -> bool {
        self.peer.is_to_decide() || self.peer.is_to_send() || self.is_unsent()
    }

    /// Whether one has resigned beside the log.
    pub(crate) fn has_resigned(&self) -> bool {
        let aside = self.peer.letter().aside;
        aside.is_some_and(|aside| aside.word == Word::Resign)
    }

    /// What the party is called; empty if it told no name.
    pub(crate) fn name_of(&self, party: Party) -> String {
        match (party, self.peer.state()) {
            (Party::Invited, None) => self.invited.clone(),
            _ => self.peer.log().name(party),
        }
    }

    /// What the person was called in the latest of these games.
    pub(crate) fn own_name(games: impl Iterator<Item = StoredGame>) -> Option<String> {
        let own = games.filter_map(|stored| {
            let name = stored.name_of(stored.peer.party()?).to_owned();
            (!name.is_empty()).then_some((stored.since, name))
        });
        let latest = own.max_by(|(a, _), (b, _)| a.total_cmp(b));
        latest.map(|(_, name)| name)
    }

    /// What the other one is called; whoever watches sees the inviter as such.
    pub(crate) fn other(&self) -> String {
        let other = self.peer.party().map_or(Party::Inviter, Party::other);
        self.name_of(other)
    }

    /// The record of the game as it is known here: its beginning before the invitation is accepted. Who has resigned beside the
    /// log has resigned.
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

    /// Says whether somebody waits here for an answer. Whoever does not has ended the game, until an answer comes after all.
    pub(crate) fn wait(&mut self, waits: bool) {
        let other = self.peer.party().map(Party::other);
        self.ended = !waits && self.peer.log().floor() == other;
    }

    /// Who broke the game off: the other, whose answer nobody waits for any more.
    pub(crate) fn broken_off(&self) -> Option<Party> {
        let party = self.peer.party().filter(|_| self.ended)?;
        (!self.is_over()).then(|| party.other())
    }

    /// How many decisions are known here that nobody has seen yet.
    pub(crate) fn unseen(&self) -> usize {
        let record = self.record();
        let unseen = record.entries().iter().skip(self.seen);
        unseen.filter(|entry| !Game::is_chance(entry)).count()
    }
}
