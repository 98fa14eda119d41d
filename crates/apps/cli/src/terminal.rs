//! What the command asks of a game, and the command line made of it.

use std::error::Error;
use std::io::Write;

use clap::{Args, Parser, Subcommand};

use crate::commands::{bench, merge, moves, perft, replay, rules, shell, simulate, trace};
use crate::failure::Failure;
use crate::help::Help;
use crate::{engine, games, matches};

/// A game with all commands.
pub(crate) trait Terminal:
    moves::Shown<Rules: rules::Listed>
    + replay::Replayed
    + perft::Counted
    + trace::Traced
    + simulate::Simulated
    + bench::Benched
    + matches::MatchGame
{
    /// The help of the whole command.
    const HELP: Help;
    /// Where the short help sends its reader.
    const MORE: &'static str;
    /// What `train` does.
    const TRAIN: &'static str;

    /// What is trained, and how.
    type Training: Args;

    /// Trains the computer players.
    ///
    /// # Errors
    /// A file that cannot be read or written, or arguments that are wrong.
    fn train(arguments: &Self::Training) -> Result<(), Box<dyn Error>>;
}

const EXIT_CODES: &str = "

Exit codes:
  0  done
  1  the given rules, position or record is wrong
  2  the command line could not be understood
  3  a file could not be read, or the output could not be written";

/// The command line of a game.
#[derive(Parser)]
#[command(name = "sahkku", bin_name = G::COMMAND, version)]
#[command(about = G::HELP.about, long_about = G::HELP.long())]
#[command(after_long_help = format!("{}{EXIT_CODES}", G::HELP.after), after_help = G::MORE)]
pub(crate) struct Cli<G: Terminal> {
    #[command(flatten)]
    game: games::Arguments,

    #[command(subcommand)]
    command: Command<G>,
}

#[derive(Subcommand)]
enum Command<G: Terminal> {
    Rules(rules::Arguments<G>),
    Moves(moves::Arguments<G>),
    Replay(replay::Arguments<G>),
    Perft(perft::Arguments<G>),
    Trace(trace::Arguments<G>),
    Simulate(simulate::Arguments<G>),
    Merge(merge::Arguments),
    Match(matches::Arguments<G>),
    Engine(engine::Arguments<G>),
    #[command(about = G::TRAIN, long_about = None)]
    Train(G::Training),
    Bench(bench::Arguments<G>),
    Completions(shell::Completions),
    Man(shell::Manual),
}

impl<G: Terminal> Cli<G> {
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
            Command::Train(arguments) => G::train(arguments).map_err(Failure::training),
            Command::Bench(arguments) => bench::run(arguments, out),
            Command::Completions(arguments) => arguments.write(out),
            Command::Man(arguments) => arguments.write::<G>(out),
        }
    }
}
