//! `sahkku rules`: the rule sets and their options.

use std::io::Write;

use clap::Args;
use sahkku::{OPTIONS, Origin, PRESETS, Preset, RuleOption, Rules, Source, write_rules};
use serde::Serialize;

use crate::failure::Failure;
use crate::options_shape::ValueShape;
use crate::rule_choice::{Chosen, RuleChoice};

/// Lists the recorded rule sets, or every option of one.
///
/// KEY=VALUE after the id changes an option, here and wherever a command takes rules. Options that
/// do not work together are refused, and the message says why.
#[derive(Args)]
#[command(after_long_help = "\
Examples:
  sahkku rules
  sahkku rules raisa
  sahkku rules 'raisa stacking=no queue=yes'
  sahkku rules unjarga --json")]
pub(crate) struct Arguments {
    /// A rule set, with changed options if wanted: raisa, or 'raisa stacking=no'
    #[arg(value_name = "ID")]
    text: Option<String>,

    /// Prints JSON
    #[arg(long)]
    json: bool,
}

/// Where a rule set is from, and who handed it on.
const PORTRAITS: [(&str, &str); 8] = [
    ("lagesvuotna", "Laksefjord, after Edmund Johansen of Kunes"),
    (
        "vuonnamarkan",
        "the world cup, Lágesvuotna with the Nesseby king",
    ),
    ("raisa", "Nordreisa, after Yngvar Mejland (1953)"),
    ("maze", "Máze, after Bernt Pettersen"),
    ("vuovdaguoika", "Vuovdaguoika, after Hans Aslak Guttorm"),
    ("gavkevuotna", "Gávkevuotna, after Kristian Johansen"),
    (
        "unjarga",
        "Nesseby, a reconstruction by Mikkel Berg-Nordlie",
    ),
    (
        "globe-joueur",
        "France, a reconstruction by Le Globe Joueur",
    ),
];

fn portrait(preset: &Preset) -> &'static str {
    let found = PORTRAITS.iter().find(|(id, _)| *id == preset.id);
    found.map_or("", |(_, portrait)| portrait)
}

const fn document(source: Source) -> &'static str {
    match source {
        Source::Reaidu => "Reaidu",
        Source::Booklet => "booklet",
        Source::GlobeJoueur => "Le Globe Joueur",
        Source::DigitalSahkku => "Digital Sáhkku",
    }
}

const DOCUMENTS: &str = "\
Reaidu: Mikkel Berg-Nordlie's pages on sáhkku; booklet: his booklet of 2018;
Le Globe Joueur: its French rule sheet; Digital Sáhkku: the page of that computer game.";

fn documents(sources: &[Source]) -> String {
    let names: Vec<&str> = sources.iter().map(|&source| document(source)).collect();
    names.join(", ")
}

/// Where a value comes from: a word for programs, and the documents.
fn origin(origin: Origin) -> (&'static str, Vec<Source>) {
    match origin {
        Origin::Recorded(sources) => ("recorded", sources.to_vec()),
        Origin::Offered(source) => ("offered", vec![source]),
        Origin::FitsAll(source) => ("fits-all", vec![source]),
        Origin::Invention => ("invention", Vec::new()),
    }
}

/// The same for people.
fn told_origin(of: Origin) -> String {
    match of {
        Origin::Recorded(sources) => documents(sources),
        Origin::Offered(source) => format!("an alternative in {}", document(source)),
        Origin::FitsAll(source) => format!("for any rule set, from {}", document(source)),
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
    /// `recorded`, `offered`, `fits-all` or `invention`.
    origin: &'static str,
    sources: Vec<&'static str>,
    section: &'static str,
    values: &'static [&'static str],
    #[serde(skip_serializing_if = "str::is_empty")]
    form: &'static str,
}

impl<'a> RuleSetShape<'a> {
    fn new(preset: &'a Preset, rules: &Rules) -> RuleSetShape<'a> {
        let words = |sources: &[Source]| sources.iter().map(|source| source.word()).collect();
        let option = |option: &'static RuleOption| {
            let (origin, sources) = origin(preset.origin(option, rules));
            OptionShape {
                name: option.name,
                value: ValueShape(option.get(rules)),
                origin,
                sources: words(&sources),
                section: option.section,
                values: option.words,
                form: option.form,
            }
        };
        RuleSetShape {
            id: preset.id,
            name: preset.name,
            portrait: portrait(preset),
            sources: words(preset.sources),
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
            "{:<14} {:<16} {} ({})",
            preset.id,
            preset.name,
            portrait(preset),
            documents(preset.sources)
        )?;
    }
    writeln!(out, "\n{DOCUMENTS}")?;
    writeln!(out, "sahkku rules ID shows every option of a rule set.")?;
    Ok(())
}

fn show(out: &mut impl Write, chosen: &Chosen) -> Result<(), Failure> {
    let (preset, rules) = (chosen.preset, chosen.judge.rules());
    let is_recorded = *rules == preset.rules;
    writeln!(out, "{} ({})", preset.name, write_rules(rules))?;
    writeln!(
        out,
        "{} ({})\n",
        portrait(preset),
        documents(preset.sources)
    )?;
    writeln!(out, "  {:<17} {:<12} {:<3} can be", "option", "value", "§")?;
    for option in OPTIONS {
        let value = option.get(rules);
        let own = value != option.get(&preset.rules);
        let from = if own {
            format!("  ({})", told_origin(preset.origin(option, rules)))
        } else {
            String::new()
        };
        writeln!(
            out,
            "{} {:<17} {:<12} {:<3} {}{from}",
            if own { "*" } else { " " },
            option.name,
            value.to_string(),
            option.section,
            option.choices()
        )?;
    }
    if !is_recorded {
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
