//! Who decides in games that the program plays against itself.

use sahkku::{Action, Judge, Position};

use crate::chance::Chance;

/// A way to decide.
pub(crate) trait Policy: Sync {
    /// Which of the legal actions to choose, as its number in `legal`, which is never empty.
    fn choose(
        &self,
        judge: &Judge,
        position: &Position,
        legal: &[Action],
        chance: &mut Chance,
    ) -> usize;
}

/// A policy by the name that the command line uses.
pub(crate) struct NamedPolicy {
    pub(crate) name: &'static str,
    pub(crate) about: &'static str,
    pub(crate) policy: &'static dyn Policy,
}

/// Every policy.
pub(crate) const POLICIES: &[NamedPolicy] = &[
    NamedPolicy {
        name: "random",
        about: "any legal action, each equally likely",
        policy: &Random,
    },
    NamedPolicy {
        name: "greedy",
        about: "the usual greedy player: wins or captures if it can, else takes the king, else goes on",
        policy: &Greedy,
    },
];

pub(crate) fn named(name: &str) -> Option<&'static NamedPolicy> {
    POLICIES.iter().find(|policy| policy.name == name)
}

/// Every legal action is equally likely.
pub(crate) struct Random;

impl Policy for Random {
    #[inline]
    fn choose(&self, _: &Judge, _: &Position, legal: &[Action], chance: &mut Chance) -> usize {
        chance.below(legal.len())
    }
}

/// The greedy opponent of the game itself.
struct Greedy;

impl Policy for Greedy {
    fn choose(
        &self,
        judge: &Judge,
        position: &Position,
        legal: &[Action],
        chance: &mut Chance,
    ) -> usize {
        let action = sahkku_opponent::greedy(judge, position, chance.whim());
        // It always has an answer where something is to be decided, and the answer is legal.
        legal
            .iter()
            .position(|&known| Some(known) == action)
            .unwrap_or(0)
    }
}
