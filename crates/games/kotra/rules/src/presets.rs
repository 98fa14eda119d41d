//! The named rule set, as data.

use game::RuleSets;

use crate::{Contradiction, Judge, Origin, RuleOption, Rules, Source};

/// A named rule set.
pub type Preset = game::Preset<Rules>;

/// The named rule sets. There is one, the game that Ólafur Davíðsson described. The differences between players are its options.
pub const PRESETS: [Preset; 1] = [Preset {
    id: "kotra",
    name: "Kotra",
    rules: Rules::USUAL,
    sources: &[Source::Davidsson],
}];

/// The rule set of this id.
#[must_use]
pub fn preset(id: &str) -> Option<&'static Preset> {
    Preset::named(id)
}

impl RuleSets for Rules {
    type Source = Source;
    type Origin = Origin;
    type Judge = Judge;
    type Contradiction = Contradiction;

    const PRESETS: &'static [Preset] = &PRESETS;
    const INVENTION: Origin = Origin::Invention;

    fn judge(self) -> Result<Judge, Contradiction> {
        Ok(Judge::new(self))
    }

    fn of(judge: &Judge) -> &Rules {
        judge.rules()
    }

    fn origin(_: &Preset, option: &RuleOption, rules: &Rules) -> Origin {
        (option.handed_on)(rules)
    }
}

game::rules_as_text!(Rules);
