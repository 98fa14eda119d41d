//! What the command says of any small game.

use small::Outcome;
use terminal::{Help, Terminal};

use crate::{Programs, SmallGame};

/// Where the notation is explained.
pub(crate) const NOTATION: &str = "docs/adding-a-game.md";

/// How a game ended.
pub(crate) fn ending(outcome: &Outcome) -> String {
    let reason = outcome.reason.word();
    match outcome.winner {
        Some(side) => format!("{side} wins: {reason}"),
        None => format!("a draw: {reason}"),
    }
}

impl<G: SmallGame> Terminal for Programs<G> {
    const HELP: Help = Help {
        about: G::ABOUT,
        more: "Shows the rule sets, the legal actions of a position and why one is not allowed; checks and describes the record \
               of a game; counts, plays and measures games by the million.",
        after: "",
    };
    const DOCUMENTS: &'static str = "Engines are explained in docs/engine.md.";
    const MORE: &'static str = "See --help for more.";
}
