//! The state after the messages of a log: the game, who has the floor, and how every throw was made.

use game::{Dealt, Judge, Record, Side, Turn};

use crate::item::{Item, Offer, Word};
use crate::log::Invited;
use crate::names::tidy_name;
use crate::throws::{Bits, EXCHANGES, Value};
use crate::{Aside, GameId, Party, Refused, Terms, Throws};

/// How a throw, or several in a row, were made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Exchange {
    /// Its number, from 1.
    pub number: u32,
    /// The number of the first record entry that it made.
    pub first_entry: usize,
    /// The value of the inviter, and that of the invited.
    pub values: [Value; 2],
}

/// How the players ended a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum End {
    Resigned(Party),
    Agreed,
}

/// The most entries that can be replayed in a game after decisions are taken back. A game of 400 entries can take back 500 times.
/// A letter made to keep its reader busy cannot exceed this limit.
const REPLAY_LIMIT: usize = 200_000;

/// The state after the messages of a log.
#[derive(Clone, Debug)]
pub struct State<G: Dealt> {
    id: GameId,
    throws: Throws,
    /// The side of each party.
    sides: [Side; 2],
    record: Record<G>,
    game: G,
    /// The party that made each entry of the record; `None` for chance.
    deciders: Vec<Option<Party>>,
    /// How many exchanges were asked for, how many of them each party has answered, and how many have become dice.
    due: u32,
    shown: [u32; 2],
    dealt: u32,
    /// The bits of the last exchange, while more throws follow from it.
    bits: Option<Bits>,
    exchanges: Vec<Exchange>,
    offer: Option<(Party, Offer)>,
    taken_back: u32,
    /// The number of entries that were replayed because something was taken back.
    replayed: usize,
    used: [u32; 2],
    end: Option<End>,
}

/// The values of both parties that are known here: the inviter's and the invited's, each from the anchor on.
pub(crate) type Values<'a> = [&'a [Value]; 2];

impl<G: Dealt> State<G> {
    pub(crate) fn new(id: GameId, terms: &Terms<G>, invited: &Invited) -> State<G> {
        let mut record = terms.start.clone();
        let sides = [invited.side().other(), invited.side()];
        let game = record.replay(usize::MAX);
        let deciders = vec![None; record.entries().len()];
        for (side, name) in sides.into_iter().zip([&terms.name, &invited.name]) {
            record.set_name(side.into(), &tidy_name(name));
        }
        State {
            id,
            throws: terms.throws,
            sides,
            record,
            game,
            deciders,
            due: 0,
            shown: [0; 2],
            dealt: 0,
            bits: None,
            exchanges: Vec::new(),
            offer: None,
            taken_back: 0,
            replayed: 0,
            used: [0; 2],
            end: None,
        }
    }

    pub fn record(&self) -> &Record<G> {
        &self.record
    }

    pub fn game(&self) -> &G {
        &self.game
    }

    pub fn judge(&self) -> &Judge<G> {
        self.record.judge()
    }

    pub fn side(&self, party: Party) -> G::Side {
        self.sides[party.index()].into()
    }

    pub fn party(&self, side: G::Side) -> Party {
        let side: Side = side.into();
        Party::BOTH[usize::from(self.sides[1] == side)]
    }

    /// The party that appends to the log next; `None` once the game is over.
    pub fn floor(&self) -> Option<Party> {
        if let Some((offerer, _)) = self.offer {
            return Some(offerer.other());
        }
        match self.game.turn() {
            Turn::Over(_) => None,
            Turn::Decide(side) => Some(self.party(side)),
            // The party that still owes a value has the floor. The author of the message that led to the throw has shown its own.
            Turn::Chance(_) => Party::BOTH
                .into_iter()
                .find(|party| self.shown[party.index()] < self.due),
        }
    }

    /// The offer that waits for an answer, and the party that made it.
    pub const fn offer(&self) -> Option<(Party, Offer)> {
        self.offer
    }

    /// The number of an exchange that one party has answered and the other has not, and the party that has not.
    pub fn open_exchange(&self) -> Option<(u32, Party)> {
        let behind = |party: &Party| self.shown[party.index()] < self.due;
        let party = Party::BOTH.into_iter().find(behind);
        let party = party.filter(|_| self.waits_for_chance())?;
        Some((self.due, party))
    }

    /// The exchanges of all throws, in order.
    pub fn exchanges(&self) -> &[Exchange] {
        &self.exchanges
    }

    /// The number of times that something was taken back.
    pub const fn taken_back(&self) -> u32 {
        self.taken_back
    }

    /// The seconds that each party says it used, the inviter's first.
    pub const fn used(&self) -> [u32; 2] {
        self.used
    }

    /// How the players ended the game; `None` if they did not.
    pub const fn end(&self) -> Option<End> {
        self.end
    }

    /// The number of values that each party has shown, the inviter's first.
    pub(crate) const fn shown(&self) -> [u32; 2] {
        self.shown
    }

    /// How many decisions are taken back if `party` takes back its last one, counting those made since; `None` if its last
    /// decision is followed by chance or another kind of entry.
    pub fn undone_by(&self, party: Party) -> Option<usize> {
        let decisions = self.deciders.iter().rev().take_while(|by| by.is_some());
        let own = decisions.clone().position(|by| *by == Some(party))?;
        (!self.game.turn().is_over()).then_some(own + 1)
    }

    /// Applies an item of a message by `author`.
    pub(crate) fn apply(
        &mut self,
        author: Party,
        item: &Item<G::Entry>,
        values: Values<'_>,
    ) -> Result<(), Refused> {
        if !item.is_before_the_throw() {
            self.settle(author, values)?;
        }
        if self.game.turn().is_over() && !matches!(item, Item::Spent(_)) {
            return Err(Refused::Over);
        }
        let open_to_author = self.offer.filter(|(offerer, _)| *offerer != author);
        let is_answer = match item {
            Item::Answer(_) | Item::Resign => true,
            Item::TakeIn(aside) => aside.word == Word::Resign,
            _ => false,
        };
        if open_to_author.is_some() && !is_answer {
            return Err(Refused::AnswerFirst);
        }
        match item {
            Item::Decide(entry) => self.decide(author, entry),
            Item::Offer(offer) => self.open(author, *offer),
            Item::DrawFirst if self.waits_for_chance() => self.open(author, Offer::Draw),
            // Without a throw to come first, an offer of a draw has only one form.
            Item::DrawFirst => Err(Refused::NotForTheLog),
            Item::Answer(yes) => {
                let (offerer, offer) = open_to_author.ok_or(Refused::NothingToAnswer)?;
                self.offer = None;
                match offer {
                    _ if !yes => Ok(()),
                    Offer::Draw => self.finish(G::agreement(), End::Agreed),
                    Offer::TakeBack => {
                        let count = self.undone_by(offerer);
                        self.take_back(count.ok_or(Refused::NothingToTakeBack)?)
                    }
                }
            }
            Item::TakeIn(aside) => match aside.word {
                Word::Resign => self.resign(author.other()),
                Word::Offer(offer) => self.open(author.other(), offer),
                Word::Wave => Err(Refused::NotForTheLog),
            },
            Item::Resign => self.resign(author),
            Item::Spent(seconds) => {
                let used = &mut self.used[author.index()];
                *used = used.saturating_add(*seconds);
                Ok(())
            }
        }
    }

    /// Makes every throw that is possible. The author of a message shows with it its values for all exchanges that are due. While
    /// an offer is open it shows none, because after the answer the throw may not be due.
    pub(crate) fn settle(&mut self, author: Party, values: Values<'_>) -> Result<(), Refused> {
        loop {
            self.deal(values)?;
            if self.due > EXCHANGES {
                return Err(Refused::TooManyThrows);
            }
            if self.offer.is_some()
                || !self.waits_for_chance()
                || self.shown[author.index()] == self.due
            {
                return Ok(());
            }
            self.shown[author.index()] = self.due;
        }
    }

    fn waits_for_chance(&self) -> bool {
        matches!(self.game.turn(), Turn::Chance(_))
    }

    /// Makes throws as long as both parties have shown their values for them.
    fn deal(&mut self, values: Values<'_>) -> Result<(), Refused> {
        while self.waits_for_chance() {
            if self.bits.is_none() {
                self.due = self.due.max(self.dealt + 1);
            }
            // The offer is answered first: an answer that knew the dice could be a different one.
            if self.offer.is_some() {
                return Ok(());
            }
            let Some(mut bits) = self.bits.take().or_else(|| self.exchange(values)) else {
                return Ok(());
            };
            let entry = self.game.deal(|| bits.next()).ok_or(Refused::Game)?;
            self.bits = Some(bits);
            self.enter(entry, None)?;
        }
        Ok(())
    }

    /// The bits of the next exchange, once both parties have shown their values.
    fn exchange(&mut self, values: Values<'_>) -> Option<Bits> {
        let number = self.dealt + 1;
        let value = |party: Party| {
            let shown = self.shown[party.index()] >= number;
            values[party.index()].get(number as usize).filter(|_| shown)
        };
        let values = [*value(Party::Inviter)?, *value(Party::Invited)?];
        self.exchanges.push(Exchange {
            number,
            first_entry: self.record.entries().len(),
            values,
        });
        self.dealt = number;
        Some(Bits::new(self.id, number, values))
    }

    fn enter(&mut self, entry: G::Entry, by: Option<Party>) -> Result<(), Refused> {
        let entry = self.game.as_recorded(entry);
        self.game.enter_unseen(&entry).map_err(|_| Refused::Game)?;
        self.record.push(entry);
        self.deciders.push(by);
        Ok(())
    }

    fn decide(&mut self, author: Party, entry: &G::Entry) -> Result<(), Refused> {
        let side = match self.game.turn() {
            Turn::Decide(side) => side,
            Turn::Chance(_) => return Err(Refused::ThrowFirst),
            Turn::Over(_) => return Err(Refused::Over),
        };
        if self.party(side) != author || self.offer.is_some() {
            return Err(Refused::NotYourTurn);
        }
        if !G::is_decision(entry) {
            return Err(Refused::NotADecision);
        }
        self.enter(entry.clone(), Some(author))?;
        let same_turn = self
            .game
            .turn()
            .side()
            .is_some_and(|side| self.party(side) == author);
        if self.throws == Throws::Strict || !same_turn {
            self.bits = None;
        }
        Ok(())
    }

    fn open(&mut self, offerer: Party, offer: Offer) -> Result<(), Refused> {
        if self.offer.is_some() {
            return Err(Refused::AnswerFirst);
        }
        if !self.can_offer(offerer, offer) {
            return Err(Refused::NothingToTakeBack);
        }
        self.offer = Some((offerer, offer));
        Ok(())
    }

    /// Whether the offer is possible: taking back needs a decision that can be taken back.
    pub(crate) fn can_offer(&self, offerer: Party, offer: Offer) -> bool {
        offer == Offer::Draw || self.undone_by(offerer).is_some()
    }

    /// Ends the game by a resignation, unless it is over.
    pub(crate) fn resign(&mut self, party: Party) -> Result<(), Refused> {
        self.offer = None;
        self.finish(G::resignation(self.side(party)), End::Resigned(party))
    }

    fn finish(&mut self, entry: G::Entry, end: End) -> Result<(), Refused> {
        self.enter(entry, None)?;
        self.end = Some(end);
        Ok(())
    }

    fn take_back(&mut self, count: usize) -> Result<(), Refused> {
        let left = self.record.entries().len().saturating_sub(count);
        self.replayed += left;
        if self.replayed > REPLAY_LIMIT {
            return Err(Refused::TooLong);
        }
        self.record.truncate(left);
        self.deciders.truncate(left);
        self.game = self.record.replay(left);
        self.taken_back += 1;
        Ok(())
    }

    /// Refuses an aside of `by` that can no longer be taken in.
    pub(crate) fn check_aside(
        &self,
        by: Party,
        aside: &Aside,
        messages: usize,
    ) -> Result<(), Refused> {
        match aside.word {
            Word::Resign => Ok(()),
            // An offer lapses when something else happens.
            Word::Offer(_) if aside.after as usize != messages => Err(Refused::TooLate),
            Word::Offer(offer) if self.can_offer(by, offer) => Ok(()),
            Word::Offer(_) => Err(Refused::NothingToTakeBack),
            Word::Wave => Err(Refused::NotForTheLog),
        }
    }
}
