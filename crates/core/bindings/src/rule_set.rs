//! A game under some rules.

use std::sync::{Arc, OnceLock};

use game::{
    Dealt, Expected, Game, Judge, Options, ReadError, Record, Recorded, RuleSets, read_rules,
    write_rules,
};

use crate::environment::{Environment, Scale};
use crate::playable::{Model, Rules};
use crate::{AnyRules, AnyState, Error, State};

/// A game under some rules: the part that all its states share.
pub struct RuleSet<E: Environment> {
    judge: Judge<E::Game>,
    model: OnceLock<Model<E>>,
}

impl<E: Environment> RuleSet<E> {
    /// Reads the rules that a text names: a rule set and what differs from it, such as `raisa stacking=no`.
    ///
    /// # Errors
    /// [`Error::Text`] with the place and the reason.
    pub fn read(text: &str) -> Result<Arc<RuleSet<E>>, Error> {
        let rules = read_rules::<Rules<E>>(text).map_err(|error| Error::Text(error.to_string()))?;
        let judge = rules
            .judge()
            .map_err(|contradiction| Error::Text(contradiction.to_string()))?;
        Ok(RuleSet::of(judge))
    }

    pub(crate) fn of(judge: Judge<E::Game>) -> Arc<RuleSet<E>> {
        Arc::new(RuleSet {
            judge,
            model: OnceLock::new(),
        })
    }

    /// The rules made ready for play.
    #[must_use]
    pub fn judge(&self) -> &Judge<E::Game> {
        &self.judge
    }

    /// The rules as data.
    #[must_use]
    pub fn rules(&self) -> &Rules<E> {
        Rules::<E>::of(&self.judge)
    }

    /// The rules as text, in the form that [`RuleSet::read`] reads.
    #[must_use]
    pub fn text(&self) -> String {
        write_rules(self.rules())
    }

    /// The bots' model for the rules, made on first use.
    pub(crate) fn model(&self) -> &Model<E> {
        self.model.get_or_init(|| E::model(&self.judge))
    }

    /// A game before its first entry.
    #[must_use]
    pub fn start(self: &Arc<Self>) -> State<E> {
        State::new(Arc::clone(self), Record::new(self.judge.clone(), None))
    }

    /// A game that continues from a position in the notation.
    ///
    /// # Errors
    /// [`Error::Text`] with the place and the reason.
    pub fn position(self: &Arc<Self>, text: &str) -> Result<State<E>, Error> {
        let position = game::read_position::<E::Game>(&self.judge, text)
            .map_err(|error: ReadError<Expected<Rules<E>>>| Error::Text(error.to_string()))?;
        let record = Record::new(self.judge.clone(), Some(position));
        Ok(State::new(Arc::clone(self), record))
    }
}

impl<E: Environment> AnyRules for Arc<RuleSet<E>> {
    fn game(&self) -> &'static str {
        E::Game::ID
    }

    fn text(&self) -> String {
        RuleSet::text(self)
    }

    fn options(&self) -> Vec<(&'static str, String)> {
        let options = Rules::<E>::OPTIONS.iter();
        options
            .map(|option| (option.name, option.get(self.rules()).to_string()))
            .collect()
    }

    fn sides(&self) -> [&'static str; 2] {
        E::Game::SIDES
    }

    fn has_chance(&self) -> bool {
        E::Game::HAS_CHANCE
    }

    fn action_count(&self) -> usize {
        E::action_count(self.rules())
    }

    fn chance_count(&self) -> usize {
        E::chance_count(self.rules())
    }

    fn shape(&self) -> [usize; 3] {
        E::shape(self.rules())
    }

    fn plane_names(&self) -> Vec<String> {
        E::plane_names(self.rules())
    }

    fn most(&self) -> f64 {
        E::most(self.rules())
    }

    fn scale(&self) -> Scale {
        E::SCALE
    }

    fn start(&self) -> Box<dyn AnyState> {
        Box::new(RuleSet::start(self))
    }

    fn position(&self, text: &str) -> Result<Box<dyn AnyState>, Error> {
        Ok(Box::new(RuleSet::position(self, text)?))
    }
}
