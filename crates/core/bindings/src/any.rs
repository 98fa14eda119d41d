//! Rules and games in progress, without a type for each game.

use std::sync::Arc;

use game::{Level, Side};

use crate::{Error, Many, Node, Scale};

/// A game under some rules.
///
/// ```
/// use bindings::{AnyRules, Node};
///
/// /// How many decisions a game takes in which everybody does the first thing that is legal.
/// fn length(rules: &dyn AnyRules) -> Result<u32, bindings::Error> {
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

/// A game in progress. What fails leaves it unchanged.
///
/// ```
/// use bindings::AnyState;
///
/// /// What is taken back leaves the state as it was.
/// fn comes_back(state: &mut dyn AnyState) -> Result<(), bindings::Error> {
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
    /// What each side has won, and 0 while the game goes on.
    fn returns(&self) -> [f64; 2];
    /// The word for why the game is over; `None` while it goes on.
    fn reason(&self) -> Option<&'static str>;
    /// The numbers of the legal actions, in ascending order.
    fn legal_actions(&self) -> Vec<usize>;
    /// The probabilities of the outcomes of chance; an outcome's number is its index.
    fn chances(&self) -> Vec<f64>;
    /// Does what a number stands for: a legal decision, or an outcome where chance comes next.
    ///
    /// # Errors
    /// [`Error::Number`] if it stands for nothing.
    fn apply(&mut self, number: usize) -> Result<(), Error>;
    /// Lets chance decide by 64 random bits. The number of the outcome.
    ///
    /// # Errors
    /// [`Error::Entry`] where chance does not come next.
    fn throw(&mut self, bits: u64) -> Result<usize, Error>;
    /// Does what a text says, in the notation of records: a decision or an outcome of chance, the dice in the order in
    /// which [`AnyState::text`] writes them.
    ///
    /// # Errors
    /// [`Error::Entry`] if it cannot come next.
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
    /// Takes the last entry back, whatever it was. The rest of the game is played again, so a long one takes longer.
    ///
    /// # Errors
    /// [`Error::Entry`] before the first entry.
    fn undo(&mut self) -> Result<(), Error>;
    /// So many games that go on from here, to be played at once; each is cut off after `cap` decisions.
    ///
    /// # Errors
    /// [`Error::Entry`] if no game can be played from here, [`Error::Memory`] if they need more memory than there is.
    fn many(&self, count: usize, seed: u64, cap: u32) -> Result<Box<dyn Many>, Error>;
    /// What a number stands for, in the notation of records.
    ///
    /// # Errors
    /// [`Error::Number`] if it stands for nothing.
    fn text(&self, number: usize) -> Result<String, Error>;
    /// What a side sees, as a tensor of the shape [`AnyRules::shape`], row by row.
    ///
    /// # Errors
    /// [`Error::Text`] if `tensor` has not exactly the room that the shape needs.
    fn observe(&self, side: Side, tensor: &mut [f32]) -> Result<(), Error>;
    /// What the state is worth to a side, on the scale [`AnyRules::scale`], without looking ahead.
    fn evaluate(&self, side: Side) -> f64;
    /// The number of the action that a computer player takes; `None` where there is no decision to make.
    fn best(&self, level: Level, seed: u64) -> Option<usize>;
    /// The position in the notation. Before the first throw it is the one with which the game most likely begins.
    fn position(&self) -> String;
    /// The record in the notation.
    fn record(&self) -> String;
    /// How many entries the record has.
    fn entries(&self) -> usize;
}
