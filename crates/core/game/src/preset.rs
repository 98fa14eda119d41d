//! Named rule sets.

use core::fmt;

use crate::{Options, RuleOption, nth_random};

/// Rules with some named rule sets. They become a judge before play.
///
/// ```
/// use game::RuleSets;
///
/// /// The named rule sets are rules that go together.
/// fn go_together<R: RuleSets>() {
///     assert!(R::PRESETS.iter().all(|preset| preset.rules.judge().is_ok()));
/// }
/// ```
pub trait RuleSets: Options + Copy + Eq + fmt::Debug {
    /// A person or work that hands rule sets on.
    type Source: fmt::Debug + 'static;
    /// Where the value of an option comes from.
    type Origin: PartialEq;
    /// The rules prepared for play.
    type Judge: Clone + fmt::Debug;
    /// Why options contradict each other.
    type Contradiction: Clone + Eq + fmt::Debug + fmt::Display;

    /// The named rule sets, the usual one first.
    const PRESETS: &'static [Preset<Self>];
    /// The origin of a value that no source hands on.
    const INVENTION: Self::Origin;

    /// Prepares the rules for play.
    ///
    /// # Errors
    /// [`RuleSets::Contradiction`] if the options contradict each other.
    fn judge(self) -> Result<Self::Judge, Self::Contradiction>;

    /// The rules that a judge was made from.
    fn of(judge: &Self::Judge) -> &Self;

    /// The origin of the value of `option` in `rules`, which are based on `preset`.
    fn origin(preset: &Preset<Self>, option: &RuleOption<Self>, rules: &Self) -> Self::Origin;
}

/// A named rule set.
///
/// ```
/// use game::{Preset, RuleSets, recorded_as};
///
/// fn is_found_by_its_id<R: RuleSets>(preset: &Preset<R>) {
///     let found = Preset::<R>::named(preset.id).map(|found| found.rules);
///     assert_eq!(found, Some(preset.rules));
///     assert!(recorded_as(&preset.rules).is_some());
/// }
/// ```
#[derive(Debug)]
pub struct Preset<R: RuleSets> {
    /// The id in records, links and traces: lowercase, without accents.
    pub id: &'static str,
    /// The common name.
    pub name: &'static str,
    /// The rules.
    pub rules: R,
    /// The sources that hand them on.
    pub sources: &'static [R::Source],
}

impl<R: RuleSets> Clone for Preset<R> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<R: RuleSets> Copy for Preset<R> {}

impl<R: RuleSets> Preset<R> {
    /// The rule set with this id.
    #[must_use]
    pub fn named(id: &str) -> Option<&'static Preset<R>> {
        R::PRESETS.iter().find(|preset| preset.id == id)
    }

    /// The origin of the value of `option` in `rules`, which are based on this rule set.
    #[must_use]
    pub fn origin(&self, option: &RuleOption<R>, rules: &R) -> R::Origin {
        R::origin(self, option, rules)
    }
}

/// Declares the named rule sets of a game, the usual one first: id, name, rules, and the sources that hand them on. Makes the
/// constant `PRESETS`, the type `Preset`, the functions `preset` and `read_rules`, and gives `Rules` its text form.
///
/// The types `Rules`, `RuleOption`, `Judge`, `Source`, `Origin`, `Contradiction` and `ReadError` are those in scope. `judge`
/// prepares rules for play, and `origin` tells where a value comes from.
#[macro_export]
macro_rules! rule_sets {
    (
        judge: $judge:expr, origin: $origin:expr;
        $(#[$about:meta])*
        PRESETS { $($id:literal, $name:literal, $rules:expr, [$($source:ident),+];)+ }
    ) => {
        /// A named rule set. Its id is its name in records and traces.
        pub type Preset = $crate::Preset<Rules>;

        $(#[$about])*
        pub const PRESETS: [Preset; [$($id),+].len()] = [$(
            $crate::Preset {
                id: $id,
                name: $name,
                rules: $rules,
                sources: &[$(Source::$source),+],
            },
        )+];

        /// The rule set with this id.
        #[must_use]
        pub fn preset(id: &str) -> Option<&'static Preset> {
            Preset::named(id)
        }

        /// Reads what [`write_rules`](crate::write_rules) writes, and checks that the options are compatible.
        ///
        /// # Errors
        /// A [`ReadError`] that says where and why.
        pub fn read_rules(text: &str) -> Result<Rules, ReadError> {
            $crate::read_rules(text)
        }

        impl $crate::RuleSets for Rules {
            type Source = Source;
            type Origin = Origin;
            type Judge = Judge;
            type Contradiction = Contradiction;

            const PRESETS: &'static [Preset] = &PRESETS;
            const INVENTION: Origin = Origin::Invention;

            fn judge(self) -> Result<Judge, Contradiction> {
                const JUDGE: fn(Rules) -> Result<Judge, Contradiction> = $judge;
                JUDGE(self)
            }

            fn of(judge: &Judge) -> &Rules {
                judge.rules()
            }

            fn origin(preset: &Preset, option: &RuleOption, rules: &Rules) -> Origin {
                const ORIGIN: fn(&Preset, &RuleOption, &Rules) -> Origin = $origin;
                ORIGIN(preset, option, rules)
            }
        }

        /// Writes what [`write_rules`](crate::write_rules) writes.
        impl ::core::fmt::Display for Rules {
            fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                f.write_str(&$crate::write_rules(self))
            }
        }

        impl ::core::str::FromStr for Rules {
            type Err = ReadError;

            fn from_str(text: &str) -> Result<Rules, ReadError> {
                read_rules(text)
            }
        }
    };
}

/// The named rule set that equals `rules` in every option.
#[must_use]
pub fn recorded_as<R: RuleSets>(rules: &R) -> Option<&'static Preset<R>> {
    R::PRESETS.iter().find(|preset| preset.rules == *rules)
}

/// Whether every value in which `rules` differ from `preset` has a source.
#[must_use]
pub fn is_handed_on<R: RuleSets>(preset: &Preset<R>, rules: &R) -> bool {
    rules.judge().is_ok()
        && R::OPTIONS
            .iter()
            .all(|option| preset.origin(option, rules) != R::INVENTION)
}

/// Random rules: a named rule set with every option set to a random value, except values that contradict the others.
///
/// Each option draws from a stream of its own, which follows from the seed and its name. So another option changes nothing of
/// what is drawn for those that are there.
#[must_use]
pub fn rules_at_will<R: RuleSets>(seed: u64) -> R {
    let draw = |name: &str, limit: usize| {
        let bits = name
            .bytes()
            .fold(seed, |bits, byte| nth_random(bits, byte.into()));
        (bits % limit as u64) as usize
    };
    let mut rules = R::PRESETS[draw("rules", R::PRESETS.len())].rules;
    for option in R::OPTIONS {
        let values = option.values();
        let mut changed = rules;
        let set = (option.set)(&mut changed, &values[draw(option.name, values.len())]);
        if set.is_some() && changed.judge().is_ok() {
            rules = changed;
        }
    }
    rules
}
