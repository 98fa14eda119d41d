//! Rules in words: their options, their origins and their topics.

use game::{Options, Preset, RuleOption, RuleSets, Turn};
use lessons::{Course, Topic};
use messages::named;

use crate::{OnPage, Rules, Session};

/// The message with this name; empty if no message has it.
pub fn said(name: &str) -> String {
    named(name).unwrap_or_default()
}

/// What the source with this word is called.
pub fn source_name(word: &str) -> String {
    said(&format!("source-{word}"))
}

pub fn option_words<R: Options>(option: &RuleOption<R>) -> String {
    said(&format!("opt-{}", option.name))
}

pub fn value_of<G: OnPage>(option: &RuleOption<Rules<G>>, rules: &Rules<G>) -> String {
    value_words::<G>(option, &option.get(rules).to_string())
}

/// A value in words: its own message, one that all options share, or the value as written.
pub fn value_words<G: OnPage>(option: &RuleOption<Rules<G>>, value: &str) -> String {
    named(&format!("val-{}-{value}", option.name))
        .or_else(|| named(&format!("val-{value}")))
        .unwrap_or_else(|| G::odd_value(value))
}

/// The origin of the value of `option` in `rules`, in words; empty if there is no such option, or if the rules have no origin.
pub fn origin_of<G: OnPage>(option: &str, rules: &Rules<G>) -> String {
    let origin = RuleOption::named(option)
        .zip(nearest(rules))
        .map(|(option, base)| base.origin(option, rules));
    origin.map_or_else(String::new, G::origin_in_words)
}

/// The recorded rule set that differs least from these rules.
pub fn nearest<R: RuleSets>(rules: &R) -> Option<&'static Preset<R>> {
    R::PRESETS.iter().min_by_key(|preset| {
        let differs = |option: &&RuleOption<R>| option.get(rules) != option.get(&preset.rules);
        R::OPTIONS.iter().filter(differs).count()
    })
}

/// The name of the recorded rule set nearest to the rules, with a star if they differ.
pub fn rule_set<G: OnPage>(rules: &Rules<G>) -> String {
    let star = |preset: &Preset<Rules<G>>| if preset.rules == *rules { "" } else { "*" };
    nearest(rules).map_or_else(String::new, |preset| {
        format!("{}{}", preset.name, star(preset))
    })
}

/// The name of the rules: a recorded rule set, and the differences from it.
pub fn rules_in_words<G: OnPage>(rules: &Rules<G>) -> String {
    let Some(base) = nearest(rules) else {
        return String::new();
    };
    let differs = |option: &&RuleOption<Rules<G>>| option.get(rules) != option.get(&base.rules);
    let set = <Rules<G>>::OPTIONS.iter().filter(differs);
    let set: Vec<String> = set
        .map(|option| format!("{}: {}", option_words(option), value_of::<G>(option, rules)))
        .collect();
    match set.is_empty() {
        true => base.name.to_owned(),
        false => format!("{} ({})", base.name, set.join("; ")),
    }
}

/// What is special about a recorded rule set, in a few sentences.
pub fn portrait<R: RuleSets>(preset: &Preset<R>) -> String {
    named(&format!("portrait-{}", preset.id)).unwrap_or_default()
}

/// The same for rules that are based on it, and the side that they favour, if measured.
pub fn portrait_of<G: OnPage>(base: &Preset<Rules<G>>, rules: &Rules<G>) -> String {
    let sentences = [Some(portrait(base)), G::balance(rules)];
    let sentences: Vec<String> = sentences.into_iter().flatten().collect();
    sentences.join(" ")
}

pub fn topic_title<C: Course>(topic: &Topic<C>) -> String {
    said(&format!("topic-{}", topic.name))
}

pub fn topic_rule<C: Course>(topic: &Topic<C>) -> String {
    said(&format!("topic-{}-rule", topic.name))
}

/// The topic of the rule that ended the game, if there is one.
pub fn about_end<G: OnPage>(session: &Session<G>) -> Option<&'static Topic<G::Course>> {
    match session.turn() {
        Turn::Over(outcome) => G::about_end(outcome, session.judge()),
        _ => None,
    }
}
