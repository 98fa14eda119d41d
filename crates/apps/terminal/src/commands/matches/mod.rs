//! `sahkku match`: players against each other, be they of this program or engines of any other.

pub mod guard;
mod match_game;
mod process;
mod referee;
mod report;
mod seat;

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use clap::Args;
use clap::builder::NonEmptyStringValueParser;
use engine::read_player;
use game::{Brain as _, Game as _, Limits};
use rayon::prelude::*;

use crate::counts::{Counts, Unread};
use crate::failure::Failure;
use crate::flips;
use crate::format::Format;
use crate::rule_choice::RuleChoice;
use crate::run::{CaseName, Kind, Part, Run};
use crate::types::{Brain, Game, Judge};
use crate::{in_order, progress};
pub use match_game::{MatchGame, MatchOptions};
use referee::{End, Played};
use report::Tally;
use seat::Seat;

/// The longest time that anybody is waited for: a day.
const LONGEST: Duration = Duration::from_secs(24 * 60 * 60);

/// Plays two players against each other, in pairs of games with the sides swapped.
///
/// A player is one of this program (--players), or an engine (--engine): any program that speaks the protocol of
/// docs/engine.md. Both games of a pair have the same dice, or begin with the same random moves. Shares count a
/// draw as half a win, with the 95% interval of Wilson; a game that reaches the cap is a draw. Units are those that
/// the player named first wins in a game less those that it loses, with the 95% interval of the pairs. Players of
/// this program, and engines that answer the same to the same, make all numbers depend on the seed alone, not on the
/// number of threads.
///
/// An engine that gives no answer in time, an answer that cannot be read or is not legal, or that ends, loses the game.
/// Why is said on standard error, and stands in the record. It is started again for the next game.
#[derive(Args)]
#[command(after_long_help = help::<G>())]
pub struct Arguments<G: MatchGame> {
    #[command(flatten)]
    rules: RuleChoice<G>,

    /// One or two players of this program; one plays against an engine, and is named first then
    #[arg(
        long,
        value_name = "PLAYER,PLAYER",
        value_delimiter = ',',
        value_parser = read_player::<Brain<G>>,
        required_unless_present = "engine"
    )]
    players: Vec<Brain<G>>,

    /// The command line of an engine; may be given twice
    #[arg(long, value_name = "COMMAND", value_parser = NonEmptyStringValueParser::new())]
    engine: Vec<String>,

    /// Lets engines search so many positions a decision
    #[arg(long, value_name = "POSITIONS", requires = "engine")]
    work: Option<u64>,

    /// Lets engines think so many milliseconds a decision
    #[arg(
        long,
        value_name = "MILLISECONDS",
        requires = "engine",
        value_parser = clap::value_parser!(u64).range(1..=LONGEST.as_secs() * 1000)
    )]
    time: Option<u64>,

    /// An engine that has not answered so many seconds after its time loses the game
    #[arg(long, value_name = "SECONDS", default_value = "60", value_parser = read_seconds, requires = "engine")]
    patience: Duration,

    /// Writes the record of each game into this folder
    #[arg(long, value_name = "FOLDER")]
    records: Option<PathBuf>,

    #[command(flatten)]
    own: G::MatchOptions,

    /// How many games to play; an odd number is made even
    #[arg(long, default_value_t = 100)]
    games: u64,

    /// The seed of the random numbers
    #[arg(long, default_value_t = 1)]
    seed: u64,

    /// Ends a game as a draw after so many throws, or decisions in a game without dice
    #[arg(long, default_value_t = G::CAP)]
    cap: u32,

    /// The format of the numbers
    #[arg(long, value_enum, default_value_t = Format::Table)]
    format: Format,

    /// How many games are played at a time; 0 for one on each core
    #[arg(long, default_value_t = 0, value_parser = clap::value_parser!(u16).range(..=1024))]
    threads: u16,

    /// Plays only the I-th of N parts of the pairs, for sahkku merge; needs --format counts
    #[arg(long, value_name = "I/N")]
    part: Option<Part>,

    /// Plays the games also with each option set to each other value; for every rule set, if
    /// none is named
    #[arg(long)]
    every_option: bool,
}

fn help<G: MatchGame>() -> String {
    let players = Brain::<G>::all();
    let players: Vec<String> = players
        .map(|(_, word, about)| format!("  {word:<12}{about}"))
        .collect();
    let (players, examples) = (players.join("\n"), G::MATCH_EXAMPLES);
    format!("Players:\n{players}\n\nExamples:\n  {examples}")
}

fn read_seconds(text: &str) -> Result<Duration, String> {
    let seconds = text.parse().ok().map(Duration::try_from_secs_f64);
    match seconds {
        Some(Ok(seconds)) if !seconds.is_zero() && seconds <= LONGEST => Ok(seconds),
        _ => Err("patience is a number of seconds up to a day, such as 10 or 0.5".to_owned()),
    }
}

impl<G: MatchGame> Arguments<G> {
    /// The two who play, nobody of whom has been started yet.
    fn seats(&self) -> Result<[Seat<G>; 2], Failure> {
        let limits = Limits {
            work: self.work,
            time: self.time.map(Duration::from_millis),
            depth: None,
        };
        let players = self.players.iter();
        let players = players.map(|player| Ok(Seat::of_player(*player)));
        let engines = self.engine.iter();
        let engines = engines.map(|command| Seat::of_engine(command, limits, self.patience));
        let seats: Vec<Seat<G>> = players.chain(engines).collect::<Result<_, Failure>>()?;
        let count = seats.len();
        seats.try_into().map_err(|_| {
            Failure::CommandLine(format!(
                "two play a match; --players and --engine name {count} together; name two"
            ))
        })
    }
}

impl<G: MatchGame> Arguments<G> {
    /// What decides the games between players of these names.
    fn run(&self, names: [String; 2], cases: Vec<CaseName>) -> Run {
        let players = ["first", "second"].into_iter().zip(names);
        let limits = [("work", self.work), ("time", self.time)];
        let limits = limits
            .into_iter()
            .filter_map(|(name, limit)| Some((name, limit?.to_string())));
        let settings = players.chain(limits);
        Run {
            kind: Kind::Match,
            game: Game::<G>::ID.to_owned(),
            version: env!("CARGO_PKG_VERSION").to_owned(),
            settings: settings
                .map(|(name, text)| (name.to_owned(), text))
                .collect(),
            seed: self.seed,
            cap: self.cap,
            games: 2 * self.games.div_ceil(2),
            every_option: self.every_option,
            told: Some(self.own.told()),
            cases,
        }
    }
}

/// Plays all games of each case, and writes what they came to.
///
/// # Errors
/// What was given is wrong, an engine does not start, or a file cannot be written.
pub fn run<G: MatchGame>(arguments: &Arguments<G>, out: &mut impl Write) -> Result<(), Failure> {
    let range = Part::range_of(
        arguments.part,
        arguments.format,
        arguments.games.div_ceil(2),
    )?;
    let range = 2 * range.start..2 * range.end;
    let cases = if arguments.every_option {
        flips::of_every_option(&arguments.rules)?
    } else {
        flips::as_chosen(&arguments.rules)?
    };
    let threads = in_order::threads(arguments.threads)?;
    let mut first = arguments.seats()?;
    for seat in &mut first {
        seat.start()?;
    }
    let names = [0, 1].map(|n| first[n].name().to_owned());
    if let Some(folder) = &arguments.records {
        fs::create_dir_all(folder).map_err(|error| unwritable(folder, &error))?;
    }
    // Each game at a time has two seats; who has played sits down again for another game.
    let spare = Mutex::new(vec![first]);
    let bar = progress::bar((range.end - range.start).saturating_mul(cases.len() as u64));
    let play = |judge: &Judge<G>, prefix: &str, game: u64| -> Result<Played<G>, Failure> {
        let mut seats = match lock(&spare).pop() {
            Some(seats) => seats,
            None => arguments.seats()?,
        };
        let played = referee::play(arguments, judge, &names, &mut seats, game);
        lock(&spare).push(seats);
        if let Some(folder) = &arguments.records {
            let name = format!("{prefix}{:04}.{}", game + 1, Game::<G>::ID);
            let file = folder.join(name);
            let written = fs::write(&file, played.record_text(game));
            written.map_err(|error| unwritable(&file, &error))?;
        }
        bar.inc(1);
        Ok(played)
    };
    let mut tallies = Vec::new();
    for (n, case) in (1..).zip(&cases) {
        let prefix = if cases.len() > 1 {
            format!("{n}-")
        } else {
            String::new()
        };
        let judge = &case.chosen.judge;
        let played: Vec<Played<G>> = threads.install(|| {
            let games = range.clone().into_par_iter();
            let played = games.map(|game| play(judge, &prefix, game));
            played.collect::<Result<_, Failure>>()
        })?;
        say_forfeits(&names, &prefix, range.start, &played);
        tallies.push(Tally::new(&played));
    }
    bar.finish_and_clear();
    for seats in spare.into_inner().unwrap_or_else(PoisonError::into_inner) {
        seats.into_iter().for_each(Seat::leave);
    }
    let run = arguments.run(names, cases.iter().map(CaseName::of).collect());
    let (from, to) = (range.start, range.end);
    let counts = Counts {
        run,
        from,
        to,
        tallies,
    };
    report::write::<G>(&counts, arguments.format, out)
}

/// Puts the parts of a match together, and writes what it came to.
pub fn merge<G: MatchGame>(
    files: &[Unread],
    format: Format,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let counts = Counts::merge(files, |tally: &Tally, games| tally.is_of::<G>(games))?;
    report::write::<G>(&counts, format, out)
}

fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

fn unwritable(file: &Path, error: &io::Error) -> Failure {
    Failure::Files(format!("{} cannot be written: {error}", file.display()))
}

/// Says on standard error who lost games by something else than play, and why.
fn say_forfeits<G: MatchGame>(names: &[String; 2], prefix: &str, from: u64, games: &[Played<G>]) {
    for (number, played) in (from + 1..).zip(games) {
        if let End::Forfeit(forfeit) = &played.end {
            let (name, why) = (&names[forfeit.place], &forfeit.why);
            // If nobody can be told, the record and the numbers still say it.
            let _ = writeln!(
                io::stderr(),
                "sahkku: game {prefix}{number} is lost by {name}: {why}"
            );
        }
    }
}
