//! Sáhkku at a terminal.

mod bench;
mod board;
mod explain;
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

/// Sáhkku at a terminal.
#[derive(Clone, Copy, Debug)]
pub struct Sahkku;

impl Terminal for Sahkku {
    const HELP: Help = Help {
        about: "Sáhkku, the Sámi dice board game, at a terminal",
        more: "Shows the rule sets, the legal actions of a position and why an action is not allowed; checks and describes the \
               record of a game; counts, plays and measures games by the million.",
        after: "\
Examples:
  sahkku rules                          the recorded rule sets
  sahkku rules raisa                    every option of Ráisa
  sahkku moves start --throw X,III,-    what the men may do with their first throw
  sahkku moves 'w*15./3wq3K3mq3/m*15. m m X,III,-' --why a14 X
                                        why the soldier on a14 may not wake
  sahkku replay game.sahkku             check the record of a game and describe it
  sahkku perft start 3 --divide         count the possible continuations
  sahkku trace --rules maze --seed 1 --games 2 > games.jsonl
                                        random games, one JSON object for each decision
  sahkku simulate --rules 'raisa stacking=no' --games 10000
                                        who wins, how long games take, how they end
  sahkku merge 1.json 2.json            parts of a simulation, put together
  sahkku match --players master,strong --games 100
                                        computer players against each other
  sahkku match --players easy --engine 'node docs/engine/random.mjs'
                                        the same with a program of anybody's
  sahkku engine                         a player for other programs, line by line",
    };
    const DOCUMENTS: &'static str = "\
Positions, actions, records and traces are explained in crates/games/sahkku/docs/notation.md, engines in
docs/engine.md.";
    const MORE: &'static str =
        "See sahkku --help for examples, and sahkku COMMAND --help for each command.";
}
