//! Every option of a rule set changed alone to each other value that it can have.

use sahkku::{Judge, OPTIONS, RuleOption};

use crate::rule_choice::Chosen;

/// One change.
pub(crate) struct Flip {
    pub(crate) option: &'static RuleOption,
    pub(crate) value: String,
    pub(crate) chosen: Chosen,
}

/// Every change of one option that leaves options that go together.
pub(crate) fn flips(chosen: &Chosen) -> Vec<Flip> {
    let rules = *chosen.judge.rules();
    let mut flips = Vec::new();
    for option in OPTIONS {
        for value in values(option) {
            let mut changed = rules;
            if changed.set(option.name, &value).is_err() || changed == rules {
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

/// Values that the option can have: all of them, but for orders of use and stakes, which are
/// endless or nearly so.
pub(crate) fn values(option: &RuleOption) -> Vec<String> {
    let listed: &[&str] = match option.name {
        "columns" => &["9", "11", "13", "15", "17", "19", "21"],
        "faces" => &["X,I,II,III", "X,I,II,-", "X,I,III,-", "X,II,III,-"],
        "order" => &[
            "free",
            "X,I,II,III",
            "X,III,II",
            "X,-,III,II",
            "X,II,III,-",
            "III,II,I,X",
        ],
        "stake" => &["0", "5"],
        _ => option.words,
    };
    listed.iter().map(|&value| value.to_owned()).collect()
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
