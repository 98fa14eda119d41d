//! The origin of options' values.

use sahkku::{Beside, Judge, OPTIONS, PRESETS, Preset, RuleOption, Rules, write_rules};

/// Every rule set with each option at each other value, and what the sources say about that.
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
fn an_offered_value_differs_and_goes_with_its_rule_set() {
    let mut offered = 0;
    for (preset, option, mut rules) in changed() {
        let here = |beside: &Beside| matches!(beside, Beside::Set(id, _) if *id == preset.id);
        let beside = (option.handed_on)(&rules);
        for beside in beside {
            if let Beside::Set(id, _) = beside {
                assert!(sahkku::preset(id).is_some(), "{id}");
            }
        }
        if !beside.iter().any(here) {
            continue;
        }
        offered += 1;
        let text = write_rules(&rules);
        assert_ne!(rules, preset.rules, "{text} is the recorded value");
        // Reaidu's order without the blank face suits a blank that is worth nothing.
        if option.get(&rules).to_string() == "X,III,II" {
            rules.set("blank", "0").unwrap();
        }
        let judged = Judge::new(rules);
        assert!(judged.is_ok(), "{text}: {judged:?}");
    }
    assert!(offered > 10);
}
