//! The log of a game at a distance: an invitation, an acceptance, and the moves and statements of both parties. Each message is
//! signed and chained to the one before.

use game::{BitWriter, Dealt, Side};

use serde::{Deserialize, Serialize};

use crate::item::{self, Item, Offer, Word};
use crate::keys::{Digest, PublicKey, SignatureBytes, digest, is_signed, sign};
use crate::names::tidy_name;
use crate::state::Values;
use crate::throws::{self, Value};
use crate::{
    Aside, CLOCK_LIMIT, Clock, GameId, Party, Refused, Secret, Sides, State, Terms, Throws, Unread,
};

/// The longest letter that is read, in bytes.
pub const LETTER_LIMIT: usize = 64 << 10;

/// The most bytes of the invitation and all items in a letter that is read. Everything else has fewer than 512 bytes, and four
/// characters of text stand for three bytes.
pub(crate) const ROOM: usize = LETTER_LIMIT / 4 * 3 - 1024;

/// The beginning of the link of a record.
pub(crate) const GAME: &str = "game=";

/// The most messages that a log can have.
pub const MESSAGE_LIMIT: usize = 20_000;

/// A message in a log, by one of the parties.
#[derive(Clone, Debug)]
pub struct Message<E> {
    pub author: Party,
    /// Its content. Empty if the message only answers a throw, and in the invitation and the acceptance, whose content the log
    /// stores itself.
    pub items: Vec<Item<E>>,
    /// The items as they are encoded in a letter.
    pub(crate) packed: Vec<u8>,
    /// Identifies this message and everything before it.
    pub hash: [u8; 32],
}

/// What a party has shown, as it stands in a letter.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Member {
    /// It stands elsewhere in a letter.
    #[serde(skip)]
    pub(crate) key: PublicKey,
    /// The number of the last value that it has shown.
    pub(crate) shown: u32,
    pub(crate) value: Value,
    /// Its signature of its last message.
    pub(crate) signature: SignatureBytes,
}

/// A game at a distance, up to the newest message.
#[derive(Clone, Debug)]
pub struct Log<G: Dealt> {
    pub(crate) id: GameId,
    pub(crate) terms: Terms<G>,
    pub(crate) inviter: Member,
    pub(crate) invited: Option<Invited>,
    pub(crate) messages: Vec<Message<G::Entry>>,
    /// The state after all messages; `None` before the invitation is accepted.
    pub(crate) state: Option<State<G>>,
}

/// The content of the invitation, as it is signed and as it stands in a letter.
#[derive(Serialize, Deserialize)]
pub(crate) struct Invitation {
    pub(crate) id: GameId,
    pub(crate) key: PublicKey,
    pub(crate) name: String,
    pub(crate) sides: Sides,
    pub(crate) throws: Throws,
    pub(crate) clock: Option<Clock>,
    pub(crate) follows: Option<GameId>,
    /// The link of the start, without its beginning.
    pub(crate) start: String,
}

/// The party that accepted an invitation, and its choices.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Invited {
    key: PublicKey,
    pub(crate) name: String,
    pub(crate) side: u8,
    pub(crate) member: Member,
}

impl Invited {
    pub(crate) fn with_key(mut self) -> Invited {
        self.member.key = self.key;
        self
    }

    pub(crate) fn side(&self) -> Side {
        Side::BOTH[usize::from(self.side == 1)]
    }
}

/// Writes a part of a letter, or of what is signed.
pub(crate) fn encode(part: &impl Serialize) -> Vec<u8> {
    // Fails only for lists of unknown length.
    postcard::to_allocvec(part).unwrap_or_default()
}

impl<G: Dealt> Log<G> {
    pub fn invite(id: GameId, secret: &Secret, mut terms: Terms<G>) -> Result<Log<G>, Refused> {
        terms.name = tidy_name(&terms.name);
        check(&terms)?;
        let mut log = Log {
            id,
            terms,
            inviter: Member::new(id, secret, Party::Inviter),
            invited: None,
            messages: Vec::new(),
            state: None,
        };
        log.push(Party::Inviter, Vec::new(), Vec::new(), secret);
        Ok(log)
    }

    /// Accepts the invitation. `side` is the side to play, if it can be chosen.
    pub fn accept(&mut self, secret: &Secret, name: &str, side: Side) -> Result<(), Refused> {
        if self.invited.is_some() {
            return Err(Refused::Accepted);
        }
        if secret.public_key(self.id) == self.inviter.key {
            return Err(Refused::Own);
        }
        let side = match self.terms.sides {
            Sides::Inviter(side) => side.other(),
            Sides::InvitedChooses => side,
        };
        let name = tidy_name(name);
        let member = Member::new(self.id, secret, Party::Invited);
        let invited = Invited {
            key: member.key,
            name,
            side: side as u8,
            member,
        };
        let mut state = State::new(self.id, &self.terms, &invited);
        let values = self.values_with(secret, Party::Invited, 1);
        state.settle(Party::Invited, [&values[0], &values[1]])?;
        self.invited = Some(invited);
        self.state = Some(state);
        self.push(Party::Invited, Vec::new(), Vec::new(), secret);
        Ok(())
    }

    /// Appends a message by the holder of this secret.
    pub fn append(
        &mut self,
        secret: &Secret,
        mut items: Vec<Item<G::Entry>>,
    ) -> Result<(), Refused> {
        let author = self.author(secret)?;
        let (state, packed) = self.after(secret, &mut items)?;
        let shows = self.state.as_ref().map(State::shown) != Some(state.shown());
        if items.is_empty() && !shows {
            return Err(Refused::Nothing);
        }
        self.state = Some(state);
        self.push(author, items, packed, secret);
        Ok(())
    }

    /// Returns the state after one more message by the holder of this secret. Its dice are those that the message itself would
    /// bring.
    pub fn draft(&self, secret: &Secret, items: &[Item<G::Entry>]) -> Result<State<G>, Refused> {
        self.after(secret, &mut items.to_vec())
            .map(|(state, _)| state)
    }

    /// Returns the state after these items, and the items encoded. The items get the form in which the log stores them.
    fn after(
        &self,
        secret: &Secret,
        items: &mut [Item<G::Entry>],
    ) -> Result<(State<G>, Vec<u8>), Refused> {
        let author = self.author(secret)?;
        let mut state = self.state.clone().ok_or(Refused::NotAccepted)?;
        // The author knows its own values as far as the message can ask for them: one for every item, and one more.
        let values = self.values_with(secret, author, items.len() as u32 + 2);
        let values: Values<'_> = [&values[0], &values[1]];
        let mut bits = BitWriter::default();
        for item in items {
            if !item.is_before_the_throw() {
                state.settle(author, values)?;
            }
            // A decision with two forms is signed in the form in which it will be read.
            if let Item::Decide(entry) = item {
                *entry = state.game().as_recorded(entry.clone());
            }
            item::write(item, state.game(), &mut bits);
            self.apply(&mut state, author, item, values)?;
        }
        item::write_end(&mut bits);
        state.settle(author, values)?;
        let packed = bits.into_bytes();
        let before = self.messages.iter().map(|message| message.packed.len());
        let all = self.invitation().len() + before.sum::<usize>() + packed.len();
        if all > ROOM || self.messages.len() >= MESSAGE_LIMIT {
            return Err(Refused::TooLong);
        }
        Ok((state, packed))
    }

    /// Returns the party with this secret, if it has the floor.
    fn author(&self, secret: &Secret) -> Result<Party, Refused> {
        let party = self.party(secret).ok_or(Refused::NotAPlayer)?;
        let state = self.state.as_ref().ok_or(Refused::NotAccepted)?;
        match state.floor() {
            None => Err(Refused::Over),
            Some(floor) if floor == party => Ok(party),
            Some(_) => Err(Refused::NotYourTurn),
        }
    }

    /// Applies an item of the next message.
    pub(crate) fn apply(
        &self,
        state: &mut State<G>,
        author: Party,
        item: &Item<G::Entry>,
        values: Values<'_>,
    ) -> Result<(), Refused> {
        if let Item::TakeIn(aside) = item {
            if !self.is_said_by(author.other(), aside) {
                return Err(Refused::Forged);
            }
            state.check_aside(author.other(), aside, self.messages.len())?;
        }
        state.apply(author, item, values)
    }

    /// Makes a statement while the other party has the floor.
    pub fn aside(&self, secret: &Secret, word: Word) -> Result<Aside, Refused> {
        let party = self.party(secret).ok_or(Refused::NotAPlayer)?;
        let state = self.state.as_ref().ok_or(Refused::NotAccepted)?;
        if word != Word::Wave {
            match state.floor() {
                None => return Err(Refused::Over),
                Some(floor) if floor == party => return Err(Refused::YourTurn),
                Some(_) => {}
            }
        }
        if let Word::Offer(offer) = word
            && !state.can_offer(party, offer)
        {
            return Err(Refused::NothingToTakeBack);
        }
        let after = self.messages.len() as u32;
        let said = self.said(party, word, after).ok_or(Refused::NotAccepted)?;
        Ok(Aside {
            word,
            after,
            signature: sign(&secret.key(self.id), &said),
        })
    }

    /// Whether the party has signed this aside for this very log.
    pub fn is_said_by(&self, party: Party, aside: &Aside) -> bool {
        let said = self.said(party, aside.word, aside.after);
        self.member(party)
            .zip(said)
            .is_some_and(|(member, said)| is_signed(&member.key, &said, &aside.signature))
    }

    /// Whether the other party's aside can be taken into the log now.
    pub(crate) fn takes_in(&self, aside: &Aside) -> bool {
        let by = self.floor().map(Party::other);
        self.state.as_ref().zip(by).is_some_and(|(state, by)| {
            let checked = state.check_aside(by, aside, self.messages.len());
            checked.is_ok()
        })
    }

    fn said(&self, party: Party, word: Word, after: u32) -> Option<Digest> {
        let last = self.messages.get((after as usize).checked_sub(1)?)?;
        Some(digest("aside", &[&last.hash, &[party as u8, word.into()]]))
    }

    /// Returns the party with this secret.
    pub fn party(&self, secret: &Secret) -> Option<Party> {
        let key = secret.public_key(self.id);
        let is = |party: &Party| self.member(*party).is_some_and(|member| member.key == key);
        Party::BOTH.into_iter().find(is)
    }

    pub const fn id(&self) -> GameId {
        self.id
    }

    pub const fn terms(&self) -> &Terms<G> {
        &self.terms
    }

    /// The state after all messages; `None` before the invitation is accepted.
    pub const fn state(&self) -> Option<&State<G>> {
        self.state.as_ref()
    }

    pub fn messages(&self) -> &[Message<G::Entry>] {
        &self.messages
    }

    /// The answers in the messages from number `from` on: who answered, which offer, and whether it was accepted.
    pub fn answers(&self, from: usize) -> Vec<(Party, Offer, bool)> {
        let mut answers = Vec::new();
        let mut offered = None;
        for (number, message) in self.messages.iter().enumerate() {
            for item in &message.items {
                match item {
                    Item::Offer(offer) => offered = Some(*offer),
                    Item::DrawFirst => offered = Some(Offer::Draw),
                    Item::TakeIn(aside) => {
                        if let Word::Offer(offer) = aside.word {
                            offered = Some(offer);
                        }
                    }
                    Item::Answer(yes) => {
                        let answer = offered.take().map(|offer| (message.author, offer, *yes));
                        answers.extend(answer.filter(|_| number >= from));
                    }
                    _ => {}
                }
            }
        }
        answers
    }

    /// A party's name as it is shown; empty if it gave none.
    pub fn name(&self, party: Party) -> String {
        tidy_name(match party {
            Party::Inviter => &self.terms.name,
            Party::Invited => self.invited.as_ref().map_or("", |invited| &invited.name),
        })
    }

    /// The party that appends next; `None` once the game is over.
    pub fn floor(&self) -> Option<Party> {
        match &self.state {
            Some(state) => state.floor(),
            None => Some(Party::Invited),
        }
    }

    pub(crate) fn member(&self, party: Party) -> Option<&Member> {
        match party {
            Party::Inviter => Some(&self.inviter),
            Party::Invited => self.invited.as_ref().map(|invited| &invited.member),
        }
    }

    fn member_mut(&mut self, party: Party) -> Option<&mut Member> {
        match party {
            Party::Inviter => Some(&mut self.inviter),
            Party::Invited => self.invited.as_mut().map(|invited| &mut invited.member),
        }
    }

    /// All values that are known here, the inviter's first, each list from the anchor on.
    pub(crate) fn values(&self) -> [Vec<Value>; 2] {
        Party::BOTH.map(|party| match self.member(party) {
            Some(member) => throws::all(member.value, self.id, party, member.shown),
            None => Vec::new(),
        })
    }

    /// All values known to the holder of this secret, with `more` of its own values beyond those shown.
    fn values_with(&self, secret: &Secret, party: Party, more: u32) -> [Vec<Value>; 2] {
        let mut values = self.values();
        let shown = self.member(party).map_or(0, |member| member.shown);
        let last = (shown + more).min(throws::EXCHANGES);
        let own = secret.value(self.id, party, last);
        values[party.index()] = throws::all(own, self.id, party, last);
        values
    }

    /// The number of values that a party has shown.
    fn shown(&self, party: Party) -> u32 {
        let state = self.state.as_ref();
        state.map_or(0, |state| state.shown()[party.index()])
    }

    /// Appends a message by the holder of this secret. The state already contains it.
    fn push(
        &mut self,
        author: Party,
        items: Vec<Item<G::Entry>>,
        packed: Vec<u8>,
        secret: &Secret,
    ) {
        let shown = self.shown(author);
        let value = secret.value(self.id, author, shown);
        let hash = self.enter(author, items, packed, value);
        let signature = sign(&secret.key(self.id), &hash);
        if let Some(member) = self.member_mut(author) {
            member.value = value;
            member.shown = shown;
            member.signature = signature;
        }
    }

    /// Appends a message that was read from a letter. The state already contains it.
    pub(crate) fn push_read(
        &mut self,
        author: Party,
        items: Vec<Item<G::Entry>>,
        packed: Vec<u8>,
        values: Values<'_>,
    ) -> Result<(), Unread> {
        let value = values[author.index()].get(self.shown(author) as usize);
        let value = *value.ok_or(Unread::Values(author))?;
        self.enter(author, items, packed, value);
        Ok(())
    }

    /// Appends a message in which its author has shown this value.
    fn enter(
        &mut self,
        author: Party,
        items: Vec<Item<G::Entry>>,
        packed: Vec<u8>,
        value: Value,
    ) -> Digest {
        let hash = self.hash(author, &packed, value);
        self.messages.push(Message {
            author,
            items,
            packed,
            hash,
        });
        hash
    }

    /// The encoded [`Invitation`].
    pub(crate) fn invitation(&self) -> Vec<u8> {
        let terms = &self.terms;
        let start = terms.start.write_link();
        encode(&Invitation {
            id: self.id,
            key: self.inviter.key,
            name: terms.name.clone(),
            sides: terms.sides,
            throws: terms.throws,
            clock: terms.clock,
            follows: terms.follows,
            start: start.strip_prefix(GAME).unwrap_or(&start).to_owned(),
        })
    }

    /// The hash of the next message, in which its author has shown this value.
    pub(crate) fn hash(&self, author: Party, packed: &[u8], value: Value) -> Digest {
        let last = self.messages.last().map_or([0; 32], |message| message.hash);
        let offered = match (self.messages.len(), &self.invited) {
            (0, _) => self.invitation(),
            (1, Some(invited)) => encode(&(invited.key, &invited.name, invited.side)),
            _ => Vec::new(),
        };
        digest(
            "message",
            &[&last, &[author as u8], &offered, packed, &value.0],
        )
    }
}

impl Member {
    fn new(id: GameId, secret: &Secret, party: Party) -> Member {
        Member {
            key: secret.public_key(id),
            value: secret.value(id, party, 0),
            shown: 0,
            signature: SignatureBytes::default(),
        }
    }
}

/// Refuses impossible terms.
pub(crate) fn check<G: Dealt>(terms: &Terms<G>) -> Result<(), Refused> {
    let start = &terms.start;
    let opens = |position| G::is_opening(start.judge(), position);
    if !start.start().is_none_or(opens) {
        return Err(Refused::Game);
    }
    let mut game = start.opening();
    for entry in start.entries() {
        let mut is_thrown = false;
        let _ = game.deal(|| {
            is_thrown = true;
            0
        });
        // Nothing is decided before the invitation is accepted. Dice already on the board would have been thrown by one party
        // alone.
        if G::is_decision(entry) || is_thrown && G::is_chance(entry) {
            return Err(Refused::Game);
        }
        game.enter_unseen(entry).map_err(|_| Refused::Game)?;
    }
    if game.turn().is_over() {
        return Err(Refused::Over);
    }
    let long = |clock: &Clock| clock.turn > CLOCK_LIMIT || clock.reserve > CLOCK_LIMIT;
    if terms.clock.as_ref().is_some_and(long) {
        return Err(Refused::Clock);
    }
    Ok(())
}
