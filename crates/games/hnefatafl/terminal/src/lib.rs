//! Hnefatafl after Linné at a terminal.

mod bench;
mod board;
mod match_game;
mod moves;
mod perft;
mod playout;
mod policy;
mod replay;
mod rules;
mod simulate;
mod story;
mod trace;

use terminal::{Help, Terminal};

/// Hnefatafl at a terminal.
#[derive(Clone, Copy, Debug)]
pub struct Hnefatafl;

impl Terminal for Hnefatafl {
    const HELP: Help = Help {
        about: "Hnefatafl after Linné at a terminal",
        more: "Shows the rule sets, the legal moves of a position and why a move is not allowed; checks and describes the record \
               of a game; counts, plays and measures games by the million.",
        after: "\
Examples:
  sahkku --game hnefatafl rules                     the named rule sets
  sahkku --game hnefatafl rules tablut              every option of Tablut
  sahkku --game hnefatafl moves start               what the Swedes may do at the start
  sahkku --game hnefatafl moves start --why e5-e9   why the king may not go there
  sahkku --game hnefatafl replay game.hnefatafl     check the record of a game and describe it
  sahkku --game hnefatafl perft start 4 --divide    count the possible continuations
  sahkku --game hnefatafl trace --rules tablut --seed 1 --games 2 > games.jsonl
                                                    random games, one JSON object for each decision
  sahkku --game hnefatafl simulate --rules 'linne camps=never-back' --games 10000
                                                    who wins, how long games take, how they end
  sahkku --game hnefatafl match --players master,strong --games 100
                                                    computer players against each other
  sahkku --game hnefatafl engine                    a player for other programs, line by line",
    };
    const DOCUMENTS: &'static str = "\
Positions, moves, records and traces are explained in crates/games/hnefatafl/docs/notation.md,
engines in docs/engine.md.";
    const MORE: &'static str = "See sahkku --game hnefatafl --help for examples.";
}
