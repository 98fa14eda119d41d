//! Who decides in games that the program plays against itself.

use clap::Args;
use sahkku::{Action, Game, Judge, Position};
use sahkku_player::{Level, Search};
use sahkku_weights::engine;

use crate::playout::{Policies, Policy, Random, Settings};
use crate::rng::GameRng;

/// Who decides for each side.
#[derive(Args)]
pub(crate) struct Deciders {
    /// The policy that plays the men
    #[arg(long, value_name = "POLICY", default_value = "random", value_parser = read)]
    men: &'static NamedPolicy,

    /// The policy that plays the women
    #[arg(long, value_name = "POLICY", default_value = "random", value_parser = read)]
    women: &'static NamedPolicy,
}

/// A policy by the name that the command line uses.
struct NamedPolicy {
    name: &'static str,
    about: &'static str,
    policy: &'static (dyn Policy<Game> + Sync),
}

/// Every policy.
const POLICIES: &[NamedPolicy] = &[
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

fn read(name: &str) -> Result<&'static NamedPolicy, String> {
    let found = POLICIES.iter().find(|policy| policy.name == name);
    found.ok_or_else(|| {
        let known: Vec<String> = POLICIES
            .iter()
            .map(|policy| format!("{} ({})", policy.name, policy.about))
            .collect();
        let known = known.join(", ");
        format!("there is no such policy; the policies are {known}")
    })
}

impl Policies<Game> for Deciders {
    type Policy = &'static (dyn Policy<Game> + Sync);

    fn policies(&self) -> [Self::Policy; 2] {
        [self.men.policy, self.women.policy]
    }

    fn told(&self) -> Settings {
        let policies = [("men_policy", self.men), ("women_policy", self.women)];
        let told = policies.map(|(name, policy)| (name.to_owned(), policy.name.to_owned()));
        told.to_vec()
    }

    fn help() -> String {
        let line = |policy: &NamedPolicy| format!("  {:<8} {}\n", policy.name, policy.about);
        let lines: String = POLICIES.iter().map(line).collect();
        format!("Policies:\n{lines}\n")
    }
}

impl Policy<Game> for &'static (dyn Policy<Game> + Sync) {
    #[inline]
    fn choose(
        &self,
        judge: &Judge,
        position: &Position,
        legal: &[Action],
        last: Option<Action>,
        rng: &mut GameRng,
    ) -> usize {
        (**self).choose(judge, position, legal, last, rng)
    }
}

/// The greedy opponent of the game itself.
struct Greedy;

impl Policy<Game> for Greedy {
    fn choose(
        &self,
        judge: &Judge,
        position: &Position,
        legal: &[Action],
        _: Option<Action>,
        rng: &mut GameRng,
    ) -> usize {
        let action = sahkku_player::greedy(judge, position, rng.bits());
        // It always has an answer where something is to be decided, and the answer is legal.
        legal
            .iter()
            .position(|&known| Some(known) == action)
            .unwrap_or(0)
    }
}

/// A computer player as people meet it.
struct Player(Level);

impl Policy<Game> for Player {
    fn choose(
        &self,
        judge: &Judge,
        position: &Position,
        legal: &[Action],
        _: Option<Action>,
        rng: &mut GameRng,
    ) -> usize {
        let engine = engine(judge);
        let decision = Search::new(&engine, position, self.0, rng.bits()).decide();
        // It always has an answer where something is to be decided, and the answer is legal.
        legal
            .iter()
            .position(|&known| decision.as_ref().is_some_and(|made| made.action == known))
            .unwrap_or(0)
    }
}
