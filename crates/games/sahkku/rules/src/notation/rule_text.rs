//! A rule set as text: a recorded one, and what is set differently, as `raisa stacking=no`.

use super::expected::{Expected, Form};
use super::{ReadError, Scan};
use crate::options::OPTIONS;
use crate::{Judge, OptionError, PRESETS, RuleOption, Rules, preset};

/// Writes `rules` as the recorded rule set that differs from them in the fewest options, and
/// those options.
#[must_use]
pub fn write_rules(rules: &Rules) -> String {
    let differing = |base: &Rules| -> Vec<&RuleOption> {
        OPTIONS
            .iter()
            .filter(|option| option.get(base) != option.get(rules))
            .collect()
    };
    let nearest = PRESETS
        .iter()
        .min_by_key(|preset| differing(&preset.rules).len());
    let Some(nearest) = nearest else {
        return String::new();
    };
    let mut text = nearest.id.to_owned();
    for option in differing(&nearest.rules) {
        text.push_str(&format!(" {}={}", option.name, option.get(rules)));
    }
    text
}

/// Reads what [`write_rules`] writes, and checks that the options go together.
///
/// # Errors
/// A [`ReadError`] that says where and why.
pub fn read_rules(text: &str) -> Result<Rules, ReadError> {
    read(&mut Scan::new(text)).map(|judge| *judge.rules())
}

/// Reads rules up to the end of the line.
pub(super) fn read(scan: &mut Scan<'_>) -> Result<Judge, ReadError> {
    let start = scan.clone();
    let Some(preset) = preset(scan.word()) else {
        let ids: Vec<&str> = PRESETS.iter().map(|preset| preset.id).collect();
        return Err(start.expected(Expected::RuleSet(ids)));
    };
    let mut rules = preset.rules;
    while scan.spaces() && !scan.is_done() {
        set_one(scan, &mut rules)?;
    }
    scan.end()?;
    Judge::new(rules).map_err(|contradiction| start.expected(Expected::Together(contradiction)))
}

fn set_one(scan: &mut Scan<'_>, rules: &mut Rules) -> Result<(), ReadError> {
    let name_start = scan.clone();
    let name = scan.take_while(|c| c.is_ascii_lowercase() || c == '_');
    if !scan.take("=") {
        return Err(name_start.expected(Form::OptionValue));
    }
    let value_start = scan.clone();
    let value = scan.word();
    rules.set(name, value).map_err(|error| match error {
        OptionError::NoSuchOption => {
            let names: Vec<&str> = OPTIONS.iter().map(|option| option.name).collect();
            name_start.expected(Expected::Option(names))
        }
        OptionError::NoSuchValue(option) => value_start.expected(Expected::Value(option.choices())),
    })
}
