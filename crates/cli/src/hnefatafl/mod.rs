//! The commands for Hnefatafl.

mod bench;
mod board;
mod invariants;
mod match_game;
mod moves;
mod perft;
mod playout;
mod policy;
mod replay;
mod rule_choice;
mod rules;
mod simulate;
mod story;
mod trace;

use std::io::Write;

use ::hnefatafl::Game;
use clap::{Parser, Subcommand};

use crate::commands::merge;
use crate::failure::Failure;
use crate::{engine, game_choice, matches};

/// Hnefatafl after Linné at a terminal.
///
/// Shows the rule sets, the legal moves of a position and why a move is not allowed; checks and
/// describes the record of a game; counts, plays and measures games by the million.
#[derive(Parser)]
#[command(name = "sahkku", bin_name = "sahkku --game hnefatafl", version)]
#[command(after_long_help = EXAMPLES, after_help = MORE)]
pub(crate) struct Cli {
    #[command(flatten)]
    game: game_choice::Arguments,

    #[command(subcommand)]
    command: Command,
}

const MORE: &str = "See sahkku --game hnefatafl --help for examples.";

const EXAMPLES: &str = "\
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
  sahkku --game hnefatafl engine                    a player for other programs, line by line

Positions, moves, records and traces are explained in docs/notation-hnefatafl.md,
engines in docs/engine.md.

Exit codes:
  0  done
  1  the given rules, position or record is wrong
  2  the command line could not be understood
  3  a file could not be read, or the output could not be written";

#[derive(Subcommand)]
enum Command {
    Rules(rules::Arguments),
    Moves(moves::Arguments),
    Replay(replay::Arguments),
    Perft(perft::Arguments),
    Trace(trace::Arguments),
    Simulate(simulate::Arguments),
    Merge(merge::Arguments),
    Match(matches::Arguments<Game>),
    Engine(engine::Arguments<Game>),
    /// Learns the weights of the computer players by self-play
    Train(hnefatafl_trainer::Arguments),
    Bench(bench::Arguments),
}

impl Cli {
    pub(crate) fn run(&self, out: &mut impl Write) -> Result<(), Failure> {
        match &self.command {
            Command::Rules(arguments) => rules::run(arguments, out),
            Command::Moves(arguments) => moves::run(arguments, out),
            Command::Replay(arguments) => replay::run(arguments, out),
            Command::Perft(arguments) => perft::run(arguments, out),
            Command::Trace(arguments) => trace::run(arguments, out),
            Command::Simulate(arguments) => simulate::run(arguments, out),
            Command::Merge(arguments) => merge::run(arguments, out),
            Command::Match(arguments) => matches::run(arguments, out),
            Command::Engine(arguments) => engine::run(arguments, out),
            Command::Train(arguments) => {
                hnefatafl_trainer::train(arguments).map_err(Failure::training)
            }
            Command::Bench(arguments) => bench::run(arguments, out),
        }
    }
}
