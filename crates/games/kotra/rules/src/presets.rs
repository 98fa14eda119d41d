//! The named rule set, as data.

use game::RuleSets;

use crate::rules::{AfterThrows, Contradiction, OneDie, Rules};
use crate::sources::origin;
use crate::{Judge, Origin, RuleOption, Source};

/// A named rule set.
pub type Preset = game::Preset<Rules>;

/// The game that Ólafur Davíðsson described, with every option at its default.
const KOTRA: Rules = Rules {
    one_die: OneDie::Higher,
    two_sixes: false,
    litli_meistari: false,
    single_die: false,
    after_throws: AfterThrows::Seven,
    last_throw: false,
};

/// The named rule sets: there is one. What players differed in are its options.
pub const PRESETS: [Preset; 1] = [Preset {
    id: "kotra",
    name: "Kotra",
    rules: KOTRA,
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

    fn origin(_: &Preset, option: &RuleOption, _: &Rules) -> Origin {
        origin(option)
    }
}
