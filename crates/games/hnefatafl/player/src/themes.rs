//! What puzzles of Hnefatafl are about.

use hnefatafl::{Action, Actions, Event, Judge, Position, Record, Side};

game::themes! {
    /// It wins the game.
    Win = "win",
    /// Whatever the other side does, the next move wins.
    Two = "two",
    /// It opens a way for the king: raichi, or two at once: tuichu.
    Raichi = "raichi",
    /// The next move of the same side could take the king.
    Ring = "ring",
    /// The next move of the other side could win, and cannot any more.
    Hold = "hold",
    /// It captures a piece.
    Capture = "capture",
}

/// A move.
struct Played<'a> {
    judge: &'a Judge,
    before: &'a Position,
    after: &'a Position,
    side: Side,
    events: Vec<Event>,
}

/// All themes of a move; none of what is no move.
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
        let (side, other) = (self.side, self.side.other());
        let mut events = self.events.iter();
        let is_over = self.after.outcome().is_some();
        let ways = |position| self.judge.open_ways(position).len();
        match theme {
            Theme::Win => is_won(self.after, side),
            Theme::Two => !is_over && self.wins_whatever_follows(),
            Theme::Raichi => side == Side::Swede && ways(self.before) < ways(self.after),
            Theme::Hold => {
                let could = with_turn(self.judge, self.before, other);
                let could = could.is_some_and(|position| can_win(self.judge, &position, other));
                could && !is_over && !can_win(self.judge, self.after, other)
            }
            Theme::Capture => events.any(|event| matches!(event, Event::Captured { .. })),
            Theme::Ring => {
                let could = with_turn(self.judge, self.after, side);
                let could = could.is_some_and(|position| can_win(self.judge, &position, side));
                side == Side::Muscovite && could
            }
        }
    }

    /// Whether the side wins with its next move, whatever the other side does.
    fn wins_whatever_follows(&self) -> bool {
        let mut answers = after_each(self.judge, self.after);
        answers.all(|answer| answer.outcome().is_none() && can_win(self.judge, &answer, self.side))
    }
}

fn is_won(position: &Position, side: Side) -> bool {
    let end = position.outcome();
    end.is_some_and(|end| end.winner == Some(side))
}

/// Whether the side to move can win with one move.
fn can_win(judge: &Judge, position: &Position, side: Side) -> bool {
    after_each(judge, position).any(|after| is_won(&after, side))
}

/// The positions after every move.
fn after_each(judge: &Judge, position: &Position) -> impl Iterator<Item = Position> {
    let mut legal = Actions::new();
    judge.legal(position, &mut legal);
    let moves: Vec<Action> = legal.iter().copied().collect();
    moves.into_iter().map(move |action| {
        let mut after = *position;
        judge.play_unchecked(&mut after, action, &mut |_| ());
        after
    })
}

/// The same position with this side to move; `None` if the game is over.
fn with_turn(judge: &Judge, position: &Position, side: Side) -> Option<Position> {
    if position.outcome().is_some() {
        return None;
    }
    let mut setup = position.to_setup();
    setup.turn = side;
    // The word was said of another position.
    setup.said = None;
    judge.set_up(&setup).ok()
}
