//! The commands for Kotra.

mod bench;
mod board;
mod invariants;
mod match_game;
mod moves;
mod perft;
mod playout;
mod replay;
mod rule_choice;
mod rules;
mod simulate;
mod starts;
mod story;
mod trace;

use std::io::Write;

use ::kotra::Game;
use clap::{Parser, Subcommand};

use crate::commands::merge;
use crate::failure::Failure;
use crate::{engine, game_choice, matches};

/// Kotra, the Icelandic tables game, at a terminal.
///
/// Shows the options of the rules, the legal actions of a position and why an action is not allowed;
/// checks and describes the record of a game; counts, plays and measures games by the million.
#[derive(Parser)]
#[command(name = "sahkku", bin_name = "sahkku --game kotra", version)]
#[command(after_long_help = EXAMPLES, after_help = MORE)]
pub(crate) struct Cli {
    #[command(flatten)]
    game: game_choice::Arguments,

    #[command(subcommand)]
    command: Command,
}

const MORE: &str = "See sahkku --game kotra --help for examples.";

const EXAMPLES: &str = "\
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
  sahkku --game kotra engine                        a player for other programs, line by line

Positions, actions, records and traces are explained in docs/notation-kotra.md,
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
    /// Trains the net of the computer players by self-play
    Train(kotra_trainer::Arguments),
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
            Command::Train(arguments) => kotra_trainer::train(arguments).map_err(Failure::training),
            Command::Bench(arguments) => bench::run(arguments, out),
        }
    }
}
