//! Rules combined with a static evaluation.

use sahkku::{Judge, OPTIONS, Outcome, PRESETS, Position, Rules, Side};

use crate::{BoardTables, Evaluator, HandCrafted, Net};

/// Evaluates positions under the rules of a game.
pub struct PositionEvaluator {
    judge: Judge,
    tables: BoardTables,
    evaluator: Box<dyn Evaluator>,
}

impl PositionEvaluator {
    /// Evaluates with a trained net, or with [`HandCrafted`] without one.
    #[must_use]
    pub fn new(judge: &Judge, net: Option<Net>) -> PositionEvaluator {
        PositionEvaluator {
            judge: judge.clone(),
            tables: BoardTables::new(judge),
            evaluator: match net {
                Some(net) => Box::new(net),
                None => Box::new(HandCrafted),
            },
        }
    }

    /// The judge of the rules.
    #[must_use]
    pub const fn judge(&self) -> &Judge {
        &self.judge
    }

    /// The probability that `side` wins, from 0 to 1, by static evaluation. A draw counts as half a win. A turn in progress is
    /// evaluated as if it ended here; a [`crate::Search`] plays it to its end.
    #[must_use]
    pub fn static_eval(&self, position: &Position, side: Side) -> f32 {
        if let Some(outcome) = position.outcome() {
            return game_score(outcome, side);
        }
        // Dice that were set aside do not end a turn.
        let trying = position.tries() > 0;
        let turn_has_begun = !trying && !position.thrown().is_empty() || position.used_any();
        let next = if turn_has_begun {
            position.turn().other()
        } else {
            position.turn()
        };
        let win_probability =
            self.evaluator
                .win_probability(&self.judge, &self.tables, position, next);
        if side == next {
            win_probability
        } else {
            1.0 - win_probability
        }
    }
}

/// The score of a finished game for `side`: 1 for a win, 0 for a loss, one half for a draw.
#[must_use]
pub fn game_score(outcome: Outcome, side: Side) -> f32 {
    match outcome.winner {
        Some(winner) if winner == side => 1.0,
        Some(_) => 0.0,
        None => 0.5,
    }
}

/// The presets with trained weights. Under Le Globe Joueur's rules, self-play teaches a net to avoid contact forever, and the
/// hand-crafted evaluation is stronger. No net has been trained for Borvo's.
const TRAINED: [&str; 7] = [
    "lagesvuotna",
    "vuonnamarkan",
    "raisa",
    "maze",
    "vuovdaguoika",
    "gavkevuotna",
    "unjarga",
];

/// The preset whose weights fit `rules` best: among those on the same board, the one with the most options in common. `None` if
/// no trained preset has this board; then use [`HandCrafted`].
#[must_use]
pub fn weights_for(rules: &Rules) -> Option<&'static str> {
    let options_in_common = |other: &Rules| {
        OPTIONS
            .iter()
            .filter(|option| option.get(rules) == option.get(other))
            .count()
    };
    let same_board = |other: &Rules| {
        OPTIONS
            .iter()
            .filter(|option| ["columns", "track", "queens"].contains(&option.name))
            .all(|option| option.get(rules) == option.get(other))
    };
    PRESETS
        .iter()
        .filter(|preset| TRAINED.contains(&preset.id) && same_board(&preset.rules))
        // `max_by_key` returns the last of equal elements, but the first preset has to win.
        .rev()
        .max_by_key(|preset| options_in_common(&preset.rules))
        .map(|preset| preset.id)
}
