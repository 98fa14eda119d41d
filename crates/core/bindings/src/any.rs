//! Rules and games in progress, independent of the type of the game.

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
    /// The id of the game.
    fn game(&self) -> &'static str;
    /// The rules in the notation.
    fn text(&self) -> String;
    /// Every option and its value.
    fn options(&self) -> Vec<(&'static str, String)>;
    /// The words of the two sides.
    fn sides(&self) -> [&'static str; 2];
    /// Whether the game involves chance.
    fn has_chance(&self) -> bool;
    /// The number of action numbers.
    fn action_count(&self) -> usize;
    /// The largest number of outcomes of chance at one node.
    fn chance_count(&self) -> usize;
    /// Planes, rows and columns of an observation.
    fn shape(&self) -> [usize; 3];
    /// The names of the planes.
    fn plane_names(&self) -> Vec<String>;
    /// The most units that a side can win.
    fn most(&self) -> f64;
    /// The scale on which positions are evaluated.
    fn scale(&self) -> Scale;
    /// A game before its first entry.
    fn start(&self) -> Box<dyn AnyState>;
    /// A game that continues from a position in the notation.
    ///
    /// # Errors
    /// [`Error::Text`].
    fn position(&self, text: &str) -> Result<Box<dyn AnyState>, Error>;
}

/// A game in progress. A failed call leaves it unchanged.
pub trait AnyState: Send + Sync {
    /// The rules.
    fn rules(&self) -> Arc<dyn AnyRules>;
    /// A copy of the state.
    fn duplicate(&self) -> Box<dyn AnyState>;
    /// What the state waits for.
    fn node(&self) -> Node;
    /// What each side has won; 0 while the game is in progress.
    fn returns(&self) -> [f64; 2];
    /// The word for why the game is over; `None` while it is in progress.
    fn reason(&self) -> Option<&'static str>;
    /// The numbers of the legal actions, in ascending order.
    fn legal_actions(&self) -> Vec<usize>;
    /// The probabilities of the outcomes of chance; an outcome's number is its index.
    fn chances(&self) -> Vec<f64>;
    /// Plays the action or outcome with this number: a legal decision, or an outcome where chance comes next.
    ///
    /// # Errors
    /// [`Error::Number`] if the number stands for no action or outcome.
    fn apply(&mut self, number: usize) -> Result<(), Error>;
    /// Lets chance decide by 64 random bits. Returns the number of the outcome.
    ///
    /// # Errors
    /// [`Error::Entry`] where chance does not come next.
    fn throw(&mut self, bits: u64) -> Result<usize, Error>;
    /// Plays the entry that a text describes in the notation of records: a decision or an outcome of chance, with the dice in
    /// the order in which [`AnyState::text`] writes them.
    ///
    /// # Errors
    /// [`Error::Entry`] if it cannot come next.
    fn enter_text(&mut self, text: &str) -> Result<(), Error>;
    /// Lets a side resign.
    ///
    /// # Errors
    /// [`Error::Entry`] if the game is over.
    fn resign(&mut self, side: Side) -> Result<(), Error>;
    /// Ends the game by an agreed draw.
    ///
    /// # Errors
    /// [`Error::Entry`] if the game is over.
    fn agree(&mut self) -> Result<(), Error>;
    /// Takes back the last entry of any kind. The game is replayed up to there, so a long one takes longer.
    ///
    /// # Errors
    /// [`Error::Entry`] before the first entry.
    fn undo(&mut self) -> Result<(), Error>;
    /// Starts `count` games that continue from this state and are played in parallel. Each is cut off after `cap` decisions.
    ///
    /// # Errors
    /// [`Error::Entry`] if no game can be played from here, [`Error::Memory`] if there is not enough memory.
    fn many(&self, count: usize, seed: u64, cap: u32) -> Result<Box<dyn Many>, Error>;
    /// The notation of the action or outcome with this number.
    ///
    /// # Errors
    /// [`Error::Number`] if the number stands for no action or outcome.
    fn text(&self, number: usize) -> Result<String, Error>;
    /// Writes what a side sees, as a tensor of the shape [`AnyRules::shape`], row by row.
    ///
    /// # Errors
    /// [`Error::Text`] if the length of `tensor` does not match the shape.
    fn observe(&self, side: Side, tensor: &mut [f32]) -> Result<(), Error>;
    /// The value of the state for a side, on the scale [`AnyRules::scale`], without looking ahead.
    fn evaluate(&self, side: Side) -> f64;
    /// The number of the action that a bot takes; `None` if there is no decision to make.
    fn best(&self, level: Level, seed: u64) -> Option<usize>;
    /// The position in the notation. Before the first throw, the most likely starting position.
    fn position(&self) -> String;
    /// The record in the notation.
    fn record(&self) -> String;
    /// The number of entries in the record.
    fn entries(&self) -> usize;
}
