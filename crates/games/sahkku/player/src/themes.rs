//! What puzzles of sáhkku are about.

use game::Played;
use sahkku::{Action, Actions, Event, Face, Game, Piece};

use crate::threats;

game::themes! {
    /// It wins the game.
    Win = "win",
    /// It takes the king.
    King = "king",
    /// The other side's next throw could take its own king before the turn, and cannot after it.
    Keep = "keep",
    /// The other side's next throw could capture its own queen before the turn, and cannot after it.
    Queen = "queen",
    /// It captures a piece.
    Capture = "capture",
    /// An X can wake a piece, or move one that is awake.
    Wake = "wake",
    /// It throws dice again.
    Again = "again",
}

/// Whether a turn has this theme.
pub(crate) fn is_about(turn: &Played<'_, Game>, theme: Theme) -> bool {
    let side = turn.before.position().turn();
    let mut events = turn.events.iter();
    match theme {
        Theme::Win => {
            let end = turn.after.position().outcome();
            end.is_some_and(|end| end.winner == Some(side))
        }
        Theme::King => {
            events.any(|event| matches!(event, Event::KingTaken { by, .. } if *by == side))
        }
        Theme::Keep => saves(turn, Piece::King),
        Theme::Queen => saves(turn, Piece::Queen),
        Theme::Capture => events
            .any(|event| matches!(event, Event::Captured { side: whose, .. } if *whose != side)),
        Theme::Wake => can_wake_or_walk(&turn.before),
        Theme::Again => events.any(|event| matches!(event, Event::Rethrown { .. })),
    }
}

/// Whether the other side's next throw could take this piece before the turn, and cannot after it.
fn saves(turn: &Played<'_, Game>, piece: Piece) -> bool {
    let [before, after] = [&turn.before, &turn.after].map(Game::position);
    let side = before.turn();
    // Dice that are thrown again change everything.
    let passed = after.outcome().is_none() && after.turn() != side;
    let risked = |position| {
        let threats = threats(turn.before.judge(), position, side);
        threats.iter().any(|threat| threat.piece == piece)
    };
    passed && risked(before) && !risked(after)
}

fn can_wake_or_walk(game: &Game) -> bool {
    let mut legal = Actions::new();
    game.judge().legal(game.position(), &mut legal);
    let wakes = |action: &Action| matches!(action, Action::Activate(_));
    let walks = |action: &Action| matches!(action, Action::Move(step) if step.die == Face::X);
    legal.iter().any(wakes) && legal.iter().any(walks)
}
