//! The command line of a game.

use std::io::Write;

use bindings::Playable;
use clap::{CommandFactory as _, Parser, Subcommand};
use game::Game;
use games::{GAMES, GameName, with_game};
use terminal::commands::{
    bench, engine as driver, matches, moves, perft, replay, rules, simulate, trace,
};
use terminal::{Failure, Terminal};

use crate::{choice, merge, shell};

const EXIT_CODES: &str = "

Exit codes:
    0  done
    1  what was given is wrong: rules, a position, a record, another file, or an engine
    2  the command line could not be understood
    3  a file could not be read or written, or the system gave no threads
  130  interrupted by Ctrl-C";

/// The command line of a game.
#[derive(Parser)]
#[command(name = "sahkku", bin_name = G::COMMAND, version)]
#[command(about = G::HELP.about, long_about = G::HELP.long())]
#[command(after_long_help = after::<G>(), after_help = G::MORE)]
pub(crate) struct Cli<G: Terminal> {
    #[command(flatten)]
    game: choice::Arguments,

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
    Match(Box<matches::Arguments<G>>),
    Engine(driver::Arguments<G>),
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
            Command::Engine(arguments) => driver::run(arguments, out),
            Command::Bench(arguments) => bench::run(arguments, out),
            Command::Completions(arguments) => arguments.write(of_all_games(), out),
            Command::Man(arguments) => arguments.write(Self::command(), out),
        }
    }
}

/// What stands under the help: examples, of the first game also how to come to the others, documents, exit codes.
fn after<G: Terminal>() -> String {
    let id = <<G::Programs as Playable>::Game as Game>::ID;
    let others = GAMES.iter().skip(1).filter(|_| id == GAMES[0].name);
    let others = others.map(|game| {
        let command = format!("sahkku --game {} --help", game.name);
        format!("\n  {command:<38}the same commands for {}", game.title)
    });
    let (examples, documents) = (G::HELP.after, G::DOCUMENTS);
    format!(
        "{examples}{}\n\n{documents}{EXIT_CODES}",
        others.collect::<String>()
    )
}

/// Shells know one command: it takes whatever it takes for any game.
fn of_all_games() -> clap::Command {
    let all = GameName::ALL.into_iter();
    let mut all = all.map(|game| with_game!(game, G in terminal => Cli::<G>::command()));
    let first = all.next().unwrap_or_default();
    all.fold(first, shell::with_arguments_of)
}
