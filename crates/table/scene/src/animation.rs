//! The steps of a game in motion.

use game::{Judge, Recorded};

use crate::timeline::{Clip, Pace, Span, Timed, Timeline};

/// A step of play: the position before it, and what happened in it.
pub struct AnimatedStep<'a, G: Recorded> {
    /// The rules made ready for play.
    pub judge: &'a Judge<G>,
    pub before: &'a G::Position,
    pub events: &'a [G::Event],
}

/// How a game shows its steps in motion.
pub trait Motion: Sized {
    type Game: Recorded<Event: Clone>;
    /// What there is to see of a position.
    type View;
    type Act;
    /// What goes on at one moment.
    type Frame: Default;
    /// A sound of it.
    type Cue;

    /// What there is to see of a position.
    fn view(judge: &Judge<Self::Game>, position: &<Self::Game as Recorded>::Position)
    -> Self::View;

    /// What goes on in a step, in order; `seen` is what was seen before it.
    fn clips(
        step: &AnimatedStep<'_, Self::Game>,
        seen: &Self::View,
        pace: Pace,
    ) -> Vec<Clip<Self::Act>>;

    /// Whether this moves pieces: when the last of that is over, all is settled.
    fn moves(act: &Self::Act) -> bool;

    /// Whether a step that is taken back shows this.
    fn goes_back(event: &<Self::Game as Recorded>::Event) -> bool;

    /// Turns `view`, which shows the true position, into what is to be seen now, while the animation goes on.
    fn show(animation: &Animation<Self>, view: &mut Self::View, now: f64) -> Self::Frame;

    /// The sounds in order, and when they begin on the caller's clock.
    fn sound_cues(animation: &Animation<Self>) -> Vec<(f64, Self::Cue)>;
}

/// The motion of one step of play, planned from the position before it and its events. The position is always already true; the
/// animation only shows how it came about, can be ended at any moment, and ends as the position stands. Times are milliseconds of
/// the caller's clock.
pub struct Animation<M: Motion> {
    pub timeline: Timeline<M::Act>,
    /// What was seen before the step.
    pub before: M::View,
    /// Whether nothing travels in it.
    pub still: bool,
}

impl<M: Motion> Timed for Animation<M> {
    fn span(&self) -> &Span {
        self.timeline.span()
    }

    fn span_mut(&mut self) -> &mut Span {
        self.timeline.span_mut()
    }
}

impl<M: Motion> Animation<M> {
    /// Plans the motion from the position before a step and the events of that step.
    #[must_use]
    pub fn new(
        judge: &Judge<M::Game>,
        before: &<M::Game as Recorded>::Position,
        events: &[<M::Game as Recorded>::Event],
        pace: Pace,
        now: f64,
    ) -> Animation<M> {
        let step = AnimatedStep {
            judge,
            before,
            events,
        };
        let before = M::view(judge, before);
        let clips = match pace {
            Pace::Still => Vec::new(),
            Pace::Travel(_) | Pace::Fade => M::clips(&step, &before, pace),
        };
        Animation {
            timeline: Timeline::new(clips, pace, now, M::moves),
            before,
            still: pace == Pace::Fade,
        }
    }

    /// The same from its end to its beginning, and faster: a step that is taken back. `before` is the position that it leads to.
    #[must_use]
    pub fn reverse(
        judge: &Judge<M::Game>,
        before: &<M::Game as Recorded>::Position,
        events: &[<M::Game as Recorded>::Event],
        pace: Pace,
        now: f64,
    ) -> Animation<M> {
        let events = events.iter().filter(|event| M::goes_back(event));
        let events: Vec<_> = events.cloned().collect();
        Animation::new(judge, before, &events, pace.times(1.6), now).reversed()
    }

    /// Turns `view`, which shows the true position, into what is to be seen now, and tells what goes on besides. Does nothing once
    /// the animation is over.
    pub fn show(&self, view: &mut M::View, now: f64) -> M::Frame {
        if self.is_idle(now) {
            return M::Frame::default();
        }
        M::show(self, view, now)
    }

    /// The sounds in order, and when they begin on the caller's clock.
    #[must_use]
    pub fn sound_cues(&self) -> Vec<(f64, M::Cue)> {
        M::sound_cues(self)
    }
}
