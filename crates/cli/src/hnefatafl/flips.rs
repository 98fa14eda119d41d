//! Every option of a rule set changed alone to each other value that it can have.

use hnefatafl::{Judge, OPTIONS, RuleOption};

use super::rule_choice::Chosen;

/// One change.
pub(super) struct Flip {
    pub(super) option: &'static RuleOption,
    pub(super) value: &'static str,
    pub(super) chosen: Chosen,
}

/// Every change of one option that leaves options that go together.
pub(super) fn flips(chosen: &Chosen) -> Vec<Flip> {
    let rules = *chosen.judge.rules();
    let mut flips = Vec::new();
    for option in OPTIONS {
        for &value in option.words {
            let mut changed = rules;
            if changed.set(option.name, value).is_err() || changed == rules {
                continue;
            }
            // What contradicts the other options is left out.
            if let Ok(judge) = Judge::new(changed) {
                let preset = chosen.preset;
                let chosen = Chosen { preset, judge };
                flips.push(Flip {
                    option,
                    value,
                    chosen,
                });
            }
        }
    }
    flips
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_flip_changes_one_option_and_every_option_has_one() {
        let mut flipped = std::collections::BTreeSet::new();
        for chosen in Chosen::presets().unwrap() {
            for flip in flips(&chosen) {
                let (rules, changed) = (chosen.judge.rules(), flip.chosen.judge.rules());
                let differs = |option: &&RuleOption| option.get(rules) != option.get(changed);
                assert_eq!(OPTIONS.iter().filter(differs).count(), 1, "{}", flip.value);
                flipped.insert(flip.option.name);
            }
        }
        assert_eq!(flipped.len(), OPTIONS.len());
    }
}
