//! All that the commands ask of a game.

use crate::commands::{bench, matches, moves, perft, replay, rules, trace};
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
    /// What the command is, in a line without a full stop.
    const ABOUT: &'static str;

    /// What the help of some commands says of this game alone: the command, and a paragraph.
    const NOTES: &'static [(&'static str, &'static str)];

    /// Examples in the help, a line each: a command, its arguments, and what it does after `  # `. The help of the whole has those
    /// that say what they do.
    const EXAMPLES: &'static str;
}
