//! A player's place in a game: the log, what was decided and not sent, and what was said beside the log.

use game::{Dealt, Side, Turn};

use crate::item::{Item, Offer, Word};
use crate::merge::{Fork, Merged};
use crate::{Aside, GameId, Letter, Log, Party, Refused, Secret, State, Terms, Unread};

/// What a letter that came has brought.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Received {
    /// No message that was not known; something may be said beside the log.
    Known,
    /// An earlier state of the game.
    Older,
    /// Messages from this number on.
    News(usize),
    /// Another way on from message number `at`, which `author` has said twice; `replaced` where the game goes on that way now.
    Fork {
        /// The number of the first message that differs.
        at: usize,
        /// Who said both.
        author: Party,
        /// Whether the held way is the other one now.
        replaced: bool,
    },
}

/// How many ways that do not go on are kept of a game: whoever signs thousands of them fills nobody's storage.
const FORKS: usize = 2;

/// Why a letter was not taken in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NotReceived {
    /// It cannot be read.
    Unread(Unread),
    /// It is one of another game at a distance than this.
    OtherGame,
}

/// One's own place at a game at a distance: a player's, who has a secret, or that of somebody who watches.
#[derive(Clone, Debug)]
pub struct Peer<G: Dealt> {
    secret: Option<Secret>,
    /// Whose the secret is: to find that out takes a millisecond.
    party: Option<Party>,
    log: Log<G>,
    /// What was decided and not sent.
    draft: Vec<Item<G::Entry>>,
    /// What the log and the draft come to, with the other's resignation if it was heard.
    state: Option<State<G>>,
    /// The ways of forks that do not go on.
    forks: Vec<Fork<G>>,
    /// What one said oneself since the log last grew, and the other.
    said: Option<Aside>,
    heard: Option<Aside>,
}

impl<G: Dealt> Peer<G> {
    /// Invites somebody.
    ///
    /// # Errors
    /// Those of [`Log::invite`].
    pub fn invite(id: GameId, secret: Secret, terms: Terms<G>) -> Result<Peer<G>, Refused> {
        let log = Log::invite(id, &secret, terms)?;
        Ok(Peer::new(Some(secret), log))
    }

    /// Opens a letter of a game that is not known here: to accept the invitation in it, or to watch. With a secret, to play on
    /// with it.
    #[must_use]
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

    /// Takes the place of whoever has this secret, where somebody watches. Whether it is one of the two.
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

    /// Accepts the invitation. `side` is the one to be played, where that can be chosen.
    ///
    /// # Errors
    /// Those of [`Log::accept`].
    pub fn accept(&mut self, secret: Secret, name: &str, side: Side) -> Result<(), Refused> {
        self.log.accept(&secret, name, side)?;
        self.secret = Some(secret);
        self.party = Some(Party::Invited);
        self.renew();
        Ok(())
    }

    /// The log, without what was not sent.
    #[must_use]
    pub const fn log(&self) -> &Log<G> {
        &self.log
    }

    #[must_use]
    pub const fn secret(&self) -> Option<&Secret> {
        self.secret.as_ref()
    }

    /// Which party sits here; none where somebody watches, or has not accepted yet.
    #[must_use]
    pub const fn party(&self) -> Option<Party> {
        self.party
    }

    /// What the log and the decisions that were not sent come to, and a resignation of the other that is not in the log yet; nothing
    /// before the invitation is accepted.
    #[must_use]
    pub const fn state(&self) -> Option<&State<G>> {
        self.state.as_ref()
    }

    /// Whether one's own turn goes on: something is to be decided here before a letter goes out.
    #[must_use]
    pub fn is_to_decide(&self) -> bool {
        let floor = self.state.as_ref().and_then(State::floor);
        floor.is_some() && floor == self.party()
    }

    /// Whether there is something to be sent that is not in the log yet: a turn that is made, or a value that the other's throw
    /// waits for.
    #[must_use]
    pub fn is_to_send(&self) -> bool {
        let has_floor = self.log.floor().is_some() && self.log.floor() == self.party();
        self.state.is_some() && has_floor && !self.is_to_decide()
    }

    /// Decides, or throws away what cannot be decided.
    ///
    /// # Errors
    /// [`Refused`]; nothing has changed then.
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
    #[must_use]
    pub fn can_take_back(&self) -> bool {
        self.undone().is_some()
    }

    fn undone(&self) -> Option<usize> {
        let count = self.state.as_ref()?.undone_by(self.party()?)?;
        let decision = |item: &&Item<G::Entry>| matches!(item, Item::Decide(_));
        let drafted = self.draft.iter().rev().take_while(decision).count();
        (count <= drafted).then_some(count)
    }

    /// Takes the last decision back, if that can be. Whether it could.
    pub fn take_back(&mut self) -> bool {
        let Some(count) = self.undone() else {
            return false;
        };
        self.draft.truncate(self.draft.len() - count);
        self.renew();
        true
    }

    /// Whether the last decision was sent, and can be taken back if the other allows it.
    #[must_use]
    pub fn can_ask_to_take_back(&self) -> bool {
        let state = self.log.state().zip(self.party());
        let can = state.is_some_and(|(state, party)| state.can_offer(party, Offer::TakeBack));
        let over = self
            .state
            .as_ref()
            .is_some_and(|state| state.game().turn().is_over());
        // Whoever has resigned has ended the game, though the other has not heard it.
        can && !over
            && self.may_say(Word::Offer(Offer::TakeBack))
            && self.draft.is_empty()
            && self.log.floor() != self.party()
    }

    /// Puts on the log what was decided, with the seconds that it took if the game has a clock.
    ///
    /// # Errors
    /// [`Refused`] if there is nothing to be sent.
    pub fn send(&mut self, spent: Option<u32>) -> Result<(), Refused> {
        self.append(self.turn(spent))
    }

    /// What was decided, and the seconds that it took if the game has a clock.
    fn turn(&self, spent: Option<u32>) -> Vec<Item<G::Entry>> {
        let items = self.draft.iter().cloned();
        let spent = spent.filter(|_| self.log.terms().clock.is_some());
        items.chain(spent.map(Item::Spent)).collect()
    }

    /// Whether what was decided leads to a throw that is not made yet.
    fn waits_for_a_throw(&self) -> bool {
        let state = self.state.as_ref().filter(|_| !self.draft.is_empty());
        state.is_some_and(|state| matches!(state.game().turn(), Turn::Chance(_)))
    }

    fn append(&mut self, items: Vec<Item<G::Entry>>) -> Result<(), Refused> {
        let secret = self.secret.as_ref().ok_or(Refused::NotAPlayer)?;
        self.log.append(secret, items)?;
        self.draft.clear();
        self.said = None;
        self.heard = None;
        self.renew();
        Ok(())
    }

    /// Whether this can be said now. Beside the log one thing is said at a time: nothing takes the place of a resignation, and no
    /// greeting that of a question.
    #[must_use]
    pub fn may_say(&self, word: Word) -> bool {
        match self.said.map(|aside| aside.word) {
            Some(Word::Resign) => false,
            Some(Word::Offer(_)) => word != Word::Wave,
            Some(Word::Wave) | None => true,
        }
    }

    /// Says something: in the log with what was decided, if one has the floor, else beside it. An offer in the log has the seconds
    /// with it that the turn took, if the game has a clock.
    ///
    /// # Errors
    /// [`Refused`].
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
                    // Whoever answers is not to know the dice.
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

    /// What the other offers and has not been answered: in the log, or beside it.
    #[must_use]
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

    /// What one offers oneself and the other has not answered: in the log, or beside it.
    #[must_use]
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

    /// Answers what the other offers. What was decided here and not sent is let go, where a decision is taken back.
    ///
    /// # Errors
    /// [`Refused`] if nothing is offered.
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
            // What does not fit any more is let go.
            if self.add(item).is_err() {
                break;
            }
        }
        Ok(())
    }

    /// The letter to be sent: the log, and what one says beside it.
    #[must_use]
    pub fn letter(&self) -> Letter<G> {
        Letter {
            log: self.log.clone(),
            aside: self.said,
        }
    }

    /// The letter that has everything, what was not sent too, for whoever keeps it.
    #[must_use]
    pub fn drafted(&self) -> Option<Letter<G>> {
        let secret = self.secret.as_ref().filter(|_| !self.draft.is_empty())?;
        let mut log = self.log.clone();
        log.append(secret, self.draft.clone()).ok()?;
        Some(Letter { log, aside: None })
    }

    /// Takes up again what [`Peer::drafted`] wrote.
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

    /// Takes in a letter.
    ///
    /// # Errors
    /// [`NotReceived`]; nothing has changed then.
    pub fn receive(&mut self, text: &str) -> Result<Received, NotReceived> {
        self.take_in(Letter::read(text).map_err(NotReceived::Unread)?)
    }

    /// Takes in a letter that was read.
    ///
    /// # Errors
    /// [`NotReceived::OtherGame`]; nothing has changed then.
    pub fn take_in(&mut self, letter: Letter<G>) -> Result<Received, NotReceived> {
        let received = match self.log.merge(letter.log) {
            Merged::OtherGame => return Err(NotReceived::OtherGame),
            Merged::Same => Received::Known,
            // Whoever resigned before the newest turn came has resigned all the same.
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
            let said = self.said.take();
            self.draft.clear();
            self.heard = None;
            self.renew();
            if is_resignation(said.as_ref()) {
                // The other had not heard it. Where the game is over it is not said again.
                let _ = self.say(Word::Resign, None);
            }
        }
        self.hear(letter.aside);
        Ok(received)
    }

    /// Takes note of what the other says beside the log. A resignation is believed at once.
    fn hear(&mut self, aside: Option<Aside>) {
        let Some((aside, party)) = aside.zip(self.party()) else {
            return;
        };
        if self.log.is_said_by(party, &aside) {
            // One's own words, in a letter that was kept.
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
            // It stays heard where it cannot be taken in.
            self.renew();
        }
    }

    /// Whether the other waved with its last letter.
    #[must_use]
    pub fn is_waved_at(&self) -> bool {
        self.heard.is_some_and(|aside| aside.word == Word::Wave)
    }

    /// The ways of forks that do not go on.
    #[must_use]
    pub fn forks(&self) -> &[Fork<G>] {
        &self.forks
    }

    /// Keeps the way of a fork that does not go on as the last one, and none that is a part of another.
    fn keep(&mut self, fork: Fork<G>) {
        let known = |held: &Fork<G>| held.other.contains(&fork.other);
        let fork = match self.forks.iter().position(known) {
            Some(n) => self.forks.remove(n),
            None => fork,
        };
        let is_part = |way: &Log<G>| self.log.contains(way) || fork.other.contains(way);
        self.forks.retain(|held| !is_part(&held.other));
        if self.forks.len() >= FORKS {
            // The oldest of the same author goes, so that nobody drives out all that another one has said.
            let same = |held: &Fork<G>| held.author == fork.author;
            let oldest = self.forks.iter().position(same).unwrap_or(0);
            self.forks.remove(oldest);
        }
        self.forks.push(fork);
    }

    /// Goes on with the other way of fork number `n`. Whether that could be: not once the held one was answered.
    pub fn switch(&mut self, n: usize) -> bool {
        if n >= self.forks.len() {
            return false;
        }
        let fork = self.forks.remove(n);
        match self.log.switch(fork) {
            Ok(held) => {
                self.forks.insert(n, held);
                self.draft.clear();
                self.said = None;
                self.heard = None;
                self.renew();
                true
            }
            Err(fork) => {
                self.forks.insert(n, fork);
                false
            }
        }
    }

    /// Computes anew what the log and the draft come to.
    fn renew(&mut self) {
        // Whoever was second to accept has no part in the game that goes on.
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
            // Nothing changes in a game that is over.
            let _ = state.resign(party.other());
        }
    }
}

fn is_resignation(aside: Option<&Aside>) -> bool {
    aside.is_some_and(|aside| aside.word == Word::Resign)
}
