//! What a player knows: the rules it plays by, and how to judge a position.

use sahkku::{Judge, OPTIONS, PRESETS, Position, Rules, Side};

use crate::{Evaluator, Ground, HandMade, Net};

/// The rules of a game, and a way to judge positions under them.
pub struct Mind {
    judge: Judge,
    ground: Ground,
    evaluator: Box<dyn Evaluator>,
}

impl Mind {
    /// A mind with learned weights, or, without any, with the evaluation made by hand.
    #[must_use]
    pub fn new(judge: &Judge, weights: Option<Net>) -> Mind {
        match weights {
            Some(net) => Mind::with(judge, Box::new(net)),
            None => Mind::with(judge, Box::new(HandMade)),
        }
    }

    /// A mind with any evaluation.
    #[must_use]
    pub fn with(judge: &Judge, evaluator: Box<dyn Evaluator>) -> Mind {
        Mind {
            judge: judge.clone(),
            ground: Ground::new(judge),
            evaluator,
        }
    }

    /// The judge of the rules.
    #[must_use]
    pub const fn judge(&self) -> &Judge {
        &self.judge
    }

    /// The board under these rules.
    #[must_use]
    pub const fn ground(&self) -> &Ground {
        &self.ground
    }

    /// At a glance, without looking ahead, how likely `side` wins: from 0 to 1, a draw being one half. Where the turn
    /// has begun, it is judged as if it ended here; a [`crate::Thinking`] knows better.
    #[must_use]
    pub fn glance(&self, position: &Position, side: Side) -> f32 {
        if let Some(outcome) = position.outcome() {
            return match outcome.winner {
                Some(winner) if winner == side => 1.0,
                Some(_) => 0.0,
                None => 0.5,
            };
        }
        let begins = position.thrown().is_empty() && !position.used_any();
        let next = if begins {
            position.turn()
        } else {
            position.turn().other()
        };
        self.expect(position, next, side)
    }

    /// How likely `side` wins when `next` throws in a position that is not over.
    pub(crate) fn expect(&self, position: &Position, next: Side, side: Side) -> f32 {
        let chance = self
            .evaluator
            .chance(&self.judge, &self.ground, position, next);
        if side == next { chance } else { 1.0 - chance }
    }
}

/// The presets that weights were learned for. Under Le Globe Joueur's rules a net learns to keep out of everybody's way for
/// ever, and the evaluation made by hand is stronger.
const LEARNED: [&str; 7] = [
    "lagesvuotna",
    "vuonnamarkan",
    "raisa",
    "maze",
    "vuovdaguoika",
    "gavkevuotna",
    "unjarga",
];

/// The preset whose learned weights serve best under `rules`: the very one, or the one with the
/// most options in common on the same board. `None` where no board is like this one, and the
/// evaluation made by hand has to do.
#[must_use]
pub fn weights_for(rules: &Rules) -> Option<&'static str> {
    let alike = |other: &Rules| {
        let same = |name: &str| {
            OPTIONS
                .iter()
                .filter(|option| option.name == name)
                .all(|option| option.get(rules) == option.get(other))
        };
        let same_board = ["columns", "track", "queens"].into_iter().all(same);
        let count = OPTIONS
            .iter()
            .filter(|option| option.get(rules) == option.get(other))
            .count();
        same_board.then_some(count)
    };
    PRESETS
        .iter()
        .enumerate()
        .filter(|(_, preset)| LEARNED.contains(&preset.id))
        .filter_map(|(n, preset)| Some((alike(&preset.rules)?, core::cmp::Reverse(n), preset.id)))
        .max()
        .map(|(_, _, id)| id)
}
