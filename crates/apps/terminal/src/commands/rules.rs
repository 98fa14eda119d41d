//! `sahkku rules`: the rule sets of a game and their options.

use std::io::Write;

use clap::{ArgMatches, Args, Command};
use game::{OptionValue, Options, Preset, RuleOption, RuleSets, write_rules};
use serde::Serialize;

use crate::command_line::read;
use crate::failure::Failure;
use crate::rule_choice::{Chosen, choose, rules_help};
use crate::sheet::write_json;
use crate::types::{Choosable, Rules};

/// Where the value of an option comes from.
pub type Origin<G> = <Rules<G> as RuleSets>::Origin;

/// Rules that are listed.
pub trait Listed: Choosable {
    /// What a rule set is or where it comes from, in half a sentence, by its id.
    const PORTRAITS: &'static [(&'static str, &'static str)];
    /// What is said of the sources under the list of the rule sets.
    const SOURCES: &'static str = "";
    /// The widths of the names and of the values of options.
    const WIDTHS: [usize; 2];
    /// The last heading of the list of options.
    const HEADING: &'static str;

    /// Where the value of an option comes from, for programs.
    type OriginShape: Serialize;

    /// The line of a rule set in the list of them all.
    fn line(preset: &Preset<Rules<Self>>) -> String;

    /// What a rule set is, with its documents.
    fn about(preset: &Preset<Rules<Self>>) -> String {
        portrait::<Self>(preset).to_owned()
    }

    /// What stands under [`Listed::HEADING`]: what the option can be set to, and where its value comes from.
    fn choices(option: &RuleOption<Rules<Self>>, origin: Origin<Self>, changed: Changed) -> String;

    /// The words of the documents that a rule set comes from.
    fn source_words(preset: &Preset<Rules<Self>>) -> Vec<&'static str>;

    /// Where a value comes from, for programs.
    fn origin_shape(origin: Origin<Self>) -> Self::OriginShape;
}

/// Whether an option has another value than in the named rule set.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Changed {
    /// It has.
    Yes,
    /// It has not.
    No,
}

/// What a rule set is.
pub fn portrait<G: Listed>(preset: &Preset<Rules<G>>) -> &'static str {
    let found = G::PORTRAITS.iter().find(|(id, _)| *id == preset.id);
    found.map_or("", |(_, portrait)| portrait)
}

#[derive(Serialize)]
struct RuleSetShape<O> {
    id: &'static str,
    name: &'static str,
    portrait: &'static str,
    sources: Vec<&'static str>,
    /// The whole rules as text.
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

fn shape<G: Listed>(preset: &Preset<Rules<G>>, rules: &Rules<G>) -> RuleSetShape<G::OriginShape> {
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
        sources: G::source_words(preset),
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
pub(crate) fn arguments<G: Listed>() -> Command {
    let command = Arguments::augment_args(Command::new("rules"));
    command.mut_arg("text", |arg| arg.help(rules_help::<G>()))
}

/// Lists the rule sets of the game, or the options of the one that is named.
///
/// # Errors
/// What was given is wrong, or the output cannot be written.
pub(crate) fn run<G: Listed>(words: &ArgMatches, out: &mut dyn Write) -> Result<(), Failure> {
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

fn list<G: Listed>(out: &mut dyn Write) -> Result<(), Failure> {
    for preset in Rules::<G>::PRESETS {
        writeln!(out, "{}", G::line(preset))?;
    }
    writeln!(
        out,
        "\n{}{} rules ID shows every option of a rule set.",
        G::SOURCES,
        G::COMMAND
    )?;
    Ok(())
}

fn show<G: Listed>(out: &mut dyn Write, chosen: &Chosen<G>) -> Result<(), Failure> {
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
        let changed = if value == option.get(&preset.rules) {
            Changed::No
        } else {
            Changed::Yes
        };
        let mark = if changed == Changed::Yes { "*" } else { " " };
        let origin = preset.origin(option, rules);
        let rest = G::choices(option, origin, changed);
        line(mark, option.name, &value.to_string(), option.section, &rest)?;
    }
    if *rules != preset.rules {
        writeln!(out, "\n* set differently from {}", preset.name)?;
    }
    Ok(())
}
