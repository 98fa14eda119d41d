//! How fast the rules of a game are, measured several times.

use std::io::Write;

use clap::Args;
use sahkku_bench::median;

use crate::failure::Failure;
use crate::sheet::{self, Format, Row};

/// How measurements are taken and shown.
#[derive(Args)]
pub(crate) struct Measurements {
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
pub(crate) struct Speed {
    slowest: f64,
    median: f64,
    fastest: f64,
}

/// The speeds under one rule set.
pub(crate) struct Measured {
    pub(crate) id: &'static str,
    pub(crate) playouts: Speed,
    pub(crate) generation: Speed,
}

impl Measurements {
    /// Measures as often and for about as long as is wished. `work` does an amount of work and says its units
    /// a second and the nanoseconds that it took.
    pub(crate) fn measure(&self, work: impl Fn(u32) -> (f64, f64)) -> Speed {
        let amount = amount_for(&work, self.milliseconds as f64 * 1e6);
        let mut speeds: Vec<f64> = (0..self.repeats).map(|_| work(amount).0).collect();
        let middle = median(&mut speeds);
        Speed {
            slowest: speeds.first().copied().unwrap_or(middle),
            median: middle,
            fastest: speeds.last().copied().unwrap_or(middle),
        }
    }

    /// Measures each rule set and writes what came of it.
    pub(crate) fn write<T>(
        &self,
        out: &mut impl Write,
        all: &[T],
        measure: impl Fn(&T) -> Measured,
    ) -> Result<(), Failure> {
        let mut rows = Vec::new();
        if self.format == Format::Table {
            writeln!(
                out,
                "| rules | decisions/s in random games | slowest – fastest | legal actions/s | slowest – fastest |"
            )?;
            writeln!(out, "|---|--:|--:|--:|--:|")?;
        }
        for one in all {
            let measured = measure(one);
            if self.format == Format::Table {
                write_line(out, &measured)?;
                // A measurement takes a while: show each when it is there.
                out.flush()?;
            } else {
                rows.push(row(&measured));
            }
        }
        match self.format {
            Format::Table => Ok(()),
            Format::Csv => sheet::write_csv(out, &rows),
            Format::Json => sheet::write_json(out, &rows),
        }
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
