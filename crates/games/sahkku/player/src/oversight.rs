//! Which actions a weak player misses.

use sahkku::{Action, Piece};

use crate::params::SearchParams;
use game::{nth_random, unit_interval};

/// Whether a search with these parameters misses an action that comes after `depth` other dice.
pub(crate) fn is_missed(params: &SearchParams, action: Action, depth: usize) -> bool {
    if params.oversight_rate <= 0.0 {
        return false;
    }
    let key = action_key(action) ^ (depth as u64) << 48;
    let random = unit_interval(nth_random(params.seed, key));
    random < params.oversight_rate * difficulty(action, depth)
}

/// How hard an action is to see, from 0 to 1. One step within a row is easy. Longer moves, moves
/// round the end of a row, homebound pieces, and later dice are harder.
fn difficulty(action: Action, depth: usize) -> f32 {
    let own = match action {
        Action::Stop => 0.2,
        Action::Rethrow(_) => 0.4,
        Action::Activate(step) => match step.piece {
            Piece::Queen => 0.5,
            Piece::Soldier | Piece::King => 0.35,
        },
        Action::Move(step) => {
            let bend = step.from.place().row() != step.to.row();
            let far = step.from.place().column().abs_diff(step.to.column()) > 1;
            let piece = match step.piece {
                Piece::Soldier => 0.4,
                Piece::Queen => 0.5,
                Piece::King => 0.6,
            };
            piece
                + if bend { 0.25 } else { 0.0 }
                + if far { 0.1 } else { 0.0 }
                + if step.from.homebound() { 0.15 } else { 0.0 }
        }
    };
    (own + 0.2 * depth as f32).min(1.0)
}

/// A number that identifies an action.
fn action_key(action: Action) -> u64 {
    match action {
        Action::Stop => 1,
        Action::Rethrow(count) => 2 + u64::from(count),
        Action::Activate(step) | Action::Move(step) => {
            let from = step.from.place().index() + usize::from(step.from.homebound()) * 64;
            let parts = [
                from,
                step.to.index(),
                step.die.index(),
                step.piece as usize,
                step.king.map_or(0, |choice| choice as usize + 1),
            ];
            parts
                .into_iter()
                .fold(16, |key, part| key * 128 + part as u64)
        }
    }
}
