//! The sequential test of a match: its command line options, and its report.

use std::io::Write;
use std::ops::ControlFlow;

use clap::Args;

use crate::elo::{Pairs, Sprt, Verdict};
use crate::failure::Failure;

/// A sequential test, where one is asked for.
#[derive(Args)]
pub(crate) struct SequentialTest {
    /// Stops as soon as it is known whether the first player is stronger by the second of these differences in Elo, or only by
    /// the first
    #[arg(
        long,
        value_name = "ELO,ELO",
        allow_hyphen_values = true,
        value_parser = read_differences,
        conflicts_with_all = ["part", "every_option"]
    )]
    sprt: Option<(f64, f64)>,

    /// How probable it may be that --sprt believes in the second where the first is true
    #[arg(long, value_name = "PROBABILITY", default_value_t = 0.05, requires = "sprt", value_parser = read_probability)]
    alpha: f64,

    /// How probable it may be that --sprt believes in the first where the second is true
    #[arg(long, value_name = "PROBABILITY", default_value_t = 0.05, requires = "sprt", value_parser = read_probability)]
    beta: f64,
}

/// Reads two differences in Elo, the smaller first.
fn read_differences(text: &str) -> Result<(f64, f64), String> {
    const MOST: f64 = 2000.0;
    let both = text.split_once(',').and_then(|(zero, one)| {
        let read = |text: &str| text.trim().parse::<f64>().ok();
        read(zero).zip(read(one))
    });
    match both {
        Some((zero, one)) if -MOST <= zero && zero < one && one <= MOST => Ok((zero, one)),
        _ => Err("a test is of two differences in Elo, the smaller first, such as 0,10".to_owned()),
    }
}

fn read_probability(text: &str) -> Result<f64, String> {
    let probability = text.parse::<f64>().ok();
    let probability = probability.filter(|probability| (1e-6..0.5).contains(probability));
    probability.ok_or_else(|| {
        "such a probability is below one half, and above 0: 0.05 is usual".to_owned()
    })
}

impl SequentialTest {
    pub(crate) fn asked_for(&self) -> Option<Sprt> {
        self.sprt.map(|(zero, one)| Sprt {
            zero,
            one,
            alpha: self.alpha,
            beta: self.beta,
        })
    }

    /// Whether to play more pairs after these.
    pub(crate) fn goes_on(&self, pairs: &Pairs) -> ControlFlow<()> {
        match self.asked_for().map(|sprt| sprt.verdict(pairs)) {
            None | Some(Verdict::Open) => ControlFlow::Continue(()),
            Some(_) => ControlFlow::Break(()),
        }
    }

    /// The settings of the test, for later runs that continue it.
    pub(crate) fn setting(&self) -> Option<(String, String)> {
        let ((zero, one), alpha, beta) = (self.sprt?, self.alpha, self.beta);
        Some(("sprt".to_owned(), format!("{zero},{one} {alpha} {beta}")))
    }

    pub(crate) fn write(&self, out: &mut dyn Write, pairs: &Pairs) -> Result<(), Failure> {
        let Some(sprt) = self.asked_for() else {
            return Ok(());
        };
        let (llr, bounds) = (sprt.llr(pairs), sprt.bounds());
        let (low, high) = (bounds.start, bounds.end);
        let Sprt { zero, one, .. } = sprt;
        let verdict = match sprt.verdict(pairs) {
            Verdict::One => format!("accepted: {one:+} rather than {zero:+} Elo"),
            Verdict::Zero => format!("rejected: {zero:+} rather than {one:+} Elo"),
            Verdict::Open => "open: more games are needed".to_owned(),
        };
        writeln!(out, "SPRT          {verdict}")?;
        Ok(writeln!(
            out,
            "              LLR {llr:.2}, between {low:.2} and {high:.2} open"
        )?)
    }
}
