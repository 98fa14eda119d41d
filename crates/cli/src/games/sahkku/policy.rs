//! Who decides in games that the program plays against itself.

use clap::Args;
use game::{Brain, Level};
use sahkku::{Action, Entry, Game, Judge, Position};
use sahkku_player::Player;
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
    policy: &'static dyn Policy<Game>,
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
        policy: &Player::Greedy,
    },
    level("beginner", &Player::Level(Level::Beginner)),
    level("easy", &Player::Level(Level::Easy)),
    level("steady", &Player::Level(Level::Steady)),
    level("strong", &Player::Level(Level::Strong)),
    level("master", &Player::Level(Level::Master)),
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
    type Policy = &'static dyn Policy<Game>;

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

impl Policy<Game> for &'static dyn Policy<Game> {
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

/// A computer player of the game.
impl Policy<Game> for Player {
    fn choose(
        &self,
        judge: &Judge,
        position: &Position,
        legal: &[Action],
        _: Option<Action>,
        rng: &mut GameRng,
    ) -> usize {
        let game = Game::from_position(judge.clone(), *position);
        let answer = self.decide(&engine(judge), &game, rng.bits());
        let entry = answer.and_then(|answer| answer.entries.into_iter().next());
        // It always has an answer where something is to be decided, and the answer is legal.
        let chosen = |&action: &Action| entry == Some(Entry::Action(action));
        legal.iter().position(chosen).unwrap_or(0)
    }
}
