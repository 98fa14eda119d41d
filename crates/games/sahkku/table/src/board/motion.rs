//! Motion: what happened, shown in time. The position is always already true; an [`Animation`] only
//! shows how it came about, can be ended at any moment, and ends as the position stands.

mod act;
#[cfg(test)]
mod games;
mod plan;
mod road;
mod sound_cues;
#[cfg(test)]
mod tests;

use sahkku::{Event, Figure, Judge, Place, Position, Side};
use scene::{Pace, Timed as _, Timeline};

use crate::board::view::View;
use act::Act;
#[cfg(test)]
pub(crate) use games::games;
use plan::Plan;
pub use sound_cues::SoundCue;

/// How a piece gets from one place to the next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Gait {
    /// It stands up and steps out.
    Wake,
    /// It walks from place to place.
    Walk,
    /// It is pushed over the board.
    Push,
    /// It is lifted off the board to the lost pieces of its side.
    Leave,
    /// It rises where it stands and comes down again: the king who changes hands.
    Rise,
    /// It steps under the king, to be ridden.
    Climb,
    /// It fades out here and in there.
    Fade,
    /// It fades out on the board and in among the lost pieces of its side.
    Vanish,
}

/// A piece on its way.
#[derive(Clone, PartialEq, Debug)]
pub struct Moving {
    /// How it was.
    pub from: Figure,
    /// How it will be.
    pub to: Figure,
    /// The places that it passes, those at both ends not among them.
    pub over: Vec<Place>,
    /// How it goes.
    pub gait: Gait,
    /// How far it has come, 0 to 1, in even time.
    pub progress: f64,
    /// Where it goes among the lost pieces, when it leaves.
    pub slot: u8,
}

/// What goes on at one moment, besides the pieces that stand.
#[derive(Clone, PartialEq, Default, Debug)]
pub struct Frame {
    /// Whether somebody asked for less motion: nothing travels, all fades.
    pub still: bool,
    /// The pieces on their way.
    pub moving: Vec<Moving>,
    /// Whose edge of the board shows the turn, and how strongly: while the turn passes.
    pub turn: Option<(Side, f64)>,
    /// A raid: who raids, the places of the raider and of the king, and how far it has come.
    pub raid: Option<(Side, Place, Place, f64)>,
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
        let clips = match pace {
            Pace::Still => Vec::new(),
            _ => Plan::clips(judge, before, events, pace == Pace::Fade),
        };
        let moves = |act: &Act| !matches!(act, Act::Turn(_) | Act::Win(_));
        Animation {
            timeline: Timeline::new(clips, pace, now, moves),
            before: View::of(judge, before),
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
        let moves =
            |event: &&Event| !matches!(event, Event::TurnPassed { .. } | Event::GameOver(_));
        let events: Vec<Event> = events.iter().filter(moves).copied().collect();
        Animation::new(judge, before, &events, pace.times(1.6), now).reversed()
    }

    /// Turns `view`, which shows the true position, into what is to be seen now, and tells what
    /// goes on besides. Does nothing once the animation is over.
    pub fn show(&self, view: &mut View, now: f64) -> Frame {
        let mut frame = Frame::default();
        if self.is_idle(now) {
            return frame;
        }
        frame.still = self.still;
        view.figures.clone_from(&self.before.figures);
        view.inert = self.before.inert;
        view.lost = self.before.lost;
        let true_turn = view.turn;
        view.turn = self.before.turn;
        for (act, progress) in self.timeline.begun(now) {
            act.show(view, &mut frame, progress);
        }
        // A marked place must not be on a piece that is still under way.
        view.movable.clear();
        view.destinations.clear();
        view.preview.clear();
        view.chosen = None;
        if frame.turn.is_none() && self.timeline.is_empty() {
            view.turn = true_turn;
        }
        frame
    }
}

impl Frame {
    fn leaving(&self, side: Option<Side>) -> u8 {
        let leaving = |moving: &&Moving| {
            matches!(moving.gait, Gait::Leave | Gait::Vanish) && moving.from.side == side
        };
        self.moving.iter().filter(leaving).count() as u8
    }
}
