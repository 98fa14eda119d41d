//! Who decides in games that the program plays against itself.

use sahkku::{Action, Event, Judge, Piece, Position};

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
        about: "captures if it can, else takes the king, else wakes a piece, else goes far",
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

/// Looks one step ahead and takes what it sees.
struct Greedy;

impl Policy for Greedy {
    fn choose(
        &self,
        judge: &Judge,
        position: &Position,
        legal: &[Action],
        chance: &mut Chance,
    ) -> usize {
        let mut best = 0;
        let mut best_gain = None;
        let mut equals = 0;
        for (n, &action) in legal.iter().enumerate() {
            let gain = Some(gain(judge, position, action));
            if gain > best_gain {
                (best, best_gain, equals) = (n, gain, 1);
            } else if gain == best_gain {
                // Each of several equals is kept with the same likelihood.
                equals += 1;
                if chance.below(equals) == 0 {
                    best = n;
                }
            }
        }
        best
    }
}

/// What an action is worth to the greedy player, the weightiest first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
struct Gain {
    uses_a_die: bool,
    queens: u8,
    soldiers: u8,
    takes_king: bool,
    wakes: bool,
    steps: u8,
}

fn gain(judge: &Judge, position: &Position, action: Action) -> Gain {
    let Some(step) = action.die_use() else {
        return Gain::default();
    };
    let side = position.turn();
    let mut gain = Gain {
        uses_a_die: true,
        wakes: matches!(action, Action::Activate(_)),
        steps: judge.rules().value(step.die),
        ..Gain::default()
    };
    let mut after = *position;
    judge.play_unchecked(&mut after, action, &mut |event| match event {
        Event::Captured {
            side: loser, piece, ..
        } if loser != side => match piece {
            Piece::Queen => gain.queens += 1,
            _ => gain.soldiers += 1,
        },
        Event::KingTaken { by, .. } if by == side => gain.takes_king = true,
        _ => {}
    });
    gain
}
