//! A game in progress.

use std::sync::{Arc, OnceLock};

use game::{
    Bot, Dealt, Expected, Game, Level, ReadError, Record, Recorded, Side, Turn, WORD_JOINER,
    bits_from, trimmed, visible,
};

use crate::environment::Environment;
use crate::many::Rows;
use crate::playable::{Entry, Rules};
use crate::{AnyRules, AnyState, Error, Many, Planes, RuleSet};

/// What a state waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Node {
    /// Chance decides next.
    Chance,
    /// This side decides next.
    Decision(Side),
    /// Nothing: the game is over.
    Terminal,
}

/// A game in progress, with its record.
pub struct State<E: Environment> {
    rules: Arc<RuleSet<E>>,
    game: E::Game,
    record: Record<E::Game>,
    /// The legal decisions by number, computed on first use.
    legal: OnceLock<Vec<(usize, Entry<E>)>>,
}

impl<E: Environment> Clone for State<E> {
    fn clone(&self) -> State<E> {
        State {
            rules: Arc::clone(&self.rules),
            game: self.game.clone(),
            record: self.record.clone(),
            legal: self.legal.clone(),
        }
    }
}

impl<E: Environment> State<E> {
    /// The game at the end of a record, under the rules of the record.
    pub(crate) fn new(rules: Arc<RuleSet<E>>, record: Record<E::Game>) -> State<E> {
        State {
            rules,
            game: record.replay(record.entries().len()),
            record,
            legal: OnceLock::new(),
        }
    }

    /// Reads a record in the notation, including its result, and returns the game at its end.
    ///
    /// # Errors
    /// [`Error::Text`] with the place and the reason.
    pub fn read(text: &str) -> Result<State<E>, Error> {
        let record: Record<E::Game> = text
            .parse()
            .map_err(|error: ReadError<Expected<Rules<E>>>| Error::Text(error.to_string()))?;
        Ok(State::new(RuleSet::of(record.judge().clone()), record))
    }

    /// The rules.
    #[must_use]
    pub fn rules(&self) -> &Arc<RuleSet<E>> {
        &self.rules
    }

    /// The game itself.
    #[must_use]
    pub fn game(&self) -> &E::Game {
        &self.game
    }

    /// The record so far.
    #[must_use]
    pub fn record(&self) -> &Record<E::Game> {
        &self.record
    }

    /// The legal decisions with their numbers, in ascending order.
    #[must_use]
    pub fn decisions(&self) -> &[(usize, Entry<E>)] {
        self.legal.get_or_init(|| {
            let entries = self.game.decisions().into_iter();
            let mut legal: Vec<(usize, Entry<E>)> = entries
                .filter_map(|entry| Some((E::number(&self.game, &entry)?, entry)))
                .collect();
            legal.sort_by_key(|&(number, _)| number);
            legal
        })
    }

    /// The outcomes of chance with their probabilities; the number of an outcome is its index.
    #[must_use]
    pub fn chances(&self) -> Vec<(Entry<E>, f64)> {
        let mut found = Vec::new();
        E::chances(&self.game, &mut found);
        found
    }

    /// The entry with this number: a legal decision, or an outcome where chance comes next.
    ///
    /// # Errors
    /// [`Error::Number`] if the number stands for no entry.
    pub fn entry(&self, number: usize) -> Result<Entry<E>, Error> {
        if self.node() == Node::Chance {
            let chances = self.chances();
            let wanted = format!("chance has {} outcomes, from 0", chances.len());
            let outcome = chances.into_iter().nth(number);
            return outcome
                .map(|(entry, _)| entry)
                .ok_or(Error::Number { number, wanted });
        }
        let legal = self.decisions();
        match legal.binary_search_by_key(&number, |&(number, _)| number) {
            Ok(n) => Ok(legal[n].1.clone()),
            Err(_) => {
                let legal: Vec<usize> = legal.iter().map(|&(number, _)| number).collect();
                let wanted = legal_in_words(&legal);
                Err(Error::Number { number, wanted })
            }
        }
    }

    /// Adds an entry to the record: an action, an outcome of chance, a resignation or an agreed draw.
    ///
    /// # Errors
    /// [`Error::Entry`] if the entry cannot come next; then the state is unchanged.
    pub fn enter(&mut self, entry: Entry<E>) -> Result<(), Error> {
        let entered = self.game.enter_unseen(&entry);
        entered.map_err(|refused| Error::Entry(refused.to_string()))?;
        self.record.push(entry);
        self.legal = OnceLock::new();
        Ok(())
    }
}

impl<E: Environment> AnyState for State<E> {
    fn rules(&self) -> Arc<dyn AnyRules> {
        Arc::new(Arc::clone(&self.rules))
    }

    fn duplicate(&self) -> Box<dyn AnyState> {
        Box::new(self.clone())
    }

    fn node(&self) -> Node {
        match self.game.turn() {
            Turn::Chance(_) => Node::Chance,
            Turn::Decide(side) => Node::Decision(side.into()),
            Turn::Over(_) => Node::Terminal,
        }
    }

    fn returns(&self) -> [f64; 2] {
        match self.game.turn() {
            Turn::Over(outcome) => {
                let (first, _) = E::settled(&outcome);
                // A draw is 0 for both, not -0 for one.
                [first, 0.0 - first]
            }
            _ => [0.0; 2],
        }
    }

    fn reason(&self) -> Option<&'static str> {
        match self.game.turn() {
            Turn::Over(outcome) => Some(E::settled(&outcome).1),
            _ => None,
        }
    }

    fn legal_actions(&self) -> Vec<usize> {
        self.decisions().iter().map(|&(number, _)| number).collect()
    }

    fn chances(&self) -> Vec<f64> {
        let chances = State::chances(self);
        chances
            .into_iter()
            .map(|(_, probability)| probability)
            .collect()
    }

    fn apply(&mut self, number: usize) -> Result<(), Error> {
        self.enter(self.entry(number)?)
    }

    fn throw(&mut self, bits: u64) -> Result<usize, Error> {
        let dealt = self.game.deal(bits_from(bits));
        let outcome = dealt.map(|entry| E::outcome(entry));
        let mut chances = State::chances(self).into_iter();
        let number = chances.position(|(entry, _)| Some(entry) == outcome);
        match outcome.zip(number) {
            Some((entry, number)) => self.enter(entry).map(|()| number),
            None => Err(Error::Entry("there is nothing to throw".to_owned())),
        }
    }

    fn enter_text(&mut self, text: &str) -> Result<(), Error> {
        let chances = State::chances(self).into_iter().map(|(entry, _)| entry);
        let decisions = self.decisions().iter().map(|(_, entry)| entry.clone());
        let mut all = chances.chain(decisions);
        let said = trimmed(text).replace(WORD_JOINER, "");
        match all.find(|entry| E::text(&self.game, entry) == said) {
            Some(entry) => self.enter(entry),
            None => {
                let text = visible(text);
                Err(Error::Entry(format!("\"{text}\" cannot come next")))
            }
        }
    }

    fn resign(&mut self, side: Side) -> Result<(), Error> {
        self.enter(E::Game::resignation(side.into()))
    }

    fn agree(&mut self) -> Result<(), Error> {
        self.enter(E::Game::agreement())
    }

    fn undo(&mut self) -> Result<(), Error> {
        let Some(before) = self.record.entries().len().checked_sub(1) else {
            let why = "nothing has happened yet that could be taken back";
            return Err(Error::Entry(why.to_owned()));
        };
        self.record.truncate(before);
        self.game = self.record.replay(before);
        self.legal = OnceLock::new();
        Ok(())
    }

    fn many(&self, count: usize, seed: u64, cap: u32) -> Result<Box<dyn Many>, Error> {
        let (rules, start) = (Arc::clone(&self.rules), self.game.clone());
        Ok(Box::new(Rows::new(rules, start, count, seed, cap)?))
    }

    fn text(&self, number: usize) -> Result<String, Error> {
        Ok(E::text(&self.game, &self.entry(number)?))
    }

    fn observe(&self, side: Side, tensor: &mut [f32]) -> Result<(), Error> {
        let shape = E::shape(self.rules.rules());
        let wanted: usize = shape.iter().product();
        if tensor.len() != wanted {
            let found = tensor.len();
            return Err(Error::Text(format!(
                "an observation has {wanted} numbers, and there is room for {found}"
            )));
        }
        let mut planes = Planes::new(tensor, shape);
        E::observe(&self.game, side, &mut planes);
        debug_assert_eq!(planes.done(), shape[0]);
        Ok(())
    }

    fn evaluate(&self, side: Side) -> f64 {
        let first = match self.game.turn() {
            Turn::Over(outcome) => E::Bot::settled(&outcome),
            _ => E::Bot::evaluate(self.rules.model(), &self.game),
        };
        match side {
            Side::First => first,
            Side::Second => E::SCALE.across(first),
        }
    }

    fn best(&self, level: Level, seed: u64) -> Option<usize> {
        let player = E::Bot::of_level(level);
        let decision = player.decide(self.rules.model(), &self.game, seed)?;
        E::number(&self.game, decision.first()?)
    }

    fn position(&self) -> String {
        E::Game::write_position(self.game.judge(), self.game.position())
    }

    fn record(&self) -> String {
        self.record.to_string()
    }

    fn entries(&self) -> usize {
        self.record.entries().len()
    }
}

/// A sentence that lists the legal decisions.
pub(crate) fn legal_in_words(legal: &[usize]) -> String {
    const SHOWN: usize = 12;
    if legal.is_empty() {
        return "the game is over".to_owned();
    }
    let numbers = legal.iter().take(SHOWN);
    let listed: Vec<String> = numbers.map(ToString::to_string).collect();
    let more = if legal.len() > SHOWN { ", …" } else { "" };
    format!("the legal actions are {}{more}", listed.join(", "))
}
