//! What puzzles of sáhkku are about.

use sahkku::{Action, Actions, Event, Face, Judge, Piece, Position, Record, Side};

use crate::ThreatSearch;

game::themes! {
    /// It wins the game.
    Win = "win",
    /// It takes the king.
    King = "king",
    /// The own king could be taken by the next throw, and cannot be any more.
    Keep = "keep",
    /// The own queen could be captured by the next throw, and cannot be any more.
    Queen = "queen",
    /// It captures a piece.
    Capture = "capture",
    /// An X can wake a piece, or move one that is awake.
    Wake = "wake",
    /// It throws dice again.
    Again = "again",
}

/// A turn.
struct Played<'a> {
    judge: &'a Judge,
    before: &'a Position,
    after: &'a Position,
    side: Side,
    events: Vec<Event>,
}

/// All themes of a turn; none of what is no turn.
pub(crate) fn themes(turn: &Record) -> Vec<Theme> {
    let before = turn.opening();
    let (mut after, mut events) = (before.clone(), Vec::new());
    let mut entries = turn.entries().iter();
    if entries.any(|entry| after.enter(entry, |event| events.push(event)).is_err()) {
        return Vec::new();
    }
    let played = Played {
        judge: before.judge(),
        before: before.position(),
        after: after.position(),
        side: before.position().turn(),
        events,
    };
    let all = Theme::ALL.iter().copied();
    all.filter(|&theme| played.is_about(theme)).collect()
}

impl Played<'_> {
    fn is_about(&self, theme: Theme) -> bool {
        let side = self.side;
        let mut events = self.events.iter();
        match theme {
            Theme::Win => (self.after.outcome()).is_some_and(|end| end.winner == Some(side)),
            Theme::King => {
                events.any(|event| matches!(event, Event::KingTaken { by, .. } if *by == side))
            }
            Theme::Keep => self.saves(Piece::King),
            Theme::Queen => self.saves(Piece::Queen),
            Theme::Capture => events
                .any(|event| matches!(event, Event::Captured { side, .. } if *side != self.side)),
            Theme::Wake => self.can_wake_or_walk(),
            Theme::Again => events.any(|event| matches!(event, Event::Rethrown { .. })),
        }
    }

    /// Whether the other side's next throw could take this piece before the turn, and cannot after it.
    fn saves(&self, piece: Piece) -> bool {
        // Dice that are thrown again change everything.
        let passed = self.after.outcome().is_none() && self.after.turn() != self.side;
        let risked = |position| can_be_taken(self.judge, position, self.side, piece);
        passed && risked(self.before) && !risked(self.after)
    }

    fn can_wake_or_walk(&self) -> bool {
        let mut legal = Actions::new();
        self.judge.legal(self.before, &mut legal);
        let wakes = |action: &Action| matches!(action, Action::Activate(_));
        let walks = |action: &Action| matches!(action, Action::Move(step) if step.die == Face::X);
        legal.iter().any(wakes) && legal.iter().any(walks)
    }
}

/// Whether the other side's next throw can capture or take this piece of a side.
fn can_be_taken(judge: &Judge, position: &Position, side: Side, piece: Piece) -> bool {
    let mut search = ThreatSearch::new(judge, position, side);
    loop {
        if let Some(threats) = search.advance() {
            return threats.iter().any(|threat| threat.piece == piece);
        }
    }
}
