//! What a simulation asks of a game.

use serde_json::Value;

use crate::branching::Choices;
use crate::commands::trace::Traced;
use crate::playout::Policies;
use crate::tally::Tally;
use crate::types::{Action, Judge, Outcome, Position, Rules};

/// A game that is simulated.
pub trait Simulated: Traced {
    /// What is counted in this game alone, by names.
    const SUMS: &'static [&'static str];

    /// What is shown of a run with every option.
    const EVERY_OPTION: EveryOption = EveryOption::Tables;

    /// Who decides.
    type Policies: Policies<Self>;
    /// One count for each of [`Simulated::SUMS`].
    type Sums: AsRef<[u64]> + Default + Send;

    /// Counts what happened, and a turn where one begins or ends by it.
    fn count(happened: &Self::Happened, turns: &mut u32, sums: &mut Self::Sums);

    /// Counts what follows from the end of a game.
    fn count_end(
        _outcome: Option<&Outcome<Self>>,
        _choices: &Choices,
        _turns: &mut u32,
        _sums: &mut Self::Sums,
    ) {
    }

    /// Why an action is refused in a position, if it is.
    fn refusal(
        judge: &Judge<Self>,
        position: &Position<Self>,
        action: Action<Self>,
    ) -> Option<String>;

    /// The position that a description of this one gives.
    ///
    /// # Errors
    /// Why it gives none.
    fn set_up_again(
        judge: &Judge<Self>,
        position: &Position<Self>,
    ) -> Result<Position<Self>, String>;

    /// Looks for an invariant of this game alone that is broken at a decision; a sentence about the first one found.
    fn broken(_decision: &Decision<'_, Self>) -> Option<String> {
        None
    }

    /// The decimal logarithm of the states of the board, if every site could have each of its contents whatever the others have.
    fn state_tree_complexity(rules: &Rules<Self>) -> f64;

    /// What the sums say of the games, by names.
    fn figures(tally: &Tally) -> Vec<(String, Value)>;
}

/// A decision at which invariants are tried.
pub struct Decision<'a, G: Simulated> {
    /// The rules made ready for play.
    pub judge: &'a Judge<G>,
    /// The position at the decision before it, where there was one.
    pub before: Option<&'a Position<G>>,
    /// The position.
    pub position: &'a Position<G>,
    /// The legal actions.
    pub legal: &'a [Action<G>],
}

/// What is shown of a run with every option.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum EveryOption {
    /// All tables, one after the other.
    Tables,
    /// The shares of unfinished games: a line for each change, a column for each rule set.
    Unfinished,
}
