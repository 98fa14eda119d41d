//! `sahkku rules`: the rule sets of a game and their options.

use std::io::Write;

use clap::{ArgMatches, Args, Command};
use game::{OptionValue, Options, RuleOption, RuleSets, write_rules};
use serde::Serialize;

use crate::command_line::read;
use crate::failure::Failure;
use crate::rule_choice::{Chosen, choose, rules_help};
use crate::sheet::write_json;
use crate::terminal::{Preset, Rules, Terminal, command_name, portrait};

#[derive(Serialize)]
struct RuleSetShape<O> {
    id: &'static str,
    name: &'static str,
    portrait: &'static str,
    sources: Vec<&'static str>,
    text: String,
    options: Vec<OptionShape<O>>,
}

#[derive(Serialize)]
struct OptionShape<O> {
    name: &'static str,
    value: OptionValue,
    #[serde(flatten)]
    origin: O,
    section: &'static str,
    values: &'static [&'static str],
    #[serde(skip_serializing_if = "str::is_empty")]
    form: &'static str,
}

fn shape<G: Terminal>(preset: &Preset<G>, rules: &Rules<G>) -> impl Serialize {
    let option = |option: &'static RuleOption<Rules<G>>| OptionShape {
        name: option.name,
        value: option.get(rules),
        origin: G::origin_shape(preset.origin(option, rules)),
        section: option.section,
        values: option.words,
        form: option.form,
    };
    RuleSetShape {
        id: preset.id,
        name: preset.name,
        portrait: portrait::<G>(preset),
        sources: preset.sources.iter().map(G::source_word).collect(),
        text: write_rules(rules),
        options: Rules::<G>::OPTIONS.iter().map(option).collect(),
    }
}

#[derive(Args)]
struct Arguments {
    #[arg(value_name = "ID")]
    text: Option<String>,

    /// Prints JSON
    #[arg(long)]
    json: bool,
}

/// The command with the rule sets of this game.
pub(crate) fn arguments<G: Terminal>() -> Command {
    let command = Arguments::augment_args(Command::new("rules"));
    command.mut_arg("text", |arg| arg.help(rules_help::<G>()))
}

/// Lists the rule sets of the game, or the options of the named one.
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

fn list<G: Terminal>(out: &mut dyn Write) -> Result<(), Failure> {
    for preset in Rules::<G>::PRESETS {
        let ([id, name], about) = (G::NAME_WIDTHS, G::about(preset));
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
    writeln!(out, "{}\n", G::about(preset))?;
    let [name_width, value_width] = G::WIDTHS;
    let mut line = |mark: &str, name: &str, value: &str, section: &str, rest: &str| {
        writeln!(
            out,
            "{mark} {name:<name_width$} {value:<value_width$} {section:<3} {rest}"
        )
    };
    line(" ", "option", "value", "§", G::HEADING)?;
    for option in Rules::<G>::OPTIONS {
        let value = option.get(rules);
        let is_changed = value != option.get(&preset.rules);
        let mark = if is_changed { "*" } else { " " };
        let rest = G::choices(option, preset.origin(option, rules), is_changed);
        line(mark, option.name, &value.to_string(), option.section, &rest)?;
    }
    if *rules != preset.rules {
        writeln!(out, "\n* set differently from {}", preset.name)?;
    }
    Ok(())
}
