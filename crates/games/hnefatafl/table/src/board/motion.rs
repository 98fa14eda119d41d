//! Motion: what happened, shown in time. The position is always already true; an [`Animation`] only
//! shows how it came about, can be ended at any moment, and ends as the position stands.

mod act;
#[cfg(test)]
mod games;
mod plan;
mod sound_cues;
#[cfg(test)]
mod tests;

use hnefatafl::{Event, Judge, Piece, Position, Side, Square, Squares, Word};
use scene::{Pace, Timed as _, Timeline};

use crate::board::view::View;
use act::Act;
#[cfg(test)]
pub(crate) use games::games;
use plan::Plan;
pub use sound_cues::SoundCue;

/// Where a piece is at rest, and how.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rest {
    /// It stands on a square.
    On(Square),
    /// It lies on a square: the king who is taken.
    Fallen(Square),
    /// It stands astride the edge beyond a square: the king who has gone out.
    Out(Square),
    /// It stands beside the board, at this place among those that its side has lost.
    Captured(u8),
}

/// A piece on its way.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Moving {
    /// What it is.
    pub piece: Piece,
    /// Where it was.
    pub from: Rest,
    /// Where it will be.
    pub to: Rest,
    /// How far it has come, 0 to 1, in even time.
    pub progress: f64,
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
    /// A word that is being said, and how far the light on the open ways has come, 0 to 1.
    pub word: Option<(Word, f64)>,
    /// The end of the game: the winner, and how far its celebration has come, 0 to 1.
    pub win: Option<(Option<Side>, f64)>,
}

/// The motion of one step of play, planned from the position before it and its events. Times are
/// milliseconds of the caller's clock.
#[derive(Clone, Debug)]
pub struct Animation {
    timeline: Timeline<Act>,
    before: View,
    /// Whose piece moves in it.
    mover: Option<Side>,
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
        let mover = events.iter().find_map(|event| match event {
            Event::Moved { side, .. } => Some(*side),
            _ => None,
        });
        Animation {
            timeline: Timeline::new(clips, pace, now, |act| matches!(act, Act::Go(_))),
            before,
            mover,
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
        Animation::new(judge, before, &pieces_only(events), pace.times(1.6), now).reversed()
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
        view.king = self.before.king;
        view.lost = self.before.lost;
        view.turn = self.before.turn;
        let true_ways = view.ways;
        match self.mover {
            // What was said of the ways ends with the Swede's next move.
            Some(Side::Swede) => view.ways = Squares::NONE,
            Some(Side::Muscovite) => view.ways = self.before.ways,
            None => {}
        }
        for (act, progress) in self.timeline.begun(now) {
            act.show(view, &mut frame, progress, true_ways);
        }
        // A marked square must not be on a piece that is still under way.
        view.movable.clear();
        view.destinations.clear();
        view.chosen = None;
        frame
    }
}

/// What happened to pieces.
fn pieces_only(events: &[Event]) -> Vec<Event> {
    let words = |event: &Event| {
        matches!(
            event,
            Event::Announced(_) | Event::Said(_) | Event::GameOver(_)
        )
    };
    let events = events.iter().filter(|event| !words(event));
    events.copied().collect()
}
