//! The shares of unfinished games under every option, as one table.

use std::collections::BTreeMap;
use std::io::Write;

use crate::statistics::share;
use game::Options;

use crate::failure::Failure;
use crate::run::Run;
use crate::tally::{CAP, Tally};
use crate::terminal::{Rules, Terminal};

/// Writes the share of unfinished games: a line for each change, a column for each rule set. The table is valid Markdown.
pub(crate) fn write<G: Terminal>(
    out: &mut dyn Write,
    run: &Run,
    tallies: &[Tally],
) -> Result<(), Failure> {
    let mut presets: Vec<&str> = Vec::new();
    let mut lines: BTreeMap<_, BTreeMap<&str, String>> = BTreeMap::new();
    for (case, tally) in run.cases.iter().zip(tallies) {
        let id = &*case.preset;
        if !presets.contains(&id) {
            presets.push(id);
        }
        let label = match (&case.option, &case.value) {
            (Some(option), Some(value)) => format!("{option}={value}"),
            _ => "as it is".to_owned(),
        };
        let cell = format!("{:.2}", 100.0 * share(tally.ended(CAP), tally.games()));
        let line = lines.entry((rank::<G>(&label), label)).or_default();
        line.insert(id, cell);
    }
    writeln!(out, "| unfinished, % | {} |", presets.join(" | "))?;
    writeln!(out, "|---|{}", "--:|".repeat(presets.len()))?;
    for ((_, label), cells) in &lines {
        let cells = presets.iter().map(|id| cells.get(id));
        let cells: Vec<&str> = cells.map(|cell| cell.map_or("", String::as_str)).collect();
        writeln!(out, "| {label} | {} |", cells.join(" | "))?;
    }
    Ok(())
}

/// Keeps the first line first; the changes follow in the order of the options and their values.
fn rank<G: Terminal>(label: &str) -> Option<(usize, usize)> {
    let (name, value) = label.split_once('=')?;
    let number = Rules::<G>::OPTIONS
        .iter()
        .position(|option| option.name == name)?;
    let values = G::values(&Rules::<G>::OPTIONS[number]);
    Some((number, values.iter().position(|known| *known == value)?))
}
