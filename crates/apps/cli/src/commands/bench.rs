//! `sahkku bench`: measures the speed of a game's rules on one core, several times.

use std::hint::black_box;
use std::io::Write;

use crate::statistics::{median, thread_time};
use clap::{ArgMatches, Args};

use crate::command_line::read;
use crate::failure::Failure;
use crate::playout::{Random, Watcher, play_on};
use crate::rng::GameRng;
use crate::rule_choice::RuleChoice;
use crate::sheet::{self, Format, Row};
use crate::terminal::{Action, Actions, Judge, Playout, Position};

/// The number of decisions after which games are cut off.
const MAX_DECISIONS: u32 = 5_000;

/// The number of different positions for measurements.
const POSITIONS: usize = 1_024;

/// Plays a random game and calls `each` at each decision.
#[inline]
fn random_game<G: Playout>(judge: &Judge<G>, rng: &mut GameRng, each: impl FnMut(&Position<G>)) {
    struct Each<F>(F);
    impl<G: Playout, F: FnMut(&Position<G>)> Watcher<G> for Each<F> {
        #[inline]
        fn decision(&mut self, _: &Judge<G>, state: &G::State, _: &[Action<G>], _: usize) {
            self.0(G::position_of(state));
        }
    }
    let mut state = G::begin(judge, G::start(judge, rng));
    let watcher = &mut Each(each);
    play_on::<G>(judge, &mut state, &[Random; 2], rng, MAX_DECISIONS, watcher);
}

/// Positions of random games, some decisions apart.
pub(crate) fn sample_positions<G: Playout>(
    judge: &Judge<G>,
    rng: &mut GameRng,
) -> Vec<Position<G>> {
    let mut positions = Vec::new();
    let mut decisions = 0_u32;
    while positions.len() < POSITIONS {
        random_game::<G>(judge, rng, |position| {
            decisions += 1;
            if decisions.is_multiple_of(7) {
                positions.push(*position);
            }
        });
    }
    positions.truncate(POSITIONS);
    positions
}

/// Plays random games for at least `decisions` decisions. Returns their number.
fn playouts<G: Playout>(judge: &Judge<G>, decisions: u32) -> u64 {
    let mut rng = GameRng::new(1, 0);
    let mut made = 0;
    while made < u64::from(decisions) {
        random_game::<G>(judge, &mut rng, |_| made += 1);
    }
    made
}

/// Lists the legal actions of a number of positions of random games in turn. Returns how many there are.
pub(crate) fn generation<G: Playout>(judge: &Judge<G>) -> Box<dyn Fn(u32) -> u64> {
    let (judge, positions) = (
        judge.clone(),
        sample_positions::<G>(judge, &mut GameRng::new(2, 0)),
    );
    Box::new(move |calls| {
        let mut legal = Actions::<G>::default();
        let mut found = 0;
        for position in positions.iter().cycle().take(calls as usize) {
            G::list_legal(&judge, black_box(position), &mut legal);
            found += legal.len() as u64;
        }
        found
    })
}

/// Measures random games and the generation of legal actions, on one core.
///
/// Playouts are whole random games: decisions a second, including the throws between them. Generation only finds the legal
/// actions of positions from such games: actions a second. Each is measured several times; the median counts. Only processor
/// time counts, where the system reports it.
#[derive(Args)]
pub(crate) struct Arguments {
    #[command(flatten)]
    rules: RuleChoice,

    /// How often each measurement is taken
    #[arg(long, default_value_t = 7, value_parser = clap::value_parser!(u32).range(1..=1000))]
    repeats: u32,

    /// How long each measurement takes, about
    #[arg(long, default_value_t = 300, value_parser = clap::value_parser!(u64).range(1..=60_000))]
    milliseconds: u64,

    /// The format of the numbers: table, csv or json
    #[arg(long, value_enum, hide_possible_values = true, default_value_t = Format::Table)]
    format: Format,
}

pub(crate) fn run<G: Playout>(words: &ArgMatches, out: &mut dyn Write) -> Result<(), Failure> {
    let (arguments, options): (Arguments, G::BenchOptions) = (read(words)?, read(words)?);
    let format = arguments.format;
    if format == Format::Counts {
        let why =
            "--format counts is for simulate and match; a measurement is a table, csv or json";
        return Err(Failure::CommandLine(why.to_owned()));
    }
    if format == Format::Table {
        writeln!(
            out,
            "| rules | decisions/s in random games | slowest – fastest | legal actions/s | slowest – fastest |"
        )?;
        writeln!(out, "|---|--:|--:|--:|--:|")?;
    }
    let mut rows = Vec::new();
    for chosen in arguments.rules.choose_all::<G>()? {
        let (id, judge) = (chosen.preset.id, &chosen.judge);
        let speeds = [
            arguments.measure(|amount| playouts::<G>(judge, amount)),
            arguments.measure(G::generation(&options, judge)),
        ];
        if format == Format::Table {
            let told = speeds.map(|speeds| {
                let [slowest, median, fastest] = speeds.map(|speed| speed / 1e6);
                format!("{median:.1} M | {slowest:.1} – {fastest:.1}")
            });
            writeln!(out, "| {id} | {} |", told.join(" | "))?;
            // A measurement takes a while, so each result is shown as soon as it is ready.
            out.flush()?;
            continue;
        }
        let mut row = Row::new();
        row.put("rules", id);
        for (what, speeds) in ["decisions", "actions"].into_iter().zip(speeds) {
            let [slowest, median, fastest] = speeds.map(f64::round);
            row.put(format!("{what}_a_second"), median);
            row.put(format!("{what}_slowest"), slowest);
            row.put(format!("{what}_fastest"), fastest);
        }
        rows.push(row);
    }
    sheet::write_rows(out, format, &rows)
}

impl Arguments {
    /// Measures as often and for about as long as requested. `work` does an amount of work and returns its units. Returns units
    /// a second: the slowest, middle and fastest measurement.
    fn measure(&self, work: impl Fn(u32) -> u64) -> [f64; 3] {
        let work = |amount: u32| {
            let start = thread_time();
            let units = black_box(work(black_box(amount)));
            let nanoseconds = thread_time() - start;
            (units as f64 * 1e9 / nanoseconds.max(1.0), nanoseconds)
        };
        let amount = amount_for(work, self.milliseconds as f64 * 1e6);
        let mut speeds: Vec<f64> = (0..self.repeats).map(|_| work(amount).0).collect();
        let middle = median(&mut speeds);
        let [slowest, fastest] = [speeds.first(), speeds.last()].map(|speed| speed.copied());
        [slowest.unwrap_or(middle), middle, fastest.unwrap_or(middle)]
    }
}

/// The amount of work that takes about this long. Finding it warms up the processor.
fn amount_for(work: impl Fn(u32) -> (f64, f64), nanoseconds: f64) -> u32 {
    let mut amount = 10_000_u32;
    loop {
        let took = work(amount).1.max(1.0);
        if took > nanoseconds / 8.0 || amount > u32::MAX / 8 {
            return ((f64::from(amount) * nanoseconds / took) as u32).max(1);
        }
        amount *= 4;
    }
}
