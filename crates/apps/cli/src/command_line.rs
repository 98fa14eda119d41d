//! The command line: the commands of a game, and those that are the same for all games.

use std::ffi::OsString;
use std::io::Write;

use clap::builder::{PossibleValue, PossibleValuesParser};
use clap::{Arg, ArgMatches, Args, Command, FromArgMatches};
use game::{Game as _, Recorded as _, trimmed};
use games::GAMES;

use crate::commands::matches::{self, Facts};
use crate::commands::{bench, engine, merge, moves, perft, replay, rules, simulate, trace};
use crate::counts::Unread;
use crate::failure::Failure;
use crate::playout::Policies as _;
use crate::report::MEASURES_HELP;
use crate::run::Kind;
use crate::sheet::Format;
use crate::terminal::{Game, Playout, Terminal, command_name, program};
use crate::terminals::TERMINALS;
use crate::{distance, shell};

const EXIT_CODES: &str = "\
Exit codes:
    0  done
    1  what was given is wrong: rules, a position, a record, another file, or an engine
    2  the command line could not be understood
    3  a file could not be read or written, or the system gave no threads
  130  interrupted by Ctrl-C";

/// Examples in the help of every game.
const EXAMPLES: &str = "\
replay game.GAME  # check the record of a game and describe it
replay --quiet game.GAME && echo sound
replay --boards - < game.GAME
replay letter.txt  # the same of a letter or link of a game at a distance
engine  # a player for other programs, line by line
";

/// A game at a terminal, independent of its type.
pub(crate) trait AnyTerminal: Sync {
    fn id(&self) -> &'static str;

    fn command(&self) -> Command;

    /// Runs a command. `words` are the words after its name.
    fn run(&self, name: &str, words: &ArgMatches, out: &mut dyn Write) -> Result<(), Failure>;

    /// Merges the parts of a simulation or a match, and writes their numbers.
    fn merge(&self, files: &[Unread], format: Format, out: &mut dyn Write) -> Result<(), Failure>;
}

impl<G: Playout> AnyTerminal for G {
    fn id(&self) -> &'static str {
        Game::<G>::ID
    }

    fn command(&self) -> Command {
        let command = command_name::<G>();
        let notation = notation::<G>();
        let actions = G::ACTIONS;
        let examples = examples::<G>();
        let examples = examples.lines().filter_map(|line| {
            let (example, does) = line.split_once("  # ")?;
            let example = format!("{command} {example}");
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
            "Examples:\n{examples}\nPositions, {actions}, records and traces are explained in {notation},\n\
             engines in docs/engine.md.\n\n{EXIT_CODES}"
        );
        let long = format!(
            "{}.\n\nShows the rule sets, the legal {actions} of a position and why one is not allowed; checks and describes the \
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

/// The game that a command line names.
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

fn examples<G: Terminal>() -> String {
    let common = EXAMPLES.replace("GAME", Game::<G>::ID);
    format!("{}\n{common}", G::EXAMPLES)
}

/// The document of the notation of a game.
fn notation<G: Terminal>() -> String {
    format!("crates/games/{}/docs/notation.md", Game::<G>::ID)
}

/// The commands of a game, each with its help.
fn commands<G: Playout>() -> [Command; 9] {
    let (id, notation) = (Game::<G>::ID, notation::<G>());
    let (actions, step) = (G::ACTIONS, G::STEP);
    let players = program::<G>().players().into_iter();
    let players: String = players
        .map(|(word, about)| format!("  {word:<12}{about}\n"))
        .collect();
    [
        described::<G>(
            rules::arguments::<G>(),
            "Lists the named rule sets, or every option of one",
            &format!(
                "KEY=VALUE after the id changes an option, here and wherever a command takes rules. Options that do not work \
                 together are refused, and the message says why.\n\n\
                 The column § has the section of crates/games/{id}/docs/rules.md that tells of the option."
            ),
            "",
        ),
        described::<G>(
            moves::arguments::<G>(),
            &format!("Shows a position and all legal {actions} of the side to move"),
            "",
            &format!("How positions and {actions} are written is explained in {notation}."),
        ),
        described::<G>(
            replay::arguments::<G>(),
            &format!(
                "Checks the record of a game against its rules and describes it {step} by {step}"
            ),
            &format!(
                "A record with any mistake is refused; the message names the line and the column, what was found there and what \
                 was expected.\n\n{}",
                distance::ABOUT
            ),
            &format!("How a record is written is explained in {notation}."),
        ),
        described::<G>(
            perft::arguments::<G>(),
            "Counts the possible continuations of a game, to compare and measure programs",
            "A game that is over before the depth is reached has no leaf.",
            "",
        ),
        described::<G>(
            trace::arguments::<G>(),
            "Plays random games and writes them as JSON Lines, one object for each decision",
            &format!(
                "Each line shows the rules, the position, all legal {actions}, the number of the chosen one, and what happened. A \
                 last line for each game says how it ended. The shape is documented in {notation}. The output depends on the seed \
                 alone, not on the number of threads."
            ),
            "",
        ),
        described::<G>(
            simulate::arguments::<G>(),
            "Plays many games and shows who wins, how long they take and how they end",
            "Shares of wins are of the games that were won, with the 95% interval of Wilson. All numbers depend on the seed alone, \
             not on the number of threads.",
            &format!("{}{MEASURES_HELP}", G::Policies::help()),
        ),
        with_examples::<G>(matches::arguments::<G>(), &format!("Players:\n{players}")),
        engine::arguments(program::<G>()),
        described::<G>(
            bench::arguments::<G>(),
            &format!("Measures random games and the generation of legal {actions}, on one core"),
            &format!(
                "Playouts are whole random games: decisions a second, including the throws between them. Generation only finds the \
                 legal {actions} of positions from such games: {actions} a second. Each is measured several times; the median \
                 counts. Only processor time counts, where the system reports it."
            ),
            "",
        ),
    ]
}

/// A command with its help, and the additions of this game.
fn described<G: Terminal>(command: Command, about: &str, more: &str, after: &str) -> Command {
    let notes = G::NOTES.iter();
    let note = notes.filter(|(name, _)| *name == command.get_name());
    let more = [more].into_iter().chain(note.map(|(_, note)| *note));
    let more: String = more
        .filter(|part| !part.is_empty())
        .map(|part| format!("\n\n{part}"))
        .collect();
    let command = command
        .about(about.to_owned())
        .long_about(format!("{about}.{more}"));
    with_examples::<G>(command, after)
}

/// A command with the examples of this game, after `more`.
fn with_examples<G: Terminal>(command: Command, more: &str) -> Command {
    let (of, name) = (crate::terminal::command_name::<G>(), command.get_name());
    let examples = examples::<G>();
    let examples = examples.lines().filter_map(|line| {
        let (example, _) = line.split_once("  # ").unwrap_or((line, ""));
        let is_of = example.split(' ').next() == Some(name);
        is_of.then(|| format!("  {of} {example}\n"))
    });
    let examples = format!("Examples:\n{}", examples.collect::<String>());
    let after = match more {
        "" => examples,
        _ => format!("{examples}\n{more}"),
    };
    command.after_long_help(after)
}

/// Reads the arguments of a command.
pub(crate) fn read<A: FromArgMatches>(words: &ArgMatches) -> Result<A, Failure> {
    A::from_arg_matches(words).map_err(|error| Failure::CommandLine(error.to_string()))
}

/// Reads the word of a player of this game.
pub(crate) fn known_player(
    game: &'static dyn bindings::Program,
) -> impl Fn(&str) -> Result<String, String> + Clone + Send + Sync + 'static {
    move |word| {
        let words = game.players().into_iter().map(|(word, _)| word);
        let words: Vec<&str> = words.collect();
        let known = words.iter().find(|known| **known == trimmed(word));
        let refused = || format!("a player is {}", words.join(", "));
        known.map(|known| (*known).to_owned()).ok_or_else(refused)
    }
}
