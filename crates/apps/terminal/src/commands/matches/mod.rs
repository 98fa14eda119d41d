//! `sahkku match`: players against each other, be they of this program or engines of any other.

mod conditions;
pub mod guard;
mod lineup;
mod log;
mod match_game;
mod openings;
mod process;
mod referee;
mod report;
mod results_file;
mod seat;
mod sequential_test;
mod thinking;

use std::io::Write;
use std::ops::ControlFlow;

use clap::Args;
use game::Game as _;

use crate::counts::{Countable as _, Counts, Unread};
use crate::failure::Failure;
use crate::flips;
use crate::format::Format;
use crate::interrupt;
use crate::run::{CaseName, Kind, Run, Share};
use crate::types::Game;
use conditions::{Conditions, players_help};
use lineup::{Lineup, Pair, Schedule, Setting};
pub use match_game::{MatchGame, MatchOptions};
use report::Tally;
use results_file::ResultsFile;
use sequential_test::SequentialTest;

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
#[command(after_long_help = help::<G>())]
pub struct Arguments<G: MatchGame> {
    #[command(flatten)]
    conditions: Conditions<G>,

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

fn help<G: MatchGame>() -> String {
    let (players, examples) = (players_help::<G>(), G::MATCH_EXAMPLES);
    format!("{players}\n\nExamples:\n  {examples}")
}

impl<G: MatchGame> Arguments<G> {
    /// What decides the games between players of these names.
    fn run(&self, names: &[String], cases: Vec<CaseName>, listed: Option<usize>) -> Run {
        let players = ["first", "second"].into_iter().zip(names);
        let players = players.map(|(place, name)| (place.to_owned(), name.clone()));
        let settings = players.chain(self.conditions.settings());
        let conditions = &self.conditions;
        Run {
            kind: Kind::Match,
            game: Game::<G>::ID.to_owned(),
            version: env!("CARGO_PKG_VERSION").to_owned(),
            settings: settings.chain(self.tested.setting()).collect(),
            seed: conditions.seed,
            cap: conditions.cap,
            games: 2 * conditions.pairs(),
            every_option: self.every_option,
            told: Some(conditions.told(listed)),
            cases,
        }
    }
}

impl<G: MatchGame> Arguments<G> {
    /// Writes what a match came to that was interrupted. The failure says how to go on with it.
    fn leave_off(
        &self,
        run: Run,
        tallies: Vec<Tally>,
        all: u64,
        out: &mut impl Write,
    ) -> Result<(), Failure> {
        let finished: u64 = tallies.iter().map(Tally::games).sum();
        // Counts are for parts that are whole.
        if finished > 0 && self.format != Format::Counts {
            let counts = Counts {
                from: 0,
                to: run.games,
                run,
                tallies,
            };
            report::write::<G>(&counts, self.format, Some(&self.tested), out)?;
        }
        let goes_on = match &self.conditions.resume {
            Some(file) => format!(
                "the same command line goes on with those in {}",
                file.display()
            ),
            None => "with --resume FILE they would be kept, and the same command line would go on"
                .to_owned(),
        };
        let why = format!("interrupted after {finished} of {all} games; {goes_on}");
        Err(Failure::Interrupted(why))
    }
}

/// Plays all games of each case, and writes what they came to.
///
/// # Errors
/// What was given is wrong, an engine does not start, or a file cannot be written.
pub fn run<G: MatchGame>(arguments: &Arguments<G>, out: &mut impl Write) -> Result<(), Failure> {
    let conditions = &arguments.conditions;
    let range = Share::range_of(arguments.part, arguments.format, conditions.pairs())?;
    let count = conditions.count();
    if count != 2 {
        return Err(Failure::CommandLine(format!(
            "two play a match; --players and --engine name {count} together"
        )));
    }
    let cases = if arguments.every_option {
        flips::of_every_option(&conditions.rules)?
    } else {
        flips::as_chosen(&conditions.rules)?
    };
    let settings = Setting::all(conditions, &cases)?;
    let schedule = Schedule {
        settings: settings.len() as u64,
        numbers: range.clone(),
    };
    let lineup = Lineup::start(conditions)?;
    let listed = settings.first().and_then(Setting::listed);
    let cases = cases.iter().map(CaseName::of).collect();
    let mut run = arguments.run(&lineup.names, cases, listed);
    let fits = |tally: &Tally| tally.is_of::<G>(2);
    let file = conditions.resume.as_deref();
    let (mut ledger, finished) = ResultsFile::open(file, &run, &schedule, fits)?;
    let mut tallies = vec![Tally::default(); settings.len()];
    let mut add = |pair: &Pair, tally: Tally| {
        let sum = &mut tallies[pair.setting];
        *sum = std::mem::take(sum).and(tally);
        arguments.tested.goes_on(sum.pairs())
    };
    let known = finished.len();
    let mut before = (0..).zip(finished);
    let goes_on = before.try_for_each(|(number, tally)| match schedule.pair(number) {
        Some(pair) => add(&pair, tally),
        None => ControlFlow::Break(()),
    });
    let _listening = interrupt::listen();
    let played = match goes_on {
        ControlFlow::Continue(()) => lineup.play(&settings, (&schedule, known), |pair, tally| {
            ledger.add(pair, &tally)?;
            Ok(add(pair, tally))
        }),
        ControlFlow::Break(()) => Ok(()),
    };
    lineup.leave();
    if let Err(Failure::Interrupted(_)) = played {
        let all = schedule.count().saturating_mul(2);
        return arguments.leave_off(run, tallies, all, out);
    }
    played?;
    // A test may have needed fewer.
    if let Some(tally) = tallies.first().filter(|_| arguments.tested.is_asked_for()) {
        run.games = tally.games();
    }
    let (from, to) = match arguments.tested.is_asked_for() {
        true => (0, run.games),
        false => (2 * range.start, 2 * range.end),
    };
    let counts = Counts {
        run,
        from,
        to,
        tallies,
    };
    report::write::<G>(&counts, arguments.format, Some(&arguments.tested), out)
}

/// Puts the parts of a match together, and writes what it came to.
pub fn merge<G: MatchGame>(
    files: &[Unread],
    format: Format,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let counts = Counts::merge(files, |tally: &Tally, games| tally.is_of::<G>(games))?;
    report::write::<G>(&counts, format, None, out)
}
