//! `sahkku bench`: how fast the rules are on one core.

use std::io::Write;

use clap::Args;
use sahkku::Judge;
use sahkku_bench::{RulesWork, median};

use crate::failure::Failure;
use crate::rule_choice::{Chosen, RuleChoice};
use crate::sheet::{self, Format, Row};

/// Measures random games and the generation of legal actions, on one core.
///
/// Playouts are whole random games: decisions a second, including the throws between them.
/// Generation only finds the legal actions of positions from such games: actions a second.
/// Each is measured several times; the median counts. Only processor time counts,
/// where the system reports it. `cargo xtask bench playouts` measures the same work in the same way.
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

    /// How long each measurement takes, about
    #[arg(long, default_value_t = 300, value_parser = clap::value_parser!(u64).range(1..=60_000))]
    milliseconds: u64,

    /// The format of the numbers
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
    let speed = |work| speed(arguments, work, &chosen.judge);
    Measured {
        id: chosen.preset.id,
        playouts: speed(RulesWork::Playouts),
        generation: speed(RulesWork::MoveGeneration),
    }
}

fn speed(arguments: &Arguments, work: RulesWork, judge: &Judge) -> Speed {
    let amount = amount_for(work, judge, arguments.milliseconds as f64 * 1e6);
    let mut speeds: Vec<f64> = (0..arguments.repeats)
        .map(|_| work.measure(judge, amount).rate())
        .collect();
    let middle = median(&mut speeds);
    Speed {
        slowest: speeds.first().copied().unwrap_or(middle),
        median: middle,
        fastest: speeds.last().copied().unwrap_or(middle),
    }
}

/// The amount of work that takes about this long. Finding it warms up the processor.
fn amount_for(work: RulesWork, judge: &Judge, nanoseconds: f64) -> u32 {
    let mut amount = 10_000_u32;
    loop {
        let took = work.measure(judge, amount).nanoseconds.max(1.0);
        if took > nanoseconds / 8.0 || amount > u32::MAX / 8 {
            return ((f64::from(amount) * nanoseconds / took) as u32).max(1);
        }
        amount *= 4;
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
