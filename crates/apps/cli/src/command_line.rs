//! The command line: the commands of a game, and those that are the same for all games.

use std::ffi::OsString;
use std::io::Write;

use bindings::read_player;
use clap::builder::{PossibleValue, PossibleValuesParser};
use clap::{Arg, ArgMatches, Args, Command, FromArgMatches};
use game::{Bot as _, Game as _, Recorded as _};
use games::GAMES;

use crate::commands::matches::{self, Facts};
use crate::commands::{bench, engine, merge, moves, perft, replay, rules, simulate, trace};
use crate::counts::Unread;
use crate::failure::Failure;
use crate::playout::Policies as _;
use crate::report::MEASURES_HELP;
use crate::rule_choice::{rules_help, usual};
use crate::run::Kind;
use crate::sheet::Format;
use crate::shell;
use crate::terminal::{Bot, Game, Playout, Terminal, command_name, program};
use crate::terminals::TERMINALS;

const EXIT_CODES: &str = include_str!("exit_codes.txt").trim_ascii_end();

/// Examples in the help of every game.
const EXAMPLES: &str = include_str!("examples.txt");

/// A game at a terminal, independent of its type.
pub(crate) trait AnyTerminal: Sync {
    fn id(&self) -> &'static str;

    fn command(&self) -> Command;

    /// Runs a command. `words` are the words after its name.
    fn run(&self, name: &str, words: &ArgMatches, out: &mut dyn Write) -> Result<(), Failure>;

    fn merge(&self, files: &[Unread], format: Format, out: &mut dyn Write) -> Result<(), Failure>;
}

impl<G: Playout> AnyTerminal for G {
    fn id(&self) -> &'static str {
        Game::<G>::ID
    }

    fn command(&self) -> Command {
        let command = command_name::<G>();
        let examples = examples::<G>().into_iter().filter_map(|(example, does)| {
            let does = does?;
            Some(match example.chars().count() {
                ..46 => format!("  {example:<46} {does}\n"),
                _ => format!("  {example}\n  {:<46} {does}\n", ""),
            })
        });
        let examples: String = examples.collect();
        let more = format!(
            "See {command} --help for examples, and {command} COMMAND --help for each command."
        );
        let after = format!(
            "Examples:\n{examples}\n{}\nEngines are explained in docs/engine.md.\n\n{EXIT_CODES}",
            notation::<G>()
        );
        let long = format!(
            "{}.\n\nShows the rule sets, the legal actions of a position and why one is not allowed; checks and describes the \
             record of a game; counts, plays and measures games by the million.",
            G::ABOUT
        );
        let line = Command::new("sahkku")
            .bin_name(command)
            .version(env!("CARGO_PKG_VERSION"))
            .about(G::ABOUT)
            .long_about(long)
            .after_help(more)
            .after_long_help(after)
            .subcommand_required(true)
            .arg_required_else_help(true)
            .subcommands(commands::<G>())
            .subcommands([
                merge::Arguments::augment_args(Command::new("merge")),
                shell::Completions::augment_args(Command::new("completions")),
                shell::Manual::augment_args(Command::new("man")),
            ]);
        with_games(line)
    }

    fn run(&self, name: &str, words: &ArgMatches, out: &mut dyn Write) -> Result<(), Failure> {
        match name {
            "rules" => rules::run::<G>(words, out),
            "moves" => moves::run::<G>(words, out),
            "replay" => replay::run::<G>(words, out),
            "perft" => perft::run::<G>(words, out),
            "trace" => trace::run::<G>(words, out),
            "simulate" => simulate::run::<G>(words, out),
            "match" => matches::run::<G>(words, out),
            "engine" => engine::run(program::<G>(), Game::<G>::RECORD_LIMIT, words, out),
            "bench" => bench::run::<G>(words, out),
            "merge" => merge::run(&read(words)?, out),
            "completions" => {
                // Shells know a single command, so it accepts the arguments of every game.
                let all = TERMINALS.iter().map(|game| game.command());
                let all = all.reduce(shell::with_arguments_of).unwrap_or_default();
                read::<shell::Completions>(words)?.write(all, out)
            }
            _ => read::<shell::Manual>(words)?.write(self.command(), out),
        }
    }

    fn merge(&self, files: &[Unread], format: Format, out: &mut dyn Write) -> Result<(), Failure> {
        match files.first().map(|file| file.run.kind) {
            Some(Kind::Match) => matches::merge(Facts::of::<G>(), files, format, out),
            _ => simulate::merge::<G>(files, format, out),
        }
    }
}

/// The choice of a game, as every command accepts it. The commands of each game have their own arguments, so the choice is read
/// before anything else.
fn with_games(command: Command) -> Command {
    let names = GAMES
        .iter()
        .map(|game| PossibleValue::new(game.name).help(game.about));
    let names: PossibleValuesParser = names.collect::<Vec<_>>().into();
    let choice = Arg::new("game")
        .long("game")
        .value_name("GAME")
        .help("The game");
    let choice = choice.global(true).default_value(GAMES[0].name);
    command.arg(choice.value_parser(names))
}

pub(crate) fn known(name: &str) -> Option<&'static dyn AnyTerminal> {
    TERMINALS.iter().copied().find(|game| game.id() == name)
}

pub(crate) fn named(words: &[OsString]) -> Option<&'static dyn AnyTerminal> {
    // A file may have a name that is not valid text.
    let words = words.iter().skip(1);
    let mut words = words.map(|word| word.to_str().unwrap_or_default());
    while let Some(word) = words.next() {
        match word {
            "--" => return None,
            "--game" => return known(words.next()?),
            _ => {}
        }
        if let Some(name) = word.strip_prefix("--game=") {
            return known(name);
        }
    }
    None
}

/// The examples of a game: a command line each, and what it does if the general help shows it.
fn examples<G: Terminal>() -> Vec<(String, Option<&'static str>)> {
    let (command, id) = (command_name::<G>(), Game::<G>::ID);
    let lines = G::EXAMPLES.lines().chain(EXAMPLES.lines());
    let examples = lines.map(|line| {
        let (example, does) = match line.split_once("  # ") {
            Some((example, does)) => (example, Some(does)),
            None => (line, None),
        };
        (format!("{command} {}", example.replace("GAME", id)), does)
    });
    examples.collect()
}

/// The commands of a game, each with its help. The options that only this game has come first.
fn commands<G: Playout>() -> [Command; 9] {
    let new = Command::new;
    let all = [
        rules::Arguments::augment_args(new("rules")),
        moves::arguments::<G>(),
        replay::Arguments::augment_args(new("replay")),
        perft::Arguments::augment_args(G::PerftOptions::augment_args(new("perft"))),
        trace::Arguments::augment_args(G::TracePolicies::augment_args(
            G::StartOptions::augment_args(new("trace")),
        )),
        simulate::Arguments::augment_args(G::Policies::augment_args(
            G::StartOptions::augment_args(new("simulate")),
        )),
        matches::arguments::<G>(),
        engine::arguments::<G>(),
        bench::Arguments::augment_args(G::BenchOptions::augment_args(new("bench"))),
    ];
    all.map(described::<G>)
}

/// What a line says after this name and a colon.
pub(crate) fn said_of<'a>(line: &'a str, name: &str) -> Option<&'a str> {
    line.strip_prefix(name)?.strip_prefix(": ")
}

/// A command with what its help has for this game: words in the help of arguments, a paragraph, and examples.
fn described<G: Playout>(mut command: Command) -> Command {
    let name = command.get_name().to_owned();
    if name == "engine" {
        return command;
    }
    command = command.mut_args(|arg| match arg.get_id().as_str() {
        "rules" => arg.help(format!("{} [default: {}]", rules_help::<G>(), usual::<G>())),
        "text" => arg.help(rules_help::<G>()),
        "set" => arg.help(format!(
            "Sets one option; may be given several times. `{} rules ID` lists them",
            command_name::<G>()
        )),
        _ => arg,
    });
    let notes = G::NOTES.lines().filter_map(|line| said_of(line, &name));
    if let Some(long) = command.get_long_about().or(command.get_about()) {
        let long = notes.fold(long.to_string(), |long, note| format!("{long}\n\n{note}"));
        command = command.long_about(long);
    }
    let begins = format!("{} {name} ", command_name::<G>());
    let examples = examples::<G>().into_iter().filter_map(|(example, _)| {
        let is_of = format!("{example} ").starts_with(&begins);
        is_of.then(|| format!("  {example}\n"))
    });
    let more = match &*name {
        "simulate" => format!("{}{MEASURES_HELP}", G::Policies::help()),
        "match" => {
            let players = <Bot<G>>::all();
            let players = players.map(|(_, word, about)| format!("  {word:<12}{about}\n"));
            format!("Players:\n{}", players.collect::<String>())
        }
        _ => notation::<G>(),
    };
    let examples: String = examples.collect();
    command.after_long_help(format!("Examples:\n{examples}\n{more}"))
}

fn notation<G: Terminal>() -> String {
    let id = Game::<G>::ID;
    format!(
        "Positions, actions, records and traces are explained in crates/games/{id}/docs/notation.md."
    )
}

pub(crate) fn read<A: FromArgMatches>(words: &ArgMatches) -> Result<A, Failure> {
    A::from_arg_matches(words).map_err(|error| Failure::CommandLine(error.to_string()))
}

pub(crate) fn known_player<G: Terminal>(word: &str) -> Result<String, String> {
    read_player::<Bot<G>>(word).map(|player| player.to_string())
}
