//! The policies for games that the program plays against itself: a player of the game, or a baseline.

use clap::Args;
use game::Bot;
use sahkku::{Action, Judge, Position};
use sahkku_player::programs::engine;
use sahkku_player::{Player, Search, greedy};

use super::Sahkku;
use crate::playout::{Policies, Policy, Settings};
use crate::rng::GameRng;

/// Who decides for each side.
#[derive(Args)]
pub(crate) struct Deciders {
    /// The policy that plays the men
    #[arg(long, value_name = "POLICY", default_value = "random", value_parser = read)]
    men: Player,

    /// The policy that plays the women
    #[arg(long, value_name = "POLICY", default_value = "random", value_parser = read)]
    women: Player,
}

/// Every policy by its name, with a description.
fn policies() -> impl Iterator<Item = (&'static str, &'static str)> {
    let (levels, baselines): (Vec<_>, Vec<_>) =
        Player::all().partition(|(player, ..)| matches!(player, Player::Level(_)));
    let levels = levels
        .into_iter()
        .map(|(_, word, _)| (word, "this level of the game's computer player"));
    let baselines = baselines.into_iter().map(|(_, word, about)| (word, about));
    baselines.chain(levels)
}

fn read(name: &str) -> Result<Player, String> {
    Player::named(name).ok_or_else(|| {
        let known: Vec<String> = policies()
            .map(|(name, about)| format!("{name} ({about})"))
            .collect();
        let known = known.join(", ");
        format!("there is no such policy; the policies are {known}")
    })
}

impl Policies<Sahkku> for Deciders {
    type Policy = Player;

    fn policies(&self) -> [Player; 2] {
        [self.men, self.women]
    }

    fn told(&self) -> Settings {
        let policies = [("men_policy", self.men), ("women_policy", self.women)];
        policies
            .map(|(column, player)| (column.to_owned(), player.to_string()))
            .to_vec()
    }

    fn help() -> String {
        let lines = policies().map(|(name, about)| format!("  {name:<8} {about}\n"));
        format!("Policies:\n{}\n", lines.collect::<String>())
    }
}

impl Policy<Sahkku> for Player {
    #[inline]
    fn choose(
        &self,
        judge: &Judge,
        position: &Position,
        legal: &[Action],
        _: Option<Action>,
        rng: &mut GameRng,
    ) -> usize {
        let action = match self {
            Player::Random => return rng.below(legal.len()),
            // A playout has positions but no game, and needs none.
            Player::Greedy => greedy(judge, position, rng.bits()),
            Player::Level(level) => {
                Search::new(&engine(judge), position, *level, rng.bits()).decide()
            }
        };
        // It always has a legal answer if there is a decision to make.
        let chosen = legal.iter().position(|&known| Some(known) == action);
        chosen.unwrap_or(0)
    }
}
