//! The same without a type for each game.

use std::sync::Arc;

use engine::Rules;
use game::{Dealt, Game, Level, Options, Recorded, Side};

use crate::environment::Environment;
use crate::{Error, Many, Node, RuleSet, Scale, State};

/// A game under some rules.
///
/// ```
/// use environment::{AnyRules, Node};
///
/// /// How many decisions a game takes in which everybody does the first thing that is legal.
/// fn length(rules: &dyn AnyRules) -> Result<u32, environment::Error> {
///     let (mut state, mut count) = (rules.start(), 0);
///     loop {
///         match state.node() {
///             Node::Chance => drop(state.throw(count.into())?),
///             Node::Decision(_) => state.apply(state.legal_actions()[0])?,
///             Node::Terminal => return Ok(count),
///         }
///         count += 1;
///     }
/// }
/// ```
pub trait AnyRules: Send + Sync {
    /// The name of the game.
    fn game(&self) -> &'static str;
    /// The rules in the notation.
    fn text(&self) -> String;
    /// Every option and its value.
    fn options(&self) -> Vec<(&'static str, String)>;
    /// The words of the two sides.
    fn sides(&self) -> [&'static str; 2];
    /// Whether the game has chance at all.
    fn has_chance(&self) -> bool;
    /// How many numbers of actions there are.
    fn action_count(&self) -> usize;
    /// The most outcomes that chance has at once.
    fn chance_count(&self) -> usize;
    /// Planes, rows and columns of an observation.
    fn shape(&self) -> [usize; 3];
    /// The names of the planes.
    fn plane_names(&self) -> Vec<String>;
    /// The most that a side can win.
    fn most(&self) -> f64;
    /// In what positions are evaluated.
    fn scale(&self) -> Scale;
    /// A game before its first entry.
    fn start(&self) -> Box<dyn AnyState>;
    /// A game that goes on from a position in the notation.
    ///
    /// # Errors
    /// [`Error::Text`].
    fn position(&self, text: &str) -> Result<Box<dyn AnyState>, Error>;
}

/// A game in progress; see [`State`] for what its methods do.
///
/// ```
/// use environment::AnyState;
///
/// /// What is taken back leaves the state as it was.
/// fn comes_back(state: &mut dyn AnyState) -> Result<(), environment::Error> {
///     let before = state.position();
///     state.apply(state.legal_actions()[0])?;
///     state.undo()?;
///     assert_eq!(state.position(), before);
///     Ok(())
/// }
/// ```
pub trait AnyState: Send + Sync {
    /// The rules.
    fn rules(&self) -> Arc<dyn AnyRules>;
    /// The same state once more.
    fn duplicate(&self) -> Box<dyn AnyState>;
    /// What the state waits for.
    fn node(&self) -> Node;
    /// What each side has won.
    fn returns(&self) -> [f64; 2];
    /// Why the game is over.
    fn reason(&self) -> Option<&'static str>;
    /// The numbers of the legal actions, in ascending order.
    fn legal_actions(&self) -> Vec<usize>;
    /// The probabilities of the outcomes of chance, by number.
    fn chances(&self) -> Vec<f64>;
    /// Does what a number stands for.
    ///
    /// # Errors
    /// Those of [`State::apply`].
    fn apply(&mut self, number: usize) -> Result<(), Error>;
    /// Lets chance decide.
    ///
    /// # Errors
    /// Those of [`State::throw`].
    fn throw(&mut self, bits: u64) -> Result<usize, Error>;
    /// Does what a text says.
    ///
    /// # Errors
    /// Those of [`State::enter_text`].
    fn enter_text(&mut self, text: &str) -> Result<(), Error>;
    /// A side resigns.
    ///
    /// # Errors
    /// [`Error::Entry`] if the game is over.
    fn resign(&mut self, side: Side) -> Result<(), Error>;
    /// Both agree on a draw.
    ///
    /// # Errors
    /// [`Error::Entry`] if the game is over.
    fn agree(&mut self) -> Result<(), Error>;
    /// Takes the last entry back.
    ///
    /// # Errors
    /// [`Error::Entry`] before the first entry.
    fn undo(&mut self) -> Result<(), Error>;
    /// So many games that go on from here, to be played at once.
    ///
    /// # Errors
    /// Those of [`State::many`].
    fn many(&self, count: usize, seed: u64, cap: u32) -> Result<Box<dyn Many>, Error>;
    /// What a number stands for.
    ///
    /// # Errors
    /// Those of [`State::text`].
    fn text(&self, number: usize) -> Result<String, Error>;
    /// What a side sees.
    ///
    /// # Errors
    /// Those of [`State::observe`].
    fn observe(&self, side: Side, tensor: &mut [f32]) -> Result<(), Error>;
    /// What the state is worth to a side.
    fn evaluate(&self, side: Side) -> f64;
    /// What a computer player does.
    fn best(&self, level: Level, seed: u64) -> Option<usize>;
    /// The position in the notation.
    fn position(&self) -> String;
    /// The record in the notation.
    fn record(&self) -> String;
    /// How many entries the record has.
    fn entries(&self) -> usize;
}

/// The rules that a text names, such as `raisa stacking=no`, without their type.
///
/// # Errors
/// [`Error::Text`] says where the text cannot be read and why.
pub fn read_rules<E: Environment>(text: &str) -> Result<Arc<dyn AnyRules>, Error> {
    Ok(Arc::new(Shared(RuleSet::<E>::read(text)?)))
}

/// The game at the end of a record, without its type.
///
/// # Errors
/// [`Error::Text`] says where the text cannot be read and why.
pub fn read_record<E: Environment>(text: &str) -> Result<Box<dyn AnyState>, Error> {
    Ok(Box::new(State::<E>::read(text)?))
}

/// Rules that states share.
pub(crate) struct Shared<E: Environment>(pub(crate) Arc<RuleSet<E>>);

impl<E: Environment> AnyRules for Shared<E> {
    fn game(&self) -> &'static str {
        E::Game::ID
    }

    fn text(&self) -> String {
        self.0.text()
    }

    fn options(&self) -> Vec<(&'static str, String)> {
        let options = Rules::<E>::OPTIONS.iter();
        options
            .map(|option| (option.name, option.get(self.0.rules()).to_string()))
            .collect()
    }

    fn sides(&self) -> [&'static str; 2] {
        E::Game::SIDES
    }

    fn has_chance(&self) -> bool {
        E::Game::HAS_CHANCE
    }

    fn action_count(&self) -> usize {
        E::action_count(self.0.rules())
    }

    fn chance_count(&self) -> usize {
        E::chance_count(self.0.rules())
    }

    fn shape(&self) -> [usize; 3] {
        E::shape(self.0.rules())
    }

    fn plane_names(&self) -> Vec<String> {
        E::plane_names(self.0.rules())
    }

    fn most(&self) -> f64 {
        E::most(self.0.rules())
    }

    fn scale(&self) -> Scale {
        E::SCALE
    }

    fn start(&self) -> Box<dyn AnyState> {
        Box::new(self.0.start())
    }

    fn position(&self, text: &str) -> Result<Box<dyn AnyState>, Error> {
        Ok(Box::new(self.0.position(text)?))
    }
}

impl<E: Environment> AnyState for State<E> {
    fn rules(&self) -> Arc<dyn AnyRules> {
        Arc::new(Shared(Arc::clone(State::rules(self))))
    }

    fn duplicate(&self) -> Box<dyn AnyState> {
        Box::new(self.clone())
    }

    fn node(&self) -> Node {
        State::node(self)
    }

    fn returns(&self) -> [f64; 2] {
        State::returns(self)
    }

    fn reason(&self) -> Option<&'static str> {
        State::reason(self)
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
        State::apply(self, number)
    }

    fn throw(&mut self, bits: u64) -> Result<usize, Error> {
        State::throw(self, bits)
    }

    fn enter_text(&mut self, text: &str) -> Result<(), Error> {
        State::enter_text(self, text)
    }

    fn resign(&mut self, side: Side) -> Result<(), Error> {
        self.enter(E::Game::resignation(side.into()))
    }

    fn agree(&mut self) -> Result<(), Error> {
        self.enter(E::Game::agreement())
    }

    fn undo(&mut self) -> Result<(), Error> {
        State::undo(self)
    }

    fn many(&self, count: usize, seed: u64, cap: u32) -> Result<Box<dyn Many>, Error> {
        State::many(self, count, seed, cap)
    }

    fn text(&self, number: usize) -> Result<String, Error> {
        State::text(self, number)
    }

    fn observe(&self, side: Side, tensor: &mut [f32]) -> Result<(), Error> {
        State::observe(self, side, tensor)
    }

    fn evaluate(&self, side: Side) -> f64 {
        State::evaluate(self, side)
    }

    fn best(&self, level: Level, seed: u64) -> Option<usize> {
        State::best(self, level, seed)
    }

    fn position(&self) -> String {
        State::position(self)
    }

    fn record(&self) -> String {
        State::record(self).to_string()
    }

    fn entries(&self) -> usize {
        State::record(self).entries().len()
    }
}
