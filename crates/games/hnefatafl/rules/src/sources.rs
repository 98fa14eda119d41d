//! Where each value of each option comes from.

use crate::{Preset, RuleOption, Rules};
use game::words;

words! {
    /// Who hands a rule on.
    Source {
        /// The museum's sheet, which retells Linné.
        Sheet = "sheet",
        /// Scholars who read Linné's Latin themselves.
        Scholars = "scholars",
        /// Players of tafl games on the net today.
        Net = "net",
    }
}

/// Where a value of an option comes from, in a rule set that is based on a named one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Origin {
    /// The rule set is handed on with this value.
    Recorded(Source),
    /// The source of the rule set says nothing of it: this value is the house's.
    Silent(Source),
    /// The source of the rule set says otherwise: this value is the house's.
    Departs(Source),
    /// The value is handed on by somebody else than the rule set.
    Offered(Source),
    /// Nobody handed it on: the player's own invention.
    Invention,
}

/// What the sheet says itself: option, value. Of all else it is silent.
const SAID_BY_SHEET: &[(&str, &str)] = &[
    ("board", "9"),
    ("first", "swede"),
    ("king_taken", "four"),
    ("escape", "edge"),
    // A player who sees a way out must warn the other.
    ("announce", "players"),
];

/// What scholars read otherwise than the sheet.
const READ_BY_SCHOLARS: &[(&str, &str)] = &[("king_taken", "castle")];

/// What tafl players of today use.
const USED_ON_NET: &[(&str, &str)] = &[
    ("board", "7"),
    ("board", "11"),
    ("first", "muscovite"),
    ("castle_stop", "king"),
    ("castle_pass", "king"),
    ("castle_pass", "all"),
    ("castle_pass", "nobody"),
    ("camps", "all"),
    ("camps", "never-back"),
    ("king_captures", "yes"),
    ("king_captures", "no"),
    ("castle_counts", "both"),
    ("camps_count", "no"),
    ("camps_count", "yes"),
    ("king_taken", "castle"),
    ("king_taken", "two"),
    ("escape", "corner"),
    ("repetition", "swede-loses"),
];

impl Source {
    const fn list(self) -> &'static [(&'static str, &'static str)] {
        match self {
            Source::Sheet => SAID_BY_SHEET,
            Source::Scholars => READ_BY_SCHOLARS,
            Source::Net => USED_ON_NET,
        }
    }

    /// Whether this source hands on that `option` is `value`.
    fn says(self, option: &RuleOption, value: &str) -> bool {
        self.list().contains(&(option.name, value))
    }

    /// Whether this source says anything of `option`.
    fn speaks_of(self, option: &RuleOption) -> bool {
        self.list().iter().any(|(name, _)| *name == option.name)
    }
}

/// Where the value comes from that `option` has in `rules`, which are based on this named rule set.
pub(crate) fn origin(preset: &Preset, option: &RuleOption, rules: &Rules) -> Origin {
    let value = option.get(rules).to_string();
    let says = |source: &&Source| source.says(option, &value);
    if let Some(&source) = preset.sources.iter().find(says) {
        return Origin::Recorded(source);
    }
    if option.get(rules) != option.get(&preset.rules) {
        let other = Source::ALL.iter().find(says);
        return other.map_or(Origin::Invention, |&source| Origin::Offered(source));
    }
    match preset
        .sources
        .iter()
        .find(|source| source.speaks_of(option))
    {
        Some(&source) => Origin::Departs(source),
        None => Origin::Silent(preset.sources.first().copied().unwrap_or(Source::Sheet)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::preset;

    fn origin(id: &str, name: &str, value: &str) -> Origin {
        let preset = preset(id).unwrap();
        let mut rules = preset.rules;
        rules.set(name, value).unwrap();
        preset.origin(RuleOption::named(name).unwrap(), &rules)
    }

    #[test]
    fn the_sources_name_values_that_options_have() {
        for (name, value) in [SAID_BY_SHEET, READ_BY_SCHOLARS, USED_ON_NET].concat() {
            let option = RuleOption::named(name).unwrap();
            assert!(option.words.contains(&value), "{name}={value}");
        }
    }

    #[test]
    fn every_value_says_where_it_comes_from() {
        let recorded = Origin::Recorded;
        assert_eq!(
            origin("linne", "king_taken", "four"),
            recorded(Source::Sheet)
        );
        assert_eq!(
            origin("linne", "king_taken", "castle"),
            Origin::Offered(Source::Scholars)
        );
        assert_eq!(
            origin("linne", "castle_pass", "king"),
            Origin::Silent(Source::Sheet)
        );
        assert_eq!(
            origin("linne", "announce", "players"),
            recorded(Source::Sheet)
        );
        assert_eq!(
            origin("linne", "announce", "program"),
            Origin::Departs(Source::Sheet)
        );
        assert_eq!(origin("linne", "repetition", "off"), Origin::Invention);
        assert_eq!(
            origin("tablut", "king_taken", "castle"),
            recorded(Source::Scholars)
        );
        assert_eq!(origin("tablut", "escape", "edge"), recorded(Source::Sheet));
        assert_eq!(
            origin("brandubh", "escape", "corner"),
            recorded(Source::Net)
        );
    }
}
