//! `sahkku match`: players against each other, which are those of this program or any engines.

mod conditions;
pub(crate) mod guard;
mod lineup;
mod log;
mod openings;
mod process;
mod referee;
mod report;
mod results_file;
mod seat;
mod sequential_test;
mod table;
mod thinking;

use std::io::Write;
use std::ops::{ControlFlow, Range};
use std::sync::Arc;

use clap::{ArgMatches, Args, Command};

use crate::command_line::{known_player, read};
use crate::counts::{Counts, Unread};
use crate::failure::Failure;
use crate::interrupt;
use crate::rule_choice::cases;
use crate::run::{GameReport, Kind, Run, Share};
use crate::sheet::Format;
use crate::sum::Sum as _;
use crate::terminal::Playout;
use conditions::Conditions;
use lineup::{Lineup, Pair, Schedule, Setting};
use report::Tally;
use results_file::ResultsFile;
use sequential_test::SequentialTest;
pub(crate) use table::{Facts, MatchOptions};

/// Plays two players against each other, in pairs of games with the sides swapped.
///
/// A player is one of this program (--players), or an engine (--engine): any program that speaks the protocol of
/// docs/engine.md. Both games of a pair have the same dice, or begin with the same random moves. Shares count a
/// draw as half a win, with the 95% interval of Wilson; a game that reaches the cap is a draw. Units are those that
/// the player named first wins in a game less those that it loses, with the 95% interval of the pairs. Elo is by how
/// much it is stronger, with the 95% interval of the pairs. Players of this program, and engines that answer the same
/// to the same, make all numbers but times depend on the seed alone, not on the number of threads.
///
/// With --resume every finished pair is kept in a file. The same command line goes on after the last of them. Ctrl-C ends the
/// match with the table of the pairs so far; a second one ends it at once.
///
/// An engine that gives no answer in time, an answer that cannot be read or is not legal, or that ends, loses the game.
/// Why is said on standard error, and stands in the record. It is started again for the next game.
#[derive(Args)]
struct Arguments {
    #[command(flatten)]
    conditions: Conditions,

    #[command(flatten)]
    tested: SequentialTest,

    /// The format of the numbers
    #[arg(long, value_enum, default_value_t = Format::Table)]
    format: Format,

    /// Plays only the I-th of N parts of the pairs, for sahkku merge; needs --format counts
    #[arg(long, value_name = "I/N", conflicts_with = "resume")]
    part: Option<Share>,

    /// Plays the games also with each option set to each other value; for every rule set, if
    /// none is named
    #[arg(long)]
    every_option: bool,
}

pub(crate) fn arguments<G: Playout>() -> Command {
    let command = G::MatchOptions::augment_args(Command::new("match"));
    Arguments::augment_args(command)
        .mut_arg("cap", |arg| arg.required(false).default_value(G::CAP))
        .mut_arg("players", |arg| arg.value_parser(known_player::<G>))
}

pub(crate) fn run<G: Playout>(words: &ArgMatches, out: &mut dyn Write) -> Result<(), Failure> {
    let arguments: Arguments = read(words)?;
    let own: Arc<G::MatchOptions> = Arc::new(read(words)?);
    let range = arguments.range()?;
    let cases = cases::<G>(&arguments.conditions.rules, arguments.every_option)?;
    let count = cases.len();
    let settings = (1..).zip(cases).map(|(number, case)| {
        let prefix = match count {
            1 => String::new(),
            _ => format!("{number}-"),
        };
        let file = arguments.conditions.openings.as_deref();
        table::setting::<G>(case, &own, file, prefix)
    });
    let settings = settings.collect::<Result<Vec<_>, _>>()?;
    let told = own.told(settings.first().and_then(Setting::listed));
    arguments.play(Facts::of::<G>(), range, &settings, told, out)
}

impl Arguments {
    /// The numbers of the pairs of games to play.
    fn range(&self) -> Result<Range<u64>, Failure> {
        let count = self.conditions.count();
        let range = Share::range_of(self.part, self.format, self.conditions.pairs())?;
        match count {
            2 => Ok(range),
            _ => Err(Failure::CommandLine(format!(
                "two play a match; --players and --engine name {count} together"
            ))),
        }
    }

    fn play(
        &self,
        facts: Facts,
        range: Range<u64>,
        settings: &[Setting],
        mut told: GameReport,
        out: &mut dyn Write,
    ) -> Result<(), Failure> {
        let conditions = &self.conditions;
        let schedule = Schedule {
            settings: settings.len() as u64,
            numbers: range.clone(),
        };
        let lineup = Lineup::start(conditions, facts)?;
        let listed = settings.first().and_then(Setting::listed);
        if let Some((count, file)) = listed.zip(conditions.openings.as_ref()) {
            let line = format!("{count} of {}, in turn", file.display());
            told.lines.push(("openings".into(), line));
        }
        let mut run = self.run(facts, &lineup.names, settings, told);
        let fits = |tally: &Tally| tally.is_of(facts, 2);
        let file = conditions.resume.as_deref();
        let (mut ledger, finished) = ResultsFile::open(file, &run, &schedule, fits)?;
        let mut tallies = vec![Tally::default(); settings.len()];
        let mut add = |pair: &Pair, tally: Tally| {
            let sum = &mut tallies[pair.setting];
            *sum = std::mem::take(sum).and(tally);
            self.tested.goes_on(sum.pairs())
        };
        let known = finished.len();
        let mut before = (0..).zip(finished);
        let goes_on = before.try_for_each(|(number, tally)| match schedule.pair(number) {
            Some(pair) => add(&pair, tally),
            None => ControlFlow::Break(()),
        });
        interrupt::listen();
        let played = match goes_on {
            ControlFlow::Continue(()) => {
                lineup.play(settings, (&schedule, known), |pair, tally| {
                    ledger.add(pair, &tally)?;
                    Ok(add(pair, tally))
                })
            }
            ControlFlow::Break(()) => Ok(()),
        };
        lineup.leave();
        let is_interrupted = matches!(played, Err(Failure::Interrupted(_)));
        if !is_interrupted {
            played?;
        }
        let finished: u64 = tallies.iter().map(Tally::games).sum();
        let (mut from, mut to) = (2 * range.start, 2 * range.end);
        // A test may have needed fewer.
        if self.tested.asked_for().is_some() {
            run.games = finished;
            (from, to) = (0, run.games);
        }
        let counts = Counts {
            run,
            from,
            to,
            tallies,
        };
        // Counts are only written for complete parts.
        if !is_interrupted || finished > 0 && self.format != Format::Counts {
            report::write(facts, &counts, self.format, Some(&self.tested), out)?;
        }
        match is_interrupted {
            false => Ok(()),
            true => Err(self.interrupted(finished, schedule.count().saturating_mul(2))),
        }
    }

    /// The settings that determine the games between players of these names.
    fn run(&self, facts: Facts, names: &[String], settings: &[Setting], told: GameReport) -> Run {
        let players = ["first", "second"].into_iter().zip(names);
        let players = players.map(|(place, name)| (place.to_owned(), name.clone()));
        let conditions = &self.conditions;
        let decisive = players.chain(conditions.settings());
        let cases = settings.iter().map(|setting| setting.name.clone());
        Run {
            kind: Kind::Match,
            game: facts.id.to_owned(),
            version: env!("CARGO_PKG_VERSION").to_owned(),
            settings: decisive.chain(self.tested.setting()).collect(),
            seed: conditions.seed,
            cap: conditions.cap,
            games: 2 * conditions.pairs(),
            every_option: self.every_option,
            told: Some(told),
            cases: cases.collect(),
        }
    }

    /// Says how to continue an interrupted match.
    fn interrupted(&self, finished: u64, all: u64) -> Failure {
        let goes_on = match &self.conditions.resume {
            Some(file) => format!(
                "the same command line goes on with those in {}",
                file.display()
            ),
            None => "with --resume FILE they would be kept, and the same command line would go on"
                .to_owned(),
        };
        Failure::Interrupted(format!(
            "interrupted after {finished} of {all} games; {goes_on}"
        ))
    }
}

pub(crate) fn merge(
    facts: Facts,
    files: &[Unread],
    format: Format,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let counts = Counts::merge(files, |tally: &Tally, games| tally.is_of(facts, games))?;
    report::write(facts, &counts, format, None, out)
}
