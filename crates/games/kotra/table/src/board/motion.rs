//! Motion: what happened, shown in time. The position is always already true; an [`Animation`] only
//! shows how it came about, can be ended at any moment, and ends as the position stands.

mod act;
#[cfg(test)]
mod games;
mod plan;
mod sound_cues;
#[cfg(test)]
mod tests;

use kotra::{Event, Judge, Munk, Pattern, Position, Side};
use scene::{Pace, Timed as _, Timeline};

use crate::Place;
use crate::board::view::View;
use act::Act;
#[cfg(test)]
pub(crate) use games::games;
use plan::Plan;
pub use sound_cues::SoundCue;

/// Where a checker is at rest.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rest {
    /// At which place.
    pub place: Place,
    /// Which of the checkers there it is, from 0.
    pub n: u8,
}

/// How a checker gets from one place to another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Gait {
    /// It is moved, entered or borne off.
    Move,
    /// It is hit alone and leaps to the bar.
    Hit,
    /// It is torn up with its band and flies to the bar, one after the other.
    Tear,
}

/// A checker on its way.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Moving {
    /// Whose it is.
    pub side: Side,
    /// Where it was.
    pub from: Rest,
    /// Where it will be.
    pub to: Rest,
    /// How it goes.
    pub gait: Gait,
    /// How far it has come, 0 to 1, in even time.
    pub progress: f64,
}

/// A pattern that appears.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Appearing {
    /// Whose.
    pub side: Side,
    /// Which.
    pub pattern: Pattern,
    /// Whether it is a whole munk, or half of one.
    pub part: Munk,
    /// How far its light has come, 0 to 1.
    pub progress: f64,
}

/// What goes on at one moment, besides the checkers that lie.
#[derive(Clone, PartialEq, Default, Debug)]
pub struct Frame {
    /// Whether somebody asked for less motion: nothing travels, all fades.
    pub still: bool,
    /// The checkers on their way.
    pub moving: Vec<Moving>,
    /// Whose edge of the board shows the turn, and how strongly: while the turn passes.
    pub turn: Option<(Side, f64)>,
    /// A pattern that appears.
    pub munk: Option<Appearing>,
    /// The side that is jan, and how far that has been shown, 0 to 1.
    pub jan: Option<(Side, f64)>,
    /// The end of the game: the winner, and how far its celebration has come, 0 to 1.
    pub win: Option<(Option<Side>, f64)>,
}

/// The motion of one step of play, planned from the position before it and its events. Times are
/// milliseconds of the caller's clock.
#[derive(Clone, Debug)]
pub struct Animation {
    timeline: Timeline<Act>,
    before: View,
    /// Whether nothing travels in it.
    still: bool,
}

scene::timed!(Animation);

impl Animation {
    /// Plans the motion from the position before a step and the events of that step.
    #[must_use]
    pub fn new(
        judge: &Judge,
        before: &Position,
        events: &[Event],
        pace: Pace,
        now: f64,
    ) -> Animation {
        let before = View::of(judge, before);
        let clips = Plan::clips(&before, events, pace);
        Animation {
            timeline: Timeline::new(clips, pace, now, |act| matches!(act, Act::Go { .. })),
            before,
            still: pace == Pace::Fade,
        }
    }

    /// The same from its end to its beginning, and faster: a step that is taken back. `before` is
    /// the position that it leads to.
    #[must_use]
    pub fn reverse(
        judge: &Judge,
        before: &Position,
        events: &[Event],
        pace: Pace,
        now: f64,
    ) -> Animation {
        Animation::new(judge, before, &moves_only(events), pace.times(1.6), now).reversed()
    }

    /// Turns `view`, which shows the true position, into what is to be seen now, and tells what
    /// goes on besides. Does nothing once the animation is over.
    pub fn show(&self, view: &mut View, now: f64) -> Frame {
        let mut frame = Frame::default();
        if self.is_idle(now) {
            return frame;
        }
        frame.still = self.still;
        view.checkers = self.before.checkers;
        view.turn = self.before.turn;
        let true_pattern = view.pattern.take();
        for (act, progress) in self.timeline.begun(now) {
            act.show(view, &mut frame, progress);
        }
        if self.is_settled(now) {
            view.pattern = true_pattern;
        }
        // A marked place must not be on a checker that is still under way.
        view.movable.clear();
        view.destinations.clear();
        view.preview.clear();
        view.chosen = None;
        frame
    }
}

/// What happened to checkers.
fn moves_only(events: &[Event]) -> Vec<Event> {
    let moves = |event: &&Event| {
        matches!(
            event,
            Event::Moved { .. }
                | Event::Entered { .. }
                | Event::BorneOff { .. }
                | Event::Four { .. }
                | Event::Hit { .. }
        )
    };
    events.iter().filter(moves).copied().collect()
}
