//! Kotra, the Icelandic tables game, at a terminal.

mod bench;
mod board;
mod invariants;
mod match_game;
mod moves;
mod perft;
mod playout;
mod replay;
mod rules;
mod simulate;
mod starts;
mod story;
mod trace;

use terminal::{Help, Terminal};

/// Kotra at a terminal.
#[derive(Clone, Copy, Debug)]
pub struct Kotra;

impl Terminal for Kotra {
    const HELP: Help = Help {
        about: "Kotra, the Icelandic tables game, at a terminal",
        more: "Shows the options of the rules, the legal actions of a position and why an action is not allowed; checks and \
               describes the record of a game; counts, plays and measures games by the million.",
        after: "\
Examples:
  sahkku --game kotra rules kotra                   every option
  sahkku --game kotra moves start --throw 62        what white may do with its first throw
  sahkku --game kotra moves start --throw 66 --why 7/13
                                                    why it may not go there
  sahkku --game kotra replay game.kotra             check the record of a game and describe it
  sahkku --game kotra trace --seed 1 --games 2 > games.jsonl
                                                    random games, one JSON object for each decision
  sahkku --game kotra trace --from middle.jsonl --games 100
                                                    the same from positions of a file
  sahkku --game kotra simulate --option one_die=either --games 10000
                                                    who wins what, how long games take, how they end
  sahkku --game kotra perft start 2 --divide        count the possible continuations, turn by turn
  sahkku --game kotra match --players master,strong --games 100
                                                    computer players against each other
  sahkku --game kotra engine                        a player for other programs, line by line",
    };
    const DOCUMENTS: &'static str = "\
Positions, actions, records and traces are explained in crates/games/kotra/docs/notation.md,
engines in docs/engine.md.";
    const MORE: &'static str = "See sahkku --game kotra --help for examples.";
}
