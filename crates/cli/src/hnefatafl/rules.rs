//! `sahkku --game hnefatafl rules`: the rule sets and their options.

use std::io::Write;

use clap::Args;
use hnefatafl::{OPTIONS, Origin, PRESETS, Preset, RuleOption, Rules, Source, write_rules};
use serde::Serialize;

use super::rule_choice::{Chosen, RuleChoice};
use crate::failure::Failure;
use crate::options_shape::ValueShape;

/// Lists the named rule sets, or every option of one.
///
/// KEY=VALUE after the id changes an option, here and wherever a command takes rules. Options that
/// do not work together are refused, and the message says why.
#[derive(Args)]
#[command(after_long_help = "\
Examples:
  sahkku --game hnefatafl rules
  sahkku --game hnefatafl rules tablut
  sahkku --game hnefatafl rules 'linne king_taken=castle camps=never-back'
  sahkku --game hnefatafl rules brandubh --json")]
pub(super) struct Arguments {
    /// A rule set, with changed options if wanted: linne, or 'linne king_taken=castle'
    #[arg(value_name = "ID")]
    text: Option<String>,

    /// Prints JSON
    #[arg(long)]
    json: bool,
}

/// What a rule set is.
const PORTRAITS: [(&str, &str); 3] = [
    ("linne", "the museum's sheet, which retells Linné"),
    (
        "tablut",
        "Linné as several scholars read him: the king also falls between two",
    ),
    (
        "brandubh",
        "the small game as it is played on the net today",
    ),
];

fn portrait(preset: &Preset) -> &'static str {
    let found = PORTRAITS.iter().find(|(id, _)| *id == preset.id);
    found.map_or("", |(_, portrait)| portrait)
}

const fn document(source: Source) -> &'static str {
    match source {
        Source::Sheet => "the sheet",
        Source::Scholars => "scholars",
        Source::Net => "players on the net",
    }
}

/// Where a value comes from: a word for programs, and who hands it on or is silent.
fn origin(origin: Origin) -> (&'static str, Option<Source>) {
    match origin {
        Origin::Recorded(source) => ("recorded", Some(source)),
        Origin::Silent(source) => ("silent", Some(source)),
        Origin::Departs(source) => ("departs", Some(source)),
        Origin::Offered(source) => ("offered", Some(source)),
        Origin::Invention => ("invention", None),
    }
}

/// The same for people.
fn told_origin(of: Origin) -> String {
    match of {
        Origin::Recorded(source) => document(source).to_owned(),
        Origin::Silent(Source::Sheet) => "the sheet is silent; ours".to_owned(),
        Origin::Silent(source) => format!("{} are silent; ours", document(source)),
        Origin::Departs(source) => format!("{} otherwise; ours", document(source)),
        Origin::Offered(source) => format!("from {}", document(source)),
        Origin::Invention => "your own invention".to_owned(),
    }
}

#[derive(Serialize)]
struct RuleSetShape<'a> {
    id: &'a str,
    name: &'a str,
    portrait: &'a str,
    sources: Vec<&'static str>,
    /// The whole rules as text.
    text: String,
    options: Vec<OptionShape>,
}

#[derive(Serialize)]
struct OptionShape {
    name: &'static str,
    value: ValueShape,
    /// `recorded`, `silent`, `departs`, `offered` or `invention`.
    origin: &'static str,
    source: Option<&'static str>,
    section: &'static str,
    values: &'static [&'static str],
}

impl<'a> RuleSetShape<'a> {
    fn new(preset: &'a Preset, rules: &Rules) -> RuleSetShape<'a> {
        let option = |option: &'static RuleOption| {
            let (origin, source) = origin(preset.origin(option, rules));
            OptionShape {
                name: option.name,
                value: ValueShape(option.get(rules)),
                origin,
                source: source.map(Source::word),
                section: option.section,
                values: option.words,
            }
        };
        RuleSetShape {
            id: preset.id,
            name: preset.name,
            portrait: portrait(preset),
            sources: preset.sources.iter().map(|source| source.word()).collect(),
            text: write_rules(rules),
            options: OPTIONS.iter().map(option).collect(),
        }
    }
}

pub(super) fn run(arguments: &Arguments, out: &mut impl Write) -> Result<(), Failure> {
    match (&arguments.text, arguments.json) {
        (None, false) => list(out),
        (None, true) => {
            let all: Vec<RuleSetShape<'_>> = PRESETS
                .iter()
                .map(|preset| RuleSetShape::new(preset, &preset.rules))
                .collect();
            write_json(out, &all)
        }
        (Some(text), json) => {
            let chosen = RuleChoice::text(text).choose()?;
            if json {
                let shape = RuleSetShape::new(chosen.preset, chosen.judge.rules());
                write_json(out, &shape)
            } else {
                show(out, &chosen)
            }
        }
    }
}

fn write_json(out: &mut impl Write, shape: &impl Serialize) -> Result<(), Failure> {
    let text = serde_json::to_string_pretty(shape)
        .map_err(|error| Failure::Files(format!("the rules cannot be written as JSON: {error}")))?;
    Ok(writeln!(out, "{text}")?)
}

fn list(out: &mut impl Write) -> Result<(), Failure> {
    for preset in &PRESETS {
        writeln!(
            out,
            "{:<10} {:<10} {}",
            preset.id,
            preset.name,
            portrait(preset)
        )?;
    }
    writeln!(
        out,
        "\nsahkku --game hnefatafl rules ID shows every option of a rule set."
    )?;
    Ok(())
}

fn show(out: &mut impl Write, chosen: &Chosen) -> Result<(), Failure> {
    let (preset, rules) = (chosen.preset, chosen.judge.rules());
    writeln!(out, "{} ({})", preset.name, write_rules(rules))?;
    writeln!(out, "{}\n", portrait(preset))?;
    writeln!(
        out,
        "  {:<14} {:<10} {:<3} {:<32} from",
        "option", "value", "§", "can be"
    )?;
    let mut changed = false;
    for option in OPTIONS {
        let value = option.get(rules);
        let own = value != option.get(&preset.rules);
        changed |= own;
        writeln!(
            out,
            "{} {:<14} {:<10} {:<3} {:<32} {}",
            if own { "*" } else { " " },
            option.name,
            value.to_string(),
            option.section,
            option.choices(),
            told_origin(preset.origin(option, rules))
        )?;
    }
    if changed {
        writeln!(out, "\n* set differently from {}", preset.name)?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_rule_set_has_a_portrait() {
        for preset in &PRESETS {
            assert!(!portrait(preset).is_empty(), "{}", preset.id);
        }
    }
}
