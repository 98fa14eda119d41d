//! All that the commands ask of a game.

use crate::commands::{bench, matches, moves, perft, replay, rules, trace};
use crate::help::Help;
use crate::simulated::Simulated;

/// A game with all commands.
pub trait Terminal:
    rules::Listed
    + moves::Shown
    + replay::Replayed
    + perft::Counted
    + trace::Traced
    + Simulated
    + bench::Benched
    + matches::MatchGame
{
    /// The help of the whole command.
    const HELP: Help;
    /// What stands under the examples of the help: where the rest is explained.
    const DOCUMENTS: &'static str;
    /// Where the short help sends its reader.
    const MORE: &'static str;
}
