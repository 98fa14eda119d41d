//! `sahkku rules`: the rule sets and their options.

use std::io::Write;

use clap::Args;
use sahkku::{OPTIONS, PRESETS, Preset, RuleOption, Rules, write_rules};
use serde::Serialize;

use crate::failure::Failure;
use crate::rule_choice::{Chosen, RuleChoice};
use crate::trace_line::ValueShape;

/// Lists the recorded rule sets, or every option of one.
///
/// An option is set differently with KEY=VALUE, here and wherever rules are asked for. Options
/// that cannot stand together are refused, and the message says why.
#[derive(Args)]
#[command(after_long_help = "\
Examples:
  sahkku rules
  sahkku rules raisa
  sahkku rules 'raisa stacking=no queue=yes'
  sahkku rules unjarga --json")]
pub(crate) struct Arguments {
    /// A rule set, and options set differently: raisa, or 'raisa stacking=no'
    #[arg(value_name = "ID")]
    text: Option<String>,

    /// Prints JSON
    #[arg(long)]
    json: bool,
}

/// Who handed a rule set on, and where that is written.
const SOURCES: [(&str, &str); 8] = [
    (
        "lagesvuotna",
        "Laksefjord, after Edmund Johansen of Kunes; Reaidu and the booklet of 2018",
    ),
    (
        "vuonnamarkan",
        "Lágesvuotna with the Nesseby king of the booklet, as said to be played at the world cup",
    ),
    (
        "raisa",
        "Nordreisa, after Yngvar Mejland (1953); Reaidu and the booklet of 2018",
    ),
    ("maze", "Máze, after Bernt Pettersen; Reaidu"),
    (
        "vuovdaguoika",
        "Vuovdaguoika, after Hans Aslak Guttorm; Reaidu and the booklet of 2018",
    ),
    (
        "gavkevuotna",
        "Gávkevuotna, after Kristian Johansen; Reaidu",
    ),
    (
        "unjarga",
        "Nesseby, a reconstruction by Mikkel Berg-Nordlie; Reaidu",
    ),
    (
        "globe-joueur",
        "a French reconstruction; the rule sheet of Le Globe Joueur",
    ),
];

fn source(preset: &Preset) -> &'static str {
    let found = SOURCES.iter().find(|(id, _)| *id == preset.id);
    found.map_or("", |(_, source)| source)
}

#[derive(Serialize)]
struct RuleSetShape<'a> {
    id: &'a str,
    name: &'a str,
    source: &'a str,
    /// The whole rules as text.
    text: String,
    options: Vec<OptionShape>,
}

#[derive(Serialize)]
struct OptionShape {
    name: &'static str,
    value: ValueShape,
    /// Whether the value is that of the recorded rule set.
    recorded: bool,
    section: &'static str,
    values: &'static [&'static str],
    #[serde(skip_serializing_if = "str::is_empty")]
    form: &'static str,
}

impl<'a> RuleSetShape<'a> {
    fn new(preset: &'a Preset, rules: &Rules) -> RuleSetShape<'a> {
        let option = |option: &'static RuleOption| OptionShape {
            name: option.name,
            value: ValueShape(option.get(rules)),
            recorded: option.get(rules) == option.get(&preset.rules),
            section: option.section,
            values: option.words,
            form: option.form,
        };
        RuleSetShape {
            id: preset.id,
            name: preset.name,
            source: source(preset),
            text: write_rules(rules),
            options: OPTIONS.iter().map(option).collect(),
        }
    }
}

pub(crate) fn run(arguments: &Arguments, out: &mut impl Write) -> Result<(), Failure> {
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
            "{:<14} {:<16} {}",
            preset.id,
            preset.name,
            source(preset)
        )?;
    }
    writeln!(out, "\nsahkku rules ID shows every option of one.")?;
    Ok(())
}

fn show(out: &mut impl Write, chosen: &Chosen) -> Result<(), Failure> {
    let (preset, rules) = (chosen.preset, chosen.judge.rules());
    writeln!(out, "{} ({})", preset.name, write_rules(rules))?;
    writeln!(out, "{}\n", source(preset))?;
    writeln!(out, "  {:<17} {:<12} {:<3} can be", "option", "value", "§")?;
    for option in OPTIONS {
        let value = option.get(rules);
        let own = value != option.get(&preset.rules);
        writeln!(
            out,
            "{} {:<17} {:<12} {:<3} {}",
            if own { "*" } else { " " },
            option.name,
            value.to_string(),
            option.section,
            option.choices()
        )?;
    }
    if *rules != preset.rules {
        writeln!(out, "\n* set differently from {}", preset.name)?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_rule_set_has_a_source() {
        for preset in &PRESETS {
            assert!(!source(preset).is_empty(), "{}", preset.id);
        }
    }
}
