//! The score of an action by its immediate effects, for a player that does not look ahead.

use sahkku::{Action, Event, Judge, Piece, Position};

/// Scores `action` by its immediate effects. The score replaces the win probability of other searches, so it ranges from 0 to
/// 1.
pub(crate) fn immediate_score(judge: &Judge, position: &Position, action: Action) -> f32 {
    if let Action::Rethrow(_) = action {
        // Below any move of a soldier or queen, above one of the king.
        return 0.31;
    }
    let side = position.turn();
    let mut after = *position;
    let mut score = 0.3_f32;
    judge.play_unchecked(&mut after, action, &mut |event| match event {
        Event::Captured { .. } => score += 0.15,
        Event::KingTaken { by, .. } if by == side => score += 0.1,
        Event::Activated { .. } => score += 0.04,
        Event::Moved { piece, .. } if piece != Piece::King => score += 0.02,
        Event::GameOver(outcome) if outcome.winner == Some(side) => score = 1.0,
        Event::GameOver(outcome) if outcome.winner.is_some() => score = 0.0,
        _ => {}
    });
    score.min(1.0)
}
