//! The rules and the position that a command is to use, as the command line names them.

use std::fmt::Write as _;

use clap::Args;
use hnefatafl::{
    Judge, OPTIONS, OptionError, PRESETS, Position, Preset, RuleOption, preset, read_rules,
};

use crate::failure::Failure;

const USUAL: &str = "linne";

#[derive(Args, Clone, Debug)]
pub(super) struct RuleChoice {
    /// A rule set, with changed options if wanted: linne, or 'linne king_taken=castle' [default:
    /// linne]
    #[arg(long, value_name = "TEXT")]
    rules: Option<String>,

    /// Sets one option; may be given several times. `sahkku --game hnefatafl rules ID` lists them
    #[arg(long, value_name = "KEY=VALUE")]
    set: Vec<String>,
}

/// Rules made ready for play, and the named rule set that they were made from.
#[derive(Clone)]
pub(super) struct Chosen {
    pub(super) preset: &'static Preset,
    pub(super) judge: Judge,
}

impl Chosen {
    /// The named rule sets as they are.
    pub(super) fn presets() -> Result<Vec<Chosen>, Failure> {
        let chosen = |preset: &'static Preset| {
            let judge = Judge::new(preset.rules).map_err(|why| Failure::refused(preset.id, why))?;
            Ok(Chosen { preset, judge })
        };
        PRESETS.iter().map(chosen).collect()
    }
}

impl RuleChoice {
    pub(super) fn text(text: &str) -> RuleChoice {
        RuleChoice {
            rules: Some(text.to_owned()),
            set: Vec::new(),
        }
    }

    /// Whether the command line says nothing of the rules.
    pub(super) fn is_open(&self) -> bool {
        self.rules.is_none() && self.set.is_empty()
    }

    pub(super) fn choose(&self) -> Result<Chosen, Failure> {
        let mut text = self.rules.as_deref().unwrap_or(USUAL).trim().to_owned();
        for setting in &self.set {
            check_setting(setting)?;
            let _ = write!(text, " {}", setting.trim());
        }
        let refused = |why: String| Failure::refused(format_args!("the rules \"{text}\""), why);
        let rules = read_rules(&text).map_err(|error| refused(error.to_string()))?;
        let judge = Judge::new(rules).map_err(|why| refused(why.to_string()))?;
        let id = text.split_whitespace().next().unwrap_or_default();
        let preset = preset(id).ok_or_else(|| Failure::refused("no such rule set", id))?;
        Ok(Chosen { preset, judge })
    }
}

/// Checks a setting alone, so that the message can name it; whether all go together is asked of
/// the whole.
fn check_setting(setting: &str) -> Result<(), Failure> {
    let refused = |why: String| Failure::refused(format_args!("--set {setting}"), why);
    let Some((name, value)) = setting.split_once('=') else {
        return Err(refused(
            "an option is set as KEY=VALUE, such as king_taken=castle".to_owned(),
        ));
    };
    let mut scratch = PRESETS[0].rules;
    scratch.set(name.trim(), value.trim()).map_err(|error| {
        refused(match error {
            OptionError::NoSuchOption => {
                let names: Vec<&str> = OPTIONS.iter().map(|option| option.name).collect();
                format!(
                    "there is no option \"{name}\"; there are {}",
                    names.join(", ")
                )
            }
            OptionError::NoSuchValue(option) => cannot_be(option, value),
        })
    })
}

fn cannot_be(option: &RuleOption, value: &str) -> String {
    let (name, choices) = (option.name, option.choices());
    format!("{name} cannot be \"{value}\"; it can be {choices}")
}

/// Reads the position `text`, or `start` for the position before the first move.
pub(super) fn read_position(judge: &Judge, text: &str) -> Result<Position, Failure> {
    if text.trim() == "start" {
        return Ok(judge.start());
    }
    judge
        .read_position(text)
        .map_err(|error| Failure::refused("the position", error))
}
