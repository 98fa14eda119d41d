//! The rules and the position of a command, as the command line names them.

use std::fmt::Write as _;

use clap::Args;
use game::{
    Game as _, OptionError, Options, Recorded as _, RuleSets, read_rules, set_option, trimmed,
};

use crate::failure::Failure;
use crate::terminal::{Game, Judge, Position, Preset, Rules, Terminal};

#[derive(Args, Clone, Debug)]
pub(crate) struct RuleChoice {
    #[arg(long, value_name = "TEXT")]
    rules: Option<String>,

    #[arg(long, visible_alias = "option", value_name = "KEY=VALUE")]
    set: Vec<String>,
}

pub(crate) fn rules_help<G: Terminal>() -> String {
    let (usual, setting) = (usual::<G>(), G::SETTING);
    format!("A rule set, with changed options if wanted: {usual}, or '{usual} {setting}'")
}

pub(crate) fn usual<G: Terminal>() -> &'static str {
    Rules::<G>::PRESETS.first().map_or("", |preset| preset.id)
}

/// Rules prepared for play, and where they come from.
#[derive(Clone)]
pub(crate) struct Chosen<G: Terminal> {
    /// The named rule set that they were made from.
    pub preset: &'static Preset<G>,
    pub judge: Judge<G>,
    /// The option and value in which they differ from the choice, under `--every-option`.
    pub flip: Option<(&'static str, &'static str)>,
}

impl<G: Terminal> Chosen<G> {
    pub(crate) fn rules(&self) -> &Rules<G> {
        Rules::<G>::of(&self.judge)
    }
}

/// The rules that a text names; the first named rule set for `None`.
pub(crate) fn choose<G: Terminal>(text: Option<&str>) -> Result<Chosen<G>, Failure> {
    let text = trimmed(text.unwrap_or(usual::<G>()));
    let refused = |why: String| Failure::refused(format_args!("the rules \"{text}\""), why);
    let rules = read_rules::<Rules<G>>(text).map_err(|error| refused(error.to_string()))?;
    let judge = rules.judge().map_err(|why| refused(why.to_string()))?;
    let id = text.split_whitespace().next().unwrap_or_default();
    let preset = Preset::<G>::named(id).ok_or_else(|| Failure::refused("no such rule set", id))?;
    Ok(Chosen {
        preset,
        judge,
        flip: None,
    })
}

impl RuleChoice {
    /// The rules named; the first named rule set if none are.
    pub(crate) fn choose<G: Terminal>(&self) -> Result<Chosen<G>, Failure> {
        let mut text = trimmed(self.rules.as_deref().unwrap_or(usual::<G>())).to_owned();
        for setting in &self.set {
            check_setting::<G>(setting)?;
            let _ = write!(text, " {}", trimmed(setting));
        }
        choose(Some(&text))
    }

    /// The rules named; every named rule set if none are.
    pub(crate) fn choose_all<G: Terminal>(&self) -> Result<Vec<Chosen<G>>, Failure> {
        if self.rules.is_some() || !self.set.is_empty() {
            return Ok(vec![self.choose()?]);
        }
        let presets = Rules::<G>::PRESETS.iter();
        presets.map(|preset| choose(Some(preset.id))).collect()
    }
}

/// Checks a setting on its own, so that the message can name it; the combination is checked later.
fn check_setting<G: Terminal>(setting: &str) -> Result<(), Failure> {
    let refused = |why: String| Failure::refused(format_args!("--set {setting}"), why);
    let Some((name, value)) = setting.split_once('=') else {
        let example = G::SETTING;
        return Err(refused(format!(
            "an option is set as KEY=VALUE, such as {example}"
        )));
    };
    let Some(preset) = Rules::<G>::PRESETS.first() else {
        return Ok(());
    };
    let mut scratch = preset.rules;
    set_option(&mut scratch, trimmed(name), trimmed(value)).map_err(|error| {
        refused(match error {
            OptionError::NoSuchOption => {
                let options = <Rules<G> as Options>::OPTIONS.iter();
                let names: Vec<&str> = options.map(|option| option.name).collect();
                let names = names.join(", ");
                format!("there is no option \"{name}\"; there are {names}")
            }
            OptionError::NoSuchValue(option) => {
                let (name, choices) = (option.name, option.choices());
                format!("{name} cannot be \"{value}\"; it can be {choices}")
            }
        })
    })
}

/// Reads the position `text`, or `start` for the position before anything has happened.
pub(crate) fn read_position<G: Terminal>(
    judge: &Judge<G>,
    text: &str,
) -> Result<Position<G>, Failure> {
    if trimmed(text) == "start" {
        return Ok(*Game::<G>::begin(judge.clone()).position());
    }
    game::read_position::<Game<G>>(judge, text)
        .map_err(|error| Failure::refused("the position", error))
}

/// The chosen rules; with `every_option`, all rule sets if none is named, and every change of one of their options.
pub(crate) fn cases<G: Terminal>(
    rules: &RuleChoice,
    every_option: bool,
) -> Result<Vec<Chosen<G>>, Failure> {
    if !every_option {
        return Ok(vec![rules.choose()?]);
    }
    let chosen = rules.choose_all()?.into_iter();
    Ok(chosen.flat_map(with_flips).collect())
}

/// These rules, and every change of one option that does not contradict the others.
pub(crate) fn with_flips<G: Terminal>(chosen: Chosen<G>) -> Vec<Chosen<G>> {
    let (rules, preset) = (*chosen.rules(), chosen.preset);
    let mut cases = vec![chosen];
    for option in <Rules<G> as Options>::OPTIONS {
        for &value in G::values(option) {
            let mut changed = rules;
            if set_option(&mut changed, option.name, value).is_err() || changed == rules {
                continue;
            }
            // Contradictory changes are left out.
            if let Ok(judge) = changed.judge() {
                let flip = Some((option.name, value));
                cases.push(Chosen {
                    preset,
                    judge,
                    flip,
                });
            }
        }
    }
    cases
}
