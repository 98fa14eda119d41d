//! Rules in words: their options, their origins and their topics.

use game::Turn;

use crate::messages::named;
use crate::this_game::lessons::{self, Topic};
use crate::this_game::rules::{odd_value, origin_words};
use crate::this_game::{OPTIONS, PRESETS, Preset, RuleOption, Rules, Session};

/// The message called `name`; nothing where there is none.
pub(crate) fn said(name: &str) -> String {
    named(name).unwrap_or_default()
}

/// What an option is called.
pub(crate) fn option_words(option: &RuleOption) -> String {
    said(&format!("opt-{}", option.name))
}

/// What it is set to, in words.
pub(crate) fn value_of(option: &RuleOption, rules: &Rules) -> String {
    value_words(option, &option.get(rules).to_string())
}

/// A value in words: its own message, one that all options share, or as it is written.
pub(crate) fn value_words(option: &RuleOption, value: &str) -> String {
    named(&format!("val-{}-{value}", option.name))
        .or_else(|| named(&format!("val-{value}")))
        .unwrap_or_else(|| odd_value(value))
}

/// Where the value of `option` in `rules` comes from, in words; nothing where it is no option, or
/// where the rules are nobody's.
pub(crate) fn origin_of(option: &str, rules: &Rules) -> String {
    let origin = RuleOption::named(option)
        .zip(nearest(rules))
        .map(|(option, base)| base.origin(option, rules));
    origin.map_or_else(String::new, origin_words)
}

/// The recorded rule set that these rules differ least from.
fn nearest(rules: &Rules) -> Option<&'static Preset> {
    PRESETS.iter().min_by_key(|preset| {
        let differs = |option: &&RuleOption| option.get(rules) != option.get(&preset.rules);
        OPTIONS.iter().filter(differs).count()
    })
}

/// What rules are called: a recorded rule set, and what is set otherwise than in it.
pub(crate) fn rules_in_words(rules: &Rules) -> String {
    let Some(base) = nearest(rules) else {
        return String::new();
    };
    let differs = |option: &&RuleOption| option.get(rules) != option.get(&base.rules);
    let set = OPTIONS.iter().filter(differs);
    let set: Vec<String> = set
        .map(|option| format!("{}: {}", option_words(option), value_of(option, rules)))
        .collect();
    match set.is_empty() {
        true => base.name.to_owned(),
        false => format!("{} ({})", base.name, set.join("; ")),
    }
}

/// What is special about a recorded rule set, in a few sentences.
pub(crate) fn portrait(preset: &Preset) -> String {
    named(&format!("portrait-{}", preset.id)).unwrap_or_default()
}

/// What a topic is called.
pub(crate) fn topic_title(topic: &Topic) -> String {
    said(&format!("topic-{}", topic.name))
}

/// The rule of a topic.
pub(crate) fn topic_rule(topic: &Topic) -> String {
    said(&format!("topic-{}-rule", topic.name))
}

/// The topic of the rule that ended the game, if there is one.
pub(crate) fn about_end(session: &Session) -> Option<&'static Topic> {
    match session.turn() {
        Turn::Over(outcome) => lessons::about_end(outcome, session.judge().rules()),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use game::RuleSets as _;

    use super::*;

    #[test]
    fn rules_are_told_in_words_and_never_as_code() {
        for preset in PRESETS {
            assert_eq!(rules_in_words(&preset.rules), preset.name);
            for option in OPTIONS {
                for value in option.values() {
                    let mut rules = preset.rules;
                    if rules.set(option.name, &value).is_err() || rules.judge().is_err() {
                        continue;
                    }
                    let words = rules_in_words(&rules);
                    assert!(!words.contains('=') && !words.contains('_'), "{words}");
                    let told = PRESETS.iter().any(|preset| words.starts_with(preset.name));
                    assert!(told && !words.contains('⟨'), "{words}");
                }
            }
        }
    }
}
