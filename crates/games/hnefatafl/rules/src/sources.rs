//! The origin of each value of each option.

use crate::{Preset, RuleOption, Rules};
use game::words;

words! {
    /// A source of a rule.
    Source {
        /// The museum's sheet, which retells Linné.
        Sheet = "sheet",
        /// Scholars who read Linné's Latin themselves.
        Scholars = "scholars",
        /// Players of tafl games online today.
        Net = "net",
        /// The published rules of Copenhagen Hnefatafl.
        Copenhagen = "copenhagen",
        /// The published rules of Fetlar Hnefatafl.
        Fetlar = "fetlar",
    }
}

/// The origin of an option's value, in a rule set that is based on a named one.
///
/// ```
/// use hnefatafl::{OPTIONS, Origin, PRESETS, Source};
///
/// let origin = PRESETS[0].origin(&OPTIONS[0], &PRESETS[0].rules);
/// assert_eq!(origin, Origin::Recorded(Source::Sheet));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Origin {
    /// The source of the rule set has this value.
    Recorded(Source),
    /// The source of the rule set does not mention it: this value is the project's choice.
    Silent(Source),
    /// The source of the rule set says otherwise: this value is the project's choice.
    Departs(Source),
    /// Another source than that of the rule set has the value.
    Offered(Source),
    /// No source has it: the player's own invention.
    Invention,
}

/// The sources of the value that `option` has in `rules`.
fn say(option: &RuleOption, rules: &Rules) -> &'static [Source] {
    (option.handed_on)(rules)
}

/// Whether this source mentions `option`.
fn speaks_of(source: Source, option: &RuleOption) -> bool {
    option.words.iter().any(|word| {
        let mut rules = Rules::USUAL;
        (option.set)(&mut rules, word).is_some() && say(option, &rules).contains(&source)
    })
}

/// The origin of the value that `option` has in `rules`, which are based on this named rule set.
pub(crate) fn origin(preset: &Preset, option: &RuleOption, rules: &Rules) -> Origin {
    let handed_on = say(option, rules);
    let mut sources = preset.sources.iter();
    if let Some(&source) = sources.clone().find(|source| handed_on.contains(source)) {
        return Origin::Recorded(source);
    }
    if option.get(rules) != option.get(&preset.rules) {
        return handed_on
            .first()
            .map_or(Origin::Invention, |&source| Origin::Offered(source));
    }
    match sources.find(|source| speaks_of(**source, option)) {
        Some(&source) => Origin::Departs(source),
        None => Origin::Silent(preset.sources.first().copied().unwrap_or(Source::Sheet)),
    }
}
