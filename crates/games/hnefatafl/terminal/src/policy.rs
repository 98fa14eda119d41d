//! Who decides in games that the program plays against itself.

use clap::{Args, ValueEnum};
use hnefatafl::{Action, Judge, Position};
use terminal::{GameRng, Policies, Policy, Settings};

use crate::Hnefatafl;

/// A way to decide.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub enum Way {
    /// Any legal move, each equally likely
    Uniform,
    /// Mostly takes its own last move back, so that positions come back
    Shuffle,
}

/// Who decides for both sides.
#[derive(Args)]
pub struct Decider {
    /// Who decides
    #[arg(long, value_enum, default_value_t = Way::Uniform)]
    policy: Way,
}

/// Who decides for each side.
#[derive(Args)]
pub struct Deciders {
    /// The policy that plays the Swedes
    #[arg(long, value_enum, value_name = "POLICY", default_value_t = Way::Uniform)]
    swede: Way,

    /// The policy that plays the Muscovite
    #[arg(long, value_enum, value_name = "POLICY", default_value_t = Way::Uniform)]
    muscovite: Way,
}

impl Policies<Hnefatafl> for Decider {
    type Policy = Way;

    fn policies(&self) -> [Way; 2] {
        [self.policy; 2]
    }
}

impl Policies<Hnefatafl> for Deciders {
    type Policy = Way;

    fn policies(&self) -> [Way; 2] {
        [self.swede, self.muscovite]
    }

    fn told(&self) -> Settings {
        let ways = [
            ("swede_policy", self.swede),
            ("muscovite_policy", self.muscovite),
        ];
        let name = |way: Way| {
            way.to_possible_value()
                .map(|value| value.get_name().to_owned())
        };
        ways.map(|(column, way)| (column.to_owned(), name(way).unwrap_or_default()))
            .to_vec()
    }
}

impl Policy<Hnefatafl> for Way {
    #[inline]
    fn choose(
        &self,
        _: &Judge,
        _: &Position,
        legal: &[Action],
        last: Option<Action>,
        rng: &mut GameRng,
    ) -> usize {
        if *self == Way::Shuffle
            && rng.below(8) != 0
            && let Some(last) = last
        {
            let back = |action: &Action| action.from == last.to && action.to == last.from;
            // There is one, or a silent and a spoken one.
            let forms: Vec<usize> = (0..legal.len()).filter(|&n| back(&legal[n])).collect();
            if !forms.is_empty() {
                return forms[rng.below(forms.len())];
            }
        }
        rng.below(legal.len())
    }
}
