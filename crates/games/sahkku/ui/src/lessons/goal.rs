//! What a learner of sáhkku is asked to do, and what counts as having done it.

use sahkku::{Action, Event, Face, Game, Judge, Piece, Position, Side};

/// A kind of action, or a result of one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Goal {
    Use,
    Wake,
    WakeQueen,
    Walk,
    MoveKing,
    Capture,
    CaptureSleeper,
    TakeKing,
    RemoveKing,
    /// Dice that show X are thrown again.
    ThrowAgain,
    /// The turn is ended by choice.
    Stop,
    Win,
}

impl Goal {
    /// Whether a legal action is this goal or brings it about.
    pub fn is_met_by(self, game: &Game, action: Action) -> bool {
        let (judge, position) = (game.judge(), game.position());
        let moves = |piece| matches!(action, Action::Move(step) if step.piece == piece);
        let wakes = |piece| matches!(action, Action::Activate(step) if step.piece == piece);
        let side = position.turn();
        match self {
            Goal::Use => action.die_use().is_some(),
            Goal::Wake => wakes(Piece::Soldier),
            Goal::WakeQueen => wakes(Piece::Queen),
            // An X is better kept for waking, and a walk in a lesson goes farther.
            Goal::Walk => {
                moves(Piece::Soldier) && action.die_use().is_none_or(|step| step.die != Face::X)
            }
            Goal::MoveKing => moves(Piece::King),
            Goal::ThrowAgain => matches!(action, Action::Rethrow(_)),
            Goal::Stop => action == Action::Stop,
            Goal::Capture => happens(judge, position, action, |event| {
                matches!(event, Event::Captured { .. })
            }),
            Goal::CaptureSleeper => happens(judge, position, action, |event| {
                matches!(event, Event::Captured { asleep: true, .. })
            }),
            Goal::TakeKing => happens(judge, position, action, |event| {
                matches!(event, Event::KingTaken { .. })
            }),
            Goal::RemoveKing => happens(judge, position, action, |event| {
                matches!(event, Event::KingRemoved { .. })
            }),
            Goal::Win => happens(judge, position, action, |event| wins(event, side)),
        }
    }
}

fn happens(
    judge: &Judge,
    position: &Position,
    action: Action,
    wanted: impl Fn(&Event) -> bool,
) -> bool {
    let mut after = *position;
    let mut seen = false;
    let played = judge.play(&mut after, action, |event| seen |= wanted(&event));
    played.is_ok() && seen
}

fn wins(event: &Event, side: Side) -> bool {
    matches!(event, Event::GameOver(outcome) if outcome.winner == Some(side))
}
