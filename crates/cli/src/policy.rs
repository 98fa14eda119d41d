//! Who decides in games that the program plays against itself.

use sahkku::{Action, Judge, Position};
use sahkku_player::{Level, Search};
use sahkku_weights::engine;

use crate::rng::GameRng;

/// A way to decide.
pub(crate) trait Policy: Sync {
    /// Which of the legal actions to choose, as its number in `legal`, which is never empty.
    fn choose(
        &self,
        judge: &Judge,
        position: &Position,
        legal: &[Action],
        rng: &mut GameRng,
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
        about: "wins or captures if it can, else takes the king, else moves on",
        policy: &Greedy,
    },
    level("beginner", &Player(Level::Beginner)),
    level("easy", &Player(Level::Easy)),
    level("steady", &Player(Level::Steady)),
    level("strong", &Player(Level::Strong)),
    level("master", &Player(Level::Master)),
];

const fn level(name: &'static str, policy: &'static Player) -> NamedPolicy {
    NamedPolicy {
        name,
        about: "this level of the game's computer player",
        policy,
    }
}

pub(crate) fn named(name: &str) -> Option<&'static NamedPolicy> {
    POLICIES.iter().find(|policy| policy.name == name)
}

/// Every legal action is equally likely.
pub(crate) struct Random;

impl Policy for Random {
    #[inline]
    fn choose(&self, _: &Judge, _: &Position, legal: &[Action], rng: &mut GameRng) -> usize {
        rng.below(legal.len())
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
        rng: &mut GameRng,
    ) -> usize {
        let action = sahkku_player::greedy(judge, position, rng.seed());
        // It always has an answer where something is to be decided, and the answer is legal.
        legal
            .iter()
            .position(|&known| Some(known) == action)
            .unwrap_or(0)
    }
}

/// A computer player as people meet it.
struct Player(Level);

impl Policy for Player {
    fn choose(
        &self,
        judge: &Judge,
        position: &Position,
        legal: &[Action],
        rng: &mut GameRng,
    ) -> usize {
        let engine = engine(judge);
        let decision = Search::new(&engine, position, self.0, rng.seed()).decide();
        // It always has an answer where something is to be decided, and the answer is legal.
        legal
            .iter()
            .position(|&known| decision.as_ref().is_some_and(|made| made.action == known))
            .unwrap_or(0)
    }
}
