//! `sahkku simulate`: many games that the program plays against itself, and their statistics.

use std::io::Write;
use std::ops::{ControlFlow, Range};
use std::path::PathBuf;

use clap::{ArgMatches, Args};
use game::{Game as _, Recorded, RuleSets, Side, write_rules};
use indicatif::ProgressBar;
use rayon::prelude::*;

use crate::command_line::read;
use crate::counts::{Counts, Unread};
use crate::failure::Failure;
use crate::playout::{Happened, Policies, Watcher, play_on};
use crate::rng::GameRng;
use crate::rows::{self, RowsFile};
use crate::rule_choice::{RuleChoice, cases};
use crate::run::{CaseName, Kind, Run, Share};
use crate::sheet::Format;
use crate::starts::{StartOptions, Starts};
use crate::sum::Sum as _;
use crate::tally::{Played, Tally};
use crate::terminal::{Action, Decision, Ended, Game, Judge, Playout, Position, Rules};
use crate::{in_order, progress, report, sheet, unfinished};

/// Plays many games and shows who wins, how long they take and how they end.
///
/// Shares of wins are of the games that were won, with the 95% interval of Wilson. All numbers depend on the seed alone, not on
/// the number of threads.
#[derive(Args)]
pub(crate) struct Arguments {
    #[command(flatten)]
    rules: RuleChoice,

    /// How many games to play
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u64).range(..=1 << 53))]
    games: u64,

    /// The seed of the random numbers
    #[arg(long, default_value_t = 1)]
    seed: u64,

    /// Ends a game unfinished after so many decisions
    #[arg(long, default_value_t = 5000)]
    cap: u32,

    /// The format of the numbers
    #[arg(long, value_enum, default_value_t = Format::Table)]
    format: Format,

    /// How many threads to use; 0 for one on each core
    #[arg(long, default_value_t = 0, value_parser = clap::value_parser!(u16).range(..=1024))]
    threads: u16,

    /// Plays the games also with each option set to each other value; for every rule set, if
    /// none is named
    #[arg(long)]
    every_option: bool,

    /// Checks the invariants at every decision; slower
    #[arg(long)]
    check: bool,

    /// Plays only the I-th of N parts of the games, for sahkku merge; needs --format counts
    #[arg(long, value_name = "I/N")]
    part: Option<Share>,

    /// Writes a row for each game to this file, too: CSV or, if it ends in .jsonl, JSON Lines
    #[arg(long, value_name = "FILE", value_parser = rows::read_path)]
    rows: Option<PathBuf>,
}

pub(crate) fn run<G: Playout>(words: &ArgMatches, out: &mut dyn Write) -> Result<(), Failure> {
    let arguments: &Arguments = &read(words)?;
    let (starts, policies): (G::StartOptions, G::Policies) = (read(words)?, read(words)?);
    let cases = cases::<G>(&arguments.rules, arguments.every_option)?;
    let (starts, from) = starts.starts(cases)?;
    let range = Share::range_of(arguments.part, arguments.format, arguments.games)?;
    let cases = starts.iter().map(|starts| CaseName::of(&starts.case));
    let run = Run {
        kind: Kind::Simulate,
        game: Game::<G>::ID.to_owned(),
        version: env!("CARGO_PKG_VERSION").to_owned(),
        settings: [policies.told(), from].concat(),
        seed: arguments.seed,
        cap: arguments.cap,
        games: arguments.games,
        every_option: arguments.every_option,
        told: None,
        cases: cases.collect(),
    };
    let bar = progress::bar((range.end - range.start).saturating_mul(starts.len() as u64));
    let policies = policies.policies();
    let mut tallies = Vec::new();
    if let Some(file) = &arguments.rows {
        let mut rows = RowsFile::create::<G>(file, &run)?;
        for (starts, name) in starts.iter().zip(&run.cases) {
            let mut tally = Tally::default();
            let play = |game| {
                let played = play_one(arguments, starts, &policies, game);
                bar.inc(1);
                played
            };
            in_order::each_in_order(arguments.threads, range.clone(), play, |game, played| {
                tally.add(&played);
                rows.write::<G>(name, game, &played)?;
                Ok(ControlFlow::Continue(()))
            })?;
            tallies.push(tally);
        }
        rows.finish()?;
    } else {
        let threads = in_order::threads(arguments.threads)?;
        for starts in &starts {
            let play = |game| play_one(arguments, starts, &policies, game);
            tallies.push(threads.install(|| add_up(range.clone(), play, &bar))?);
        }
    }
    bar.finish_and_clear();
    let counts = Counts {
        run,
        from: range.start,
        to: range.end,
        tallies,
    };
    write::<G>(&counts, arguments.format, out)
}

fn play_one<G: Playout>(
    arguments: &Arguments,
    starts: &Starts<G>,
    policies: &[<G::Policies as Policies<G>>::Policy; 2],
    number: u64,
) -> Result<Played, Failure> {
    let judge = &starts.chosen(number).judge;
    let mut rng = GameRng::new(arguments.seed, number);
    let mut state = starts.begin(number, &mut rng);
    let first: Side = G::first(G::position_of(&state)).into();
    let mut counter = Counter::<G> {
        played: Played {
            first: first.index(),
            sums: vec![0; G::SUMS.len()],
            ..Played::default()
        },
        check: arguments.check,
        before: None,
        broken: None,
    };
    let cap = arguments.cap;
    let outcome = play_on(judge, &mut state, policies, &mut rng, cap, &mut counter);
    let mut played = counter.played;
    if let Some((position, how)) = counter.broken {
        let (seed, rules) = (arguments.seed, write_rules(Rules::<G>::of(judge)));
        let position = Game::<G>::write_position(judge, &position);
        return Err(Failure::refused(
            format_args!("game {number} of seed {seed} under \"{rules}\" at \"{position}\""),
            how,
        ));
    }
    G::count_end(outcome.as_ref(), &mut played);
    if let Some(ended) = outcome.as_ref().map(Ended::of::<G>) {
        played.winner = ended.winner.map(Side::index);
        played.end = Some(ended.reason);
    }
    Ok(played)
}

/// Counts the events of a game, and looks for the first broken invariant.
struct Counter<G: Playout> {
    played: Played,
    check: bool,
    /// The position of the last decision, if invariants are checked.
    before: Option<Position<G>>,
    /// The position in which an invariant is broken, and how.
    broken: Option<(Position<G>, String)>,
}

impl<G: Playout> Watcher<G> for Counter<G> {
    #[inline]
    fn happened(&mut self, happened: Happened<G>) {
        G::count(&happened, &mut self.played);
    }

    #[inline]
    fn decision(&mut self, judge: &Judge<G>, state: &G::State, legal: &[Action<G>], _: usize) {
        self.played.choices.add(legal.len());
        if self.check && self.broken.is_none() {
            let position = *G::position_of(state);
            let how = broken::<G>(&Decision {
                judge,
                before: self.before.as_ref(),
                position: &position,
                legal,
            });
            self.broken = how.map(|how| (position, how));
            self.before = Some(position);
        }
    }
}

/// Looks for a broken invariant of any game. Returns a sentence about the first one found.
fn broken<G: Playout>(decision: &Decision<'_, G>) -> Option<String> {
    let (judge, position, legal) = (decision.judge, decision.position, decision.legal);
    if legal.is_empty() {
        return Some("there is nothing to decide".to_owned());
    }
    for (n, action) in legal.iter().enumerate() {
        if legal[..n].contains(action) {
            return Some(format!("{action} is legal twice"));
        }
        if let Some(why) = G::why(judge, position, *action) {
            return Some(format!("{action} is legal, and refused: {why}"));
        }
    }
    if let Some(how) = G::broken(decision) {
        return Some(how);
    }
    let text = Game::<G>::write_position(judge, position);
    match game::read_position::<Game<G>>(judge, &text) {
        Ok(same) if same == *position => None,
        Ok(_) => Some("the position read again is another one".to_owned()),
        Err(why) => Some(format!("the position cannot be set up: {why}")),
    }
}

pub(crate) fn merge<G: Playout>(
    files: &[Unread],
    format: Format,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let fits = |tally: &Tally, games| tally.is_of(games, G::REASONS, G::SUMS.len());
    write::<G>(&Counts::merge(files, fits)?, format, out)
}

fn write<G: Playout>(
    counts: &Counts<Tally>,
    format: Format,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let Counts { run, tallies, .. } = counts;
    let mut each = run.cases.iter().zip(tallies);
    match format {
        Format::Table if run.every_option && G::UNFINISHED => {
            unfinished::write::<G>(out, run, tallies)
        }
        Format::Table => {
            each.try_for_each(|(case, tally)| report::write_table::<G>(out, run, case, tally))
        }
        Format::Counts => counts.write(out),
        Format::Csv | Format::Json => {
            let rows = each.map(|(case, tally)| report::row::<G>(run, case, tally));
            sheet::write_rows(out, format, &rows.collect::<Result<Vec<_>, _>>()?)
        }
    }
}

fn add_up(
    games: Range<u64>,
    play: impl Fn(u64) -> Result<Played, Failure> + Sync,
    bar: &ProgressBar,
) -> Result<Tally, Failure> {
    games
        .into_par_iter()
        .try_fold(Tally::default, |mut tally, game| {
            tally.add(&play(game)?);
            bar.inc(1);
            Ok(tally)
        })
        .try_reduce(Tally::default, |one, other| Ok(one.and(other)))
}
