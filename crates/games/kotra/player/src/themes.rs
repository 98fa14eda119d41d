//! What puzzles of Kotra are about.

use game::{Game as _, Played};
use kotra::{Action, Entry, Event, Game, Point, Reason};

use crate::threats;

game::themes! {
    /// It makes the other side jan.
    Jan = "jan",
    /// A munk is complete before the throw is used up: the side can stop, or continue.
    HalfMunk = "half-munk",
    /// It hits checkers, or tears a band up.
    Hit = "hit",
    /// It lays a band.
    Band = "band",
    /// The other side's next throw could hit a checker before the turn, and can hit none after it.
    Safe = "safe",
    /// It takes checkers from their home.
    Home = "home",
}

/// Whether a turn has this theme.
pub(crate) fn is_about(turn: &Played<'_, Game>, theme: Theme) -> bool {
    let [before, after] = [&turn.before, &turn.after].map(Game::position);
    let side = before.turn();
    let mut events = turn.events.iter();
    // Whether the other side's next throw can hit a checker.
    let risked = |position| !threats(turn.before.judge(), position, side).is_empty();
    match theme {
        Theme::Jan => (after.outcome())
            .is_some_and(|end| end.winner == Some(side) && end.reason == Reason::Jan),
        Theme::HalfMunk => {
            let mut steps = 0..turn.record.entries().len();
            steps.any(|n| turn.record.replay(n).decisions().contains(&STOP))
        }
        Theme::Hit => {
            events.any(|event| matches!(event, Event::Hit { side: whose, .. } if *whose != side))
        }
        Theme::Band => {
            let [before, after] = [before, after].map(|it| it.checkers(side));
            Point::all().any(|point| before.on(point) < 2 && after.on(point) > 1)
        }
        Theme::Safe => risked(before) && !risked(after),
        Theme::Home => {
            events.any(|event| matches!(event, Event::Moved { from, .. } if *from == Point::HOME))
        }
    }
}

/// The side leaves the rest of the throw unused.
const STOP: Entry = Entry::Action(Action::Stop);
