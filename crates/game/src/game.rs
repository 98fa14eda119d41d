//! What the rules of a game offer to a session: the game in progress, and its record.

use core::error::Error;
use core::fmt::Display;
use core::ops::Deref;
use core::str::FromStr;

use crate::{Side, Turn};

/// A game in progress under some rules: the state that the entries of its record lead to.
pub trait Game: Clone {
    /// The name of the game in saves: lowercase letters.
    const ID: &'static str;

    /// The two sides.
    type Side: Copy + Eq + Into<Side> + From<Side>;
    /// The rules made ready for play.
    type Judge;
    /// What stands on the board, and whose turn it is.
    type Position: Clone;
    /// One thing that is put on record.
    type Entry: From<Self::Action>;
    /// One thing that happened.
    type Event;
    /// What the side to move can do.
    type Action: Copy;
    /// A list of actions.
    type Actions: Clone + Default + Deref<Target = [Self::Action]>;
    /// Why an entry cannot come next.
    type Refused: Error;
    /// How a game ended.
    type Outcome;
    /// A game on record.
    type Record: Record<Game = Self>;

    /// The rules made ready for play.
    fn judge(&self) -> &Self::Judge;

    /// The position.
    fn position(&self) -> &Self::Position;

    /// What the game waits for.
    fn turn(&self) -> Turn<Self::Side, Self::Outcome>;

    /// Lists every legal action of the side to move in `legal`, each once; none where no action is
    /// waited for.
    fn legal(&self, legal: &mut Self::Actions);

    /// Does what the entry says; `see` is told what happened.
    ///
    /// # Errors
    /// If it cannot come next; the game is unchanged then.
    fn enter(
        &mut self,
        entry: &Self::Entry,
        see: impl FnMut(Self::Event),
    ) -> Result<(), Self::Refused>;

    /// The one form in which `entry` is put on record here.
    #[must_use]
    fn as_recorded(&self, entry: Self::Entry) -> Self::Entry {
        entry
    }

    /// The side in whose turn `entry` would come next; `None` for what is no part of a turn, such as
    /// a resignation.
    fn turn_of(&self, entry: &Self::Entry) -> Option<Self::Side>;

    /// Whether `entry` moves a piece. As long as it is the last one, such an entry can be taken back.
    fn is_move(entry: &Self::Entry) -> bool;
}

/// A game on record, with its text both ways. Its entries have been checked, one after the other.
pub trait Record: Clone + Display + FromStr<Err: Error> {
    /// The game that it records.
    type Game: Game<Record = Self>;

    /// An empty record of a game from its start, or from another position.
    fn new(
        judge: <Self::Game as Game>::Judge,
        start: Option<<Self::Game as Game>::Position>,
    ) -> Self;

    /// What happened so far.
    fn entries(&self) -> &[<Self::Game as Game>::Entry];

    /// Puts an entry on record that the game, replayed from this record, has just accepted.
    fn push(&mut self, entry: <Self::Game as Game>::Entry);

    /// Forgets all but the first `count` entries.
    fn truncate(&mut self, count: usize);

    /// The game after the first `count` entries, or after all if there are fewer.
    fn replay(&self, count: usize) -> Self::Game;
}
