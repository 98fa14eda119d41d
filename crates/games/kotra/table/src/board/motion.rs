//! Motion: what happened, shown in time. The position is always already true; an [`Animation`] only
//! shows how it came about, can be ended at any moment, and ends as the position stands.

mod act;
#[cfg(test)]
mod games;
mod plan;
mod sound_cues;
#[cfg(test)]
mod tests;

use kotra::{Event, Game, Judge, Munk, Pattern, Position, Side};
use scene::{AnimatedStep, Clip, Motion, Pace, Timed as _};

use crate::Place;
use crate::board::view::View;
use act::Act;
#[cfg(test)]
pub(crate) use games::games;
use plan::Plan;
pub use sound_cues::SoundCue;

impl Motion for Moves {
    type Game = Game;
    type View = View;
    type Act = Act;
    type Frame = Frame;
    type Cue = SoundCue;

    fn moves(act: &Act) -> bool {
        matches!(act, Act::Go { .. })
    }

    fn clips(step: &AnimatedStep<'_, Game>, seen: &View, pace: Pace) -> Vec<Clip<Act>> {
        Plan::clips(seen, step.events, pace)
    }

    fn view(judge: &Judge, position: &Position) -> View {
        View::of(judge, position)
    }

    fn goes_back(event: &Event) -> bool {
        matches!(
            event,
            Event::Moved { .. }
                | Event::Entered { .. }
                | Event::BorneOff { .. }
                | Event::Four { .. }
                | Event::Hit { .. }
        )
    }

    fn show(animation: &Animation, view: &mut View, now: f64) -> Frame {
        let mut frame = Frame {
            still: animation.still,
            ..Frame::default()
        };
        view.checkers = animation.before.checkers;
        view.turn = animation.before.turn;
        let true_pattern = view.pattern.take();
        for (act, progress) in animation.timeline.begun(now) {
            act.show(view, &mut frame, progress);
        }
        if animation.is_settled(now) {
            view.pattern = true_pattern;
        }
        // A marked place must not be on a checker that is still under way.
        view.movable.clear();
        view.destinations.clear();
        view.preview.clear();
        view.chosen = None;
        frame
    }

    fn sound_cues(animation: &Animation) -> Vec<(f64, SoundCue)> {
        sound_cues::of(animation)
    }
}

/// How Kotra shows its steps in motion.
#[derive(Clone, Copy, Debug)]
pub enum Moves {}

/// The motion of one step of play.
pub type Animation = scene::Animation<Moves>;

/// Where a checker is at rest.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rest {
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
    pub side: Side,
    pub from: Rest,
    /// Where it will be.
    pub to: Rest,
    pub gait: Gait,
    /// How far it has come, 0 to 1, in even time.
    pub progress: f64,
}

/// A pattern that appears.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Appearing {
    pub side: Side,
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
