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

use sahkku::{Event, Figure, Game, Judge, Place, Position, Side};
use scene::{AnimatedStep, Clip, Motion, Pace};

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
        !matches!(act, Act::Turn(_) | Act::Win(_))
    }

    fn clips(step: &AnimatedStep<'_, Game>, _: &View, pace: Pace) -> Vec<Clip<Act>> {
        Plan::clips(step, pace)
    }

    fn view(judge: &Judge, position: &Position) -> View {
        View::of(judge, position)
    }

    fn goes_back(event: &Event) -> bool {
        !matches!(event, Event::TurnPassed { .. } | Event::GameOver(_))
    }

    fn show(animation: &Animation, view: &mut View, now: f64) -> Frame {
        let mut frame = Frame {
            still: animation.still,
            ..Frame::default()
        };
        let before = &animation.before;
        view.figures.clone_from(&before.figures);
        view.inert = before.inert;
        view.lost = before.lost;
        let true_turn = view.turn;
        view.turn = before.turn;
        for (act, progress) in animation.timeline.begun(now) {
            act.show(view, &mut frame, progress);
        }
        // A marked place must not be on a piece that is still under way.
        view.movable.clear();
        view.destinations.clear();
        view.preview.clear();
        view.chosen = None;
        if frame.turn.is_none() && animation.timeline.is_empty() {
            view.turn = true_turn;
        }
        frame
    }

    fn sound_cues(animation: &Animation) -> Vec<(f64, SoundCue)> {
        sound_cues::of(animation)
    }
}

/// How sáhkku shows its steps in motion.
#[derive(Clone, Copy, Debug)]
pub enum Moves {}

/// The motion of one step of play.
pub type Animation = scene::Animation<Moves>;

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
    pub from: Figure,
    /// How it will be.
    pub to: Figure,
    /// The places that it passes, those at both ends not among them.
    pub over: Vec<Place>,
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

impl Frame {
    fn leaving(&self, side: Option<Side>) -> u8 {
        let leaving = |moving: &&Moving| {
            matches!(moving.gait, Gait::Leave | Gait::Vanish) && moving.from.side == side
        };
        self.moving.iter().filter(leaving).count() as u8
    }
}
