//! The `sahkku` command as a library: the program and the Python package run it.

mod board;
mod branching;
mod commands;
mod counts;
mod distance;
mod engine;
mod explain;
mod failure;
mod flips;
mod game_choice;
mod histogram;
mod hnefatafl;
mod in_order;
mod invariants;
mod kotra;
mod lines;
mod matches;
mod options_shape;
mod perft_count;
mod playout;
mod policy;
mod progress;
mod record_file;
mod report;
mod rng;
mod rows;
mod rule_choice;
mod rule_lists;
mod run;
mod score;
mod sheet;
mod simulation;
mod speed;
mod story;
mod tally;
mod text_file;
mod trace_file;

use std::ffi::OsString;
use std::io::{self, BufWriter, Write};
use std::process::ExitCode;

use ::sahkku::Game;
use clap::{Parser, Subcommand};

use commands::{bench, merge, moves, perft, replay, rules, simulate, trace};
use failure::Failure;
use game_choice::GameName;
use matches::guard;

/// Sáhkku, the Sámi dice board game, at a terminal.
///
/// Shows the rule sets, the legal actions of a position and why an action is not allowed; checks
/// and describes the record of a game; counts, plays and measures games by the million.
#[derive(Parser)]
#[command(name = "sahkku", version, after_long_help = EXAMPLES, after_help = MORE)]
struct Cli {
    #[command(flatten)]
    game: game_choice::Arguments,

    #[command(subcommand)]
    command: Command,
}

const MORE: &str = "See sahkku --help for examples, and sahkku COMMAND --help for each command.";

const EXAMPLES: &str = "\
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
  sahkku engine                         a player for other programs, line by line
  sahkku --game hnefatafl --help        the same commands for Hnefatafl
  sahkku --game kotra --help            the same commands for Kotra

Positions, actions, records and traces are explained in docs/notation.md, engines in
docs/engine.md.

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
    /// Trains the nets of the computer players by self-play
    Train(sahkku_trainer::Arguments),
    Bench(bench::Arguments),
}

impl Command {
    fn run(&self, out: &mut impl Write) -> Result<(), Failure> {
        match self {
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
                sahkku_trainer::train(arguments).map_err(Failure::training)
            }
            Command::Bench(arguments) => bench::run(arguments, out),
        }
    }
}

/// The command as a program of its own, which also stands guard over engines.
pub fn main(words: &[OsString]) -> ExitCode {
    match guard::asked(words) {
        Some(engine) => guard::run(engine),
        None => {
            guard::provide();
            run(words)
        }
    }
}

/// Runs a command line, of which the first word is the name of the program. A wrong one ends the process.
pub fn run(words: &[OsString]) -> ExitCode {
    let mut out = BufWriter::new(io::stdout().lock());
    let done = match game_choice::named(words.iter().cloned()) {
        Some(GameName::Hnefatafl) => hnefatafl::Cli::parse_from(words).run(&mut out),
        Some(GameName::Kotra) => kotra::Cli::parse_from(words).run(&mut out),
        // What is no game is refused as a wrong command line.
        Some(GameName::Sahkku) | None => Cli::parse_from(words).command.run(&mut out),
    };
    // What was printed before something went wrong is of use, too.
    let flushed = out.flush().map_err(Failure::from);
    match done.and(flushed) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(),
    }
}
