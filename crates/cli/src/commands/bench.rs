//! `sahkku bench`: how fast the rules are on one core.

use std::hint::black_box;
use std::io::Write;
use std::time::{Duration, Instant};

use clap::Args;
use sahkku::{Action, Actions, Event, Judge, Position};

use crate::chance::Chance;
use crate::failure::Failure;
use crate::playout::{Watcher, begin, play_on};
use crate::policy::Random;
use crate::rule_choice::{Chosen, RuleChoice};
use crate::sheet::{self, Format, Row};
use crate::statistics::median;

/// Measures random games and the finding of legal actions, on one core.
///
/// Playouts are whole random games: decisions a second, the throws between them included.
/// Generation only finds the legal actions of positions from such games: actions a second.
/// Each is measured several times; the middle value counts.
#[derive(Args)]
#[command(after_long_help = "\
Examples:
  sahkku bench
  sahkku bench --rules lagesvuotna --repeats 15 --milliseconds 1000")]
pub(crate) struct Arguments {
    #[command(flatten)]
    rules: RuleChoice,

    /// How often each measurement is taken
    #[arg(long, default_value_t = 7, value_parser = clap::value_parser!(u32).range(1..=1000))]
    repeats: u32,

    /// How long each measurement takes
    #[arg(long, default_value_t = 300, value_parser = clap::value_parser!(u64).range(1..=60_000))]
    milliseconds: u64,

    /// How the numbers are written
    #[arg(long, value_enum, default_value_t = Format::Table)]
    format: Format,
}

/// Numbers a second, slowest, middle and fastest of several measurements.
struct Speed {
    slowest: f64,
    median: f64,
    fastest: f64,
}

struct Measured {
    id: &'static str,
    playouts: Speed,
    generation: Speed,
}

const CAP: u32 = 5000;

pub(crate) fn run(arguments: &Arguments, out: &mut impl Write) -> Result<(), Failure> {
    let all = if arguments.rules.is_open() {
        Chosen::presets()?
    } else {
        vec![arguments.rules.choose()?]
    };
    let mut rows = Vec::new();
    if arguments.format == Format::Table {
        writeln!(
            out,
            "| rules | decisions/s in random games | slowest – fastest | legal actions/s | slowest – fastest |"
        )?;
        writeln!(out, "|---|--:|--:|--:|--:|")?;
    }
    for chosen in &all {
        let measured = measure(arguments, chosen);
        if arguments.format == Format::Table {
            write_line(out, &measured)?;
            // A measurement takes a while: show each when it is there.
            out.flush()?;
        } else {
            rows.push(row(&measured));
        }
    }
    match arguments.format {
        Format::Table => Ok(()),
        Format::Csv => sheet::write_csv(out, &rows),
        Format::Json => sheet::write_json(out, &rows),
    }
}

fn measure(arguments: &Arguments, chosen: &Chosen) -> Measured {
    let positions = sample(&chosen.judge);
    let mut game = 0;
    Measured {
        id: chosen.preset.id,
        playouts: speed(arguments, || {
            game += 1;
            playout(&chosen.judge, game)
        }),
        generation: speed(arguments, || generate(&chosen.judge, &positions)),
    }
}

/// Does `work` again and again; it returns how much it did.
fn speed(arguments: &Arguments, mut work: impl FnMut() -> u64) -> Speed {
    let time = Duration::from_millis(arguments.milliseconds);
    // Warms up caches and the clock of the processor.
    black_box(work());
    let mut speeds: Vec<f64> = (0..arguments.repeats)
        .map(|_| {
            let start = Instant::now();
            let mut amount = 0;
            while start.elapsed() < time {
                amount += work();
            }
            amount as f64 / start.elapsed().as_secs_f64()
        })
        .collect();
    let middle = median(&mut speeds);
    Speed {
        slowest: speeds.first().copied().unwrap_or(middle),
        median: middle,
        fastest: speeds.last().copied().unwrap_or(middle),
    }
}

fn playout(judge: &Judge, game: u64) -> u64 {
    let mut counter = Counter(0);
    let mut chance = Chance::of_game(1, game);
    let mut position = begin(judge, &mut chance);
    black_box(play_on(
        judge,
        &mut position,
        [&Random, &Random],
        &mut chance,
        CAP,
        &mut counter,
    ));
    counter.0
}

fn generate(judge: &Judge, positions: &[Position]) -> u64 {
    let mut legal = Actions::new();
    let mut actions = 0;
    for position in positions {
        judge.legal(black_box(position), &mut legal);
        actions += black_box(&legal).len() as u64;
    }
    actions
}

/// Positions of a few random games, a decision each.
fn sample(judge: &Judge) -> Vec<Position> {
    let mut collector = Collector(Vec::new());
    for game in 0..20 {
        let mut chance = Chance::of_game(2, game);
        let mut position = begin(judge, &mut chance);
        play_on(
            judge,
            &mut position,
            [&Random, &Random],
            &mut chance,
            CAP,
            &mut collector,
        );
    }
    collector.0.into_iter().step_by(5).take(4096).collect()
}

struct Counter(u64);

impl Watcher for Counter {
    #[inline]
    fn event(&mut self, _: Event) {}

    #[inline]
    fn decision(&mut self, _: &Judge, _: &Position, _: &[Action], _: usize) {
        self.0 += 1;
    }
}

struct Collector(Vec<Position>);

impl Watcher for Collector {
    fn event(&mut self, _: Event) {}

    fn decision(&mut self, _: &Judge, position: &Position, _: &[Action], _: usize) {
        self.0.push(*position);
    }
}

fn write_line(out: &mut impl Write, measured: &Measured) -> Result<(), Failure> {
    let millions = |speed: f64| speed / 1e6;
    let text = |speed: &Speed| {
        format!(
            "{:.1} M | {:.1} – {:.1}",
            millions(speed.median),
            millions(speed.slowest),
            millions(speed.fastest)
        )
    };
    let (playouts, generation) = (text(&measured.playouts), text(&measured.generation));
    Ok(writeln!(
        out,
        "| {} | {playouts} | {generation} |",
        measured.id
    )?)
}

fn row(measured: &Measured) -> Row {
    let mut row = Row::new();
    row.put("rules", measured.id);
    row.put("decisions_a_second", measured.playouts.median.round());
    row.put("decisions_slowest", measured.playouts.slowest.round());
    row.put("decisions_fastest", measured.playouts.fastest.round());
    row.put("actions_a_second", measured.generation.median.round());
    row.put("actions_slowest", measured.generation.slowest.round());
    row.put("actions_fastest", measured.generation.fastest.round());
    row
}
