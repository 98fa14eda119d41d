//! `sahkku rules`: the rule sets of a game and their options.

use std::io::Write;

use clap::{ArgMatches, Args};
use game::{OptionValue, Options, RuleOption, RuleSets, write_rules};
use serde::Serialize;

use crate::command_line::{read, said_of};
use crate::failure::Failure;
use crate::rule_choice::{Chosen, choose};
use crate::sheet::write_json;
use crate::terminal::{Preset, Rules, Source, Terminal, command_name};

#[derive(Serialize)]
struct RuleSetShape<S: 'static> {
    id: &'static str,
    name: &'static str,
    portrait: &'static str,
    sources: &'static [S],
    text: String,
    options: Vec<OptionShape<S>>,
}

#[derive(Serialize)]
struct OptionShape<S> {
    name: &'static str,
    value: OptionValue,
    origin: &'static str,
    /// The source of a game that names one for each value, or all of them.
    #[serde(skip_serializing_if = "Option::is_none")]
    source: Option<Option<S>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    sources: Option<Vec<S>>,
    section: &'static str,
    values: &'static [&'static str],
    #[serde(skip_serializing_if = "str::is_empty")]
    form: &'static str,
}

fn shape<G: Terminal>(preset: &Preset<G>, rules: &Rules<G>) -> impl Serialize {
    let option = |option: &'static RuleOption<Rules<G>>| {
        let (origin, sources, _) = G::origin(preset.origin(option, rules));
        let all = G::SOURCES.is_empty();
        OptionShape {
            name: option.name,
            value: option.get(rules),
            origin,
            source: all.then(|| sources.first().copied()),
            sources: (!all).then_some(sources),
            section: option.section,
            values: option.words,
            form: option.form,
        }
    };
    RuleSetShape {
        id: preset.id,
        name: preset.name,
        portrait: portrait::<G>(preset),
        sources: preset.sources,
        text: write_rules(rules),
        options: Rules::<G>::OPTIONS.iter().map(option).collect(),
    }
}

/// Lists the named rule sets, or every option of one.
///
/// KEY=VALUE after the id changes an option, here and wherever a command takes rules. Options that do not work together are
/// refused, and the message says why.
///
/// The column § has the section of docs/rules.md of the game that explains the option.
#[derive(Args)]
pub(crate) struct Arguments {
    #[arg(value_name = "ID")]
    text: Option<String>,

    /// Prints JSON
    #[arg(long)]
    json: bool,
}

pub(crate) fn run<G: Terminal>(words: &ArgMatches, out: &mut dyn Write) -> Result<(), Failure> {
    let arguments: Arguments = read(words)?;
    let chosen = arguments.text.as_deref();
    let chosen = chosen.map(|text| choose::<G>(Some(text))).transpose()?;
    match (chosen, arguments.json) {
        (None, false) => list::<G>(out),
        (Some(chosen), false) => show(out, &chosen),
        (None, true) => {
            let presets = Rules::<G>::PRESETS.iter();
            let all: Vec<_> = presets
                .map(|preset| shape::<G>(preset, &preset.rules))
                .collect();
            write_json(out, &all)
        }
        (Some(chosen), true) => write_json(out, &shape::<G>(chosen.preset, chosen.rules())),
    }
}

/// The description of a rule set, with its documents if the game lists them.
fn about<G: Terminal>(preset: &Preset<G>) -> String {
    let portrait = portrait::<G>(preset);
    match G::SOURCES {
        "" => portrait.to_owned(),
        _ => format!("{portrait} ({})", documents::<G>(preset.sources)),
    }
}

fn portrait<G: Terminal>(preset: &Preset<G>) -> &'static str {
    let mut portraits = G::PORTRAITS.lines();
    let found = portraits.find_map(|line| said_of(line, preset.id));
    found.unwrap_or_default()
}

pub(crate) fn documents<G: Terminal>(sources: &[Source<G>]) -> String {
    let names: Vec<&str> = sources.iter().map(|&source| G::document(source)).collect();
    names.join(", ")
}

fn list<G: Terminal>(out: &mut dyn Write) -> Result<(), Failure> {
    for preset in Rules::<G>::PRESETS {
        let ([id, name], about) = (G::NAME_WIDTHS, about::<G>(preset));
        writeln!(out, "{:<id$} {:<name$} {about}", preset.id, preset.name)?;
    }
    let (sources, of) = (G::SOURCES, command_name::<G>());
    writeln!(
        out,
        "\n{sources}{of} rules ID shows every option of a rule set."
    )?;
    Ok(())
}

fn show<G: Terminal>(out: &mut dyn Write, chosen: &Chosen<G>) -> Result<(), Failure> {
    let (preset, rules) = (chosen.preset, chosen.rules());
    writeln!(out, "{} ({})", preset.name, write_rules(rules))?;
    writeln!(out, "{}\n", about::<G>(preset))?;
    let [name_width, value_width] = G::WIDTHS;
    let mut line = |mark: &str, name: &str, value: &str, section: &str, rest: &str| {
        writeln!(
            out,
            "{mark} {name:<name_width$} {value:<value_width$} {section:<3} {rest}"
        )
    };
    let heading = match G::CHOICES_WIDTH {
        Some(width) => format!("{:<width$} from", "can be"),
        None => "can be".to_owned(),
    };
    line(" ", "option", "value", "§", &heading)?;
    for option in Rules::<G>::OPTIONS {
        let value = option.get(rules);
        let is_changed = value != option.get(&preset.rules);
        let mark = if is_changed { "*" } else { " " };
        let (_, _, origin) = G::origin(preset.origin(option, rules));
        let rest = match G::CHOICES_WIDTH {
            Some(width) => format!("{:<width$} {origin}", option.choices()),
            None if is_changed => format!("{}  ({origin})", option.choices()),
            None => option.choices(),
        };
        line(mark, option.name, &value.to_string(), option.section, &rest)?;
    }
    if *rules != preset.rules {
        writeln!(out, "\n* set differently from {}", preset.name)?;
    }
    Ok(())
}
