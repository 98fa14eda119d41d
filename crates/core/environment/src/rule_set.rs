//! A game under some rules.

use std::sync::{Arc, OnceLock};

use game::{Judge, Record, RuleSets, read_rules, write_rules};

use crate::environment::{Environment, Knowledge};
use crate::{Error, State};

/// A game under some rules: what all its states share.
pub struct RuleSet<G: Environment> {
    judge: Judge<G>,
    knowledge: OnceLock<Knowledge<G>>,
}

impl<G: Environment> RuleSet<G> {
    /// The rules that a text names: a rule set and what differs from it, such as `raisa stacking=no`.
    ///
    /// # Errors
    /// [`Error::Text`] says where the text cannot be read and why.
    pub fn read(text: &str) -> Result<Arc<RuleSet<G>>, Error> {
        let rules = read_rules::<G::Rules>(text).map_err(|error| Error::Text(error.to_string()))?;
        let judge = rules
            .judge()
            .map_err(|contradiction| Error::Text(contradiction.to_string()))?;
        Ok(RuleSet::of(judge))
    }

    pub(crate) fn of(judge: Judge<G>) -> Arc<RuleSet<G>> {
        Arc::new(RuleSet {
            judge,
            knowledge: OnceLock::new(),
        })
    }

    /// The rules made ready for play.
    #[must_use]
    pub fn judge(&self) -> &Judge<G> {
        &self.judge
    }

    /// The rules as data.
    #[must_use]
    pub fn rules(&self) -> &G::Rules {
        G::Rules::of(&self.judge)
    }

    /// The rules as text: what [`RuleSet::read`] reads.
    #[must_use]
    pub fn text(&self) -> String {
        write_rules(self.rules())
    }

    /// What computer players know of the rules; made when it is first asked for.
    pub(crate) fn knowledge(&self) -> &Knowledge<G> {
        self.knowledge.get_or_init(|| G::knowledge(&self.judge))
    }

    /// A game before its first entry.
    #[must_use]
    pub fn start(self: &Arc<Self>) -> State<G> {
        State::new(Arc::clone(self), Record::new(self.judge.clone(), None))
    }

    /// A game that goes on from a position in the notation.
    ///
    /// # Errors
    /// [`Error::Text`] says where the text cannot be read and why.
    pub fn position(self: &Arc<Self>, text: &str) -> Result<State<G>, Error> {
        let position = game::read_position::<G>(&self.judge, text).map_err(
            |error: game::ReadError<game::Expected<G::Rules>>| Error::Text(error.to_string()),
        )?;
        let record = Record::new(self.judge.clone(), Some(position));
        Ok(State::new(Arc::clone(self), record))
    }
}
