//! A rule set as text: a named rule set and the options that differ, such as `raisa stacking=no`.

use super::{Expected, Expects, Line, Unread};
use crate::{Anywhere, OptionError, Preset, RuleOption, RuleSets, set_option};

/// Writes `rules` as the named rule set with the fewest differing options, followed by those options.
#[must_use]
pub fn write_rules<R: RuleSets>(rules: &R) -> String {
    let differing = |base: &R| -> Vec<&RuleOption<R>> {
        R::OPTIONS
            .iter()
            .filter(|option| option.get(base) != option.get(rules))
            .collect()
    };
    let nearest = R::PRESETS
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

/// Reads the output of [`write_rules`], and checks that the options do not contradict each other.
///
/// # Errors
/// A [`crate::ReadError`] with the place and the reason.
pub fn read_rules<R: Expects>(text: &str) -> Result<R, Unread<R>> {
    Line::read_whole(text, read).map(|judge| *R::of(&judge))
}

/// Reads rules up to the end of the line.
pub(super) fn read<R: Expects>(scan: &mut Line<'_, R>) -> Result<R::Judge, Unread<R>> {
    let start = scan.clone();
    let Some(preset) = Preset::<R>::named(scan.word()) else {
        let ids: Vec<&str> = R::PRESETS.iter().map(|preset| preset.id).collect();
        return Err(start.expected(Expected::RuleSet(ids)));
    };
    let mut rules = preset.rules;
    let mut named = Vec::new();
    while scan.spaces() && !scan.is_done() {
        let option = scan.clone();
        let name = set_one(scan, &mut rules)?;
        if named.contains(&name) {
            return Err(option.expected(Anywhere::OptionOnce));
        }
        named.push(name);
    }
    scan.end()?;
    rules
        .judge()
        .map_err(|contradiction| start.expected(Expected::Together(contradiction)))
}

/// Sets one option and returns its name.
fn set_one<'a, R: Expects>(scan: &mut Line<'a, R>, rules: &mut R) -> Result<&'a str, Unread<R>> {
    let name_start = scan.clone();
    let name = scan.take_while(|c| c.is_ascii_lowercase() || c == '_');
    if !scan.take("=") {
        return Err(name_start.expected(Anywhere::OptionValue));
    }
    let value_start = scan.clone();
    let value = scan.word();
    set_option(rules, name, value).map_err(|error| match error {
        OptionError::NoSuchOption => {
            let names: Vec<&str> = R::OPTIONS.iter().map(|option| option.name).collect();
            name_start.expected(Expected::Option(names))
        }
        OptionError::NoSuchValue(option) => value_start.expected(Expected::Value(option.choices())),
    })?;
    Ok(name)
}
