//! Many games that the program plays against itself, of any game.

use std::io::Write;
use std::path::PathBuf;

use clap::Args;
use game::{Game, Judge, Recorded, RuleSets, write_rules};
use indicatif::ProgressBar;
use rayon::prelude::*;
use serde_json::Value;

use crate::counts::{Countable as _, Counts, Format, Unread};
use crate::failure::Failure;
use crate::flips::{self, Case};
use crate::rows::{self, RowsFile};
use crate::rule_choice::{Choosable, RuleChoice};
use crate::run::{CaseName, Kind, Part, Run};
use crate::tally::{Played, Tally};
use crate::{in_order, progress, report, sheet};

/// A game that is simulated.
pub(crate) trait Simulated: Choosable + Game {
    /// The ways in which a game can end.
    const REASONS: &'static [&'static str];
    /// What is counted in this game alone, by names.
    const SUMS: &'static [&'static str];

    /// One count for each of [`Simulated::SUMS`].
    type Sums: AsRef<[u64]> + Send;

    /// The decimal logarithm of the states of the board, if every site could have each of its contents whatever the others have.
    fn state_tree_complexity(rules: &Self::Rules) -> f64;

    /// What the sums say of the games, by names.
    fn figures(tally: &Tally) -> Vec<(String, Value)>;

    /// Writes the table of a run with every option.
    fn write_every_option(
        out: &mut impl Write,
        run: &Run,
        tallies: &[Tally],
    ) -> Result<(), Failure> {
        report::write_tables::<Self>(out, run, tallies)
    }
}

/// How many games are played, and how it is shown what they come to.
#[derive(Args)]
pub(crate) struct Games {
    /// How many games to play
    #[arg(long, default_value_t = 1000)]
    games: u64,

    /// The seed of the random numbers
    #[arg(long, default_value_t = 1)]
    pub(crate) seed: u64,

    /// Ends a game unfinished after so many decisions
    #[arg(long, default_value_t = 5000)]
    pub(crate) cap: u32,

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
    part: Option<Part>,

    /// Writes a row for each game to this file, too: .csv or .parquet
    #[arg(long, value_name = "FILE", value_parser = rows::read_path)]
    rows: Option<PathBuf>,
}

/// How many games each thread plays before their rows are written.
const AT_A_TIME: u64 = 1024;

/// Who plays and from where: the name of a column, and its text.
pub(crate) type Settings = Vec<(&'static str, String)>;

impl Games {
    /// The rules to play under.
    pub(crate) fn cases<G: Choosable>(
        &self,
        rules: &RuleChoice<G>,
    ) -> Result<Vec<Case<G>>, Failure> {
        flips::cases(rules, self.every_option)
    }

    /// Plays all games of each case by their numbers, and writes what they come to. `case` says which rules a case has.
    pub(crate) fn run<G: Simulated, C: Sync>(
        &self,
        out: &mut impl Write,
        settings: Settings,
        cases: &[C],
        case: impl Fn(&C) -> &Case<G>,
        play: impl Fn(&C, u64) -> Result<Played<G::Sums>, Failure> + Sync,
    ) -> Result<(), Failure> {
        let range = Part::range_of(self.part, self.format, self.games)?;
        let settings = settings
            .into_iter()
            .map(|(name, text)| (name.to_owned(), text));
        let run = Run {
            kind: Kind::Simulate,
            game: G::ID.to_owned(),
            version: env!("CARGO_PKG_VERSION").to_owned(),
            settings: settings.collect(),
            seed: self.seed,
            cap: self.cap,
            games: self.games,
            every_option: self.every_option,
            told: None,
            cases: cases.iter().map(|c| CaseName::of(case(c))).collect(),
        };
        let threads = in_order::threads(self.threads)?;
        let bar = progress::bar((range.end - range.start).saturating_mul(cases.len() as u64));
        let mut tallies = Vec::new();
        if let Some(file) = &self.rows {
            let mut rows = RowsFile::create::<G>(file, &run)?;
            for (case, name) in cases.iter().zip(&run.cases) {
                let mut tally = Tally::default();
                rows.begin(name);
                let play = |game| {
                    let played = play(case, game);
                    bar.inc(1);
                    played
                };
                let take = |game, played| {
                    tally.add(&played);
                    rows.write::<G>(game, &played)
                };
                in_order::each_game(&threads, range.clone(), AT_A_TIME, play, take)?;
                tallies.push(tally);
            }
            rows.finish()?;
        } else {
            for case in cases {
                let play = |game| play(case, game);
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
        write::<G>(&counts, self.format, out)
    }

    /// The failure of a game in which an invariant was broken.
    pub(crate) fn broken<G: Recorded>(
        &self,
        game: u64,
        judge: &Judge<G>,
        broken: &Broken<G::Position>,
    ) -> Failure {
        let (seed, rules) = (self.seed, write_rules(G::Rules::of(judge)));
        let position = G::write_position(judge, &broken.position);
        Failure::refused(
            format_args!("game {game} of seed {seed} under \"{rules}\" at \"{position}\""),
            &broken.how,
        )
    }
}

/// Puts the parts of a simulation together, and writes what its games came to.
pub(crate) fn merge<G: Simulated>(
    files: &[Unread],
    format: Format,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let fits = |tally: &Tally, games| tally.is_of(games, G::REASONS, G::SUMS.len());
    write::<G>(&Counts::merge(files, fits)?, format, out)
}

/// Writes what the games came to.
fn write<G: Simulated>(
    counts: &Counts<Tally>,
    format: Format,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let Counts { run, tallies, .. } = counts;
    match format {
        Format::Table if run.every_option => G::write_every_option(out, run, tallies),
        Format::Table => report::write_tables::<G>(out, run, tallies),
        Format::Csv => sheet::write_csv(out, &report::rows::<G>(run, tallies)?),
        Format::Json => sheet::write_json(out, &report::rows::<G>(run, tallies)?),
        Format::Counts => counts.write(out),
    }
}

/// Adds up what games come to, in any order.
fn add_up<S: AsRef<[u64]>>(
    games: std::ops::Range<u64>,
    play: impl Fn(u64) -> Result<Played<S>, Failure> + Sync,
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

/// A broken invariant.
pub(crate) struct Broken<P> {
    position: P,
    how: String,
}

/// Looks for the first broken invariant of a game.
pub(crate) struct Invariants<P> {
    check: bool,
    before: Option<P>,
    pub(crate) broken: Option<Broken<P>>,
}

impl<P: Copy> Invariants<P> {
    pub(crate) fn of(games: &Games) -> Invariants<P> {
        Invariants {
            check: games.check,
            before: None,
            broken: None,
        }
    }

    /// Asks `broken` about a position and the one before it, if invariants are to be checked.
    #[inline]
    pub(crate) fn check(
        &mut self,
        position: &P,
        broken: impl FnOnce(Option<&P>) -> Option<String>,
    ) {
        if self.check && self.broken.is_none() {
            let position = *position;
            self.broken = broken(self.before.as_ref()).map(|how| Broken { position, how });
            self.before = Some(position);
        }
    }
}
