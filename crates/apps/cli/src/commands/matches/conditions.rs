//! The conditions of a match: the players, the rules, the limits, and the openings.

use std::path::PathBuf;
use std::str::FromStr;
use std::sync::Arc;
use std::time::Duration;

use clap::Args;
use clap::builder::{NonEmptyStringValueParser, TypedValueParser};

use super::log::Log;
use super::seat::Seat;
use crate::failure::Failure;
use crate::rule_choice::RuleChoice;

const LONGEST: Duration = Duration::from_secs(24 * 60 * 60);

/// Who plays, under what rules and limits, and from where.
#[derive(Args)]
pub(crate) struct Conditions {
    #[command(flatten)]
    pub rules: RuleChoice,

    /// Players of this program, separated by commas; they come before the engines
    #[arg(
        long,
        value_name = "PLAYER,PLAYER",
        value_delimiter = ',',
        required_unless_present = "engine"
    )]
    players: Vec<String>,

    /// The command line of an engine; may be given several times
    #[arg(long, value_name = "COMMAND", value_parser = NonEmptyStringValueParser::new())]
    engine: Vec<String>,

    /// Sets an option of the N-th engine, or of every engine; may be given several times
    #[arg(long, value_name = "[N:]OPTION=VALUE", requires = "engine")]
    engine_set: Vec<EngineOption>,

    #[command(flatten)]
    pub limits: Limits,

    /// Writes the record of each game into this folder
    #[arg(long, value_name = "FOLDER")]
    pub records: Option<PathBuf>,

    /// Begins the pairs of games with the lines of this file in turn: start or a position, and entries after semicolons
    #[arg(long, value_name = "FILE")]
    pub openings: Option<PathBuf>,

    /// Writes every line to and from engines into this file, with its time in seconds and the number of the player
    #[arg(long, value_name = "FILE", requires = "engine")]
    pub log: Option<PathBuf>,

    /// Writes every finished pair of games into this file, and goes on after those that are in it
    #[arg(long, value_name = "FILE")]
    pub resume: Option<PathBuf>,

    /// How many games two players play; an odd number is made even
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u64).range(..=1 << 53))]
    pub games: u64,

    /// The seed of the random numbers
    #[arg(long, default_value_t = 1)]
    pub seed: u64,

    /// Ends a game as a draw after so many throws, or decisions in a game without dice
    #[arg(long)]
    pub cap: u32,

    /// How many games are played at a time; 0 for one on each core
    #[arg(long, default_value_t = 0, value_parser = clap::value_parser!(u16).range(..=1024))]
    pub threads: u16,
}

/// The time that engines have.
#[derive(Args, Clone, Copy)]
pub(crate) struct Limits {
    /// Lets engines search so many positions a decision
    #[arg(long, value_name = "POSITIONS", requires = "engine")]
    pub work: Option<u64>,

    /// Lets engines think so many milliseconds a decision; an engine that takes longer than that and the margin loses
    #[arg(long, value_name = "MILLISECONDS", requires = "engine", value_parser = milliseconds(1))]
    pub time: Option<Duration>,

    /// Gives each engine so many seconds for all its decisions of a game, and so many more after each of them
    #[arg(
        long,
        value_name = "SECONDS[+SECONDS]",
        requires = "engine",
        conflicts_with = "time",
        value_parser = read_clock
    )]
    pub clock: Option<[Duration; 2]>,

    /// How many milliseconds an engine may take beyond --time or --clock, for what lies between it and this program
    #[arg(
        long,
        value_name = "MILLISECONDS",
        default_value = "200",
        requires = "engine",
        value_parser = milliseconds(0)
    )]
    pub margin: Duration,

    /// An engine that has not answered after so many seconds loses the game, where neither --time nor --clock limits it
    #[arg(long, value_name = "SECONDS", default_value = "60", value_parser = read_patience, requires = "engine")]
    pub patience: Duration,
}

fn milliseconds(least: u64) -> impl TypedValueParser<Value = Duration> {
    let most = LONGEST.as_secs() * 1000;
    let parser = clap::value_parser!(u64).range(least..=most);
    parser.map(Duration::from_millis)
}

/// An option for an engine.
#[derive(Clone, Debug)]
struct EngineOption {
    /// The number of the engine from 1; `None` applies to all engines.
    engine: Option<usize>,
    name: String,
    value: String,
}

impl FromStr for EngineOption {
    type Err = String;

    fn from_str(text: &str) -> Result<EngineOption, String> {
        let (name, value) = text
            .split_once('=')
            .ok_or("an option is set as OPTION=VALUE, such as level=strong or 2:level=strong")?;
        let (engine, name) = match name.split_once(':') {
            None => (None, name),
            Some((number, name)) => match number.trim().parse() {
                Ok(number) if number > 0 => (Some(number), name),
                _ => {
                    return Err(format!(
                        "engines are numbered from 1; \"{number}\" is no such number"
                    ));
                }
            },
        };
        let [name, value] = [name, value].map(|word| word.trim().to_owned());
        let line = |word: &str| !word.is_empty() && !word.contains(char::is_control);
        if !line(&name) || name.contains(char::is_whitespace) || !line(&value) {
            return Err("the option has a name of one word, and a value".to_owned());
        }
        Ok(EngineOption {
            engine,
            name,
            value,
        })
    }
}

fn read_seconds(text: &str) -> Option<Duration> {
    let seconds = Duration::try_from_secs_f64(text.trim().parse().ok()?).ok()?;
    (seconds <= LONGEST).then_some(seconds)
}

fn read_patience(text: &str) -> Result<Duration, String> {
    let seconds = read_seconds(text).filter(|seconds| !seconds.is_zero());
    seconds
        .ok_or_else(|| "patience is a number of seconds up to a day, such as 10 or 0.5".to_owned())
}

fn read_clock(text: &str) -> Result<[Duration; 2], String> {
    let (time, increment) = text.split_once('+').unwrap_or((text, "0"));
    let both = read_seconds(time).zip(read_seconds(increment));
    match both {
        Some((time, increment)) if !time.is_zero() => Ok([time, increment]),
        _ => Err("a clock is seconds and what each decision adds, up to a day each, such as 60 or 60+0.5".to_owned()),
    }
}

impl Conditions {
    pub(crate) fn count(&self) -> usize {
        self.players.len() + self.engine.len()
    }

    /// The number of pairs of games between two players.
    pub(crate) fn pairs(&self) -> u64 {
        self.games.div_ceil(2)
    }

    /// The player in this place, not started yet.
    pub(crate) fn seat(&self, place: usize, log: Option<&Arc<Log>>) -> Result<Seat, Failure> {
        if let Some(player) = self.players.get(place) {
            return Ok(Seat::Player(player.clone()));
        }
        let number = place - self.players.len();
        let command = self.engine.get(number).map_or("", String::as_str);
        let log = log.map(|log| (log.clone(), place));
        Seat::of_engine(command, self.limits, self.options_of(number + 1)?, log)
    }

    /// The options for the engine with this number, from 1.
    fn options_of(&self, number: usize) -> Result<Vec<(String, String)>, Failure> {
        let count = self.engine.len();
        let names_nobody = |option: &&EngineOption| option.engine.is_some_and(|n| n > count);
        if let Some(option) = self.engine_set.iter().find(names_nobody) {
            let (n, name) = (option.engine.unwrap_or_default(), &option.name);
            return Err(Failure::CommandLine(format!(
                "--engine-set {n}:{name}: there is no engine {n}; --engine names {count}"
            )));
        }
        let own = |option: &&EngineOption| option.engine.is_none_or(|n| n == number);
        let own = self.engine_set.iter().filter(own);
        Ok(own
            .map(|option| (option.name.clone(), option.value.clone()))
            .collect())
    }

    /// The other settings that determine the games, each with its name.
    pub(crate) fn settings(&self) -> Vec<(String, String)> {
        let mut settings = Vec::new();
        let mut put = |name: &str, text: Option<String>| {
            settings.extend(text.map(|text| (name.to_owned(), text)));
        };
        let limits = self.limits;
        put("work", limits.work.map(|work| work.to_string()));
        let time = limits.time.map(|time| time.as_millis());
        put("time", time.map(|time| time.to_string()));
        let clock = limits.clock.map(|both| both.map(|time| time.as_secs_f64()));
        put("clock", clock.map(|[time, more]| format!("{time}+{more}")));
        let limited = time.is_some() || clock.is_some();
        let margin = limits.margin.as_millis();
        put("margin", limited.then(|| margin.to_string()));
        for option in &self.engine_set {
            let of = option.engine.map_or_else(String::new, |n| format!(" {n}"));
            let name = format!("engine{of} {}", option.name);
            put(&name, Some(option.value.clone()));
        }
        settings
    }
}
