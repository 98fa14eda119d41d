//! Motion: what happened, shown in time. The position is always already true; an [`Animation`] only
//! shows how it came about, can be ended at any moment, and ends as the position stands.

mod act;
#[cfg(test)]
mod games;
mod plan;
mod sound_cues;
#[cfg(test)]
mod tests;

use hnefatafl::{Event, Game, Judge, Piece, Position, Side, Square, Squares, Word};
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
        matches!(act, Act::Go(_))
    }

    fn clips(step: &AnimatedStep<'_, Game>, seen: &View, pace: Pace) -> Vec<Clip<Act>> {
        Plan::clips(seen, step.events, pace)
    }

    fn view(judge: &Judge, position: &Position) -> View {
        View::of(judge, position)
    }

    fn goes_back(event: &Event) -> bool {
        !matches!(
            event,
            Event::Announced(_) | Event::Said(_) | Event::GameOver(_)
        )
    }

    fn show(animation: &Animation, view: &mut View, now: f64) -> Frame {
        let mut frame = Frame {
            still: animation.still,
            ..Frame::default()
        };
        let before = &animation.before;
        view.figures.clone_from(&before.figures);
        view.king = before.king;
        view.lost = before.lost;
        view.turn = before.turn;
        let true_ways = view.ways;
        let mut acts = animation.timeline.clips().iter().map(|clip| clip.act);
        // The first piece on its way is the one that moves.
        match acts.find_map(|act| act.mover()) {
            // What was said of the ways ends with the Swede's next move.
            Some(Side::Swede) => view.ways = Squares::NONE,
            Some(Side::Muscovite) => view.ways = before.ways,
            None => {}
        }
        for (act, progress) in animation.timeline.begun(now) {
            act.show(view, &mut frame, progress, true_ways);
        }
        // A marked square must not be on a piece that is still under way.
        view.movable.clear();
        view.destinations.clear();
        view.chosen = None;
        frame
    }

    fn sound_cues(animation: &Animation) -> Vec<(f64, SoundCue)> {
        sound_cues::of(animation)
    }
}

/// How Hnefatafl shows its steps in motion.
#[derive(Clone, Copy, Debug)]
pub enum Moves {}

/// The motion of one step of play.
pub type Animation = scene::Animation<Moves>;

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
    pub piece: Piece,
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
