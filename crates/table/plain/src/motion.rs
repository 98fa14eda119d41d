//! Motion: what happened, shown in time. The position is always already true; an [`Animation`] only shows how it came about, can
//! be ended at any moment, and ends as the position stands.

use core::marker::PhantomData;

use game::Side;
use scene::{AnimatedStep, Clip, Motion, Pace};
use small::{Entry, Game, Happened, Position};

use crate::{Figure, Place, PlainBoard, View};

/// Durations in milliseconds at the usual speed.
mod duration {
    pub(super) const GO: f64 = 420.0;
    pub(super) const TURN: f64 = 380.0;
    pub(super) const WIN: f64 = 1600.0;
}

/// A piece on its way.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Moving {
    /// Whose it is.
    pub side: Side,
    /// Where it was, and how many of its side lay there before it.
    pub from: (Place, usize),
    /// Where it will be, and how many of its side lie there before it.
    pub to: (Place, usize),
    /// How far it has come, 0 to 1, in even time.
    pub progress: f64,
}

/// What goes on at one moment, besides the pieces that lie.
#[derive(Clone, PartialEq, Default, Debug)]
pub struct Frame {
    /// Whether somebody asked for less motion: nothing travels, all fades.
    pub still: bool,
    /// The pieces on their way.
    pub moving: Vec<Moving>,
    /// Whose edge of the board shows the turn, and how strongly: while the turn passes.
    pub turn: Option<(Side, f64)>,
    /// The end of the game: the winner, and how far its celebration has come, 0 to 1.
    pub win: Option<(Option<Side>, f64)>,
}

/// A sound of the table.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum SoundCue {
    /// A piece slides over the board for so many milliseconds.
    Slide(f64),
    /// A piece is set down.
    Knock,
    /// The game is over.
    End,
}

#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Act {
    Go { from: Figure, to: Figure },
    Turn(Side),
    Win(Option<Side>),
}

/// How a small game shows its steps in motion.
pub struct Moves<B>(PhantomData<fn() -> B>);

/// The motion of one step of play.
pub type Animation<B> = scene::Animation<Moves<B>>;

impl<B: PlainBoard> Motion for Moves<B> {
    type Game = Game<B::Position>;
    type View = View;
    type Act = Act;
    type Frame = Frame;
    type Cue = SoundCue;

    fn moves(act: &Act) -> bool {
        matches!(act, Act::Go { .. })
    }

    fn view(rules: &<B::Position as Position>::Rules, position: &B::Position) -> View {
        View::of::<B>(rules, position)
    }

    fn clips(step: &AnimatedStep<'_, Self::Game>, _: &View, pace: Pace) -> Vec<Clip<Act>> {
        let mut clips = Vec::new();
        let mut clock = 0.0;
        let mut then = |act, lasts: f64| {
            let lasts = pace.lasts(lasts);
            clips.push(Clip::new(clock, lasts, act));
            clock += lasts;
        };
        for happened in step.events {
            let before = View::of::<B>(step.judge, &happened.before);
            let after = View::of::<B>(step.judge, &happened.after);
            for (from, to) in moves(&before, &after, happened.side) {
                then(Act::Go { from, to }, duration::GO);
            }
            match (happened.outcome, happened.entry) {
                (Some(outcome), _) => then(Act::Win(outcome.winner), duration::WIN),
                (None, Entry::Action(_)) if before.turn != after.turn => {
                    if let Some(side) = after.turn {
                        then(Act::Turn(side), duration::TURN);
                    }
                }
                _ => {}
            }
        }
        clips
    }

    fn goes_back(_: &Happened<B::Position>) -> bool {
        true
    }

    fn sound_cues(animation: &Animation<B>) -> Vec<(f64, SoundCue)> {
        let mut cues = Vec::new();
        let backward = animation.timeline.is_backward();
        for clip in animation.timeline.clips() {
            let (start, end) = animation.timeline.seen(clip);
            match clip.act {
                Act::Go { .. } => {
                    cues.push((start, SoundCue::Slide(end - start)));
                    cues.push((end, SoundCue::Knock));
                }
                Act::Win(_) if !backward => cues.push((start, SoundCue::End)),
                Act::Win(_) | Act::Turn(_) => {}
            }
        }
        cues
    }

    fn show(animation: &Animation<B>, view: &mut View, now: f64) -> Frame {
        let mut frame = Frame {
            still: animation.still,
            ..Frame::default()
        };
        view.figures.clone_from(&animation.before.figures);
        view.turn = animation.before.turn;
        for (act, progress) in animation.timeline.begun(now) {
            let done = progress >= 1.0;
            match *act {
                Act::Go { from, to } => {
                    let place = view.figures.iter().rposition(|figure| *figure == from);
                    if let Some(place) = place {
                        view.figures.remove(place);
                    }
                    let there = |at: Figure| view.figures.iter().filter(|one| **one == at).count();
                    let (n, m) = (there(from), there(to));
                    if done {
                        view.figures.push(to);
                        view.figures.sort_unstable();
                    } else {
                        frame.moving.push(Moving {
                            side: from.side,
                            from: (from.place, n),
                            to: (to.place, m),
                            progress,
                        });
                    }
                }
                Act::Turn(side) => {
                    frame.turn = (!done).then_some((side, progress));
                    view.turn = Some(side);
                }
                Act::Win(side) => frame.win = (!done).then_some((side, progress)),
            }
        }
        // A marked place must not be on a piece that is still under way.
        view.movable.clear();
        view.destinations.clear();
        view.chosen = None;
        frame
    }
}

/// Which pieces went where: those of `mover` first.
fn moves(before: &View, after: &View, mover: Option<Side>) -> Vec<(Figure, Figure)> {
    let only_in = |one: &View, other: &View, side: Side| {
        let mut rest = one.figures.clone();
        for figure in &other.figures {
            if let Some(n) = rest.iter().position(|one| one == figure) {
                rest.remove(n);
            }
        }
        rest.retain(|figure| figure.side == side);
        rest
    };
    let mut sides = Side::BOTH;
    if mover == Some(Side::Second) {
        sides.reverse();
    }
    let all = sides.into_iter().flat_map(|side| {
        let gone = only_in(before, after, side);
        let come = only_in(after, before, side);
        gone.into_iter().zip(come)
    });
    all.collect()
}
