//! Motion: what happened, shown in time. The position is always already true; an [`Animation`] only shows how it came about, can
//! be ended at any moment, and ends as the position stands.

use core::marker::PhantomData;

use game::Side;
use scene::{Clip, Pace, Span, Timed, Timeline};
use small::{Entry, Happened, Position};

use crate::{Figure, Place, PlainBoard, View};

/// Durations in milliseconds at the usual speed.
mod duration {
    pub(super) const GO: f64 = 420.0;
    pub(super) const TURN: f64 = 380.0;
    pub(super) const WIN: f64 = 1600.0;
    pub(super) const FADE: f64 = 160.0;
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
enum Act {
    Go { from: Figure, to: Figure },
    Turn(Side),
    Win(Option<Side>),
}

/// The motion of one step of play, planned from the position before it and what happened. Times are milliseconds of the caller's
/// clock.
pub struct Animation<B> {
    timeline: Timeline<Act>,
    before: View,
    still: bool,
    board: PhantomData<fn() -> B>,
}

impl<B> Timed for Animation<B> {
    fn span(&self) -> &Span {
        self.timeline.span()
    }

    fn span_mut(&mut self) -> &mut Span {
        self.timeline.span_mut()
    }
}

impl<B: PlainBoard> Animation<B> {
    /// Plans the motion from the position before a step and what happened in that step.
    #[must_use]
    pub fn new(
        rules: &<B::Position as Position>::Rules,
        before: &B::Position,
        events: &[Happened<B::Position>],
        pace: Pace,
        now: f64,
    ) -> Animation<B> {
        let mut clips = Vec::new();
        let mut clock = 0.0;
        let mut then = |act, lasts: f64| {
            let lasts = match pace {
                Pace::Fade => lasts.min(duration::FADE),
                Pace::Travel(_) | Pace::Still => lasts,
            };
            clips.push(Clip {
                start: clock,
                end: clock + lasts,
                act,
            });
            clock += lasts;
        };
        for happened in events {
            let before = View::of::<B>(rules, &happened.before);
            let after = View::of::<B>(rules, &happened.after);
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
        if pace == Pace::Still {
            clips.clear();
        }
        Animation {
            timeline: Timeline::new(clips, pace, now, |act| matches!(act, Act::Go { .. })),
            before: View::of::<B>(rules, before),
            still: pace == Pace::Fade,
            board: PhantomData,
        }
    }

    /// The same from its end to its beginning, and faster: a step that is taken back. `before` is the position that it leads to.
    #[must_use]
    pub fn reverse(
        rules: &<B::Position as Position>::Rules,
        before: &B::Position,
        events: &[Happened<B::Position>],
        pace: Pace,
        now: f64,
    ) -> Animation<B> {
        Animation::new(rules, before, events, pace.times(1.6), now).reversed()
    }

    /// The sounds in order, and when they begin on the caller's clock.
    #[must_use]
    pub fn sound_cues(&self) -> Vec<(f64, SoundCue)> {
        let mut cues = Vec::new();
        let backward = self.timeline.is_backward();
        for clip in self.timeline.clips() {
            let (start, end) = if backward {
                (
                    self.timeline.mirrored(clip.end),
                    self.timeline.mirrored(clip.start),
                )
            } else {
                (clip.start, clip.end)
            };
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

    /// Turns `view`, which shows the true position, into what is to be seen now, and tells what goes on besides. Does nothing once
    /// the animation is over.
    pub fn show(&self, view: &mut View, now: f64) -> Frame {
        let mut frame = Frame::default();
        if self.is_idle(now) {
            return frame;
        }
        frame.still = self.still;
        view.figures.clone_from(&self.before.figures);
        view.turn = self.before.turn;
        for (act, progress) in self.timeline.begun(now) {
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
