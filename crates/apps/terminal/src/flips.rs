//! Every option of a rule set changed alone to each other value that it can have.

use game::{Options, RuleSets, set_option};

use crate::failure::Failure;
use crate::rule_choice::{Chosen, RuleChoice};
use crate::types::{Choosable, Rules};

/// The rules that a command plays under, and what one of their options was changed to.
pub struct Case<G: Choosable> {
    /// The rules.
    pub chosen: Chosen<G>,
    /// The option that differs from what was chosen, and its value.
    pub flip: Option<(&'static str, &'static str)>,
}

impl<G: Choosable> From<Chosen<G>> for Case<G> {
    fn from(chosen: Chosen<G>) -> Case<G> {
        Case { chosen, flip: None }
    }
}

/// The rules that were chosen; or, of every option, all rule sets if none is named, and every change of one of their options.
pub(crate) fn cases<G: Choosable>(
    rules: &RuleChoice,
    every_option: bool,
) -> Result<Vec<Case<G>>, Failure> {
    match every_option {
        true => Ok(rules
            .choose_all()?
            .into_iter()
            .flat_map(with_flips)
            .collect()),
        false => Ok(vec![rules.choose()?.into()]),
    }
}

/// These rules, and every change of one option that leaves options that go together.
pub(crate) fn with_flips<G: Choosable>(chosen: Chosen<G>) -> Vec<Case<G>> {
    let flips = flips(&chosen);
    let mut cases = vec![chosen.into()];
    cases.extend(flips);
    cases
}

fn flips<G: Choosable>(chosen: &Chosen<G>) -> Vec<Case<G>> {
    let (rules, preset) = (*chosen.rules(), chosen.preset);
    let mut flips = Vec::new();
    for option in <Rules<G> as Options>::OPTIONS {
        for &value in G::values(option) {
            let mut changed = rules;
            if set_option(&mut changed, option.name, value).is_err() || changed == rules {
                continue;
            }
            // What contradicts the other options is left out.
            if let Ok(judge) = changed.judge() {
                flips.push(Case {
                    chosen: Chosen { preset, judge },
                    flip: Some((option.name, value)),
                });
            }
        }
    }
    flips
}
