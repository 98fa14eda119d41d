//! Where each value of each option comes from.

use game::words;

use crate::rules::Beside;
use crate::{Preset, RuleOption, Rules};

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
        /// Alan Borvo's article of 2001, as the rules of the game system Ludii retell it.
        Borvo = "borvo",
    }
}

/// Where a value of an option comes from, in a rule set that is based on a recorded one.
///
/// ```
/// use sahkku::{OPTIONS, Origin, Source, preset};
///
/// let preset = preset("globe-joueur").expect("a recorded rule set");
/// let origin = preset.origin(&OPTIONS[0], &preset.rules);
/// assert_eq!(origin, Origin::Recorded(&[Source::GlobeJoueur]));
/// ```
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

/// Where the value comes from that `option` has in `rules`, which are based on this recorded rule set.
pub(crate) fn origin(preset: &Preset, option: &RuleOption, rules: &Rules) -> Origin {
    if option.get(rules) == option.get(&preset.rules) {
        return Origin::Recorded(preset.sources);
    }
    let beside = (option.handed_on)(rules);
    let here = beside.iter().find_map(|beside| match *beside {
        Beside::Set(id, source) if id == preset.id => Some(Origin::Offered(source)),
        _ => None,
    });
    let anywhere = beside.iter().find_map(|beside| match *beside {
        Beside::AnySet(source) => Some(Origin::FitsAll(source)),
        Beside::Set(..) => None,
    });
    here.or(anywhere).unwrap_or(Origin::Invention)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Judge, OPTIONS, PRESETS, preset, write_rules};

    fn origin(id: &str, name: &str, value: &str) -> Origin {
        let preset = preset(id).unwrap();
        let mut rules = preset.rules;
        rules.set(name, value).unwrap();
        preset.origin(RuleOption::named(name).unwrap(), &rules)
    }

    /// Every rule set with each option at each other value, and what the sources say of that.
    fn changed() -> impl Iterator<Item = (&'static Preset, &'static RuleOption, Rules)> {
        PRESETS.iter().flat_map(|preset| {
            OPTIONS.iter().flat_map(move |option| {
                option.values().into_iter().map(move |value| {
                    let mut rules = preset.rules;
                    rules.set(option.name, &value).unwrap();
                    (preset, option, rules)
                })
            })
        })
    }

    #[test]
    fn what_is_offered_in_a_rule_set_is_another_value_that_goes_with_it() {
        let mut offered = 0;
        for (preset, option, mut rules) in changed() {
            let here = |beside: &Beside| matches!(beside, Beside::Set(id, _) if *id == preset.id);
            let beside = (option.handed_on)(&rules);
            for beside in beside {
                if let Beside::Set(id, _) = beside {
                    assert!(crate::preset(id).is_some(), "{id}");
                }
            }
            if !beside.iter().any(here) {
                continue;
            }
            offered += 1;
            let text = write_rules(&rules);
            assert_ne!(rules, preset.rules, "{text} is the recorded value");
            // Reaidu's order without the blank face goes with a blank that is worth nothing.
            if option.get(&rules).to_string() == "X,III,II" {
                rules.set("blank", "0").unwrap();
            }
            let judged = Judge::new(rules);
            assert!(judged.is_ok(), "{text}: {judged:?}");
        }
        assert!(offered > 10);
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
}
