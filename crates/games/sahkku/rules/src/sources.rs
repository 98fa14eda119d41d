//! Where each value of each option comes from.

use game::words;

use crate::rules::{LikeOdds, RaidGate, Rules};
use crate::{Preset, RuleOption};

words! {
    /// A document that hands rules on.
    Source {
        /// Mikkel Berg-Nordlie's pages on sáhkku at Reaidu.
        Reaidu = "reaidu",
        /// His booklet *Hvordan spille sáhkku*, 2018.
        Booklet = "booklet",
        /// Le Globe Joueur's rule sheet, in French.
        GlobeJoueur = "globe-joueur",
        /// The page of the computer game *Digital Sáhkku*.
        DigitalSahkku = "digital-sahkku",
    }
}

/// Where a value of an option comes from, in a rule set that is based on a recorded one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Origin {
    /// The rule set is recorded with this value.
    Recorded(&'static [Source]),
    /// The source of the rule set offers this value as a choice, or leaves the question open.
    Offered(Source),
    /// A source says that this goes with every rule set.
    FitsAll(Source),
    /// Nobody handed it on: the player's own invention.
    Invention,
}

/// What the sources offer beside what [`PRESETS`] hold: rule set, option, value.
const OFFERED: &[(&str, &str, &str, Source)] = &[
    ("lagesvuotna", "queens", "no", Source::Booklet),
    ("lagesvuotna", "throw_off", "most-x", Source::Booklet),
    ("vuonnamarkan", "queens", "no", Source::Booklet),
    ("vuonnamarkan", "throw_off", "most-x", Source::Booklet),
    ("vuovdaguoika", "queue", "no", Source::Reaidu),
    ("vuovdaguoika", "utsjok", "yes", Source::Reaidu),
    ("gavkevuotna", "queue", "no", Source::Reaidu),
    ("gavkevuotna", "utsjok", "yes", Source::Reaidu),
    ("unjarga", "blank", "0", Source::Reaidu),
    ("unjarga", "rethrow", "all", Source::Reaidu),
    ("unjarga", "order", "X,-,III,II", Source::Reaidu),
    ("unjarga", "order", "X,III,II", Source::Reaidu),
    ("unjarga", "track", "eight", Source::Reaidu),
    ("unjarga", "stacking", "no", Source::Reaidu),
    ("unjarga", "raid_gate", "landing", Source::Reaidu),
    ("unjarga", "raid_gate", "raid", Source::Reaidu),
    ("unjarga", "king_shares", "no", Source::Reaidu),
    ("unjarga", "utsjok", "yes", Source::Reaidu),
    ("unjarga", "loses_without", "all-pieces", Source::Reaidu),
];

/// Where the value comes from that `option` has in `rules`, which are based on this recorded rule set.
pub(crate) fn origin(preset: &Preset, option: &RuleOption, rules: &Rules) -> Origin {
    let value = option.get(rules);
    if value == option.get(&preset.rules) {
        return Origin::Recorded(preset.sources);
    }
    let text = value.to_string();
    let offered = OFFERED.iter().find(|(id, name, offered, _)| {
        *id == preset.id && *name == option.name && *offered == text
    });
    if let Some(&(.., source)) = offered {
        return Origin::Offered(source);
    }
    let modern = option.name == "like_odds" && rules.like_odds != LikeOdds::Off;
    let stakes = option.name == "stake";
    let nesseby = option.name == "raid_gate" && rules.raid_gate == RaidGate::Landing;
    match option.name {
        _ if modern || stakes => Origin::FitsAll(Source::Reaidu),
        _ if nesseby => Origin::FitsAll(Source::Booklet),
        // The booklet: any odd number works, fifteen is the most usual.
        "columns" => Origin::FitsAll(Source::Booklet),
        _ => Origin::Invention,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Judge, PRESETS, preset};

    fn origin(id: &str, name: &str, value: &str) -> Origin {
        let preset = preset(id).unwrap();
        let mut rules = preset.rules;
        rules.set(name, value).unwrap();
        preset.origin(RuleOption::named(name).unwrap(), &rules)
    }

    #[test]
    fn what_is_offered_names_a_rule_set_an_option_and_another_value() {
        for &(id, name, value, _) in OFFERED {
            let preset = preset(id).unwrap();
            let mut rules = preset.rules;
            rules.set(name, value).unwrap();
            assert_ne!(
                rules, preset.rules,
                "{id} {name}={value} is the recorded value"
            );
            // Reaidu's order without the blank face goes with a blank that is worth nothing.
            if name == "order" && value == "X,III,II" {
                rules.set("blank", "0").unwrap();
            }
            let judged = Judge::new(rules);
            assert!(judged.is_ok(), "{id} {name}={value}: {judged:?}");
        }
    }

    #[test]
    fn every_value_says_where_it_comes_from() {
        assert_eq!(
            origin("unjarga", "blank", "0"),
            Origin::Offered(Source::Reaidu)
        );
        assert_eq!(
            origin("maze", "columns", "11"),
            Origin::FitsAll(Source::Booklet)
        );
        assert_eq!(
            origin("maze", "raid_gate", "landing"),
            Origin::FitsAll(Source::Booklet)
        );
        assert_eq!(origin("maze", "raid_gate", "raid"), Origin::Invention);
        assert_eq!(origin("maze", "sleepers", "closed"), Origin::Invention);
        assert_eq!(
            origin("maze", "sleepers", "exposed"),
            Origin::Recorded(&[Source::Reaidu])
        );
    }

    #[test]
    fn the_values_of_an_option_can_be_set() {
        for option in crate::OPTIONS {
            for value in option.values() {
                let mut rules = PRESETS[0].rules;
                assert!(
                    rules.set(option.name, &value).is_ok(),
                    "{}={value}",
                    option.name
                );
                assert_eq!(option.get(&rules).to_string(), value);
            }
        }
    }
}
