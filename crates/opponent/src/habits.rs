//! How the levels play: how far they look, and what they overlook.

use sahkku::{Action, Event, Judge, Piece, Position};

use crate::Level;
use crate::whim::{mix, share};

/// How far a player looks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Sight {
    /// Not at all: what is to be had at once is liked most.
    Taste,
    /// To the end of the own turn.
    Turn,
}

/// How a level plays.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Habits {
    pub(crate) sight: Sight,
    /// How many unfinished turns are followed further after each die.
    pub(crate) width: usize,
    /// For how many ways to end the turn the opponent's answers are thought of.
    pub(crate) replies: usize,
    /// How likely the best hidden action is overlooked, from 0 to 1; plain ones less.
    pub(crate) overlooks: f32,
}

impl Habits {
    pub(crate) const fn of(level: Level) -> Habits {
        match level {
            Level::Beginner => Habits {
                sight: Sight::Taste,
                width: 1,
                replies: 0,
                overlooks: 0.75,
            },
            Level::Easy => Habits {
                sight: Sight::Turn,
                width: 1,
                replies: 0,
                overlooks: 0.65,
            },
            Level::Steady => Habits {
                sight: Sight::Turn,
                width: 1,
                replies: 0,
                overlooks: 0.3,
            },
            Level::Strong => Habits {
                sight: Sight::Turn,
                width: 8,
                replies: 0,
                overlooks: 0.2,
            },
            Level::Master => Habits {
                sight: Sight::Turn,
                width: 32,
                replies: 6,
                overlooks: 0.0,
            },
        }
    }

    /// Whether a player with this whim overlooks an action; `depth` dice are to be used before it.
    pub(crate) fn overlook(&self, action: Action, depth: usize, whim: u64) -> bool {
        if self.overlooks <= 0.0 {
            return false;
        }
        let key = fingerprint(action) ^ (depth as u64) << 48;
        share(mix(whim, key)) < self.overlooks * hidden(action, depth)
    }
}

/// How well an action hides, from 0 to 1: a step within a row is seen at once; long ones, ones round a bend, and what
/// only comes together with a second die hide better.
fn hidden(action: Action, depth: usize) -> f32 {
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

/// A number of an action's own.
fn fingerprint(action: Action) -> u64 {
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
                .fold(16, |sum, part| sum * 128 + part as u64)
        }
    }
}

/// What a player who does not look ahead thinks of an action, from 0 to 1.
pub(crate) fn taste(judge: &Judge, position: &Position, action: Action) -> f32 {
    if let Action::Rethrow(_) = action {
        // Better dice are hoped for only where these are of hardly any use.
        return 0.31;
    }
    let side = position.turn();
    let mut after = *position;
    let mut liking = 0.3_f32;
    judge.play_unchecked(&mut after, action, &mut |event| match event {
        Event::Captured { .. } => liking += 0.15,
        Event::KingTaken { by, .. } if by == side => liking += 0.1,
        Event::Activated { .. } => liking += 0.04,
        Event::Moved { piece, .. } if piece != Piece::King => liking += 0.02,
        Event::GameOver(outcome) if outcome.winner == Some(side) => liking = 1.0,
        Event::GameOver(outcome) if outcome.winner.is_some() => liking = 0.0,
        _ => {}
    });
    liking.min(1.0)
}
