//! What puzzles of Kotra are about.

use game::Game as _;
use kotra::{Action, Entry, Event, Judge, Point, Position, Reason, Record, Side};

use crate::threats;

game::themes! {
    /// It makes the other side jan.
    Jan = "jan",
    /// A munk stands before the throw is used up: the side can stop, or go on.
    HalfMunk = "half-munk",
    /// It hits checkers, or tears a band up.
    Hit = "hit",
    /// It lays a band.
    Band = "band",
    /// The next throw could hit a checker of its own, and can hit none any more.
    Safe = "safe",
    /// It takes checkers from their home.
    Home = "home",
}

/// A turn.
struct Played<'a> {
    judge: &'a Judge,
    before: &'a Position,
    after: &'a Position,
    side: Side,
    /// Whether the side could stop somewhere in it.
    can_stop: bool,
    events: Vec<Event>,
}

/// All themes of a turn; none of what is no turn.
pub(crate) fn themes(turn: &Record) -> Vec<Theme> {
    let before = turn.opening();
    let (mut after, mut events) = (before.clone(), Vec::new());
    let mut can_stop = false;
    for entry in turn.entries() {
        can_stop |= after.decisions().contains(&Entry::Action(Action::Stop));
        if after.enter(entry, |event| events.push(event)).is_err() {
            return Vec::new();
        }
    }
    let played = Played {
        judge: before.judge(),
        before: before.position(),
        after: after.position(),
        side: before.position().turn(),
        can_stop,
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
            Theme::Jan => (self.after.outcome())
                .is_some_and(|end| end.winner == Some(side) && end.reason == Reason::Jan),
            Theme::HalfMunk => self.can_stop,
            Theme::Hit => {
                events.any(|event| matches!(event, Event::Hit { side, .. } if *side != self.side))
            }
            Theme::Band => self.lays_band(),
            Theme::Safe => self.risked(self.before) && !self.risked(self.after),
            Theme::Home => events
                .any(|event| matches!(event, Event::Moved { from, .. } if *from == Point::HOME)),
        }
    }
    fn lays_band(&self) -> bool {
        let [before, after] = [self.before, self.after].map(|it| it.checkers(self.side));
        Point::all().any(|point| before.on(point) < 2 && after.on(point) > 1)
    }

    /// Whether the other side's next throw can hit a checker.
    fn risked(&self, position: &Position) -> bool {
        !threats(self.judge, position, self.side).is_empty()
    }
}
