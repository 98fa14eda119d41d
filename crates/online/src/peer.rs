//! A player's place in a game: the log, the draft, and what was said outside the log.

use game::{Dealt, Side, Turn};

use crate::item::{Item, Offer, Word};
use crate::merge::{Fork, Merged};
use crate::{Aside, GameId, Letter, Log, NotReceived, Party, Refused, Secret, State, Terms};

/// What a received letter has brought.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Received {
    /// No new message. There may be an aside.
    Known,
    /// An earlier state of the game.
    Older,
    /// New messages, from this number on.
    News(usize),
    /// Another version from message number `at` on, which `author` has made twice.
    Fork {
        /// The number of the first message that differs.
        at: usize,
        author: Party,
        /// Whether the game goes on with the received version.
        replaced: bool,
    },
}

/// The most versions per game that are kept without going on. Thousands of signed versions must not fill the storage.
const FORKS: usize = 2;

/// A place in a game at a distance: a player's, with a secret, or a watcher's.
#[derive(Clone, Debug)]
pub struct Peer<G: Dealt> {
    secret: Option<Secret>,
    /// The party with the secret, cached because finding it takes a millisecond.
    party: Option<Party>,
    log: Log<G>,
    /// The draft: decisions that were not sent.
    draft: Vec<Item<G::Entry>>,
    /// The state after the log and the draft, including the other party's resignation if it has arrived.
    state: Option<State<G>>,
    /// The versions of forks that do not go on.
    forks: Vec<Fork<G>>,
    /// The last aside of this player since the log last grew, and that of the other.
    said: Option<Aside>,
    heard: Option<Aside>,
}

impl<G: Dealt> Peer<G> {
    pub fn invite(id: GameId, secret: Secret, terms: Terms<G>) -> Result<Peer<G>, Refused> {
        let log = Log::invite(id, &secret, terms)?;
        Ok(Peer::new(Some(secret), log))
    }

    /// Opens a letter of a game that is not known here: to accept its invitation, to watch, or, with a secret, to play on.
    pub fn open(letter: Letter<G>, secret: Option<Secret>) -> Peer<G> {
        let secret = secret.filter(|secret| letter.log.party(secret).is_some());
        let mut peer = Peer::new(secret, letter.log);
        peer.hear(letter.aside);
        peer
    }

    fn new(secret: Option<Secret>, log: Log<G>) -> Peer<G> {
        let mut peer = Peer {
            party: secret.as_ref().and_then(|secret| log.party(secret)),
            secret,
            log,
            draft: Vec::new(),
            state: None,
            forks: Vec::new(),
            said: None,
            heard: None,
        };
        peer.renew();
        peer
    }

    /// Turns a watcher into the player with this secret. Returns whether the secret belongs to one of the two.
    pub fn sit(&mut self, secret: Secret) -> bool {
        let Some(party) = self.log.party(&secret) else {
            return false;
        };
        if self.party.is_none() {
            self.party = Some(party);
            self.secret = Some(secret);
            self.renew();
        }
        self.party == Some(party)
    }

    /// Accepts the invitation. `side` is the side to play, if it can be chosen.
    pub fn accept(&mut self, secret: Secret, name: &str, side: Side) -> Result<(), Refused> {
        self.log.accept(&secret, name, side)?;
        self.secret = Some(secret);
        self.party = Some(Party::Invited);
        self.renew();
        Ok(())
    }

    /// The log, without the draft.
    pub const fn log(&self) -> &Log<G> {
        &self.log
    }

    pub const fn secret(&self) -> Option<&Secret> {
        self.secret.as_ref()
    }

    /// The party of this peer; `None` for a watcher, and before accepting.
    pub const fn party(&self) -> Option<Party> {
        self.party
    }

    /// The state after the log and the draft, including a resignation of the other party that is not in the log yet; `None`
    /// before the invitation is accepted.
    pub const fn state(&self) -> Option<&State<G>> {
        self.state.as_ref()
    }

    /// Whether this player's turn goes on: a decision is needed here before a letter goes out.
    pub fn is_to_decide(&self) -> bool {
        let floor = self.state.as_ref().and_then(State::floor);
        floor.is_some() && floor == self.party()
    }

    /// Whether something that is not in the log yet has to be sent: a complete turn, or a value that the other party's throw
    /// waits for.
    pub fn is_to_send(&self) -> bool {
        let has_floor = self.log.floor().is_some() && self.log.floor() == self.party();
        self.state.is_some() && has_floor && !self.is_to_decide()
    }

    pub fn decide(&mut self, entry: G::Entry) -> Result<(), Refused> {
        self.add(Item::Decide(entry))
    }

    fn add(&mut self, item: Item<G::Entry>) -> Result<(), Refused> {
        let secret = self.secret.as_ref().ok_or(Refused::NotAPlayer)?;
        let mut draft = self.draft.clone();
        draft.push(item);
        self.state = Some(self.log.draft(secret, &draft)?);
        self.draft = draft;
        Ok(())
    }

    /// Whether the last decision can be taken back without asking: it was not sent, and no dice fell after it.
    pub fn can_take_back(&self) -> bool {
        self.undone().is_some()
    }

    fn undone(&self) -> Option<usize> {
        let count = self.state.as_ref()?.undone_by(self.party()?)?;
        let decision = |item: &&Item<G::Entry>| matches!(item, Item::Decide(_));
        let drafted = self.draft.iter().rev().take_while(decision).count();
        (count <= drafted).then_some(count)
    }

    /// Takes the last decision back, if possible. Returns whether it was.
    pub fn take_back(&mut self) -> bool {
        let Some(count) = self.undone() else {
            return false;
        };
        self.draft.truncate(self.draft.len() - count);
        self.renew();
        true
    }

    /// Whether the last decision was sent and can be taken back with the other party's consent.
    pub fn can_ask_to_take_back(&self) -> bool {
        let state = self.log.state().zip(self.party());
        let can = state.is_some_and(|(state, party)| state.can_offer(party, Offer::TakeBack));
        let over = self
            .state
            .as_ref()
            .is_some_and(|state| state.game().turn().is_over());
        // A player who has resigned has ended the game, even if the other has not heard of it yet.
        can && !over
            && self.may_say(Word::Offer(Offer::TakeBack))
            && self.draft.is_empty()
            && self.log.floor() != self.party()
    }

    /// Appends the draft to the log, with the seconds that it took if the game has a clock.
    pub fn send(&mut self, spent: Option<u32>) -> Result<(), Refused> {
        self.append(self.turn(spent))
    }

    /// The items of the draft, with the seconds that it took if the game has a clock.
    fn turn(&self, spent: Option<u32>) -> Vec<Item<G::Entry>> {
        let items = self.draft.iter().cloned();
        let spent = spent.filter(|_| self.log.terms().clock.is_some());
        items.chain(spent.map(Item::Spent)).collect()
    }

    /// Whether the draft leads to a throw that is not made yet.
    fn waits_for_a_throw(&self) -> bool {
        let state = self.state.as_ref().filter(|_| !self.draft.is_empty());
        state.is_some_and(|state| matches!(state.game().turn(), Turn::Chance(_)))
    }

    fn append(&mut self, items: Vec<Item<G::Entry>>) -> Result<(), Refused> {
        let secret = self.secret.as_ref().ok_or(Refused::NotAPlayer)?;
        self.log.append(secret, items)?;
        self.go_on();
        Ok(())
    }

    /// Whether `word` can be said now. Outside the log a player says one thing at a time: nothing replaces a resignation, and a
    /// wave does not replace a question.
    pub fn may_say(&self, word: Word) -> bool {
        match self.said.map(|aside| aside.word) {
            Some(Word::Resign) => false,
            Some(Word::Offer(_)) => word != Word::Wave,
            Some(Word::Wave) | None => true,
        }
    }

    /// Says something: in the log after the draft if this player has the floor, else as an aside. An offer in the log carries the
    /// seconds that the turn took, if the game has a clock.
    pub fn say(&mut self, word: Word, spent: Option<u32>) -> Result<(), Refused> {
        let secret = self.secret.as_ref().ok_or(Refused::NotAPlayer)?;
        let has_floor = self.log.floor() == self.party();
        match word {
            _ if is_resignation(self.said.as_ref()) => Err(Refused::Over),
            word if !self.may_say(word) => Err(Refused::AnswerFirst),
            Word::Resign if has_floor => self.append(vec![Item::Resign]),
            Word::Offer(Offer::Draw) if has_floor => {
                let mut items = self.turn(spent);
                let draft = self.draft.len();
                match self.waits_for_a_throw() {
                    // The player who answers must not know the dice.
                    true => items.insert(draft, Item::DrawFirst),
                    false => items.push(Item::Offer(Offer::Draw)),
                }
                self.append(items)
            }
            word => {
                self.said = Some(self.log.aside(secret, word)?);
                Ok(())
            }
        }
    }

    /// The open offer of the other party, in the log or in an aside.
    pub fn offered(&self) -> Option<Offer> {
        let party = self.party()?;
        if let Some((offerer, offer)) = self.log.state()?.offer() {
            return (offerer != party).then_some(offer);
        }
        let heard = self
            .heard
            .as_ref()
            .filter(|aside| self.log.takes_in(aside))?;
        match heard.word {
            Word::Offer(offer) => Some(offer),
            Word::Resign | Word::Wave => None,
        }
    }

    /// The open offer of this player, in the log or in an aside.
    pub fn asked(&self) -> Option<Offer> {
        let party = self.party()?;
        if let Some((offerer, offer)) = self.log.state()?.offer() {
            return (offerer == party).then_some(offer);
        }
        match self.said?.word {
            Word::Offer(offer) => Some(offer),
            Word::Resign | Word::Wave => None,
        }
    }

    /// Answers the other party's offer. If a decision is taken back, the draft is dropped.
    pub fn answer(&mut self, yes: bool) -> Result<(), Refused> {
        let in_log = self.log.state().and_then(State::offer).is_some();
        let heard = self.heard.filter(|_| !in_log);
        let mut items: Vec<_> = heard.map(Item::TakeIn).into_iter().collect();
        items.push(Item::Answer(yes));
        let draft = core::mem::take(&mut self.draft);
        if let Err(refused) = self.append(items) {
            self.draft = draft;
            return Err(refused);
        }
        for item in draft {
            // Decisions that no longer fit are dropped.
            if self.add(item).is_err() {
                break;
            }
        }
        Ok(())
    }

    /// The letter to send: the log, and this player's aside.
    pub fn letter(&self) -> Letter<G> {
        Letter {
            log: self.log.clone(),
            aside: self.said,
        }
    }

    /// A letter with everything, including the draft, for storage.
    pub fn drafted(&self) -> Option<Letter<G>> {
        let secret = self.secret.as_ref().filter(|_| !self.draft.is_empty())?;
        let mut log = self.log.clone();
        log.append(secret, self.draft.clone()).ok()?;
        Some(Letter { log, aside: None })
    }

    /// Restores the output of [`Peer::drafted`].
    pub fn take_up(&mut self, drafted: Letter<G>) {
        let mut log = self.log.clone();
        if let Merged::News(at) = log.merge(drafted.log)
            && let [message] = &log.messages()[at..]
        {
            for item in message.items.clone() {
                if self.add(item).is_err() {
                    break;
                }
            }
        }
    }

    pub fn receive(&mut self, text: &str) -> Result<Received, NotReceived> {
        self.take_in(Letter::read(text).map_err(NotReceived::Unread)?)
    }

    pub fn take_in(&mut self, letter: Letter<G>) -> Result<Received, NotReceived> {
        let received = match self.log.merge(letter.log) {
            Merged::OtherGame => return Err(NotReceived::OtherGame),
            Merged::Same => Received::Known,
            // A resignation from before the newest turn still counts.
            Merged::Older if is_resignation(letter.aside.as_ref()) => Received::Known,
            Merged::Older => return Ok(Received::Older),
            Merged::News(at) => Received::News(at),
            Merged::Fork(fork) => {
                let received = Received::Fork {
                    at: fork.at,
                    author: fork.author,
                    replaced: fork.replaced,
                };
                self.keep(fork);
                received
            }
        };
        if matches!(
            received,
            Received::News(_) | Received::Fork { replaced: true, .. }
        ) {
            let said = self.said;
            self.go_on();
            if is_resignation(said.as_ref()) {
                // The other party had not heard the resignation, so it is said again. This fails if the game is over.
                let _ = self.say(Word::Resign, None);
            }
        }
        self.hear(letter.aside);
        Ok(received)
    }

    /// Notes the other party's aside. A resignation takes effect at once.
    fn hear(&mut self, aside: Option<Aside>) {
        let Some((aside, party)) = aside.zip(self.party()) else {
            return;
        };
        if self.log.is_said_by(party, &aside) {
            // This player's own aside, in a letter that was stored.
            if aside.after as usize == self.log.messages().len() {
                self.said = Some(aside);
            }
            return;
        }
        if !self.log.is_said_by(party.other(), &aside) {
            return;
        }
        self.heard = Some(aside);
        if aside.word == Word::Resign && self.append(vec![Item::TakeIn(aside)]).is_err() {
            // The resignation counts even if it cannot be taken into the log.
            self.renew();
        }
    }

    /// Whether the other party waved with its last letter.
    pub fn is_waved_at(&self) -> bool {
        self.heard.is_some_and(|aside| aside.word == Word::Wave)
    }

    /// The versions of forks that do not go on.
    pub fn forks(&self) -> &[Fork<G>] {
        &self.forks
    }

    /// Keeps the version of a fork that does not go on, as the last one. Drops every version that is contained in another.
    fn keep(&mut self, fork: Fork<G>) {
        let known = |held: &Fork<G>| held.other.contains(&fork.other);
        let fork = match self.forks.iter().position(known) {
            Some(n) => self.forks.remove(n),
            None => fork,
        };
        let is_part = |way: &Log<G>| self.log.contains(way) || fork.other.contains(way);
        self.forks.retain(|held| !is_part(&held.other));
        if self.forks.len() >= FORKS {
            // The oldest fork of the same author is dropped, so that one party cannot displace the other's versions.
            let same = |held: &Fork<G>| held.author == fork.author;
            let oldest = self.forks.iter().position(same).unwrap_or(0);
            self.forks.remove(oldest);
        }
        self.forks.push(fork);
    }

    /// Goes on with the other version of fork number `n`. Returns whether it did: impossible once the held version was answered.
    pub fn switch(&mut self, n: usize) -> bool {
        let fork = self.forks.get_mut(n);
        let switched = fork.is_some_and(|fork| self.log.switch(fork));
        if switched {
            self.go_on();
        }
        switched
    }

    /// Drops the draft and the asides, which were about an earlier state of the log.
    fn go_on(&mut self) {
        self.draft.clear();
        self.said = None;
        self.heard = None;
        self.renew();
    }

    /// Recomputes the state after the log and the draft.
    fn renew(&mut self) {
        // A player whose acceptance came second has no part in the game that goes on.
        self.party = self
            .secret
            .as_ref()
            .and_then(|secret| self.log.party(secret));
        let has_floor = self.log.floor() == self.party();
        let secret = self.secret.as_ref().filter(|_| has_floor);
        let drafted = secret.and_then(|secret| self.log.draft(secret, &self.draft).ok());
        self.state = drafted.or_else(|| self.log.state().cloned());
        if is_resignation(self.heard.as_ref())
            && let Some((state, party)) = self.state.as_mut().zip(self.party)
        {
            // Fails only if the game is over, and then nothing has to change.
            let _ = state.resign(party.other());
        }
    }
}

fn is_resignation(aside: Option<&Aside>) -> bool {
    aside.is_some_and(|aside| aside.word == Word::Resign)
}
